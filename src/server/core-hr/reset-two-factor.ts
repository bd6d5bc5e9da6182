import type { Grant } from '../access/authorise.ts';
import { changeAccount } from '../auth/accounts/change-account.ts';
import type { AccountSecurity } from '../auth/accounts/read-account-security.ts';
import { removeTwoFactor } from '../auth/two-factor/store.ts';
import type { Context } from '../context.ts';
import { notify } from '../notifications/notify.ts';

/** For a person who lost app and recovery codes; the person is told. */
export const resetTwoFactor = ({ userAccountId }: { readonly userAccountId: string }, context: Context, grant: Grant): Promise<AccountSecurity> =>
  changeAccount(context, grant, userAccountId, async (tx, userId) => {
    if (await removeTwoFactor(tx, userId)) await notify(tx, { to: [userId], kind: 'twoFactorReset', words: { by: grant.session.name }, path: '/account/security' });
  });
