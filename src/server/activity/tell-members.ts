/** Whoever is concerned by monitoring hears of each step. */
import type { Transaction } from '../db/org.ts';
import { notify } from '../notifications/notify.ts';

/** Where people find what is recorded of them. */
export const OWN_ACTIVITY = '/employee-self-service/my-activity';

type Step = { readonly kind: 'monitoringBegins' | 'monitoringEnds' | 'outsideShiftBegins' | 'computerConnected' | 'computerRevoked' | 'keyLoggingBegins' | 'keyLoggingEnds' | 'screenshotsBegin' | 'screenshotsEnd'; readonly words?: Readonly<Record<string, string>>; readonly days?: Readonly<Record<string, string>> };

/** Tells the accounts of the employees, without that of who acts. */
export const tellMembers = async (tx: Transaction, employeeIds: readonly string[], actor: string, { kind, words = {}, days = {} }: Step): Promise<void> => {
  const accounts = await tx.query<{ id: string }>(`select u.id::text as id from user_account u where u.org_code = $1 and u.employee_id = any($2::bigint[]) and u.status = 'ACTIVE' and u.id <> $3::bigint`, [tx.orgCode, employeeIds, actor]);
  await notify(tx, { to: accounts.map(({ id }) => id), kind, words, days, path: OWN_ACTIVITY });
};

/** The employees of whom something is recorded while monitoring is on. */
export const activeMembers = async (tx: Transaction): Promise<string[]> => (await tx.query<{ id: string }>(`select employee_id::text as id from monitored_member where org_code = $1 and status = 'ACTIVE'`, [tx.orgCode])).map(({ id }) => id);
