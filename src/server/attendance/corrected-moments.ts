import { momentsOf, type DayMoments } from '../../domain/attendance/shiftDay.ts';
import type { Transaction } from '../db/org.ts';
import { readDay, readPunchesOf, readShift, type Day } from './attendance-facts.ts';

type Corrected = { readonly employeeId: string; readonly workDate: string; readonly checkIn?: string | null | undefined; readonly checkOut?: string | null | undefined };

/** When the times of a correction were, by the clock at the employee's location, and how the employee's day stands now. */
export const correctedMoments = async (tx: Transaction, { employeeId, workDate, checkIn = null, checkOut = null }: Corrected, now: Date): Promise<DayMoments & { readonly day: Day }> => {
  const day = await readDay(tx, employeeId, now);
  const recorded = checkIn === null && checkOut !== null ? (await readPunchesOf(tx, employeeId, workDate)).filter(({ type }) => type === 'IN') : [];
  return { ...momentsOf({ workDate, checkIn, checkOut }, await readShift(tx, employeeId, workDate), day.timeZone, recorded.map(({ at }) => at.toISOString())), day };
};
