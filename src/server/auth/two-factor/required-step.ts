import { isAdmin } from '../../access/flags.ts';
import { mergeRights } from '../../access/merge-rights.ts';
import type { RoleRightRow } from '../../access/merge-rights.ts';
import type { Transaction } from '../../db/org.ts';
import type { Way } from '../lifetimes.ts';
import type { SignInPolicy } from '../sign-in-policy.ts';
import type { Step } from '../sign-in-ticket.ts';
import { readTwoFactor } from './store.ts';

const RIGHTS = `
  select g.form, g."view", g."add", g."update", g."delete", g.optional_choice as "optionalChoice", g.scope
  from user_role m join role_right g on g.org_code = m.org_code and g.role_id = m.role_id
  where m.org_code = $1 and m.user_account_id = $2`;

/** Whether the organisation requires the second step of the account. */
export const isTwoFactorRequired = async (tx: Transaction, { twoFactor }: SignInPolicy, userId: string): Promise<boolean> => {
  if (twoFactor !== 'ADMINISTRATORS') return twoFactor === 'EVERYONE';
  return isAdmin(mergeRights(await tx.query<RoleRightRow>(RIGHTS, [tx.orgCode, userId])));
};

/**
 * What is due after the first proof of who it is; null lets in. Whoever has an app is asked for its code however they
 * came; only who came by password has to set one up, because an identity provider asks for its own.
 */
export const requiredStep = async (tx: Transaction, policy: SignInPolicy, userId: string, way: Way): Promise<Step | null> => {
  if (way === 'PARTNER') return null;
  if ((await readTwoFactor(tx, userId)).since !== null) return 'CODE';
  return way === 'PASSWORD' && (await isTwoFactorRequired(tx, policy, userId)) ? 'ENROL' : null;
};
