import type { Grant } from '../access/authorise.ts';
import { changeAccount } from '../auth/accounts/change-account.ts';
import type { AccountSecurity } from '../auth/accounts/read-account-security.ts';
import type { Context } from '../context.ts';
import { refuse } from '../refuse.ts';

type Arguments = { readonly userAccountId: string; readonly deviceId: string };

/** Lets an account be used from a device that waits. */
export const registerDevice = ({ userAccountId, deviceId }: Arguments, context: Context, grant: Grant): Promise<AccountSecurity> =>
  changeAccount(context, grant, userAccountId, async (tx, userId) => {
    const done = await tx.query(`update device set status = 'REGISTERED' where org_code = $1 and user_account_id = $2 and id = $3 returning id`, [tx.orgCode, userId, deviceId]);
    if (done.length === 0) throw refuse('NOT_FOUND');
  });
