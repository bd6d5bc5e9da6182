import { yearsDays } from '../../../domain/leave/leave-policy.ts';
import type { Accrual } from '../../../domain/leave/leave-policy.ts';
import { fromMinor } from '../../../domain/money.ts';
import type { PayLine } from '../../../domain/payroll/payslip/pay-line.ts';
import { dayAmount } from '../../../domain/settlement/day-amount.ts';
import { encashedOnLeaving, taxFreeLeave } from '../../../domain/settlement/leave-encashment.ts';
import { minorOf } from '../../../domain/statutory/amounts.ts';
import { addDays, yearsAndMonths } from '../../../domain/dates.ts';
import { configurationSql } from '../../coverage/configuration-for.ts';
import type { Transaction } from '../../db/org.ts';
import type { Leaver } from '../read-leaver.ts';
import type { TakenOnce } from './taken-once.ts';

type Row = {
  readonly leaveTypeId: string; readonly name: string; readonly daysPerYear: number; readonly accrual: Accrual; readonly prorated: boolean; readonly limit: number | null;
  /** Hundredths; null without a balance of the year. */
  readonly entitled: number | null; readonly carried: number; readonly closed: number; readonly taken: number;
};

const hundredths = (sql: string): string => `round((${sql}) * 100)::int`;

/** Kinds of leave whose policy pays what is left, with the balance of the year of the last working day. */
const readLeave = (tx: Transaction, { employeeId, lastWorkingDay }: Leaver): Promise<Row[]> =>
  tx.query<Row>(
    `select t.id::text as "leaveTypeId", t.name, ${hundredths('p.days_per_year')} as "daysPerYear", p.accrual, p.prorated, ${hundredths('p.encashment_limit_days')} as limit, ${hundredths('b.entitled_days')} as entitled,
       coalesce(${hundredths('b.carried_forward_days')}, 0) as carried, coalesce(${hundredths('b.encashed_days + b.lapsed_days')}, 0) as closed,
       (select coalesce(${hundredths('sum(q.days)')}, 0) from leave_request q where q.org_code = $1 and q.employee_id = e.id and q.leave_type_id = t.id and q.status = 'APPROVED' and q.from_date between date_trunc('year', $3::date)::date and $3::date) as taken
     from employee e join leave_type t on t.org_code = e.org_code and t.status = 'ACTIVE' cross join lateral ${configurationSql('LEAVE_POLICY', 'c.leave_type_id = t.id')} p
       left join leave_balance b on b.org_code = e.org_code and b.employee_id = e.id and b.leave_type_id = t.id and b.year = extract(year from $3::date)
     where e.org_code = $1 and e.id = $2::bigint and p.encashment and (b.id is not null or not p.after_confirmation or e.confirmation_date <= $3::date) order by t.name, t.id`,
    [tx.orgCode, employeeId, lastWorkingDay],
  );

/** Pay for leave that is left, one line a kind of leave, and what of it is taxed. */
export const leaveLines = async (tx: Transaction, leaver: Leaver, currency: string): Promise<{ readonly lines: readonly PayLine[]; readonly once: readonly TakenOnce[] }> => {
  const { employeeId, rule, lastWorkingDay, dateOfJoin } = leaver;
  const wage = rule?.leaveWage === 'COUNTED' ? leaver.counted : leaver.gross;
  if (rule === null || wage === null) return { lines: [], once: [] };
  const coins = { currency };
  const year = Number(lastWorkingDay.slice(0, 4));
  const paid = (await readLeave(tx, leaver)).flatMap(({ leaveTypeId, name, daysPerYear, accrual, prorated, limit, entitled, carried, closed, taken }) => {
    const days = encashedOnLeaving({ entitled: entitled ?? yearsDays({ daysPerYear, prorated }, year, dateOfJoin), carried, taken, closed, accrual, prorated, encashmentLimit: limit }, lastWorkingDay, dateOfJoin);
    const amount = dayAmount(minorOf(wage, coins), days, rule.leaveDaysPerMonth, coins);
    return amount === 0n ? [] : [{ leaveTypeId, name, days, amount }];
  });
  const total = paid.reduce((sum, { amount }) => sum + amount, 0n);
  const days = paid.reduce((sum, one) => sum + one.days, 0);
  const free = taxFreeLeave({ amount: total, averageWage: minorOf(leaver.averageCounted ?? leaver.counted ?? '0', coins), years: yearsAndMonths(dateOfJoin, addDays(lastWorkingDay, 1)).years, days }, rule, coins);
  const lines = paid.map(({ leaveTypeId, name, days: left, amount }): PayLine => ({
    employeeId, code: `LEAVE${leaveTypeId}`, title: { key: 'settlement.line.leave', args: { name } }, kind: 'EARNING', amount, source: { of: 'LEAVE_ENCASHMENT', entity: 'LeaveType', id: leaveTypeId, days: left },
    how: { key: 'settlement.how.leave', args: { days: String(left / 100), wage, of: String(rule.leaveDaysPerMonth), free: fromMinor(free, currency), currency } }, law: rule.law,
  }));
  return { lines, once: [{ amount: total - free, isTaxed: true }, { amount: free, isTaxed: false }] };
};
