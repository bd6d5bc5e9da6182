import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { unpaidIn } from '../payroll/pay-people.ts';
import { titleIn } from '../payroll/payslip-sheet.ts';
import { formerRun, runSums } from '../payroll/run-sums.ts';
import { refuse } from '../refuse.ts';

/** More than anybody looks through at once: the list of payslips has all. */
const MOST = 12;

type Row = { readonly fromDate: string | null; readonly toDate: string | null; readonly preparedById: string | null };

/** What a run comes to, and what to look at in it. */
export const payrollRunReview = ({ runId }: { readonly runId: string }, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const [run] = /^\d{1,18}$/.test(runId) ? await tx.query<Row>(`select from_date::text as "fromDate", to_date::text as "toDate", prepared_by_id::text as "preparedById" from payroll_run where org_code = $1 and id = $2::bigint`, [tx.orgCode, runId]) : [];
    if (!run) throw refuse('NOT_FOUND');
    const former = await formerRun(tx, runId);
    const sums = await runSums(tx, runId, former?.id ?? null);
    const points = await tx.query(
      `select p.id::text as "payslipId", e.name as "employeeName", trim_scale(p.net)::text as net, trim_scale(p.former_net)::text as "formerNet", p.warnings from payslip p join employee e on e.org_code = p.org_code and e.id = p.employee_id
       where p.org_code = $1 and p.run_id = $2::bigint and not p.is_held and p.warnings && array['NO_BANK_ACCOUNT', 'NEGATIVE_NET', 'ZERO_NET', 'NET_CHANGED', 'FIRST_PAYSLIP'] order by p.net > 0, abs(p.net - coalesce(p.former_net, p.net)) desc, e.name limit ${MOST}`,
      [tx.orgCode, runId],
    );
    const held = await tx.query(
      `select p.id::text as "payslipId", e.name as "employeeName", coalesce(p.hold_reason, '') as reason from payslip p join employee e on e.org_code = p.org_code and e.id = p.employee_id where p.org_code = $1 and p.run_id = $2::bigint and p.is_held order by e.name limit ${MOST}`,
      [tx.orgCode, runId],
    );
    const without = run.fromDate === null || run.toDate === null ? [] : await unpaidIn(tx, { fromDate: run.fromDate, toDate: run.toDate }, runId, MOST);
    return {
      errorCode: '', message: '', formerName: former?.name ?? null, formerNet: former?.net ?? null, sums: sums.map((sum) => ({ ...sum, title: titleIn(session.language, sum.title) })), points, held,
      withoutSalary: without.map(({ name }) => name), isOwn: run.preparedById === session.userId,
    };
  });
