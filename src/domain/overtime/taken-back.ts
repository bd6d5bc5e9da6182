/** A special wage for the whole day is of hours that no overtime pays: what it was paid for before overtime of the day was approved is taken back. */
import { dividedBy, times, whole } from '../payroll/formula/ratio.ts';
import type { Ratio } from '../payroll/formula/ratio.ts';

type Day = { /** Minutes that attendance has. */ readonly worked: number; /** Minutes of overtime that are paid now. */ readonly overtime: number; /** All that are paid, with those before. */ readonly overtimeInAll: number; /** Minutes that the wage was paid for, less what was taken back. */ readonly paid: number };

/** Minutes to take back: those for which it is due no more, and no more than are paid as overtime now. Hours that attendance had not when it was paid are nobody's loss. */
export const minutesTakenBack = ({ worked, overtime, overtimeInAll, paid }: Day): number => Math.min(overtime, Math.max(0, paid - Math.max(0, worked - overtimeInAll)));

/** What so many of the minutes were paid with; nothing is rounded. */
export const shareOfPaid = (pay: Ratio, minutes: number, paid: number): Ratio => dividedBy(times(pay, whole(minutes)), whole(paid));
