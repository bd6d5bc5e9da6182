import { minutesOfDay } from './minutesOfDay.ts';
import { MOST_SHIFT_HOURS } from './nextPunch.ts';

/** On which day a check-out is that is told with its check-in, both 'HH:MM' of the clock: one that is earlier is on the next day, and null where nobody is at work for so long. */
export const checkOutDay = (checkIn: string, checkOut: string): 'SAME' | 'NEXT' | null => {
  const minutes = minutesOfDay(checkOut) - minutesOfDay(checkIn);
  if (minutes >= 0) return 'SAME';
  return minutes + 24 * 60 <= MOST_SHIFT_HOURS * 60 ? 'NEXT' : null;
};
