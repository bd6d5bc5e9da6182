import { finding } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { awaitDays } from '../people/hold-days.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';
import { awaitFinal } from './hold-final.ts';
import { employedIn, payPeople } from './pay-people.ts';
import { personLines } from './person-lines.ts';
import { readCycle, refusePaidDays, termsOf } from './run-terms.ts';
import { settleRun } from './settle-run.ts';
import { readKnown, writePayslips } from './write-payslips.ts';

/** People who are reckoned at once: few enough for the memory, and many enough that a statement costs nothing beside them. */
const CHUNK = 500;

/** Who have no salary and are named: more than that nobody looks through at once. */
const MOST_NAMED = 12;

/** How many are at work in the cycle of a run, for whoever decides whether to wait. */
export const countEmployed = async (tx: Transaction, runId: string): Promise<number> => {
  const [run] = await tx.query<{ count: number }>(`select count(e.id)::int as count from payroll_run r join payroll_cycle c on c.org_code = r.org_code and c.id = r.cycle_id join employee e on e.org_code = r.org_code and e.date_of_join <= c.to_date where r.org_code = $1 and r.id = $2::bigint`, [tx.orgCode, runId]);
  return run?.count ?? 0;
};

type By = Pick<Session, 'name' | 'userId' | 'language'>;
type Advance = (done: number, total: number) => Promise<void>;

/**
 * Reckons all payslips of a run anew by what is known now, in the caller's transaction: all of them, or none where it is stopped in between (`advance` refuses). Payslips of people who are not paid in the
 * cycle any more go. Answers how many payslips there are.
 */
export const reckonPayslips = async (tx: Transaction, session: By, { id: runId, cycleId }: { readonly id: string; readonly cycleId: string }, advance: Advance): Promise<number> => {
  await awaitDays(tx);
  await awaitFinal(tx);
  const cycle = await readCycle(tx, cycleId);
  const terms = await termsOf(tx, { session }, cycle);
  await refusePaidDays(tx, { session }, cycle);
  const employed = await employedIn(tx, terms);
  const run = { id: runId, name: cycle.name, by: session.name, known: await readKnown(tx, runId, terms, employed.map(({ employeeId }) => employeeId)) };
  const paid: string[] = [];
  for (let at = 0; at < employed.length; at += CHUNK) {
    await advance(at, employed.length);
    const people = await payPeople(tx, terms, employed.slice(at, at + CHUNK));
    if (people.length > 0) await writePayslips(tx, run, terms, people, await personLines(tx, terms, people));
    paid.push(...people.map(({ employeeId }) => employeeId));
  }
  await tx.query('delete from payslip where org_code = $1 and run_id = $2::bigint and not employee_id = any($3::bigint[])', [tx.orgCode, runId, paid]);
  const isPaid = new Set(paid);
  const without = employed.flatMap(({ employeeId }) => (isPaid.has(employeeId) ? [] : [employeeId]));
  await tx.query(
    `update payroll_run set from_date = $3::date, to_date = $4::date, pay_date = $5::date, currency = $6, without_salary = $7, prepared_at = now(), prepared_by = $8, prepared_by_id = $9,
       without_people = (select coalesce(jsonb_agg(x.id), '[]') from (select e.id::text as id from employee e where e.org_code = $1 and e.id = any($10::bigint[]) order by e.name limit ${MOST_NAMED}) x) where org_code = $1 and id = $2::bigint`,
    [tx.orgCode, runId, terms.fromDate, terms.toDate, terms.payDate, terms.currency, without.length, session.name.slice(0, 200), Number(session.userId), without],
  );
  await settleRun(tx, runId);
  await advance(employed.length, employed.length);
  return paid.length;
};

/** As `reckonPayslips`, of a draft; a run that is final is refused. */
export const reckonRun = async (tx: Transaction, session: By, runId: string, advance: Advance): Promise<number> => {
  const [run] = await tx.query<{ id: string; cycleId: string; status: string }>(`select id::text as id, cycle_id::text as "cycleId", status from payroll_run where org_code = $1 and id = $2::bigint for update`, [tx.orgCode, runId]);
  if (!run) throw refuse('NOT_FOUND');
  if (run.status === 'FINALIZED') refuseProblems({ session }, [{ field: 'status', ...finding('payrollRun.isFinal') }]);
  return reckonPayslips(tx, session, run, advance);
};
