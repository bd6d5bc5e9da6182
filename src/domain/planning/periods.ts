import { addDays, addMonths, firstOfMonth, lengthOfRange } from '../dates.ts';
import { firstDayOfQuarter } from './fiscal-year.ts';

export type Period = { readonly from: string; readonly to: string };

/** So many months or quarters from today on: the first is what is left of the present one. */
export const periodsAhead = (today: string, step: 'MONTH' | 'QUARTER', count: number, firstMonth: number): readonly Period[] => {
  const [first, months] = step === 'MONTH' ? [firstOfMonth(today), 1] : [firstDayOfQuarter(today, firstMonth), 3];
  return Array.from({ length: count }, (_, at) => ({ from: at === 0 ? today : addMonths(first, at * months), to: addDays(addMonths(first, (at + 1) * months), -1) }));
};

/** What part of a year it is, by days of 365. */
export const partOfYear = ({ from, to }: Period): number => lengthOfRange(from, to) / 365;
