import { finding } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Session } from '../session.ts';

/** What goes on with a run as work by itself. `total` is null until its payslips were counted. */
export type RunWork = { readonly job: string; readonly step: string; readonly by: string; readonly userId: string; readonly isWaiting: boolean; readonly progress: number; readonly total: number | null };

export const workOnRuns = (tx: Transaction, runs: readonly string[]): Promise<RunWork[]> =>
  tx.query<RunWork>(
    `select j.id::text as job, case when j.kind = 'RECKON' then 'reckon' else j.patch ->> 'step' end as step, u.name as by, u.id::text as "userId", w.attempts = 0 as "isWaiting", w.progress, w.total
     from bulk_edit j join bulk_edit_run w on w.org_code = j.org_code and w.job_id = j.id join user_account u on u.org_code = j.org_code and u.id = j.user_id
     where j.org_code = $1 and j.type = 'PayrollRun' and j.kind in ('RECKON', 'STEP') and j.state = 'RUNNING' and j.patch ->> 'id' = any($2::text[]) order by j.id`,
    [tx.orgCode, runs],
  );

/** Runs that a transaction has found free, and keeps so: an undo asks for each of very many payslips. */
const free = new WeakMap<Transaction, ReadonlySet<string>>();

/** Refuses a second act on runs that work goes on with, at once and saying whose it is; until the transaction ends no work on them is begun. The work itself does not ask this. */
export const refuseUnderWay = async (tx: Transaction, session: Pick<Session, 'language'>, runs: readonly string[]): Promise<void> => {
  const asked = [...new Set(runs)].filter((run) => !free.get(tx)?.has(run)).toSorted();
  if (asked.length === 0) return;
  for (const run of asked) await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`payroll run ${tx.orgCode} ${run}`]);
  const [work] = await workOnRuns(tx, asked);
  refuseProblems({ session }, work === undefined ? [] : [{ field: 'status', ...finding('payrollRun.underWay', { name: work.by }) }]);
  free.set(tx, new Set([...(free.get(tx) ?? []), ...asked]));
};

/** As `refuseUnderWay`, of the runs of these payslips or pay cycles. */
export const refuseUnderWayOf = async (tx: Transaction, session: Pick<Session, 'language'>, of: 'payslip' | 'payroll_cycle', ids: readonly string[]): Promise<void> => {
  const runs = of === 'payslip' ? 'select distinct p.run_id::text as id from payslip p where p.org_code = $1 and p.id = any($2::bigint[])' : 'select r.id::text as id from payroll_run r where r.org_code = $1 and r.cycle_id = any($2::bigint[])';
  await refuseUnderWay(tx, session, (await tx.query<{ id: string }>(runs, [tx.orgCode, ids.filter((id) => /^\d{1,18}$/.test(id))])).map(({ id }) => id));
};
