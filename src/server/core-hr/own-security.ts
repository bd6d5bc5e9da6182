import { readAccountSecurity } from '../auth/accounts/read-account-security.ts';
import type { AccountSecurity } from '../auth/accounts/read-account-security.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';

/** Where the caller is signed in, and the devices of the own account. */
export const ownSecurity = async (_args: object, { db, session }: Context): Promise<AccountSecurity> => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  return withOrg(db, session.orgCode, (tx) => readAccountSecurity(tx, session.userId, session.id));
};
