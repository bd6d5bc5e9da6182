import type { Grant } from '../access/authorise.ts';
import { viewAccount } from '../auth/accounts/change-account.ts';
import type { AccountSecurity } from '../auth/accounts/read-account-security.ts';
import type { Context } from '../context.ts';

/** Sessions and devices of an account, for who looks after accounts. */
export const accountSecurity = ({ userAccountId }: { readonly userAccountId: string }, context: Context, grant: Grant): Promise<AccountSecurity> =>
  viewAccount(context, grant, userAccountId);
