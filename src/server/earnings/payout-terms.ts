/** From when on, and in which months, something is paid once to an employee. */
import { addDays, firstOfMonth } from '../../domain/dates.ts';
import { isPayoutMonth, nextPayoutDay } from '../../domain/payroll/payout-day.ts';
import type { PayDay } from '../../domain/payroll/payout-day.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { sayDay } from '../people/say-day.ts';
import { todayOf } from '../people/today.ts';
import type { Language } from '../session.ts';
import type { EarningKind } from './earning-kind.ts';

export type Payee = { readonly name: string; readonly joined: string; readonly confirmed: string | null };

export const payeeOf = async (tx: Transaction, employeeId: unknown): Promise<Payee | undefined> =>
  (await tx.query<Payee>('select e.name, e.date_of_join::text as joined, e.confirmation_date::text as confirmed from employee e where e.org_code = $1 and e.id = $2::bigint', [tx.orgCode, employeeId]))[0];

/** The first day after everything that was finalized; null where nothing was. */
const firstOpenDay = async (tx: Transaction): Promise<string | null> => {
  const [{ last } = { last: null }] = await tx.query<{ last: string | null }>(`select max(to_date)::text as last from payroll_cycle where org_code = $1 and status = 'FINALIZED'`, [tx.orgCode]);
  return last === null ? null : addDays(last, 1);
};

const openCycles = (tx: Transaction): Promise<PayDay[]> =>
  tx.query<PayDay>(`select from_date::text as "fromDate", to_date::text as "toDate", pay_date::text as "payDate" from payroll_cycle where org_code = $1 and status = 'OPEN' order by from_date`, [tx.orgCode]);

/** The cycle of a day that is finalized: what is paid on the day was paid with it. */
export const finalizedCycle = async (tx: Transaction, day: string): Promise<string | undefined> =>
  (await tx.query<{ name: string }>(`select name from payroll_cycle where org_code = $1 and status = 'FINALIZED' and $2::date between from_date and to_date order by from_date limit 1`, [tx.orgCode, day]))[0]?.name;

/** The next pay date from a day on that nothing finalized holds, in one of the months. */
export const nextPayDate = async (tx: Transaction, from: string, months: readonly string[] | null = null): Promise<string> => {
  const open = (await firstOpenDay(tx)) ?? from;
  return nextPayoutDay(open > from ? open : from, months, await openCycles(tx));
};

/** The day that the first month of payment is counted from; null where the employee has none yet. */
const baseOf = ({ payoutFrom }: EarningKind, { joined, confirmed }: Payee): string | null => (payoutFrom === 'DATE_OF_JOINING' ? joined : payoutFrom === 'CONFIRMATION_DATE' ? confirmed : '0001-01-01');

/** When it is paid where nobody says; null where the employee has no day yet that it is counted from. */
export const usualPayout = async (tx: Transaction, kind: EarningKind, payee: Payee): Promise<string | null> => {
  const base = baseOf(kind, payee);
  if (base === null) return null;
  const thisMonth = firstOfMonth(await todayOf(tx));
  return nextPayDate(tx, base > thisMonth ? base : thisMonth, kind.payoutmonths);
};

/** What speaks against a payout day. What `isPaid` may lie in a cycle that is finalized, and not in the future. */
export const payoutProblems = async (tx: Transaction, kind: EarningKind, payee: Payee, day: string, isPaid: boolean, language: Language): Promise<Problem[]> => {
  const at = (message: string, args: Problem['args'] = {}, labels: Problem['labels'] = {}): Problem[] => [{ field: 'payoutDate', ...finding(message, { kind: kind.name, person: payee.name, ...args }, labels) }];
  const base = baseOf(kind, payee);
  if (base === null) return at('oneTimeEarning.noConfirmation');
  if (day < firstOfMonth(base)) return at('oneTimeEarning.tooEarly', { day: await sayDay(tx, firstOfMonth(base), language) });
  if (!isPayoutMonth(kind.payoutmonths, day)) return at('oneTimeEarning.otherMonth', {}, { months: kind.payoutmonths!.map((month) => `enum.Month.${month}`) });
  if (isPaid) return day > (await todayOf(tx)) ? at('oneTimeEarning.notPaidYet') : [];
  const cycle = await finalizedCycle(tx, day);
  return cycle === undefined ? [] : at('oneTimeEarning.closedCycle', { cycle });
};
