import type { Grant } from '../access/authorise.ts';
import { changeAccount } from '../auth/accounts/change-account.ts';
import type { AccountSecurity } from '../auth/accounts/read-account-security.ts';
import { removeDeviceOf } from '../auth/accounts/remove-device.ts';
import type { Context } from '../context.ts';

type Arguments = { readonly userAccountId: string; readonly deviceId: string };

/** Forgets a device of an account and ends its sessions. */
export const removeDevice = ({ userAccountId, deviceId }: Arguments, context: Context, grant: Grant): Promise<AccountSecurity> =>
  changeAccount(context, grant, userAccountId, (tx, userId) => removeDeviceOf(tx, userId, deviceId));
