import type { Transaction } from '../../db/org.ts';
import type { KeySettings } from '../../secrets/root-key.ts';
import { seal, unseal } from '../../secrets/seal.ts';
import { voidTickets } from '../sign-in-ticket.ts';
import { stepOfCode } from './totp.ts';

export type TwoFactorState = { readonly since: Date | null; readonly recoveryCodes: number };

const placeOf = (tx: Transaction, userId: string): string => `${tx.orgCode} two-factor ${userId}`;

/** Since when the second step is on, null while it is off, and how many recovery codes are left. */
export const readTwoFactor = async (tx: Transaction, userId: string): Promise<TwoFactorState> => {
  const [state] = await tx.query<TwoFactorState>(
    `select f.confirmed_at as since, (select count(*)::int from recovery_code r where r.org_code = $1 and r.user_account_id = $2 and r.used_at is null) as "recoveryCodes"
     from two_factor f where f.org_code = $1 and f.user_account_id = $2`,
    [tx.orgCode, userId],
  );
  return state ?? { since: null, recoveryCodes: 0 };
};

/** Notes the key of an app that is being set up; false when one is in use already. */
export const startTwoFactor = async (tx: Transaction, settings: KeySettings, userId: string, secret: string): Promise<boolean> => {
  const rows = await tx.query(
    `insert into two_factor as f (org_code, user_account_id, secret_sealed) values ($1, $2, $3)
     on conflict (org_code, user_account_id) do update set secret_sealed = excluded.secret_sealed, created_at = now(), last_step = 0
     where f.confirmed_at is null returning 1`,
    [tx.orgCode, userId, seal(settings, placeOf(tx, userId), secret)],
  );
  return rows.length > 0;
};

const READ = 'select secret_sealed as sealed from two_factor where org_code = $1 and user_account_id = $2 and (confirmed_at is not null) = $3';

/** One statement checks and uses a step: the same code, or an earlier one, is never taken again. */
const USE = `
  update two_factor set last_step = $3, confirmed_at = coalesce(confirmed_at, now())
  where org_code = $1 and user_account_id = $2 and last_step < $3 and (confirmed_at is not null) = $4 returning 1`;

const useCode = async (tx: Transaction, settings: KeySettings, userId: string, code: string, isOn: boolean): Promise<boolean> => {
  const [row] = await tx.query<{ sealed: string }>(READ, [tx.orgCode, userId, isOn]);
  const secret = row === undefined ? null : unseal(settings, placeOf(tx, userId), row.sealed);
  const step = secret === null ? null : stepOfCode(secret, code, Date.now());
  return step !== null && (await tx.query(USE, [tx.orgCode, userId, step, isOn])).length > 0;
};

/** The first code of an app that is being set up: it turns the second step on. */
export const confirmTwoFactor = (tx: Transaction, settings: KeySettings, userId: string, code: string): Promise<boolean> => useCode(tx, settings, userId, code, false);

/** A code of the app, at a sign-in. */
export const useTotpCode = (tx: Transaction, settings: KeySettings, userId: string, code: string): Promise<boolean> => useCode(tx, settings, userId, code, true);

/** Takes app and recovery codes off an account; false when there was none. */
export const removeTwoFactor = async (tx: Transaction, userId: string): Promise<boolean> => {
  await tx.query('delete from recovery_code where org_code = $1 and user_account_id = $2', [tx.orgCode, userId]);
  const gone = await tx.query('delete from two_factor where org_code = $1 and user_account_id = $2 returning 1', [tx.orgCode, userId]);
  await voidTickets(tx, userId);
  return gone.length > 0;
};
