import type { Grant } from '../access/authorise.ts';
import { changeAccount } from '../auth/accounts/change-account.ts';
import type { AccountSecurity } from '../auth/accounts/read-account-security.ts';
import type { Context } from '../context.ts';

/** The administrator's lock (decision 24): every session of the account is frozen until the person signs in again. */
export const lockAccountSessions = ({ userAccountId }: { readonly userAccountId: string }, context: Context, grant: Grant): Promise<AccountSecurity> =>
  changeAccount(context, grant, userAccountId, async (tx, userId) => {
    await tx.query('update session set locked_at = now() where org_code = $1 and user_account_id = $2 and ended_at is null and locked_at is null', [tx.orgCode, userId]);
  });
