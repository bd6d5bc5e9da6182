import type { PayTerms } from '../../domain/payroll/payslip/pay-terms.ts';
import type { Transaction } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import type { Leaver } from './read-leaver.ts';

export type SettlementPoint = 'NO_RULE' | 'EARLIER_CYCLE_OPEN' | 'NO_EXIT' | 'NO_SALARY' | 'LAST_DAY_AHEAD' | 'CLAIMS_WAIT' | 'EARNINGS_WAIT' | 'EARNINGS_LATER' | 'CLAWBACKS_WAIT' | 'LEAVE_WAITS' | 'OVERTIME_WAITS' | 'ATTENDANCE_OPEN' | 'UNIFORM_OUT' | 'UNIFORM_PAID' | 'ADVANCES_WAIT' | 'NO_BANK_ACCOUNT' | 'RECOVERY_DUE';

/** These stand in the way; of the others people decide. */
export const BLOCKING: readonly SettlementPoint[] = ['NO_RULE', 'EARLIER_CYCLE_OPEN', 'NO_EXIT'];

type Known = { readonly hasSalary: boolean; /** Minor units. */ readonly net: bigint };
type Found = Readonly<Record<'cycleOpen' | 'claims' | 'earnings' | 'later' | 'clawbacks' | 'leave' | 'overtime' | 'attendance' | 'uniform' | 'uniformPaid' | 'advances', boolean>>;

/** Earlier cycles count from the last final one on, and from joining: before that nobody was paid here. */
const read = async (tx: Transaction, { employeeId, dateOfJoin, lastWorkingDay }: Leaver, { fromDate, fiscalYear }: PayTerms): Promise<Found> => {
  const [found] = await tx.query<Found>(
    `select exists (select from payroll_cycle c where c.org_code = $1 and c.status = 'OPEN' and c.to_date < $3::date and c.to_date >= $5::date and c.to_date - c.from_date + 1 between 13 and 31
         and c.from_date > coalesce((select max(f.from_date) from payroll_cycle f where f.org_code = $1 and f.status = 'FINALIZED' and f.from_date < $3::date), '1900-01-01')) as "cycleOpen",
       exists (select from claim_request r where r.org_code = $1 and r.employee_id = $2::bigint and r.status = 'PENDING') as claims,
       exists (select from one_time_earning o where o.org_code = $1 and o.employee_id = $2::bigint and o.status = 'PENDING') as earnings,
       exists (select from one_time_earning o where o.org_code = $1 and o.employee_id = $2::bigint and o.status = 'APPROVED' and o.payout_date > $4::date) as later,
       exists (select from clawback k where k.org_code = $1 and k.employee_id = $2::bigint and k.status = 'PROPOSED') as clawbacks,
       exists (select from leave_request q where q.org_code = $1 and q.employee_id = $2::bigint and q.status = 'PENDING' and q.from_date <= $6::date) as leave,
       exists (select from overtime_request o where o.org_code = $1 and o.employee_id = $2::bigint and o.status = 'PENDING' and o.work_date <= $6::date) as overtime,
       exists (select from special_wage w where w.org_code = $1 and w.status = 'ACTIVE') and exists (select from punch k where k.org_code = $1 and k.employee_id = $2::bigint and k.work_date between $3::date and $6::date
         and not exists (select from attendance_finalization z where z.org_code = $1 and z.employee_id = $2::bigint and k.work_date between z.from_date and z.to_date)) as attendance,
       exists (select from uniform_issue u join uniform_item i on i.org_code = u.org_code and i.id = u.item_id and i.must_return where u.org_code = $1 and u.employee_id = $2::bigint and u.outstanding > 0) as uniform,
       exists (select from uniform_issue u where u.org_code = $1 and u.employee_id = $2::bigint and u.issued_on >= $5::date and coalesce(u.settled_pieces, 0) + coalesce(u.deducted_pieces, 0) > 0) as "uniformPaid",
       exists (select from salary_advance a where a.org_code = $1 and a.employee_id = $2::bigint and (a.status = 'PENDING' or (a.status = 'APPROVED' and a.paid_on is null))) as advances`,
    [tx.orgCode, employeeId, fromDate, fiscalYear.to, dateOfJoin, lastWorkingDay],
  );
  return found!;
};

/** What stands in the way of a settlement, and what to look at before it is final. */
export const pointsOf = async (tx: Transaction, leaver: Leaver, terms: PayTerms, { hasSalary, net }: Known): Promise<readonly SettlementPoint[]> => {
  const found = await read(tx, leaver, terms);
  const points: Readonly<Record<SettlementPoint, boolean>> = {
    NO_EXIT: !leaver.isLeaving,
    NO_RULE: leaver.rule === null,
    EARLIER_CYCLE_OPEN: found.cycleOpen,
    NO_SALARY: !hasSalary,
    LAST_DAY_AHEAD: leaver.lastWorkingDay > (await todayOf(tx)),
    CLAIMS_WAIT: found.claims,
    EARNINGS_WAIT: found.earnings,
    EARNINGS_LATER: found.later,
    CLAWBACKS_WAIT: found.clawbacks,
    LEAVE_WAITS: found.leave,
    OVERTIME_WAITS: found.overtime,
    ATTENDANCE_OPEN: found.attendance,
    UNIFORM_OUT: found.uniform,
    UNIFORM_PAID: found.uniformPaid,
    ADVANCES_WAIT: found.advances,
    NO_BANK_ACCOUNT: !leaver.hasAccount && net > 0n,
    RECOVERY_DUE: net < 0n,
  };
  return (Object.keys(points) as SettlementPoint[]).filter((point) => points[point]);
};
