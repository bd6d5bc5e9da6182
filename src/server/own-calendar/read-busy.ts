/** A calendar that a person publishes, fetched for when they are busy. */
import { busyTimes, NotACalendar, type BusyPeriod } from '../../domain/calendar/busy-times.ts';
import { TooMuchWork } from '../../domain/calendar/recurrence.ts';
import { askOutside, OutboundFailure } from '../http/outbound.ts';
import type { Settings } from '../settings.ts';

export type BusyProblem = 'UNREACHABLE' | 'NOT_A_CALENDAR' | 'TOO_LARGE';
export type ReadBusy = { readonly periods: readonly BusyPeriod[]; readonly problem: null } | { readonly periods: null; readonly problem: BusyProblem };

/** So far ahead interviews are arranged. */
const DAYS_AHEAD = 92;
const DAY_MS = 86_400_000;

/** From yesterday on, since a day begins at another hour elsewhere. */
export const busyWindow = (now: Date): { readonly from: Date; readonly to: Date } => ({ from: new Date(now.getTime() - DAY_MS), to: new Date(now.getTime() + DAYS_AHEAD * DAY_MS) });

/** The address as it is asked; null for what is none of a calendar. */
export const calendarAddress = (text: string): URL | null => {
  const given = text.trim().replace(/^webcals?:\/\//i, 'https://');
  if (given.length > 2000 || !URL.canParse(given)) return null;
  const address = new URL(given);
  return /^https?:$/.test(address.protocol) && address.username === '' && address.password === '' ? address : null;
};

/** `zone` is that of times without one. */
export const readBusy = async (settings: Pick<Settings, 'outboundHosts'>, address: URL, zone: string, now: Date): Promise<ReadBusy> => {
  try {
    const answer = await askOutside(settings, address, { headers: { accept: 'text/calendar, text/plain;q=0.5', 'user-agent': 'Tenure' } });
    if (!answer.ok) return { periods: null, problem: 'UNREACHABLE' };
    return { periods: busyTimes(await answer.text(), { ...busyWindow(now), zone }), problem: null };
  } catch (error) {
    if (error instanceof NotACalendar) return { periods: null, problem: 'NOT_A_CALENDAR' };
    if (error instanceof TooMuchWork || (error instanceof OutboundFailure && error.message.includes('longer'))) return { periods: null, problem: 'TOO_LARGE' };
    if (error instanceof OutboundFailure) return { periods: null, problem: 'UNREACHABLE' };
    throw error;
  }
};
