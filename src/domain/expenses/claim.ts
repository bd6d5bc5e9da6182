/** What is claimed back: what each line comes to in the currency of payroll, and what is wrong with it. Amounts are decimal text. */
import { compareDecimals, fractionDigits } from '../decimal.ts';
import { addDays, lengthOfRange } from '../dates.ts';
import { currencyDecimals, fromMinor, toMinor } from '../money.ts';
import { finding } from '../problem.ts';
import type { Finding, Problem } from '../problem.ts';
import type { Reimbursement } from './reimbursement.ts';

/** What an expense comes to. */
export type ExpenseAmount = Pick<Expense, 'amount' | 'currency' | 'converted'>;

export type Expense = {
  readonly spentOn: string;
  readonly expenseTypeId: string;
  readonly amount: string;
  /** Null where it is that of payroll. */
  readonly currency: string | null;
  readonly converted: string | null;
  readonly receipt: string | null;
};

export type PerDiemDays = { readonly perDiemId: string; readonly fromDate: string; readonly toDate: string; readonly spent: string | null; readonly converted: string | null };

export type ExpenseTypeTerms = { readonly id: string; readonly name: string; readonly maximumAmount: string | null; readonly receiptAlways: boolean; /** Of salaries: with a grace period it has a limit of its own in place of that of the settings. */ readonly reimbursement?: Reimbursement | null };

export type PerDiemTerms = {
  readonly id: string;
  readonly title: string;
  readonly configurationType: 'FIXED' | 'UP_TO_RATE';
  /** Of one day, in its currency. */
  readonly rate: string;
  readonly currency: string;
  /** The days of departure and return are paid. */
  readonly includeTravelDates: boolean;
};

export type Claim = { readonly claimedOn: string; readonly expenses: readonly Expense[]; readonly perDiems: readonly PerDiemDays[] };

export type ClaimTerms = {
  /** Of payroll, in which claims are paid. */
  readonly currency: string;
  readonly types: readonly ExpenseTypeTerms[];
  readonly perDiems: readonly PerDiemTerms[];
};

/** What people keep to who ask for themselves; whoever enters a claim for somebody else decides alone. */
export type ClaimLimits = { readonly pastDays: number; /** Null where no amount asks for a receipt. */ readonly receiptFrom: string | null };

/** How many of the days are paid: all of them, or those between departure and return. */
export const paidDays = ({ fromDate, toDate }: Pick<PerDiemDays, 'fromDate' | 'toDate'>, { includeTravelDates }: Pick<PerDiemTerms, 'includeTravelDates'>): number =>
  Math.max(0, lengthOfRange(fromDate, toDate) - (includeTravelDates ? 0 : 2));

/** What the days come to in the per diem's own currency: the rate of each, or what was spent, at most the rates of all; null where what was spent is not told. */
export const perDiemAmount = (line: PerDiemDays, terms: PerDiemTerms): string | null => {
  const most = fromMinor(toMinor(terms.rate, terms.currency, 'halfUp') * BigInt(paidDays(line, terms)), terms.currency);
  if (terms.configurationType === 'FIXED') return most;
  if (line.spent === null) return null;
  return compareDecimals(line.spent, most) < 0 ? line.spent : most;
};

/** In the currency of payroll: as it is where it has that one, else as the bank had it; null where that is not told. */
const worth = (amount: string | null, own: string, converted: string | null, payroll: string): string | null => (own === payroll ? amount : converted);

const expenseWorth = ({ amount, currency, converted }: ExpenseAmount, payroll: string): string | null => worth(amount, currency ?? payroll, converted, payroll);

const perDiemWorth = (line: PerDiemDays, terms: PerDiemTerms, payroll: string): string | null => worth(perDiemAmount(line, terms), terms.currency, line.converted, payroll);

/** All lines together in the currency of payroll, rounded half up to its coins line by line; lines that do not tell theirs count nothing. */
export const claimTotal = ({ expenses, perDiems }: { readonly expenses: readonly ExpenseAmount[]; readonly perDiems: readonly PerDiemDays[] }, { currency, perDiems: known }: Omit<ClaimTerms, 'types'>): string => {
  const worths = [
    ...expenses.map((line) => expenseWorth(line, currency)),
    ...perDiems.map((line) => {
      const terms = known.find(({ id }) => id === line.perDiemId);
      return terms ? perDiemWorth(line, terms, currency) : null;
    }),
  ];
  return fromMinor(worths.reduce((sum, each) => sum + (each === null ? 0n : toMinor(each, currency, 'halfUp')), 0n), currency);
};

const finer = (amount: string | null, currency: string): Finding | null =>
  amount !== null && fractionDigits(amount) > currencyDecimals(currency) ? finding('rule.decimals', { smart_count: currencyDecimals(currency) }) : null;

type At = (field: string, found: Finding | null) => Problem[];
const at = (list: string, index: number): At => (field, found) => (found === null ? [] : [{ field: `${list}.${index}.${field}`, ...found }]);

/** Lines that cannot be reckoned, whoever entered them. `today` is that of the employee; `inWords` writes an amount of payroll for a sentence. */
export const claimProblems = ({ expenses, perDiems }: Claim, { currency: payroll, types, perDiems: known }: ClaimTerms, today: string, inWords: (amount: string) => string): Problem[] => [
  ...(expenses.length + perDiems.length === 0 ? [{ field: 'expenses', ...finding('claimRequest.nothing') }] : []),
  ...expenses.flatMap((line, index) => {
    const here = at('expenses', index);
    const own = line.currency ?? payroll;
    const coins = finer(line.amount, own);
    const value = expenseWorth(line, payroll);
    const most = types.find(({ id }) => id === line.expenseTypeId)?.maximumAmount ?? null;
    const above = value !== null && most !== null && compareDecimals(value, most) > 0;
    return [
      ...here('spentOn', line.spentOn > today ? finding('claimRequest.future') : null),
      ...here('amount', coins),
      ...here('converted', value === null ? finding('claimRequest.convertedNeeded', { currency: payroll }) : own === payroll ? null : finer(line.converted, payroll)),
      ...here(own === payroll ? 'amount' : 'converted', above && coins === null ? finding('claimRequest.aboveMaximum', { amount: inWords(most) }) : null),
    ];
  }),
  ...perDiems.flatMap((line, index) => {
    const here = at('perDiems', index);
    const terms = known.find(({ id }) => id === line.perDiemId);
    if (!terms) return here('perDiemId', finding('rule.reference'));
    const amount = perDiemAmount(line, terms);
    const isTwice = perDiems.slice(0, index).some((other) => other.perDiemId === line.perDiemId && other.fromDate <= line.toDate && other.toDate >= line.fromDate);
    return [
      ...here('fromDate', isTwice ? finding('claimRequest.daysTwice') : null),
      ...here('toDate', paidDays(line, terms) === 0 ? finding('claimRequest.noDays') : null),
      ...here('spent', amount === null ? finding('claimRequest.spentNeeded', { currency: terms.currency }) : terms.configurationType === 'FIXED' ? null : finer(line.spent, terms.currency)),
      ...here('converted', terms.currency !== payroll && line.converted === null ? finding('claimRequest.convertedNeeded', { currency: payroll }) : terms.currency === payroll ? null : finer(line.converted, payroll)),
    ];
  }),
];

/**
 * What somebody who asks for themselves is kept to by the settings: expenses that are not too old today, whatever day the claim names, receipts where they are asked for. `stood`: days of expenses that were handed in before, which do not
 * grow too old while they wait.
 */
export const ownClaimProblems = ({ expenses }: Claim, { currency: payroll, types }: ClaimTerms, { pastDays, receiptFrom }: ClaimLimits, today: string, stood: ReadonlySet<string> = new Set()): Problem[] =>
  expenses.flatMap((line, index) => {
    const here = at('expenses', index);
    const type = types.find(({ id }) => id === line.expenseTypeId);
    const value = expenseWorth(line, payroll);
    const isDue = type?.receiptAlways === true || (receiptFrom !== null && value !== null && compareDecimals(value, receiptFrom) >= 0);
    return [
      ...here('spentOn', type?.reimbursement?.gracePeriod == null && line.spentOn < addDays(today, -pastDays) && !stood.has(line.spentOn) ? finding('claimRequest.tooOld', { smart_count: pastDays }) : null),
      ...here('receipt', isDue && line.receipt === null ? finding('claimRequest.receiptNeeded') : null),
    ];
  });
