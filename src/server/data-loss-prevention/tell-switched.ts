import { activeMembers, OWN_ACTIVITY } from '../activity/tell-members.ts';
import type { Transaction } from '../db/org.ts';
import { notify } from '../notifications/notify.ts';
import type { Caller } from '../resource/caller.ts';
import type { Image } from '../resource/image.ts';

/** Members hear when something that records them is switched on or off; `isOn` of the settings says which. */
export const tellSwitched = async (tx: Transaction, { session }: Pick<Caller, 'session'>, after: Image, before: Image | null, kinds: { readonly on: string; readonly off: string }): Promise<void> => {
  const [was, is] = [before?.['isOn'] === true, after['isOn'] === true];
  if (was === is) return;
  const accounts = await tx.query<{ id: string }>(`select u.id::text as id from user_account u where u.org_code = $1 and u.employee_id = any($2::bigint[]) and u.status = 'ACTIVE' and u.id <> $3::bigint`, [tx.orgCode, await activeMembers(tx), session.userId]);
  await notify(tx, { to: accounts.map(({ id }) => id), kind: is ? kinds.on : kinds.off, words: { by: session.name }, path: OWN_ACTIVITY });
};
