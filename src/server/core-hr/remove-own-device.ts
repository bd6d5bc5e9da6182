import { readAccountSecurity } from '../auth/accounts/read-account-security.ts';
import type { AccountSecurity } from '../auth/accounts/read-account-security.ts';
import { removeDeviceOf } from '../auth/accounts/remove-device.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { forgetSessions } from '../session.ts';
import { refuse } from '../refuse.ts';

/** Forgets one of the caller's devices, for example a lost phone. */
export const removeOwnDevice = async ({ deviceId }: { readonly deviceId: string }, { db, session }: Context): Promise<AccountSecurity> => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  const answer = await withOrg(db, session.orgCode, async (tx) => {
    await removeDeviceOf(tx, session.userId, deviceId);
    return readAccountSecurity(tx, session.userId, session.id);
  });
  forgetSessions();
  return answer;
};
