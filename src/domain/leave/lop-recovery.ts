/** Until when, and of which pay cycles, days that were counted as loss of pay are given back. */
import { addDays } from '../dates.ts';

export type LopTerms = { readonly pastCycles: number; readonly closesDaysBeforePay: number };
/** Days are ISO dates. */
export type Cycle = { readonly id: string; readonly name: string; readonly fromDate: string; readonly toDate: string; readonly payDate: string; readonly isFinalized: boolean };

/** The open cycle that today lies in, else the next one that is still to be paid; undefined where none is. */
export const runningCycle = (cycles: readonly Cycle[], today: string): Cycle | undefined => {
  const open = cycles.filter(({ isFinalized }) => !isFinalized).toSorted((a, b) => a.fromDate.localeCompare(b.fromDate));
  return open.find(({ fromDate, toDate }) => fromDate <= today && today <= toDate) ?? open.find(({ payDate }) => payDate >= today);
};

/** The finalized cycles before the running one of which days are given back, the latest first. */
export const recoverableCycles = (cycles: readonly Cycle[], today: string, { pastCycles }: Pick<LopTerms, 'pastCycles'>): readonly Cycle[] => {
  const running = runningCycle(cycles, today);
  return cycles.filter(({ isFinalized, fromDate }) => isFinalized && (running === undefined || fromDate < running.fromDate)).toSorted((a, b) => b.fromDate.localeCompare(a.fromDate)).slice(0, pastCycles);
};

/** The last day on which requests for the pay of a cycle are taken. */
export const lastDayToAsk = ({ payDate }: Pick<Cycle, 'payDate'>, { closesDaysBeforePay }: Pick<LopTerms, 'closesDaysBeforePay'>): string => addDays(payDate, -closesDaysBeforePay);
