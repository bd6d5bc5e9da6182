import { readTerms } from '../activity/monitoring-terms.ts';
import { activeMembers, OWN_ACTIVITY } from '../activity/tell-members.ts';
import type { Transaction } from '../db/org.ts';
import { notify } from '../notifications/notify.ts';
import type { Caller } from '../resource/caller.ts';
import type { Image } from '../resource/image.ts';

type Kinds = { readonly on: string; readonly off: string; /** What is recorded besides by a switch of its own, and what is told when it is. */ readonly more?: readonly [key: string, kind: string] };

/** Members hear when something that records them is switched on or off, or records more; `isOn` of the settings says which. Nothing while monitoring is off, as nothing is recorded then. */
export const tellSwitched = async (tx: Transaction, { session }: Pick<Caller, 'session'>, after: Image, before: Image | null, { on, off, more }: Kinds): Promise<void> => {
  const [was, is] = [before?.['isOn'] === true, after['isOn'] === true];
  const isMore = was && is && more !== undefined && after[more[0]] === true && before?.[more[0]] !== true;
  if ((was === is && !isMore) || (await readTerms(tx))?.isOn !== true) return;
  const accounts = await tx.query<{ id: string }>(`select u.id::text as id from user_account u where u.org_code = $1 and u.employee_id = any($2::bigint[]) and u.status = 'ACTIVE' and u.id <> $3::bigint`, [tx.orgCode, await activeMembers(tx), session.userId]);
  await notify(tx, { to: accounts.map(({ id }) => id), kind: isMore ? more[1] : is ? on : off, words: { by: session.name }, path: OWN_ACTIVITY });
};
