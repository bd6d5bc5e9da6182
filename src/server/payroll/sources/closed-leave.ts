import type { PayLine } from '../../../domain/payroll/payslip/pay-line.ts';
import { dayAmount } from '../../../domain/settlement/day-amount.ts';
import { minorOf } from '../../../domain/statutory/amounts.ts';
import { withRule } from '../../settlement/due-on-sql.ts';
import { withWages } from '../../statutory/wages-sql.ts';
import type { LineSource } from '../line-sources.ts';

type Row = { readonly id: string; readonly employeeId: string; readonly name: string; readonly year: number; readonly days: number; readonly wage: string; readonly daysPerMonth: number; readonly law: string | null };

/** The wage of a month by which days of leave are paid, by the rule `r` in force and the wages `w`: the gross where the country has no rule. */
export const leaveWageSql = `case when r.leave_wage = 'COUNTED' then w.gratuity else w.gross end`;
/** So many days are a month: 30 where the country has no rule. */
export const leaveMonthSql = 'coalesce(r.leave_days_per_month, 30)';

/**
 * Days of leave that the closure of a year pays and no run has paid yet, by the salary at the end of the cycle and the rule of the country for leave that is paid. Taxed as earned: what is free of tax is so for whoever leaves.
 * Without a salary they wait for one.
 */
export const closedLeaveSource: LineSource = async (tx, { currency, country, toDate }, people) => {
  const rows = await tx.query<Row>(
    `select b.id::text as id, e.id::text as "employeeId", t.name, b.year, round(b.unpaid_days * 100)::int as days, trim_scale(${leaveWageSql})::text as wage, ${leaveMonthSql} as "daysPerMonth", r.law
     from leave_balance b join employee e on e.org_code = b.org_code and e.id = b.employee_id join leave_type t on t.org_code = b.org_code and t.id = b.leave_type_id ${withRule('r', '$4', '$3::date')} ${withWages('w', '$3::date')}
     where b.org_code = $1 and b.employee_id = any($2::bigint[]) and b.unpaid_days > 0 and make_date(b.year, 12, 31) <= $3::date and ${leaveWageSql} > 0 order by b.year, t.name, b.id`,
    [tx.orgCode, people.map(({ employeeId }) => employeeId), toDate, country],
  );
  const coins = { currency };
  return rows.flatMap(({ id, employeeId, name, year, days, wage, daysPerMonth, law }): PayLine[] => {
    const amount = dayAmount(minorOf(wage, coins), days, daysPerMonth, coins);
    const how = { key: 'settlement.how.daysPaid', args: { days: String(days / 100), wage, of: String(daysPerMonth), currency } };
    return amount === 0n ? [] : [{ employeeId, code: `CLOSEDLEAVE${id}`, title: { key: 'payslip.line.closedLeave', args: { name, year: String(year) } }, kind: 'EARNING', amount, source: { of: 'CLOSED_LEAVE', entity: 'LeaveBalance', id, days }, how, ...(law === null ? {} : { law }) }];
  });
};
