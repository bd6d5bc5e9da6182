/** For whom, how much and how an advance is given: what stands in the way, each in a sentence of its own. */
import { addMonths } from '../dates.ts';
import { toScaled } from '../decimal.ts';
import { divideRounded } from '../money.ts';
import { finding } from '../problem.ts';
import type { Problem } from '../problem.ts';
import { monthOf, monthsLater } from './months.ts';

export type AdvanceTerms = {
  readonly allowed: boolean;
  readonly basis: 'NET' | 'GROSS';
  /** Decimal text. */
  readonly mostPercent: string;
  readonly mostInstalments: number;
  readonly leastServiceMonths: number;
  readonly duringProbation: boolean;
};

export type AdvanceAsked = {
  /** Minor units; null while nobody has told it. */
  readonly amount: bigint | null;
  readonly instalments: number | null;
  readonly wantedOn: string;
  readonly recoverFrom: string;
};

export type AdvanceGrounds = {
  readonly terms: AdvanceTerms;
  readonly today: string;
  readonly joined: string;
  /** The last day of probation; null where there is none, or somebody was confirmed. */
  readonly probationUntil: string | null;
  /** The last working day of an exit that is approved or waits; null without one. */
  readonly leavesOn: string | null;
  /** Of the month of the last final payslip, minor units; null without one. */
  readonly pay: { readonly month: string; readonly amount: bigint } | null;
  /** Another advance that waits, is to be paid or is not paid back. */
  readonly open: { readonly amount: bigint; readonly reason: string } | null;
};

/** How amounts, days and months are said. */
export type AdvanceWords = { readonly money: (amount: bigint) => string; readonly day: (day: string) => string; readonly month: (month: string) => string };

/** So many months after the day on which it is wanted the first instalment comes at the latest. */
const LATEST_START = 12;

/** The most that may be advanced, rounded down to a whole unit of the currency; null without a payslip. */
export const mostOf = ({ terms, pay }: Pick<AdvanceGrounds, 'terms' | 'pay'>, unit: bigint): bigint | null => {
  if (pay === null) return null;
  const most = pay.amount <= 0n ? 0n : divideRounded(pay.amount * toScaled(terms.mostPercent, 4), 1_000_000n * unit, 'down') * unit;
  return most;
};

/** What nobody may pass over: advances are given at all, one at a time, and to nobody who leaves. */
export const standingProblems = ({ terms, leavesOn, open }: AdvanceGrounds, { wantedOn, recoverFrom }: AdvanceAsked, words: AdvanceWords): readonly Problem[] => {
  const problems: Problem[] = [];
  if (!terms.allowed) return [{ field: 'amount', ...finding('salaryAdvance.notAllowed') }];
  if (leavesOn !== null) problems.push({ field: 'wantedOn', ...finding('salaryAdvance.leaving', { day: words.day(leavesOn) }) });
  if (open !== null) problems.push({ field: 'amount', ...finding('salaryAdvance.openAlready', { amount: words.money(open.amount), reason: open.reason }) });
  if (monthOf(recoverFrom) < monthOf(wantedOn)) problems.push({ field: 'recoverFrom', ...finding('salaryAdvance.recoverBefore') });
  if (monthOf(recoverFrom) > monthsLater(monthOf(wantedOn), LATEST_START)) problems.push({ field: 'recoverFrom', ...finding('salaryAdvance.recoverLater') });
  return problems;
};

/** What binds whoever asks for themselves: payroll may enter more for somebody. `unit`: of the currency, in minor units. */
export const ownProblems = (grounds: AdvanceGrounds, { amount, instalments, wantedOn }: AdvanceAsked, unit: bigint, words: AdvanceWords): readonly Problem[] => {
  const { terms, today, joined, probationUntil, pay } = grounds;
  if (!terms.allowed) return [];
  const problems: Problem[] = [];
  const since = addMonths(joined, terms.leastServiceMonths);
  const most = mostOf(grounds, unit);
  if (wantedOn < today) problems.push({ field: 'wantedOn', ...finding('salaryAdvance.wantedBefore') });
  if (since > wantedOn) problems.push({ field: 'wantedOn', ...finding('salaryAdvance.tooSoon', { smart_count: terms.leastServiceMonths, day: words.day(since) }) });
  if (!terms.duringProbation && probationUntil !== null && probationUntil >= wantedOn) problems.push({ field: 'wantedOn', ...finding('salaryAdvance.onProbation', { day: words.day(probationUntil) }) });
  if (pay === null || most === null) problems.push({ field: 'amount', ...finding('salaryAdvance.noPayslip') });
  else if (amount !== null && amount > most) problems.push({ field: 'amount', ...finding('salaryAdvance.tooMuch', { most: words.money(most), percent: String(Number(terms.mostPercent)), pay: words.money(pay.amount), month: words.month(pay.month) }, { basis: `enum.AdvanceBasis.${terms.basis}` }) });
  if (instalments !== null && instalments > terms.mostInstalments) problems.push({ field: 'instalments', ...finding('salaryAdvance.tooManyInstalments', { smart_count: terms.mostInstalments }) });
  return problems;
};
