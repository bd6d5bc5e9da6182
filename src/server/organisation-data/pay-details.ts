import { daysBetween } from '../../domain/dates.ts';
import { taxYearOf } from '../../domain/income-tax/tax-year.ts';
import { leaveYearEnd } from '../../domain/leave/leave-closure.ts';
import { assessmentYearOf, yearBefore } from '../../domain/tax-statements/quarter.ts';
import type { Transaction } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';

type Cycle = { readonly from: string; readonly to: string };

const MONTHS = ['JANUARY', 'FEBRUARY', 'MARCH', 'APRIL', 'MAY', 'JUNE', 'JULY', 'AUGUST', 'SEPTEMBER', 'OCTOBER', 'NOVEMBER', 'DECEMBER'];
/** Two cycles fit into a month. */
const HALF_A_MONTH = 16;

/** The months of the fiscal year in which a day lies, YYYY-MM, the first one first. */
const fiscalMonths = (today: string, start: string): string[] => {
  const [first, month, year] = [MONTHS.indexOf(start) + 1, Number(today.slice(5, 7)), Number(today.slice(0, 4))];
  const begins = month < first ? year - 1 : year;
  return MONTHS.map((_, at) => `${begins + Math.floor((first - 1 + at) / 12)}-${String(((first - 1 + at) % 12) + 1).padStart(2, '0')}`);
};

/** Document 0 §3: what the details of the organisation say of its payroll and leave years. Months are YYYY-MM. The assessment year is that of the law of India; a cycle that nobody has made is null. */
export const payDetails = async (tx: Transaction) => {
  const [today, { country, fiscalYearStart }] = [await todayOf(tx), await readPayrollSettings(tx)];
  const [cycle] = await tx.query<Cycle>(`select from_date::text as "from", to_date::text as "to" from payroll_cycle where org_code = $1 and from_date <= $2::date order by from_date desc, id desc limit 1`, [tx.orgCode, today]);
  const [fund] = await tx.query<{ wage: string }>(
    `select contribution_wage as wage from statutory_registration where org_code = $1 and scheme = 'PROVIDENT_FUND' and valid_from <= $2::date and (valid_until is null or valid_until >= $2::date) order by valid_from desc, id desc limit 1`,
    [tx.orgCode, today],
  );
  return {
    assessmentYear: country === 'IN' ? yearBefore(assessmentYearOf(taxYearOf(today)) + 1) : null,
    paycycle: cycle === undefined ? null : daysBetween(cycle.from, cycle.to) < HALF_A_MONTH ? 'Bi-monthly' : 'Monthly',
    Payroll_Period: cycle === undefined ? null : `${cycle.from} - ${cycle.to}`,
    providentFundConfiguration: fund?.wage ?? null,
    closureMonthJson: JSON.stringify({ month: Number(leaveYearEnd(today).slice(5, 7)), year: Number(today.slice(0, 4)) }),
    fiscalPayslipMonthYearArray: fiscalMonths(today, fiscalYearStart),
  };
};
