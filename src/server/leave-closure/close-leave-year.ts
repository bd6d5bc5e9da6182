import { finding } from '../../domain/problem.ts';
import type { Finding } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Told } from '../refuse-problems.ts';
import { refuse } from '../refuse.ts';
import type { Caller } from '../resource/caller.ts';
import { recordChangeSet, recordRows } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages, updateImages } from '../resource/store.ts';
import { countClosing, pendingRequests, readClosure } from './closing-balances.ts';
import type { Closure } from './closing-balances.ts';
import { closeBalances } from './run-closure.ts';

/** The closure; refuses one that must not run. */
export const runnableClosure = async (tx: Transaction, id: string, told: Told): Promise<Closure> => {
  const say = (found: Finding): void => refuseProblems(told, [{ field: 'status', ...found }]);
  const closure = await readClosure(tx, id);
  if (closure === undefined) throw refuse('NOT_FOUND');
  if (closure.status === 'CLOSED') say(finding('leaveClosure.closed'));
  const [other] = await tx.query<{ name: string }>(
    `select name from leave_closure where org_code = $1 and status = 'CLOSED' and year = $2 and ($3::bigint is null or leave_type_id is null or leave_type_id = $3::bigint) limit 1`,
    [tx.orgCode, closure.year, closure.leaveTypeId],
  );
  if (other) say(finding('leaveClosure.twice', { name: other.name }));
  const pending = await pendingRequests(tx, closure);
  if (pending > 0) say(finding('leaveClosure.pending', { smart_count: pending }));
  return closure;
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
  const { balances, changes } = await closeBalances(tx, closure, changeSet, session.name, (done) => advance(Math.min(done, total), total));
  const resource = resourceOf('LeaveClosure');
  const before = (await readImages(tx, resource, [closure.id])).get(closure.id)!;
  const [after] = await updateImages(tx, resource, [{ ...before, status: 'CLOSED' }], session.name);
  if (after === undefined) throw refuse('CONFLICT');
  await recordRows(tx, changeSet, [{ entity: resource.type, id: closure.id, kind: 'UPDATE', before, after }]);
  await recordChangeSet(tx, changeSet, { userId: session.userId, by: session.name, source: 'FORM', form, reason: closure.name }, changes + 1);
  return balances;
};
