/** Clawbacks follow exits and paid earnings, in the change-set that wrote those. */
import { allocate } from '../db/ids.ts';
import type { Transaction } from '../db/org.ts';
import { dropNotices } from '../notifications/drop-notices.ts';
import { holdRequests } from '../people/hold-requests.ts';
import type { Written } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import type { Change } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { deleteImages, insertImages, readImages, updateImages } from '../resource/store.ts';
import { dueClawbacks, followingClawbacks } from './due-clawbacks.ts';
import type { Due } from './due-clawbacks.ts';
import { proposedClawback } from './propose.ts';
import { tellOfProposals } from './tell-of-proposals.ts';

const keyOf = ({ earningId, exitId }: { readonly earningId: unknown; readonly exitId: unknown }): string => `${String(earningId)} ${String(exitId)}`;

/** With the bells that would lead to them. */
const remove = async (tx: Transaction, images: readonly Image[]): Promise<Change[]> => {
  await deleteImages(tx, resourceOf('Clawback'), images.map(({ id }) => id));
  await dropNotices(tx, images.map(({ id }) => ({ entity: 'Clawback', id })));
  return images.map((image) => change('DELETE', image, null));
};

const change = (kind: Change['kind'], before: Image | null, after: Image | null): Change => ({ entity: 'Clawback', id: (after ?? before)!.id, kind, before, after });

/** What nobody decided yet goes; what somebody decided stays, and says that it is asked for no more. */
const withdraw = async (tx: Transaction, by: string, images: readonly Image[]): Promise<Change[]> => {
  const resource = resourceOf('Clawback');
  const open = images.filter((image) => image['status'] === 'PROPOSED');
  const decided = images.filter((image) => image['status'] === 'CONFIRMED' || image['status'] === 'WAIVED');
  const removed = await remove(tx, open);
  const updated = await updateImages(tx, resource, decided.map((image) => ({ ...image, status: 'WITHDRAWN' })), by);
  return [...removed, ...updated.map((image) => change('UPDATE', decided.find(({ id }) => id === image.id)!, image))];
};

/** What was decided on other figures waits for a decision again. */
const proposeAgain = async (tx: Transaction, by: string, before: Image, due: Due): Promise<Change[]> => {
  const [after] = await updateImages(tx, resourceOf('Clawback'), [{ ...before, ...(await proposedClawback(tx, due)) }], by);
  if (after === undefined) return [];
  await tellOfProposals(tx, [after]);
  return [change('UPDATE', before, after)];
};

const add = async (tx: Transaction, by: string, dues: readonly Due[]): Promise<Change[]> => {
  if (dues.length === 0) return [];
  const resource = resourceOf('Clawback');
  const first = await allocate(tx, resource.table, dues.length);
  const images: Image[] = [];
  for (const [at, due] of dues.entries()) images.push({ custom: {}, ...(await proposedClawback(tx, due)), id: String(first + at), version: 1 });
  const added = await insertImages(tx, resource, images, by);
  await tellOfProposals(tx, added);
  return added.map((image) => change('ADD', null, image));
};

/** An exit that is approved while something is paid sees the payment, or is seen by it. In one order, so that two of them never wait for each other. */
const hold = async (tx: Transaction, employees: readonly string[]): Promise<void> => {
  for (const id of [...new Set(employees)].sort()) await holdRequests(tx, id);
};

const settle = async (tx: Transaction, by: string, exits: readonly string[], employees: readonly string[]): Promise<readonly Change[]> => {
  await hold(tx, employees);
  const dues = new Map((await dueClawbacks(tx, employees)).map((due) => [keyOf(due), due]));
  const held = [...(await readImages(tx, resourceOf('Clawback'), await followingClawbacks(tx, exits, employees))).values()];
  const [gone, changes, kept] = [[] as Image[], [] as Change[], new Set<string>()];
  for (const image of held) {
    const key = keyOf(image as unknown as Due);
    const due = dues.get(key);
    const isSame = due !== undefined && due.lastWorkingDay === image['lastWorkingDay'] && image['status'] !== 'WITHDRAWN';
    if (isSame || !exits.includes(String(image['exitId']))) kept.add(key);
    // A proposal that nobody decided is made anew: whoever changed the exit may take the change back.
    else if (due === undefined || image['status'] === 'PROPOSED') gone.push(image);
    else {
      kept.add(key);
      changes.push(...(await proposeAgain(tx, by, image, due)));
    }
  }
  changes.push(...(await withdraw(tx, by, gone)));
  return [...changes, ...(await add(tx, by, [...dues].flatMap(([key, due]) => (kept.has(key) ? [] : [due]))))];
};

/** Of employees to whom something was paid: who leaves within its commitment period is asked for it. */
export const settleClawbacks = async (tx: Transaction, by: string, employees: readonly string[]): Promise<readonly Change[]> => (employees.length === 0 ? [] : settle(tx, by, [], employees));

const FOLLOWED = ['status', 'lastWorkingDay', 'employeeId'] as const;

/** Of exits that were written: approved, changed, or withdrawn. */
export const followExits = async (tx: Transaction, by: string, written: readonly Written[]): Promise<readonly Change[]> => {
  const moved = written.filter(({ before, after }) => (before?.['status'] === 'APPROVED' || after['status'] === 'APPROVED') && FOLLOWED.some((key) => before?.[key] !== after[key]));
  return moved.length === 0 ? [] : settle(tx, by, moved.map(({ after }) => after.id), [...new Set(moved.map(({ after }) => String(after['employeeId'])))]);
};

/** Proposals mean nothing without their exit. One that was decided keeps its exit from being deleted: it is withdrawn by cancelling the exit. */
export const deleteWithExits = async (tx: Transaction, exits: readonly string[]): Promise<readonly Change[]> => {
  const resource = resourceOf('Clawback');
  const found = await tx.query<{ id: string }>(`select id::text as id from clawback where org_code = $1 and exit_id = any($2::bigint[]) and status = 'PROPOSED'`, [tx.orgCode, exits]);
  return remove(tx, [...(await readImages(tx, resource, found.map(({ id }) => id))).values()]);
};
