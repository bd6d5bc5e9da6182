import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { hoursToLookAt } from '../payroll/hours-to-look-at.ts';
import { openAttendance } from '../payroll/open-attendance.ts';
import { titleIn } from '../payroll/payslip-sheet.ts';
import { formerRun, runSums } from '../payroll/run-sums.ts';
import { refuse } from '../refuse.ts';

/** More than anybody looks through at once: the list of payslips has all. */
const MOST = 12;

type Row = { readonly withoutPeople: readonly string[] | null; readonly preparedById: string | null; readonly status: string };

/** What a run comes to, and what to look at in it. */
export const payrollRunReview = ({ runId }: { readonly runId: string }, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const [run] = /^\d{1,18}$/.test(runId) ? await tx.query<Row>(`select without_people as "withoutPeople", prepared_by_id::text as "preparedById", status from payroll_run where org_code = $1 and id = $2::bigint`, [tx.orgCode, runId]) : [];
    if (!run) throw refuse('NOT_FOUND');
    const former = await formerRun(tx, runId);
    const sums = await runSums(tx, runId, former?.id ?? null);
    const points = await tx.query(
      `select p.id::text as "payslipId", e.name as "employeeName", trim_scale(p.net)::text as net, trim_scale(p.former_net)::text as "formerNet", p.warnings from payslip p join employee e on e.org_code = p.org_code and e.id = p.employee_id
       where p.org_code = $1 and p.run_id = $2::bigint and p.warning_count > 0 and not p.is_held and p.warnings && array['NO_BANK_ACCOUNT', 'NEGATIVE_NET', 'ZERO_NET', 'NET_CHANGED', 'FIRST_PAYSLIP'] order by p.net > 0, abs(p.net - coalesce(p.former_net, p.net)) desc, e.name limit ${MOST}`,
      [tx.orgCode, runId],
    );
    const held = await tx.query(
      `select p.id::text as "payslipId", e.name as "employeeName", coalesce(p.hold_reason, '') as reason from payslip p join employee e on e.org_code = p.org_code and e.id = p.employee_id where p.org_code = $1 and p.run_id = $2::bigint and p.status = 'HELD' order by e.name limit ${MOST}`,
      [tx.orgCode, runId],
    );
    const without = await tx.query<{ name: string }>('select e.name from employee e where e.org_code = $1 and e.id = any($2::bigint[]) order by e.name', [tx.orgCode, run.withoutPeople ?? []]);
    return {
      errorCode: '', message: '', formerName: former?.name ?? null, formerNet: former?.net ?? null, sums: sums.map((sum) => ({ ...sum, title: titleIn(session.language, sum.title) })), points, held,
      withoutSalary: without.map(({ name }) => name), hours: await hoursToLookAt(tx, runId), isOwn: run.preparedById === session.userId, openAttendance: run.status === 'DRAFT' ? await openAttendance(tx, runId) : null,
    };
  });
