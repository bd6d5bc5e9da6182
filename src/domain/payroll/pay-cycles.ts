/** The pay cycles of some months ahead, with the day on which each is paid. Days are ISO calendar days; Temporal must be there (dates.ts). */
import { addDays, addMonths, firstOfMonth, lastOfMonth } from '../dates.ts';
import { isWorkingDay } from '../leave/working-days.ts';
import type { FreeDays } from '../leave/working-days.ts';

export type CycleFrequency = 'MONTHLY' | 'SEMI_MONTHLY';
/** LAST_DAY of the cycle; DAYS_AFTER it; a DAY_OF_MONTH of the month in which it ends, or of the NEXT_MONTH. */
export type PayDayRule = 'LAST_DAY' | 'DAYS_AFTER' | 'DAY_OF_MONTH' | 'DAY_OF_NEXT_MONTH';
/** To which working day a pay day on a free one goes; SAME leaves it. */
export type PayDayShift = 'BEFORE' | 'AFTER' | 'SAME';

export type CyclePlan = {
  readonly frequency: CycleFrequency;
  /** Of the first cycle. Months begin on that day of each; halves on the 1st and the 16th. */
  readonly firstDay: string;
  /** How many months; of halves there are twice as many. */
  readonly months: number;
  readonly rule: PayDayRule;
  /** Of the rule: days, or the day of a month, of which a shorter month has its last. */
  readonly payDay: number;
  readonly shift: PayDayShift;
  readonly free: FreeDays;
};

export type PlannedCycle = { /** YYYY-MM of its last day; halves with -1 and -2. */ readonly name: string; readonly fromDate: string; readonly toDate: string; readonly payDate: string };

/** The days on which months may begin, so that each has one. */
export const LAST_FIRST_DAY = 28;
export const MOST_MONTHS = 24;

const dayOf = (day: string): number => Number(day.slice(8));

/** Whether cycles can begin there: a month on one of the first 28 days, halves on the 1st or the 16th. */
export const mayBegin = (frequency: CycleFrequency, firstDay: string): boolean => (frequency === 'MONTHLY' ? dayOf(firstDay) <= LAST_FIRST_DAY : [1, 16].includes(dayOf(firstDay)));

const dayIn = (month: string, day: number): string => addDays(month, Math.min(day, dayOf(lastOfMonth(month))) - 1);

const ruled = ({ rule, payDay }: CyclePlan, toDate: string): string => {
  if (rule === 'LAST_DAY') return toDate;
  if (rule === 'DAYS_AFTER') return addDays(toDate, payDay);
  const month = firstOfMonth(toDate);
  return dayIn(rule === 'DAY_OF_MONTH' ? month : addMonths(month, 1), payDay);
};

const MOST_SHIFTED = 14;

const shifted = ({ shift, free }: CyclePlan, day: string): string => {
  if (shift === 'SAME') return day;
  let moved = day;
  for (let step = 0; step < MOST_SHIFTED && !isWorkingDay(moved, free); step += 1) moved = addDays(moved, shift === 'BEFORE' ? -1 : 1);
  return isWorkingDay(moved, free) ? moved : day;
};

/** Nobody is paid before the cycle begins: where the working day before is, it is the one after; where the day itself is, the last one. */
const paidOn = (plan: CyclePlan, fromDate: string, toDate: string): string => {
  const day = ruled(plan, toDate);
  const moved = [shifted(plan, day), shifted({ ...plan, shift: 'AFTER' }, day)].find((one) => day >= fromDate && one >= fromDate);
  return moved ?? shifted(plan, toDate);
};

const endOf = (frequency: CycleFrequency, fromDate: string): string => {
  if (frequency === 'MONTHLY') return addDays(addMonths(fromDate, 1), -1);
  return dayOf(fromDate) === 1 ? addDays(fromDate, 14) : lastOfMonth(fromDate);
};

/** @throws RangeError where `mayBegin` says no, or for more than 24 months or less than one */
export const payCycles = (plan: CyclePlan): PlannedCycle[] => {
  const { frequency, firstDay, months } = plan;
  if (!mayBegin(frequency, firstDay) || months < 1 || months > MOST_MONTHS) throw new RangeError(`No cycles of ${months} months from ${firstDay}`);
  const cycles: PlannedCycle[] = [];
  let fromDate = firstDay;
  for (let at = 0; at < months * (frequency === 'MONTHLY' ? 1 : 2); at += 1) {
    const toDate = endOf(frequency, fromDate);
    const half = frequency === 'MONTHLY' ? '' : dayOf(fromDate) === 1 ? '-1' : '-2';
    cycles.push({ name: `${toDate.slice(0, 7)}${half}`, fromDate, toDate, payDate: paidOn(plan, fromDate, toDate) });
    fromDate = addDays(toDate, 1);
  }
  return cycles;
};
