/** How a salary advance is paid back: what is left of it and what a month deducts, both from what happened alone. Money in minor units, months as YYYY-MM. */
import { monthsLater } from './months.ts';

export type PlanChange =
  | { readonly kind: 'SKIP'; readonly month: string }
  | { readonly kind: 'REPLAN'; readonly month: string; readonly instalments: number }
  | { readonly kind: 'REPAYMENT' | 'FORFEIT'; readonly amount: bigint };

/** By a payslip or a settlement of the month. */
export type Deduction = { readonly month: string; readonly amount: bigint };

export type Advance = {
  readonly amount: bigint;
  readonly instalments: number;
  /** The month of the first instalment: not before the one in which the advance was paid. */
  readonly firstMonth: string;
  readonly isPaid: boolean;
  /** In the order in which they were decided. */
  readonly changes: readonly PlanChange[];
  readonly deductions: readonly Deduction[];
  /** A whole unit of the currency in minor units: instalments are of whole units, but for the last. */
  readonly unit: bigint;
};

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);
const paidApart = (changes: readonly PlanChange[]): bigint => sum(changes.flatMap((change) => ('amount' in change ? [change.amount] : [])));
const later = (one: string, other: string): string => (one > other ? one : other);

/** What is still owed: nothing of an advance that was not paid. Below nothing where more came back than was paid, which no act allows. */
export const outstandingOf = ({ amount, isPaid, changes, deductions }: Advance): bigint => (isPaid ? amount : 0n) - sum(deductions.map((one) => one.amount)) - paidApart(changes);

type Plan = { readonly from: string; readonly rows: readonly Deduction[] };

/** What is planned by the last change of the number of instalments that begins until a month: equal instalments, rounded up to whole units, the last one what is left. Months that are skipped have none. */
const planUntil = ({ amount, instalments, firstMonth, changes, deductions, unit }: Advance, month: string): Plan => {
  const at = changes.findLastIndex((change) => change.kind === 'REPLAN' && change.month <= month);
  const replan = changes[at];
  const isNew = replan?.kind === 'REPLAN';
  const [from, count] = isNew ? [later(replan.month, firstMonth), BigInt(replan.instalments)] : [firstMonth, BigInt(instalments)];
  let left = isNew ? amount - sum(deductions.filter((one) => one.month < from).map((one) => one.amount)) - paidApart(changes.slice(0, at)) : amount;
  const units = count * unit;
  const size = left <= 0n ? 0n : ((left + units - 1n) / units) * unit;
  const skipped = new Set(changes.flatMap((change) => (change.kind === 'SKIP' ? [change.month] : [])));
  const rows: Deduction[] = [];
  for (let next = from; left > 0n; next = monthsLater(next, 1)) {
    if (skipped.has(next)) continue;
    const due = size < left ? size : left;
    rows.push({ month: next, amount: due });
    left -= due;
  }
  return { from: isNew ? from : '', rows };
};

/**
 * What a month deducts: everything that is planned until then and did not come in yet, so that what a salary did not leave is carried on; nothing in a month that is skipped, and never more than is owed. What is repaid or not asked back takes the
 * last instalments first. Where a later month deducted already, what it was for is counted.
 */
export const dueIn = (advance: Advance, month: string): bigint => {
  const owed = outstandingOf(advance);
  if (!advance.isPaid || owed <= 0n || advance.changes.some((change) => change.kind === 'SKIP' && change.month === month)) return 0n;
  const until = advance.deductions.reduce((last, one) => later(last, one.month), month);
  const { from, rows } = planUntil(advance, until);
  const planned = sum(rows.filter((row) => row.month <= until).map((row) => row.amount));
  const due = planned - sum(advance.deductions.filter((one) => one.month >= from).map((one) => one.amount));
  if (due <= 0n) return 0n;
  return due < owed ? due : owed;
};

/** Far beyond what any advance takes. */
const MOST_MONTHS = 240;

/** The months from one on in which something is deducted, as it is planned now and where every salary leaves enough. */
export const aheadFrom = (advance: Advance, month: string): readonly Deduction[] => {
  const ahead: Deduction[] = [];
  let now = advance;
  for (let next = month, at = 0; at < MOST_MONTHS && outstandingOf(now) > 0n; next = monthsLater(next, 1), at += 1) {
    const amount = dueIn(now, next);
    if (amount === 0n) continue;
    ahead.push({ month: next, amount });
    now = { ...now, deductions: [...now.deductions, { month: next, amount }] };
  }
  return ahead;
};

/** What of dues a salary leaves room for, the earliest advance first. */
export const deducted = (dues: readonly bigint[], left: bigint): readonly bigint[] => {
  let rest = left > 0n ? left : 0n;
  return dues.map((due) => {
    const taken = due < rest ? due : rest;
    rest -= taken;
    return taken;
  });
};
