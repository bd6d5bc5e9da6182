import { yearsDays } from '../../domain/leave/leave-policy.ts';
import type { Closed } from '../../domain/leave/leave-policy.ts';
import { allocate } from '../db/ids.ts';
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import type { Image } from '../resource/image.ts';
import { recordRows } from '../resource/journal.ts';
import type { Change } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { insertImages, readImages, updateImages } from '../resource/store.ts';
import { closingBalances } from './closing-balances.ts';
import type { Closure, ClosingBalance } from './closing-balances.ts';

const days = (hundredths: number): string => String(hundredths / 100);
const plus = (image: Image, key: string, hundredths: number): string => days(Math.round(Number(image[key] ?? 0) * 100) + hundredths);

const written = (before: ReadonlyMap<string, Image>, after: readonly Image[], expected: number): Change[] => {
  if (after.length < expected) throw refuse('CONFLICT');
  return after.map((image) => ({ entity: 'LeaveBalance', id: image.id, kind: before.has(image.id) ? 'UPDATE' : 'ADD', before: before.get(image.id) ?? null, after: image }));
};

/** By employee and leave type, the balances of a year that are there already. */
const balancesOf = async (tx: Transaction, rows: readonly ClosingBalance[], year: number): Promise<ReadonlyMap<string, Image>> => {
  const found = await tx.query<{ id: string }>(
    `select b.id::text from leave_balance b join unnest($3::bigint[], $4::bigint[]) as x(employee_id, leave_type_id) on b.employee_id = x.employee_id and b.leave_type_id = x.leave_type_id where b.org_code = $1 and b.year = $2`,
    [tx.orgCode, year, rows.map(({ employeeId }) => employeeId), rows.map(({ leaveTypeId }) => leaveTypeId)],
  );
  const images = await readImages(tx, resourceOf('LeaveBalance'), found.map(({ id }) => id));
  return new Map([...images.values()].map((image) => [`${String(image['employeeId'])} ${String(image['leaveTypeId'])}`, image]));
};

/** Balances that are not there yet, with the days that the policy grants for their year. */
const madeBalances = async (tx: Transaction, rows: readonly ClosingBalance[], year: number, closed: (row: ClosingBalance) => Closed): Promise<Image[]> => {
  const first = rows.length === 0 ? 0 : await allocate(tx, resourceOf('LeaveBalance').table, rows.length);
  return rows.map((row, at) => {
    const { carried, encashed, lapsed } = closed(row);
    return {
      id: String(first + at), version: 1, employeeId: row.employeeId, leaveTypeId: row.leaveTypeId, year, note: `${row.leave} ${year}`,
      entitledDays: days(yearsDays(row, year, row.joined)), carriedForwardDays: days(carried), encashedDays: days(encashed), unpaidDays: days(encashed), lapsedDays: days(lapsed), custom: {},
    };
  });
};

/** What is paid and lapses stands on the balance of the year; where the policy alone granted it, one is made that says so. */
const closeYear = async (tx: Transaction, rows: readonly ClosingBalance[], year: number, by: string): Promise<Change[]> => {
  const resource = resourceOf('LeaveBalance');
  const moved = rows.flatMap(({ id, encashed, lapsed }) => (id !== null && (encashed !== 0 || lapsed !== 0) ? [{ id, encashed, lapsed }] : []));
  const before = await readImages(tx, resource, moved.map(({ id }) => id));
  const updated = moved.map(({ id, encashed, lapsed }) => ({ ...before.get(id)!, encashedDays: plus(before.get(id)!, 'encashedDays', encashed), unpaidDays: plus(before.get(id)!, 'unpaidDays', encashed), lapsedDays: plus(before.get(id)!, 'lapsedDays', lapsed) }));
  const added = await madeBalances(tx, rows.filter(({ id }) => id === null), year, (row) => ({ carried: 0, encashed: row.encashed, lapsed: row.lapsed }));
  const after = [...(updated.length > 0 ? await updateImages(tx, resource, updated, by) : []), ...(added.length > 0 ? await insertImages(tx, resource, added, by) : [])];
  return written(before, after, moved.length + added.length);
};

/** The next year gets its credit by the policy, and what is carried over. A balance that is there keeps its credit. */
const openNextYear = async (tx: Transaction, rows: readonly ClosingBalance[], year: number, by: string): Promise<Change[]> => {
  const resource = resourceOf('LeaveBalance');
  const there = await balancesOf(tx, rows, year);
  const keyOf = ({ employeeId, leaveTypeId }: ClosingBalance): string => `${employeeId} ${leaveTypeId}`;
  const updated = rows.flatMap((row) => {
    const image = there.get(keyOf(row));
    return image && row.carried !== 0 ? [{ ...image, carriedForwardDays: plus(image, 'carriedForwardDays', row.carried) }] : [];
  });
  const missing = rows.filter((row) => !there.has(keyOf(row)));
  const added = await madeBalances(tx, missing, year, (row) => ({ carried: row.carried, encashed: 0, lapsed: 0 }));
  const before = new Map([...there.values()].map((image) => [image.id, image]));
  const after = [...(updated.length > 0 ? await updateImages(tx, resource, updated, by) : []), ...(added.length > 0 ? await insertImages(tx, resource, added, by) : [])];
  return written(before, after, updated.length + added.length);
};

/** By employee and leave type, the hundredths of days that the closure reckoned as taken; those of which none are, are left out. */
export type Reckoned = ReadonlyMap<string, number>;
export const reckonedKey = ({ employeeId, leaveTypeId }: Pick<ClosingBalance, 'employeeId' | 'leaveTypeId'>): string => `${employeeId} ${leaveTypeId}`;

/** Closes every balance of the closure and opens those of the next year; writes their journal rows. Answers how many balances were closed, how many rows changed, and by which days that were taken. */
export const closeBalances = async (tx: Transaction, closure: Closure, changeSet: string, by: string, advance: (done: number) => Promise<void>): Promise<{ readonly balances: number; readonly changes: number; readonly reckoned: Reckoned }> => {
  const reckoned = new Map<string, number>();
  let [balances, changes, progress] = [0, 0, 0];
  let journalling: Promise<void> = Promise.resolve();
  try {
    for await (const { looked, rows } of closingBalances(tx, closure)) {
      const done = [...(await closeYear(tx, rows, closure.year, by)), ...(await openNextYear(tx, rows, closure.year + 1, by))];
      await journalling;
      // These are encrypted while the next ones are read and written.
      journalling = recordRows(tx, changeSet, done);
      journalling.catch(() => undefined);
      for (const row of rows) if (row.taken !== 0) reckoned.set(reckonedKey(row), row.taken);
      balances += rows.length;
      changes += done.length;
      await advance((progress += looked));
    }
  } finally {
    // Nothing may be asked of a transaction that has ended.
    await journalling.catch(() => undefined);
  }
  await journalling;
  return { balances, changes, reckoned };
};
