import { requestKinds, type RequestKind } from '../../domain/approvals/kinds.ts';
import { chainOf } from '../../domain/approvals/chain.ts';
import type { Transaction } from '../db/org.ts';
import { notify } from '../notifications/notify.ts';
import type { Caller } from '../resource/caller.ts';
import type { Image } from '../resource/image.ts';
import { resourceOf } from '../resource/registry.ts';
import { standingOf } from './standing.ts';

/** The bell of those whose turn it is: when a request comes to their step, and not again while it stays there. `day` names the field by which people know the request. */
export const tellApprovers = async (tx: Transaction, { session }: Caller, kind: RequestKind, day: string, after: Image, before: Image | null): Promise<void> => {
  const chain = after['status'] === 'PENDING' ? chainOf(after['approval']) : null;
  if (chain === null) return;
  const employeeId = String(after['employeeId']);
  const now = await standingOf(tx, employeeId, chain);
  const was = before?.['status'] === 'PENDING' ? chainOf(before['approval']) : null;
  if (now === null || (was !== null && (await standingOf(tx, employeeId, was))?.at === now.at)) return;
  const { name } = resourceOf(requestKinds[kind].type);
  const [asker] = await tx.query<{ name: string }>('select name from employee where org_code = $1 and id = $2::bigint', [tx.orgCode, employeeId]);
  const to = now.people.flatMap(({ userId }) => (userId === session.userId ? [] : [userId]));
  await notify(tx, { to, kind: 'requestWaits', words: { by: asker?.name ?? session.name, person: employeeId }, named: { entity: name }, days: { day: String(after[day]) }, path: `/approvals/approval-management?${name}=${after.id}` });
};
