import { addDays, todayIn } from '../../domain/dates.ts';
import { compOffBalance } from '../../domain/leave/comp-off-balance.ts';
import type { Credit, Taking } from '../../domain/leave/comp-off-balance.ts';
import type { Transaction } from '../db/org.ts';
import { creditsSql, takingsSql } from '../people/comp-off-account.ts';

/** Days within which what expires is told apart. */
const SOON = 14;

export type Counted = { readonly employeeId: string; readonly employeeName: string; readonly employeeNumber: string; readonly zone: string; readonly credits: readonly (Credit & { readonly reason: string })[]; readonly approved: readonly Taking[]; readonly waiting: readonly Taking[]; readonly total: number };

/** The columns of `Counted` over an employee `e` and their location `l`; `total` counts all that fit. */
export const countedColumns = `e.id::text as "employeeId", e.name as "employeeName", e.employee_number as "employeeNumber", coalesce(l.time_zone, (select o.time_zone from organisation o where o.org_code = $1), 'UTC') as zone,
  ${creditsSql} as credits, ${takingsSql('APPROVED')} as approved, ${takingsSql('PENDING')} as waiting`;

const days = (hundredths: number): string => String(hundredths / 100);

const rowOf = ({ employeeId, employeeName, employeeNumber, zone, credits, approved, waiting }: Counted, now: Date) => {
  const today = todayIn(zone, now);
  const { nextExpiry, credits: lines, ...sums } = compOffBalance(credits, approved, today);
  const reasons = new Map(credits.map(({ id, reason }) => [id, reason]));
  return {
    employeeId, employeeName, employeeNumber, nextExpiry, isExpiring: nextExpiry !== null && nextExpiry <= addDays(today, SOON),
    earned: days(sums.earned), taken: days(sums.taken), encashed: days(sums.encashed), lapsed: days(sums.lapsed), left: days(sums.left), asked: days(waiting.reduce((sum, one) => sum + one.days, 0)),
    credits: lines.map(({ id, workedOn, expiresOn, ...line }) => ({ compOffId: id, workedOn, expiresOn, reason: reasons.get(id) ?? '', days: days(line.days), taken: days(line.taken), left: days(line.left), encashed: days(line.encashed), lapsed: days(line.lapsed) })),
  };
};

/** The answer of both balances. */
export const balancesAnswer = async (tx: Transaction, rows: readonly Counted[], totalRecords: number) => {
  const [{ canBeTaken } = { canBeTaken: false }] = await tx.query<{ canBeTaken: boolean }>(`select exists (select from leave_type where org_code = $1 and from_comp_off and status = 'ACTIVE') as "canBeTaken"`, [tx.orgCode]);
  const now = new Date();
  return { errorCode: '', message: '', totalRecords, canBeTaken, rows: rows.map((row) => rowOf(row, now)) };
};
