/** How a quarter stands: what is known of it now, and what to look at before its statement is generated. */
import { depositDueOf, endOfQuarter } from '../../domain/tax-statements/quarter.ts';
import { pointsOf } from '../../domain/tax-statements/points.ts';
import type { StatementPoint } from '../../domain/tax-statements/points.ts';
import type { StatedDeductor, Statement } from '../../domain/tax-statements/statement.ts';
import { inPaise } from '../../domain/tax-statements/sums.ts';
import type { Transaction } from '../db/org.ts';
import { taxRules } from '../income-tax/tax-rules.ts';
import { todayOf } from '../people/today.ts';
import { readDeductor } from './deductor.ts';
import { formerReceipt } from './former-receipt.ts';
import { gather } from './gather.ts';
import type { Gathered } from './gather.ts';
import { unpack } from './packed.ts';
import type { ReadStatement } from './read-statement.ts';

export type MonthStanding = { readonly month: string; readonly people: number; readonly deducted: bigint; readonly challans: number; readonly deposited: bigint; readonly depositDue: string; readonly lastDeposit: string | null; readonly isDraft: boolean };

export type Standing = { readonly gathered: Gathered; readonly deductor: StatedDeductor | null; readonly receipt: string; readonly months: readonly MonthStanding[]; readonly points: readonly StatementPoint[]; readonly people: number; readonly deducted: bigint; readonly deposited: bigint; readonly today: string };

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

const monthOf = ({ deductions, challans, draftMonths }: Gathered, { form }: ReadStatement, month: string): MonthStanding => {
  const [of, paid] = [deductions.filter((one) => one.month === month), challans.filter((one) => one.month === month)];
  return {
    month, people: of.length, deducted: sum(of.map(({ tax }) => tax)), challans: paid.length, deposited: sum(paid.map(({ amount }) => amount)), depositDue: depositDueOf(form, month),
    lastDeposit: paid.reduce<string | null>((last, { depositedOn }) => (last === null || depositedOn > last ? depositedOn : last), null), isDraft: draftMonths.has(month),
  };
};

/** What a statement says of people and months, to be compared: who, of which number, what was deducted and by which challan it was deposited. */
const saidBy = (statement: Statement): string =>
  statement.challans.flatMap(({ bsrCode, depositedOn, serialNumber, amount, deductees }) => [`${bsrCode} ${depositedOn} ${serialNumber} ${inPaise(amount)}`, ...deductees.map(({ number, name, pan, month, paidOn, paid, total }) => `${number} ${name} ${pan} ${month} ${paidOn} ${inPaise(paid)} ${inPaise(total)}`)]).join('\n');

const saidNow = ({ challans, lines }: Gathered): string =>
  challans.flatMap(({ id, bsrCode, depositedOn, serialNumber, amount }) => [`${bsrCode} ${depositedOn} ${serialNumber} ${amount}`, ...lines.filter(({ challan }) => challan === id).map(({ of, paid, tax }) => `${of.number} ${of.name} ${of.pan} ${of.month} ${of.paidOn} ${paid ?? ''} ${tax}`)]).join('\n');

export const readStanding = async (tx: Transaction, statement: ReadStatement): Promise<Standing> => {
  const gathered = await gather(tx, statement.months);
  const [deductor, { receipt, isExpected }, today] = [await readDeductor(tx, statement.law.states), await formerReceipt(tx, statement), await todayOf(tx)];
  const months = statement.months.map((month) => monthOf(gathered, statement, month));
  const kept = unpack(statement.content);
  const points = pointsOf({
    deductor: deductor === null ? null : { tan: deductor.tan, hasState: deductor.stateCode !== '', hasPincode: deductor.pincode.length === 6 },
    deductions: gathered.deductions,
    months,
    uncovered: gathered.lines.filter(({ challan }) => challan === null).map(({ of: { name, month } }) => ({ name, month })),
    isOver: endOfQuarter(statement.financialYear, statement.quarter) < today,
    wantsFormerReceipt: isExpected,
    lacksYearLaw: taxRules(statement.law.country, statement.financialYear) === null,
    isMoved: kept !== null && saidBy(kept) !== saidNow(gathered),
  });
  return { gathered, deductor, receipt, months, points, people: new Set(gathered.deductions.map(({ employeeId }) => employeeId)).size, deducted: sum(months.map((one) => one.deducted)), deposited: sum(months.map((one) => one.deposited)), today };
};
