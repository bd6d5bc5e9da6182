/** What refers to records that are about to go is made to refer to another one, by the rights and rules of every change. */
import { lookupReach } from '../access/lookup-reach.ts';
import { fieldReach } from '../access/fields.ts';
import { rowScope } from '../access/row-scope.ts';
import { screenReach } from '../access/screen-reach.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Transaction } from '../db/org.ts';
import { sayCounted } from '../messages.ts';
import { refuse } from '../refuse.ts';
import type { Caller } from './caller.ts';
import { takenValues, treeLoop } from './check-database.ts';
import { hooksOf, type Values } from './hooks.ts';
import type { Image } from './image.ts';
import type { Change } from './journal.ts';
import { isPlaceOf, pointedAt, referringPlaces, referringSql, type ReferringPlace } from './referring-places.ts';
import { rowsWithin } from './sight.ts';
import { readImages, updateImages } from './store.ts';
import { bindings, quote } from './sql.ts';

/** One delete moves at most as many records as one list answers. */
const MOST = 25_000;

type Move = { readonly resource: Resource; readonly ids: readonly string[]; readonly target: string };

/** The record that takes their place is there, is not one of them, and may be picked by the person. */
const checkTarget = async (tx: Transaction, { resource, ids, target }: Move, { session }: Caller): Promise<void> => {
  const reach = lookupReach(session, resource);
  if (!/^\d{1,18}$/.test(target) || ids.includes(target) || reach === null) throw refuse('NOT_FOUND');
  const to = bindings(tx.orgCode);
  const rows = await tx.query(`select from ${quote(resource.table)} t where t.org_code = $1 and t.id = ${to.bind(target)}::bigint and ${rowScope(resource, reach, session, 't', to.bind)} for key share of t`, to.values);
  if (rows.length === 0) throw refuse('NOT_FOUND');
};

const idsReferring = async (tx: Transaction, from: Resource, places: readonly ReferringPlace[], { resource, ids }: Move): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(`select r.id::text as id from (${referringSql(resource, from, places)}) r order by r.id limit ${MOST + 1}`, [tx.orgCode, ids]);
  if (rows.length > MOST) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST } });
  return rows.map(({ id }) => id);
};

const areWithin = async (tx: Transaction, from: Resource, ids: readonly string[], { reach, session }: Pick<Caller, 'reach' | 'session'>): Promise<boolean> => {
  const to = bindings(tx.orgCode);
  const reached = await tx.query(`select from ${quote(from.table)} t where t.org_code = $1 and t.id = any(${to.bind(ids)}::bigint[]) and ${rowsWithin(from, reach, session, 't', to)}`, to.values);
  return reached.length === ids.length;
};

/** The caller as whoever changes the records that refer; refuses where the person may not change each of them. */
const mover = async (tx: Transaction, from: Resource, places: readonly ReferringPlace[], ids: readonly string[], caller: Caller): Promise<Caller> => {
  const { session } = caller;
  const words = { by: sayCounted(session.language, from.name, ids.length) };
  if (places.some(({ field, part }) => field.fixed === true || part?.fixed === true || field.key === from.person)) throw refuse('MOVE_STAYS', { words });
  const reach = screenReach(session, from, 'UPDATE');
  const closed = places.some(({ field, part }) => [field, ...(part ? [part] : [])].some((one) => fieldReach(session, one, 'UPDATE')?.scope !== 'ALL'));
  if (reach === null || closed || !(await areWithin(tx, from, ids, { reach, session }))) throw refuse('MOVE_NOT_ALLOWED', { words });
  return { ...caller, reach, isMove: true };
};

/** The fields of a record that change, as they will be. */
const moved = (image: Image, places: readonly ReferringPlace[], { ids, target }: Move): Values =>
  Object.fromEntries(
    places
      .filter((place) => isPlaceOf(image, place, ids))
      .map(({ field, part }) => [field.key, part === undefined ? target : pointedAt((image[field.key] ?? []) as readonly Values[], part.key, ids, target)]),
  );

const checkRules = async (tx: Transaction, from: Resource, image: Image, values: Values): Promise<void> => {
  const whole = { ...image, ...values };
  const title = String(image[from.title] ?? image.id);
  if (from.parent !== undefined && Object.hasOwn(values, from.parent) && (await treeLoop(tx, from, whole, image.id)).length > 0) throw refuse('TREE_LOOP');
  const isUnique = from.unique.some((set) => set.some((key) => Object.hasOwn(values, key)));
  if (isUnique && (await takenValues(tx, from, whole, image.id)).length > 0) throw refuse('MOVE_TAKEN', { words: { title } });
};

const moveOf = async (tx: Transaction, from: Resource, places: readonly ReferringPlace[], move: Move, caller: Caller): Promise<Change[]> => {
  const ids = await idsReferring(tx, from, places, move);
  if (ids.length === 0) return [];
  const as = await mover(tx, from, places, ids, caller);
  const hooks = await hooksOf(from);
  const before = await readImages(tx, from, ids);
  const next: Image[] = [];
  for (const image of before.values()) {
    const values = moved(image, places, move);
    await checkRules(tx, from, image, values);
    await hooks.beforeSave?.(tx, as, values, image);
    next.push({ ...image, ...values });
  }
  const after = await updateImages(tx, from, next, caller.session.name);
  if (after.length !== next.length) throw refuse('CONFLICT');
  if (!(await areWithin(tx, from, ids, as))) throw refuse('MOVE_NOT_ALLOWED', { words: { by: sayCounted(caller.session.language, from.name, ids.length) } });
  for (const image of after) await hooks.afterSave?.(tx, as, image, before.get(image.id)!);
  return after.map((image) => ({ entity: from.type, id: image.id, kind: 'UPDATE' as const, before: before.get(image.id)!, after: image }));
};

/**
 * Every reference to the records, from any entity and its child rows, becomes one to the target, and the changes are the
 * caller's to record. Refuses whole where one of them may not be changed, belongs to the record (a passport to its
 * holder), or would then be there twice or stand below itself.
 */
export const moveReferences = async (tx: Transaction, move: Move, caller: Caller): Promise<Change[]> => {
  await checkTarget(tx, move, caller);
  const changes: Change[] = [];
  for (const [from, places] of referringPlaces(move.resource.type)) changes.push(...(await moveOf(tx, from, places, move, caller)));
  return changes;
};
