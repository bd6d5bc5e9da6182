/** Until when candidates are kept. What erases them is told beforehand, whichever way the day came. */
import { addDays, addMonths } from '../dates.ts';

/** Days between the notice and the erasure. */
export const ERASURE_NOTICE_DAYS = 14;

type Kept = Readonly<Record<string, unknown>>;

/** Whether what is written brings the erasure of somebody nearer than it can be told. Whoever became an employee is kept by other rules. */
export const erasedTooSoon = (after: Kept, before: Kept | null, today: string): boolean => {
  const [until, was] = [after['retainUntil'], before?.['retainUntil'] ?? null];
  return typeof until === 'string' && (after['employeeId'] ?? null) === null && until < addDays(today, ERASURE_NOTICE_DAYS) && (typeof was !== 'string' || until < was);
};

/** A contract keeps them as long after the first day as an application does; whoever is kept without an end stays so. */
export const keptAfterJoining = (until: string | null, joiningDate: string, months: number): string | null => {
  const longer = addMonths(joiningDate, months);
  return until === null || until > longer ? until : longer;
};
