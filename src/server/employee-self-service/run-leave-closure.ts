import { finding } from '../../domain/problem.ts';
import type { Finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { pendingRequests, readClosure } from '../leave-closure/closing-balances.ts';
import type { Closure } from '../leave-closure/closing-balances.ts';
import { closeBalances } from '../leave-closure/run-closure.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { refuse } from '../refuse.ts';
import { nextChangeSet, recordChangeSet, recordRows } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages, updateImages } from '../resource/store.ts';
import type { Session } from '../session.ts';

/** Waits for other closures of the organisation, then refuses what must not run. */
const check = async (tx: Transaction, closure: Closure, session: Session): Promise<void> => {
  const say = (found: Finding): void => refuseProblems({ session }, [{ field: 'status', ...found }]);
  if (closure.status === 'CLOSED') say(finding('leaveClosure.closed'));
  const [other] = await tx.query<{ name: string }>(
    `select name from leave_closure where org_code = $1 and status = 'CLOSED' and year = $2 and ($3::bigint is null or leave_type_id is null or leave_type_id = $3::bigint) limit 1`,
    [tx.orgCode, closure.year, closure.leaveTypeId],
  );
  if (other) say(finding('leaveClosure.twice', { name: other.name }));
  const pending = await pendingRequests(tx, closure);
  if (pending > 0) say(finding('leaveClosure.pending', { smart_count: pending }));
};

/** Document 0 §4: runs the closure and grants the credit of the next year, in one change-set that one undo takes back. Once: a second run is refused. */
export const runLeaveClosure = async ({ leaveClosureId }: { readonly leaveClosureId: string }, { db }: Context, { session, forms }: Grant) => {
  const changeSet = await nextChangeSet(db, session.orgCode);
  const balances = await withOrg(db, session.orgCode, async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`leave closure ${tx.orgCode}`]);
    const closure = await readClosure(tx, leaveClosureId);
    if (closure === undefined) throw refuse('NOT_FOUND');
    await check(tx, closure, session);
    const done = await closeBalances(tx, closure, changeSet, session.name);
    const resource = resourceOf('LeaveClosure');
    const before = (await readImages(tx, resource, [closure.id])).get(closure.id)!;
    const [after] = await updateImages(tx, resource, [{ ...before, status: 'CLOSED' }], session.name);
    if (after === undefined) throw refuse('CONFLICT');
    await recordRows(tx, changeSet, [{ entity: resource.type, id: closure.id, kind: 'UPDATE', before, after }]);
    await recordChangeSet(tx, changeSet, { userId: session.userId, by: session.name, source: 'FORM', form: forms[0] ?? null, reason: closure.name }, done.changes + 1);
    return done.balances;
  });
  return { errorCode: '', message: '', balances, changeSet };
};
