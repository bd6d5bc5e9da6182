import { MOST_SHIFT_HOURS } from './nextPunch.ts';

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** On which day a check-out is that is told with its check-in, both 'HH:MM' of the clock: one that is earlier is on the next day, and null where nobody is at work for so long. */
export const checkOutDay = (checkIn: string, checkOut: string): 'SAME' | 'NEXT' | null => {
  const minutes = minutesOf(checkOut) - minutesOf(checkIn);
  if (minutes >= 0) return 'SAME';
  return minutes + 24 * 60 <= MOST_SHIFT_HOURS * 60 ? 'NEXT' : null;
};
