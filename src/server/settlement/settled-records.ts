import { fromScaled, toScaled } from '../../domain/decimal.ts';
import { yearsDays } from '../../domain/leave/leave-policy.ts';
import { fromMinor, toMinor } from '../../domain/money.ts';
import type { StoredSettlementLine } from '../../domain/settlement/stored-settlement-line.ts';
import { settleClawbacks } from '../clawback/settle-clawbacks.ts';
import { configurationSql } from '../coverage/configuration-for.ts';
import type { Transaction } from '../db/org.ts';
import { changeAll } from '../payroll/change-all.ts';
import { settlePaid } from '../payroll/final-changes.ts';
import { settleLosses } from '../payroll/settle-losses.ts';
import { settleDays } from '../payroll/settle-days.ts';
import type { PaidDays } from '../payroll/settle-days.ts';
import { settleRun } from '../payroll/settle-run.ts';
import { noteTax } from '../payroll/settle-tax.ts';
import type { Change } from '../resource/journal.ts';
import { addNew } from '../resource/new-records.ts';

export type SettledOf = { readonly employeeId: string; readonly lastWorkingDay: string; readonly toDate: string; readonly currency: string; readonly payDate: string; readonly lines: readonly StoredSettlementLine[] };

const idsOf = (lines: readonly StoredSettlementLine[], origin: string): readonly string[] => [...new Set(lines.flatMap(({ of, id }) => (of === origin && id !== undefined ? [id] : [])))];

/** Hundredths of days, or pieces, by record. */
const countsOf = (lines: readonly StoredSettlementLine[], origin: string, count: 'days' | 'pieces' = 'days'): PaidDays => new Map(lines.flatMap((line) => (line.of === origin && line.id !== undefined ? [[line.id, line[count] ?? 0] as const] : [])));

/** Days of leave that are paid stand on the balance of the year; where the policy alone granted them, one is made that says so. */
const settleLeave = async (tx: Transaction, by: string, { employeeId, lastWorkingDay, lines }: SettledOf, isFinal: boolean): Promise<readonly Change[]> => {
  const days = new Map(lines.filter(({ of }) => of === 'LEAVE_ENCASHMENT').map(({ id, days: paid }) => [id!, paid ?? 0]));
  if (days.size === 0) return [];
  const year = Number(lastWorkingDay.slice(0, 4));
  const rows = await tx.query<{ typeId: string; name: string; balanceId: string | null; joined: string; daysPerYear: number | null; prorated: boolean | null }>(
    `select t.id::text as "typeId", t.name, b.id::text as "balanceId", e.date_of_join::text as joined, round(p.days_per_year * 100)::int as "daysPerYear", p.prorated
     from leave_type t join employee e on e.org_code = t.org_code and e.id = $2::bigint left join leave_balance b on b.org_code = t.org_code and b.leave_type_id = t.id and b.employee_id = e.id and b.year = $4
       left join lateral ${configurationSql('LEAVE_POLICY', 'c.leave_type_id = t.id')} p on true where t.org_code = $1 and t.id = any($3::bigint[]) order by t.id`,
    [tx.orgCode, employeeId, [...days.keys()], year],
  );
  const moved = (had: unknown, typeId: string): string => {
    const now = toScaled(String(had ?? '0'), 2) + BigInt(isFinal ? days.get(typeId)! : -days.get(typeId)!);
    return fromScaled(now < 0n ? 0n : now, 2);
  };
  const there = rows.filter(({ balanceId }) => balanceId !== null);
  const changed = await changeAll(tx, 'LeaveBalance', there.map(({ balanceId }) => balanceId!), by, (image) => ({ ...image, encashedDays: moved(image['encashedDays'], String(image['leaveTypeId'])) }));
  const missing = isFinal ? rows.filter(({ balanceId }) => balanceId === null) : [];
  const added = missing.map(({ typeId, name, joined, daysPerYear, prorated }) => ({
    employeeId, leaveTypeId: typeId, year, note: `${name} ${year}`, entitledDays: fromScaled(BigInt(yearsDays({ daysPerYear: daysPerYear ?? 0, prorated: prorated === true }, year, joined)), 2), carriedForwardDays: '0', encashedDays: moved('0', typeId), lapsedDays: '0',
  }));
  return [...changed, ...(await addNew(tx, 'LeaveBalance', added, by))];
};

/** Held payslips become final with the settlement, or are held again with their reason. */
const settleHeld = async (tx: Transaction, by: string, ids: readonly string[], isFinal: boolean): Promise<readonly Change[]> => {
  if (ids.length === 0) return [];
  const runs = await tx.query<{ runId: string; payDate: string; ids: string[] }>('select p.run_id::text as "runId", p.pay_date::text as "payDate", array_agg(p.id::text order by p.id) as ids from payslip p where p.org_code = $1 and p.id = any($2::bigint[]) group by 1, 2 order by 1', [tx.orgCode, ids]);
  const changes: Change[] = [...(await changeAll(tx, 'Payslip', ids, by, (image) => ({ ...image, isHeld: !isFinal, holdReason: image['holdReason'] ?? null })))];
  for (const { runId, payDate, ids: slips } of runs) {
    changes.push(...(await settlePaid(tx, by, slips, isFinal ? 'PAID' : 'APPROVED', payDate)));
    await settleRun(tx, runId);
  }
  return changes;
};

/** What a settlement pays becomes paid with it, or is only approved again: earnings, claims, air tickets, overtime, leave, days that are not taken, lost uniform, held payslips and the income tax of the month; clawbacks follow. */
export const settleRecords = async (tx: Transaction, by: string, settled: SettledOf, isFinal: boolean): Promise<readonly Change[]> => {
  const { employeeId, toDate, currency, payDate, lines } = settled;
  const earnings = await changeAll(tx, 'OneTimeEarning', idsOf(lines, 'ONE_TIME_EARNING'), by, (image) => ({ ...image, status: isFinal ? 'PAID' : 'APPROVED' }));
  const claims = await changeAll(tx, 'ClaimRequest', idsOf(lines, 'EXPENSE_CLAIM'), by, (image) => ({ ...image, paidOn: isFinal ? payDate : null }));
  const tickets = await changeAll(tx, 'AirTicketClaim', idsOf(lines, 'AIR_TICKET'), by, (image) => ({ ...image, settledOn: isFinal ? payDate : null }));
  const overtime = await changeAll(tx, 'OvertimeRequest', idsOf(lines, 'OVERTIME'), by, (image) => ({ ...image, paidOn: isFinal ? payDate : null }));
  const leave = await settleLeave(tx, by, settled, isFinal);
  const days = await settleDays(tx, by, { closed: countsOf(lines, 'CLOSED_LEAVE'), compOff: countsOf(lines, 'COMP_OFF') }, isFinal);
  const held = await settleHeld(tx, by, idsOf(lines, 'HELD_PAYSLIP'), isFinal);
  const losses = await settleLosses(tx, by, countsOf(lines, 'UNIFORM_LOSS', 'pieces'), isFinal);
  const clawbacks = earnings.length === 0 ? [] : await settleClawbacks(tx, by, [employeeId]);
  const tax = lines.filter(({ of }) => of === 'INCOME_TAX').reduce((sum, { amount }) => sum + toMinor(amount, currency, 'halfUp'), 0n);
  const month = toDate.slice(0, 7);
  const known = tax === 0n ? [] : await tx.query<{ id: string }>('select id::text as id from tax_deduction where org_code = $1 and employee_id = $2::bigint and month = $3', [tx.orgCode, employeeId, month]);
  const taxes = tax === 0n ? [] : await noteTax(tx, by, [{ employeeId, month, amount: fromMinor(tax, currency), currency, deductionId: known[0]?.id ?? null }], isFinal);
  return [...earnings, ...claims, ...tickets, ...overtime, ...leave, ...days, ...held, ...losses, ...clawbacks, ...taxes];
};
