/** Drafts of the plan: what is wanted of days of people becomes changes of scheduled shifts. */
import type { Transaction } from '../../db/org.ts';
import type { Image } from '../../resource/image.ts';
import type { Change } from '../../resource/journal.ts';
import { addNew, deleteOld } from '../../resource/new-records.ts';
import { resourceOf } from '../../resource/registry.ts';
import { readImages, updateImages } from '../../resource/store.ts';
import { refuse } from '../../refuse.ts';

export type ShiftKind = 'SHIFT' | 'DAY_OFF' | 'AS_USUAL';
export type Cell = { readonly employeeId: string; readonly day: string; readonly kind: ShiftKind; readonly workScheduleId: string | null };

/** The plan of an organisation is changed by one after the other, so that a day never has two drafts. */
export const holdPlan = (tx: Transaction): Promise<unknown> => tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`shifts ${tx.orgCode}`]);

const keyOf = (one: Readonly<Record<string, unknown>>): string => `${String(one['employeeId'])} ${String(one['day'])}`;

type Held = { readonly draft?: Image; readonly published?: Image };

/** What there is of these days, locked. */
export const readHeld = async (tx: Transaction, cells: readonly Pick<Cell, 'employeeId' | 'day'>[]): Promise<ReadonlyMap<string, Held>> => {
  const rows = await tx.query<{ id: string }>(
    `select s.id::text as id from scheduled_shift s join unnest($2::bigint[], $3::date[]) x(employee_id, day) on s.employee_id = x.employee_id and s.day = x.day where s.org_code = $1`,
    [tx.orgCode, cells.map(({ employeeId }) => employeeId), cells.map(({ day }) => day)],
  );
  const held = new Map<string, Held>();
  for (const image of (await readImages(tx, resourceOf('ScheduledShift'), rows.map(({ id }) => id))).values()) held.set(keyOf(image), { ...held.get(keyOf(image)), [image['status'] === 'DRAFT' ? 'draft' : 'published']: image });
  return held;
};

export const heldOf = (held: ReadonlyMap<string, Held>, cell: Pick<Cell, 'employeeId' | 'day'>): Held => held.get(keyOf(cell)) ?? {};

const isSame = (image: Image | undefined, { kind, workScheduleId }: Pick<Cell, 'kind' | 'workScheduleId'>): boolean =>
  image !== undefined && image['kind'] === kind && String(image['workScheduleId'] ?? '') === (workScheduleId ?? '');

/** Writes records that are there already, as changes; refuses where somebody else was faster. */
export const rewrite = async (tx: Transaction, type: string, rows: readonly { readonly before: Image; readonly values: Readonly<Record<string, unknown>> }[], by: string): Promise<Change[]> => {
  if (rows.length === 0) return [];
  const after = await updateImages(tx, resourceOf(type), rows.map(({ before, values }) => ({ ...before, ...values })), by);
  if (after.length !== rows.length) throw refuse('CONFLICT');
  const had = new Map(rows.map(({ before }) => [before.id, before]));
  return after.map((image) => ({ entity: type, id: image.id, kind: 'UPDATE', before: had.get(image.id)!, after: image }));
};

/** Whether a draft says nothing that does not hold anyway. */
const isIdle = ({ published }: Held, cell: Cell): boolean => isSame(published, cell) || (cell.kind === 'AS_USUAL' && published === undefined);

/** Makes drafts of the cells. What is published stays; a draft that would change nothing goes. */
export const planCells = async (tx: Transaction, cells: readonly Cell[], by: string): Promise<readonly Change[]> => {
  await holdPlan(tx);
  const held = await readHeld(tx, cells);
  const facts = cells.map((cell) => ({ cell, ...heldOf(held, cell) }));
  const idle = facts.flatMap(({ cell, draft, ...rest }) => (draft !== undefined && isIdle(rest, cell) ? [draft] : []));
  const wanted = facts.filter(({ cell, draft, ...rest }) => !isIdle(rest, cell) && !isSame(draft, cell));
  return [
    ...(idle.length === 0 ? [] : await deleteOld(tx, 'ScheduledShift', idle)),
    ...(await rewrite(tx, 'ScheduledShift', wanted.flatMap(({ cell: { kind, workScheduleId }, draft }) => (draft === undefined ? [] : [{ before: draft, values: { kind, workScheduleId } }])), by)),
    ...(await addNew(tx, 'ScheduledShift', wanted.flatMap(({ cell, draft }) => (draft === undefined ? [{ ...cell, status: 'DRAFT' }] : [])), by)),
  ];
};

/** Publishes what cells say, whatever drafts there are. */
export const publishCells = async (tx: Transaction, cells: readonly Cell[], by: string): Promise<readonly Change[]> => {
  const held = await readHeld(tx, cells);
  const facts = cells.map((cell) => ({ cell, published: heldOf(held, cell).published }));
  return [
    ...(await rewrite(tx, 'ScheduledShift', facts.flatMap(({ cell, published }) => (published === undefined || isSame(published, cell) ? [] : [{ before: published, values: { kind: cell.kind, workScheduleId: cell.workScheduleId, note: null } }])), by)),
    ...(await addNew(tx, 'ScheduledShift', facts.flatMap(({ cell, published }) => (published === undefined ? [{ ...cell, status: 'PUBLISHED' }] : [])), by)),
  ];
};

/** Makes drafts hold. */
export const publishDrafts = async (tx: Transaction, drafts: readonly Image[], by: string): Promise<readonly Change[]> => {
  const held = await readHeld(tx, drafts.map((draft) => draft as unknown as Cell));
  const facts = drafts.map((draft) => ({ draft, published: heldOf(held, draft as unknown as Cell).published }));
  const [back, forward] = [facts.filter(({ draft }) => draft['kind'] === 'AS_USUAL'), facts.filter(({ draft }) => draft['kind'] !== 'AS_USUAL')];
  const gone = [...back.flatMap(({ draft, published }) => (published === undefined ? [draft] : [draft, published])), ...forward.flatMap(({ draft, published }) => (published === undefined ? [] : [draft]))];
  return [
    ...(gone.length === 0 ? [] : await deleteOld(tx, 'ScheduledShift', gone)),
    ...(await rewrite(tx, 'ScheduledShift', forward.map(({ draft, published }) => (published === undefined ? { before: draft, values: { status: 'PUBLISHED' } } : { before: published, values: { kind: draft['kind'], workScheduleId: draft['workScheduleId'], note: draft['note'] } })), by)),
  ];
};
