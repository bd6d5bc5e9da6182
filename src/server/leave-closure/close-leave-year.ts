import { finding } from '../../domain/problem.ts';
import type { Finding } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Told } from '../refuse-problems.ts';
import { refuse } from '../refuse.ts';
import type { Caller } from '../resource/caller.ts';
import { nextChangeSet, recordChanges, recordChangeSet, recordRows } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages, updateImages } from '../resource/store.ts';
import { countClosing, pendingRequests, readClosure } from './closing-balances.ts';
import type { Closure } from './closing-balances.ts';
import { correctTaken, holdLeaveDays } from './correct-closed.ts';
import type { Key } from './correct-closed.ts';
import { closeBalances, reckonedKey } from './run-closure.ts';
import type { Reckoned } from './run-closure.ts';

/** The closure; refuses one that must not run. */
export const runnableClosure = async (tx: Transaction, id: string, told: Told): Promise<Closure> => {
  const say = (found: Finding): void => refuseProblems(told, [{ field: 'status', ...found }]);
  const closure = await readClosure(tx, id);
  if (closure === undefined) throw refuse('NOT_FOUND');
  if (closure.status === 'CLOSED') say(finding('leaveClosure.closed'));
  if (closure.year > Number((await todayOf(tx)).slice(0, 4))) refuseProblems(told, [{ field: 'year', ...finding('leaveClosure.notBegun', { year: String(closure.year) }) }]);
  const [other] = await tx.query<{ name: string }>(
    `select name from leave_closure where org_code = $1 and status = 'CLOSED' and year = $2 and ($3::bigint is null or leave_type_id is null or leave_type_id = $3::bigint) limit 1`,
    [tx.orgCode, closure.year, closure.leaveTypeId],
  );
  if (other) say(finding('leaveClosure.twice', { name: other.name }));
  const pending = await pendingRequests(tx, closure);
  if (pending > 0) say(finding('leaveClosure.pending', { smart_count: pending }));
  return closure;
};

/** Longer than any request takes that began before the closure and ends after it. */
const MARGIN = "interval '5 minutes'";

type Days = { readonly employeeId: string; readonly leaveTypeId: string; readonly taken: number; readonly isLate: boolean };

/** Of whom other days are taken by now than the closure reckoned with. */
const lateDays = async (tx: Transaction, { year, leaveTypeId }: Closure, reckoned: Reckoned, since: string): Promise<readonly (Key & { readonly more: number })[]> => {
  const [changed] = await tx.query(`select from change_set s join change c on c.org_code = s.org_code and c.change_set_id = s.id and c.entity = 'LeaveRequest' where s.org_code = $1 and s.at >= $2::timestamptz - ${MARGIN} limit 1`, [tx.orgCode, since]);
  if (changed === undefined) return [];
  const now = new Map<string, Days>();
  const rows = await tx.query<Days>(
    `select r.employee_id::text as "employeeId", r.leave_type_id::text as "leaveTypeId", round(sum(r.days) * 100)::int as taken, max(r.updated_at) >= $4::timestamptz - ${MARGIN} as "isLate" from leave_request r
     where r.org_code = $1 and r.status = 'APPROVED' and r.from_date between make_date($2, 1, 1) and make_date($2, 12, 31) and ($3::bigint is null or r.leave_type_id = $3::bigint) group by 1, 2`,
    [tx.orgCode, year, leaveTypeId, since],
  );
  for (const row of rows) now.set(reckonedKey(row), row);
  const more = rows.filter((row) => row.isLate || reckoned.has(reckonedKey(row))).map(({ employeeId, leaveTypeId: type, taken }) => ({ employeeId, leaveTypeId: type, year, more: taken - (reckoned.get(reckonedKey({ employeeId, leaveTypeId: type })) ?? 0) }));
  const gone = [...reckoned].flatMap(([key, taken]) => {
    const [employeeId = '', type = ''] = key.split(' ');
    return now.has(key) ? [] : [{ employeeId, leaveTypeId: type, year, more: -taken }];
  });
  return [...more, ...gone].filter((one) => one.more !== 0);
};

/**
 * Leave that was approved or cancelled while the closure ran: what it did with the days follows, as it does afterwards, in a change-set of its own. Waits for requests that are being
 * written; those to come wait for the end of the closure and see it.
 */
const followRequests = async (tx: Transaction, { db, session, form }: Caller, closure: Closure, reckoned: Reckoned, since: string): Promise<void> => {
  await holdLeaveDays(tx, true);
  const late = await lateDays(tx, closure, reckoned, since);
  const changes = late.length === 0 ? [] : await correctTaken(tx, session.name, late);
  if (changes.length > 0) await recordChanges(tx, await nextChangeSet(db, tx.orgCode), { userId: session.userId, by: session.name, source: 'FORM', form, reason: closure.name, changes });
};

/**
 * Document 0 §4: runs the closure and grants the credit of the next year, in one change-set that one undo takes back. Once: a second run is refused. Waits for other closures of the
 * organisation. Answers how many balances were closed.
 */
export const closeLeaveYear = async (tx: Transaction, caller: Caller, id: string, changeSet: string, advance: (done: number, total: number) => Promise<void>): Promise<number> => {
  const { session, form } = caller;
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`leave closure ${tx.orgCode}`]);
  const closure = await runnableClosure(tx, id, caller);
  const total = await countClosing(tx, closure);
  await advance(0, total);
  const [{ since } = { since: '' }] = await tx.query<{ since: string }>('select now()::text as since');
  const { balances, changes, reckoned } = await closeBalances(tx, closure, changeSet, session.name, (done) => advance(Math.min(done, total), total));
  const resource = resourceOf('LeaveClosure');
  const before = (await readImages(tx, resource, [closure.id])).get(closure.id)!;
  const [after] = await updateImages(tx, resource, [{ ...before, status: 'CLOSED' }], session.name);
  if (after === undefined) throw refuse('CONFLICT');
  await recordRows(tx, changeSet, [{ entity: resource.type, id: closure.id, kind: 'UPDATE', before, after }]);
  await recordChangeSet(tx, changeSet, { userId: session.userId, by: session.name, source: 'FORM', form, reason: closure.name }, changes + 1);
  await followRequests(tx, caller, closure, reckoned, since);
  return balances;
};
