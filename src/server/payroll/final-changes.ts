import { settleClawbacks } from '../clawback/settle-clawbacks.ts';
import type { Transaction } from '../db/org.ts';
import type { Change } from '../resource/journal.ts';
import { changeAll } from './change-all.ts';
import { settleDays } from './settle-days.ts';
import type { PaidDays } from './settle-days.ts';
import { settleLosses } from './settle-losses.ts';
import { settleTax } from './settle-tax.ts';

/** The records that lines of payslips are of, of one origin. */
const namedIn = async (tx: Transaction, payslips: readonly string[], of: string): Promise<readonly string[]> =>
  (await tx.query<{ id: string }>(`select distinct l ->> 'id' as id from payslip p cross join jsonb_array_elements(p.lines) l where p.org_code = $1 and p.id = any($2::bigint[]) and l ->> 'of' = $3`, [tx.orgCode, payslips, of])).map(({ id }) => id);

/** The days that they pay, or the pieces that they deduct, by record, of one origin. */
const countsIn = async (tx: Transaction, payslips: readonly string[], of: string, count: 'days' | 'pieces' = 'days'): Promise<PaidDays> =>
  new Map((await tx.query<{ id: string; days: number }>(`select l ->> 'id' as id, sum((l ->> $4)::int)::int as days from payslip p cross join jsonb_array_elements(p.lines) l where p.org_code = $1 and p.id = any($2::bigint[]) and l ->> 'of' = $3 group by 1`, [tx.orgCode, payslips, of, count])).map(({ id, days }) => [id, days]));

type Standing = 'PAID' | 'APPROVED';

/** What payslips pay becomes paid with them, or is only approved again: one-time earnings, claims, air tickets, overtime, days that are not taken salary advances and lost uniform on the pay date, and the income tax of the month. What is asked back of those who leave follows. */
export const settlePaid = async (tx: Transaction, by: string, payslips: readonly string[], as: Standing, payDate: string): Promise<readonly Change[]> => {
  const earnings = await changeAll(tx, 'OneTimeEarning', await namedIn(tx, payslips, 'ONE_TIME_EARNING'), by, (image) => ({ ...image, status: as }));
  const claims = await changeAll(tx, 'ClaimRequest', await namedIn(tx, payslips, 'EXPENSE_CLAIM'), by, (image) => ({ ...image, paidOn: as === 'PAID' ? payDate : null }));
  const tickets = await changeAll(tx, 'AirTicketClaim', await namedIn(tx, payslips, 'AIR_TICKET'), by, (image) => ({ ...image, settledOn: as === 'PAID' ? payDate : null }));
  const overtime = await changeAll(tx, 'OvertimeRequest', await namedIn(tx, payslips, 'OVERTIME'), by, (image) => ({ ...image, paidOn: as === 'PAID' ? payDate : null }));
  const advances = await changeAll(tx, 'SalaryAdvance', await namedIn(tx, payslips, 'SALARY_ADVANCE'), by, (image) => ({ ...image, paidOn: as === 'PAID' ? payDate : null }));
  const days = await settleDays(tx, by, { closed: await countsIn(tx, payslips, 'CLOSED_LEAVE'), compOff: await countsIn(tx, payslips, 'COMP_OFF') }, as === 'PAID');
  const losses = await settleLosses(tx, by, await countsIn(tx, payslips, 'UNIFORM_LOSS', 'pieces'), as === 'PAID');
  const clawbacks = await settleClawbacks(tx, by, [...new Set(earnings.map(({ after }) => String(after!['employeeId'])))]);
  const taxes = await settleTax(tx, by, payslips, as === 'PAID');
  return [...earnings, ...claims, ...tickets, ...overtime, ...advances, ...days, ...losses, ...clawbacks, ...taxes];
};
