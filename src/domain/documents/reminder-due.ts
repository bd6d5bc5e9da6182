import { addDays } from '../dates.ts';

type Rhythm = { readonly reminderDays: number; readonly mostReminders: number };

/** Whether whoever is to sign is reminded today: so many days after the last word, `mostReminders` times at most. `lastTold` and `today` are days. */
export const reminderDue = ({ reminderDays, mostReminders }: Rhythm, lastTold: string, reminders: number, today: string): boolean => reminderDays > 0 && reminders < mostReminders && addDays(lastTold, reminderDays) <= today;
