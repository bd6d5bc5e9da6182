/** Times of interviews as people read them: in the zone of whoever looks, and in another one beside it. */
import { rangeIn } from '../../../domain/rangeIn.ts';
import { presentZone } from '../../../domain/lists/timeZones.ts';

const WHOLE = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** The zone of this device by its present name. */
export const ownZone = (): string => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return presentZone(timeZone) ?? timeZone;
};

/** 'YYYY-MM-DD' of an instant in a zone. */
export const dayIn = (instant: string, timeZone: string): string => {
  const parts = Object.fromEntries(new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return `${parts['year']}-${parts['month']}-${parts['day']}`;
};

/** '10:30 – 11:15'. */
export const hoursIn = (from: string, to: string, timeZone: string, locale: string): string => rangeIn(locale, { hour: 'numeric', minute: '2-digit', timeZone }, new Date(from), new Date(to));

/** 'Tue, Dec 1, 10:30 – 11:15'. */
export const wholeTimeIn = (from: string, to: string, timeZone: string, locale: string): string =>
  rangeIn(locale, { ...WHOLE, timeZone }, new Date(from), new Date(to));

/** Whether clocks of both zones show the same then, whatever the zones are called. */
export const isSameClock = (from: string, to: string, one: string, other: string): boolean => wholeTimeIn(from, to, one, 'en') === wholeTimeIn(from, to, other, 'en');

/** The same on this device's clock, whose zone is named: 'Tue, Dec 1, 2026, 10:30 – 11:15 GMT+8'. */
export const ownTimeOf = (from: string, to: string, locale: string): string =>
  rangeIn(locale, { ...WHOLE, timeZone: ownZone(), timeZoneName: 'short' }, new Date(from), new Date(to));

export const longDay = (day: string, locale: string): string => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
