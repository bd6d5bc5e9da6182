import { deviceName } from '../../../domain/deviceName.ts';
import type { Transaction } from '../../db/org.ts';
import { readSignInPolicy } from '../sign-in-policy.ts';

type SessionRow = { readonly id: string; readonly userAgent: string | null; readonly address: string | null; readonly startedAt: Date; readonly lastUsedAt: Date; readonly way: string; readonly isLocked: boolean };
type DeviceRow = { readonly id: string; readonly userAgent: string | null; readonly address: string | null; readonly firstUsedAt: Date; readonly lastUsedAt: Date; readonly isWaiting: boolean };

const SESSIONS = `
  select s.id, s.user_agent as "userAgent", coalesce(s.last_address, s.address) as address, s.created_at as "startedAt", s.last_used_at as "lastUsedAt", s.way,
    s.locked_at is not null or coalesce(p.lock_after_minutes > 0 and s.last_used_at < now() - make_interval(mins => p.lock_after_minutes), false) as "isLocked"
  from session s left join sign_in_policy p on p.org_code = s.org_code
  where s.org_code = $1 and s.user_account_id = $2 and s.ended_at is null and s.expires_at > now()
    and exists (select from refresh_token t where t.org_code = $1 and t.session_id = s.id and t.used_at is null and t.expires_at > now())
  order by s.last_used_at desc, s.id limit 200`;

const DEVICES = `
  select id, user_agent as "userAgent", address, created_at as "firstUsedAt", last_used_at as "lastUsedAt", status = 'WAITING' as "isWaiting"
  from device where org_code = $1 and user_account_id = $2 order by last_used_at desc, id limit 200`;

/** Where an account is signed in and may be used from; `currentId` marks the session that asks. */
export const readAccountSecurity = async (tx: Transaction, userId: string, currentId: string) => {
  const sessions = await tx.query<SessionRow>(SESSIONS, [tx.orgCode, userId]);
  const devices = await tx.query<DeviceRow>(DEVICES, [tx.orgCode, userId]);
  const factors = await tx.query('select 1 from two_factor where org_code = $1 and user_account_id = $2 and confirmed_at is not null', [tx.orgCode, userId]);
  const { deviceLocking } = await readSignInPolicy(tx);
  return {
    errorCode: '',
    message: '',
    sessions: sessions.map(({ userAgent, ...session }) => ({ ...session, ...deviceName(userAgent), isCurrent: session.id === currentId })),
    devices: devices.map(({ userAgent, ...device }) => ({ ...device, ...deviceName(userAgent) })),
    hasTwoFactor: factors.length > 0,
    deviceLocking,
  };
};

export type AccountSecurity = Awaited<ReturnType<typeof readAccountSecurity>>;
