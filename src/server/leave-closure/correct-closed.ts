/** Leave that is cancelled, entered or changed within a year that was closed: what was carried over, paid or lapsed follows, in the change-set of the request. */
import { recloseBalance } from '../../domain/leave/closed-year.ts';
import { yearsDays } from '../../domain/leave/leave-policy.ts';
import type { Closing } from '../../domain/leave/leave-policy.ts';
import { configurationSql } from '../coverage/configuration-for.ts';
import { allocate } from '../db/ids.ts';
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import type { Written } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import type { Change } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { insertImages, readImages, updateImages } from '../resource/store.ts';
import { yearClosedSql } from './year-closed-sql.ts';

export type Key = { readonly employeeId: string; readonly leaveTypeId: string; readonly year: number };
type Facts = Closing & {
  readonly leave: string;
  readonly joined: string;
  readonly isClosed: boolean;
  /** Whether the closure took in this leave of the employee, or would have, had anything been left: not of who had left by then, nor leave without a policy. Whatever it closed has a balance of the next year. */
  readonly isCovered: boolean;
  readonly balanceId: string | null;
  /** Of requests that were approved, in hundredths. */
  readonly taken: number;
  readonly daysPerYear: number;
  readonly prorated: boolean;
};

const hundredthsOf = (days: unknown): number => Math.round(Number(days ?? 0) * 100);
const daysOf = (hundredths: number): string => String(hundredths / 100);

/** The days that a request takes of a year, which is that in which it begins. */
const takenBy = (image: Image | null): readonly (Key & { readonly days: number })[] =>
  image?.['status'] === 'APPROVED' ? [{ employeeId: String(image['employeeId']), leaveTypeId: String(image['leaveTypeId']), year: Number(String(image['fromDate']).slice(0, 4)), days: hundredthsOf(image['days']) }] : [];

/** What changes of the days that are taken, by employee, leave type and year. */
const differences = (written: readonly Written[]): readonly (Key & { readonly more: number })[] => {
  const found = new Map<string, Key & { more: number }>();
  const add = ({ days, ...key }: Key & { readonly days: number }, sign: 1 | -1): void => {
    const name = Object.values(key).join(' ');
    const one = found.get(name) ?? { ...key, more: 0 };
    found.set(name, one);
    one.more += sign * days;
  };
  for (const { before, after } of written) {
    for (const one of takenBy(before)) add(one, -1);
    for (const one of takenBy(after)) add(one, 1);
  }
  return [...found.values()].filter(({ more }) => more !== 0);
};

/** Leave that the policy `p` alone grants, as the closure sees it. */
const GRANTED = `b.id is null and p.id is not null and e.status = 'ACTIVE' and t.status = 'ACTIVE' and e.date_of_join <= make_date($4, 12, 31) and (not p.after_confirmation or e.confirmation_date <= make_date($4, 12, 31))`;

/** A leave type without a policy for the employee any more carries nothing over and pays nothing. */
const factsOf = async (tx: Transaction, { employeeId, leaveTypeId, year }: Key): Promise<Facts | undefined> =>
  (
    await tx.query<Facts>(
      `select t.name as leave, e.date_of_join::text as joined, ${yearClosedSql('$4', 't.id')} as "isClosed", b.id::text as "balanceId",
         ((exists (select from leave_balance n where n.org_code = $1 and n.employee_id = e.id and n.leave_type_id = t.id and n.year = $4 + 1) and (p.id is not null or b.encashed_days + b.lapsed_days > 0)) or coalesce(${GRANTED}, false)) as "isCovered",
         (select coalesce(round(sum(r.days) * 100), 0)::int from leave_request r where r.org_code = $1 and r.employee_id = e.id and r.leave_type_id = t.id and r.status = 'APPROVED' and r.from_date between make_date($4, 1, 1) and make_date($4, 12, 31)) as taken,
         coalesce(round(p.days_per_year * 100), 0)::int as "daysPerYear", coalesce(p.prorated, false) as prorated, coalesce(p.carry_over, 'NONE') as "carryOver", round(p.carry_over_limit_days * 100)::int as "carryOverLimit",
         coalesce(p.encashment, false) as encashment, round(p.encashment_limit_days * 100)::int as "encashmentLimit"
       from employee e join leave_type t on t.org_code = e.org_code and t.id = $3::bigint left join leave_balance b on b.org_code = e.org_code and b.employee_id = e.id and b.leave_type_id = t.id and b.year = $4
       left join lateral ${configurationSql('LEAVE_POLICY', 'c.leave_type_id = t.id')} p on true where e.org_code = $1 and e.id = $2::bigint`,
      [tx.orgCode, employeeId, leaveTypeId, year],
    )
  )[0];

type Books = { readonly tx: Transaction; readonly by: string; /** By id of the balance: a record is told once, however often it is written. */ readonly changes: Map<string, Change> };

/** The balance as it is, or as a closure makes it of what the policy grants. */
const openBalance = async ({ tx }: Books, key: Key, facts: Facts): Promise<Image> => {
  const resource = resourceOf('LeaveBalance');
  if (facts.balanceId !== null) return (await readImages(tx, resource, [facts.balanceId])).get(facts.balanceId)!;
  return { id: '', version: 1, ...key, note: `${facts.leave} ${key.year}`, entitledDays: daysOf(yearsDays(facts, key.year, facts.joined)), carriedForwardDays: '0', encashedDays: '0', unpaidDays: '0', lapsedDays: '0', custom: {} };
};

const write = async ({ tx, by, changes }: Books, before: Image, more: Readonly<Record<string, number>>): Promise<void> => {
  const resource = resourceOf('LeaveBalance');
  const wanted = { ...before, ...Object.fromEntries(Object.entries(more).map(([key, days]) => [key, daysOf(key === 'unpaidDays' ? hundredthsOf(before[key]) + days : Math.max(0, hundredthsOf(before[key]) + days))])) };
  const isNew = before.id === '';
  const [after] = isNew ? await insertImages(tx, resource, [{ ...wanted, id: String(await allocate(tx, resource.table, 1)) }], by) : await updateImages(tx, resource, [wanted], by);
  if (after === undefined) throw refuse('CONFLICT');
  const told = changes.get(after.id);
  changes.set(after.id, { entity: resource.type, id: after.id, kind: told?.kind ?? (isNew ? 'ADD' : 'UPDATE'), before: told ? told.before : isNew ? null : before, after });
};

/** `more`: hundredths of days that the year has to close beyond what it had. What is carried over opens the next year, or goes the way of its closure, too. */
const reclose = async (books: Books, key: Key, more: (facts: Facts, balance: Image) => readonly [before: number, after: number]): Promise<void> => {
  const facts = await factsOf(books.tx, key);
  if (facts === undefined || !facts.isClosed || !facts.isCovered) return;
  const balance = await openBalance(books, key, facts);
  const [before, after] = more(facts, balance);
  const [encashed, lapsed] = [hundredthsOf(balance['encashedDays']), hundredthsOf(balance['lapsedDays'])];
  // Of what a policy alone grants the closure writes what is carried or paid: without a balance all of it lapsed.
  const closed = facts.balanceId === null ? { encashed: 0, lapsed: Math.max(0, before), carried: 0 } : { encashed, lapsed, carried: Math.max(0, Math.max(0, before) - encashed - lapsed) };
  const change = recloseBalance(facts, closed, before, after);
  if (facts.balanceId === null && change.carried === 0 && change.encashed === 0) return;
  if (change.encashed !== 0 || change.lapsed !== 0) await write(books, balance, { encashedDays: change.encashed, unpaidDays: change.encashed, lapsedDays: change.lapsed });
  if (change.carried === 0) return;
  const next = { ...key, year: key.year + 1 };
  const opened = await factsOf(books.tx, next);
  if (opened === undefined) return;
  const held = await openBalance(books, next, opened);
  await write(books, held, { carriedForwardDays: change.carried });
  await reclose(books, next, (_, now) => {
    const [then, left] = [grantedOf(held), grantedOf(now)];
    return [then - opened.taken, left - opened.taken];
  });
};

const grantedOf = (balance: Image): number => hundredthsOf(balance['entitledDays']) + hundredthsOf(balance['carriedForwardDays']);

/** Requests that change meanwhile see each other’s end: shared among them, alone by a closure that looks at the last of them. */
export const holdLeaveDays = (tx: Transaction, isAlone = false): Promise<unknown> => tx.query(`select pg_advisory_xact_lock${isAlone ? '' : '_shared'}(hashtextextended($1, 0))`, [`leave days ${tx.orgCode}`]);

/** What else changes where more days than a closure reckoned with (`more`, in hundredths) are taken of its year by now. */
export const correctTaken = async (tx: Transaction, by: string, differences: readonly (Key & { readonly more: number })[]): Promise<readonly Change[]> => {
  const books: Books = { tx, by, changes: new Map() };
  for (const { more, ...key } of differences) await reclose(books, key, ({ taken }, balance) => [grantedOf(balance) - taken + more, grantedOf(balance) - taken]);
  return [...books.changes.values()];
};

/** What else changes with requests that were written. Nothing of years that are open, whose balances are reckoned when they are read. */
export const correctClosed = async (tx: Transaction, by: string, written: readonly Written[]): Promise<readonly Change[]> => {
  const found = differences(written);
  if (found.length === 0) return [];
  await holdLeaveDays(tx);
  return correctTaken(tx, by, found);
};

/** The leave of a closed year whose days would change without what the closure did with them: by deleting a request, or by undoing what was done to it before the closure. Undefined where nothing does. */
export const closedSince = async (tx: Transaction, isUndo: boolean, before: Image | null, after: Image | null): Promise<{ readonly leave: string; readonly year: string } | undefined> => {
  const id = (before ?? after)!.id;
  await holdLeaveDays(tx);
  for (const { leaveTypeId, year } of differences([{ before, after: after ?? ({ id } as Image) }])) {
    const [found] = await tx.query<{ leave: string }>(
      `select t.name as leave from leave_closure c join leave_type t on t.org_code = c.org_code and t.id = $3::bigint where c.org_code = $1 and c.status = 'CLOSED' and c.year = $2 and (c.leave_type_id is null or c.leave_type_id = t.id)
         and not ($5 and exists (select from leave_request r where r.org_code = $1 and r.id = $4::bigint and r.updated_at > c.updated_at)) limit 1`,
      [tx.orgCode, year, leaveTypeId, id, isUndo],
    );
    if (found) return { leave: found.leave, year: String(year) };
  }
  return undefined;
};
