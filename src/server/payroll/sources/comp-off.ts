import { addDays } from '../../../domain/dates.ts';
import { unpaidCredits } from '../../../domain/leave/comp-off-balance.ts';
import type { Credit, Taking } from '../../../domain/leave/comp-off-balance.ts';
import type { PayLine } from '../../../domain/payroll/payslip/pay-line.ts';
import { dayAmount } from '../../../domain/settlement/day-amount.ts';
import { minorOf } from '../../../domain/statutory/amounts.ts';
import { configurationSql } from '../../coverage/configuration-for.ts';
import { creditsSql, takingsSql } from '../../people/comp-off-account.ts';
import { withRule } from '../../settlement/due-on-sql.ts';
import { withWages } from '../../statutory/wages-sql.ts';
import type { LineSource } from '../line-sources.ts';
import { leaveMonthSql, leaveWageSql } from './closed-leave.ts';

type Row = { readonly employeeId: string; readonly mode: 'ON_EXPIRY' | 'ON_REQUEST' | null; readonly credits: readonly Credit[]; readonly takings: readonly Taking[]; readonly wage: string; readonly daysPerMonth: number; readonly law: string | null };

/**
 * Compensatory off that is paid instead of taken, where the configuration that holds for somebody pays it: what was asked to be paid, and by its mode what expired within the fiscal year by the end of the cycle and nobody took.
 * Of whoever leaves all that is left. By the salary at the end of the cycle, as leave is paid; taxed as earned.
 */
const compOffWith = (isLast: boolean): LineSource => async (tx, { currency, country, toDate, fiscalYear }, people) => {
  const leavers = new Set(people.filter(({ leaves }) => leaves).map(({ employeeId }) => employeeId));
  const rows = await tx.query<Row>(
    `with earners as materialized (select distinct c.employee_id from comp_off c where c.org_code = $1 and c.employee_id = any($2::bigint[]) and c.status = 'APPROVED' and c.days > coalesce(c.paid_days, 0)
        and (c.encashed_days > coalesce(c.paid_days, 0) or c.expires_on between $5::date and $3::date or c.employee_id = any($6::bigint[])))
     select e.id::text as "employeeId", p.encashment_mode as mode, ${creditsSql} as credits, ${takingsSql('APPROVED')} as takings, trim_scale(${leaveWageSql})::text as wage, ${leaveMonthSql} as "daysPerMonth", r.law
     from earners x join employee e on e.org_code = $1 and e.id = x.employee_id cross join lateral ${configurationSql('COMP_OFF_SETTINGS')} p ${withRule('r', '$4', '$3::date')} ${withWages('w', '$3::date')}
     where p.encashment and ${leaveWageSql} > 0 order by e.id`,
    [tx.orgCode, people.map(({ employeeId }) => employeeId), toDate, country, fiscalYear.from, isLast ? [...leavers] : []],
  );
  const coins = { currency };
  return rows.flatMap(({ employeeId, mode, credits, takings, wage, daysPerMonth, law }) =>
    unpaidCredits(credits, takings, { day: addDays(toDate, 1), since: fiscalYear.from, paysLapsed: mode !== 'ON_REQUEST', leaves: isLast && leavers.has(employeeId) }).flatMap(({ id, days }): PayLine[] => {
      const amount = dayAmount(minorOf(wage, coins), days, daysPerMonth, coins);
      const how = { key: 'settlement.how.daysPaid', args: { days: String(days / 100), wage, of: String(daysPerMonth), currency } };
      return amount === 0n ? [] : [{ employeeId, code: 'COMPOFF', title: { key: 'payslip.line.compOff' }, kind: 'EARNING', amount, source: { of: 'COMP_OFF', entity: 'CompOff', id, days }, how, ...(law === null ? {} : { law }) }];
    }),
  );
};

/** Of a cycle: what whoever leaves has left is for the settlement. */
export const compOffSource = compOffWith(false);
/** Of a settlement. */
export const lastCompOffSource = compOffWith(true);
