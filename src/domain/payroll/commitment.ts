/** How long somebody stays for something that was paid once, and how much of that is served. */
import { addDays, addMonths } from '../dates.ts';

/** First and last day of a commitment period, both included: six months from 15 January end on 14 July. */
export const commitmentPeriod = (payoutDate: string, months: number): { readonly from: string; readonly until: string } => ({ from: payoutDate, until: addDays(addMonths(payoutDate, months), -1) });

/** Whole months of the period that are over with the last working day, from 0 to all of them: a month that is begun is not served. */
export const servedMonths = (from: string, lastWorkingDay: string, months: number): number => {
  const after = addDays(lastWorkingDay, 1);
  let served = 0;
  while (served < months && addMonths(from, served + 1) <= after) served += 1;
  return served;
};
