import { tagOf } from './languages.ts';
import { clocksChange, rangeIn } from './rangeIn.ts';
import type { Language } from './languages.ts';

/** 'Tuesday, December 1, 2026, 10:00 – 11:00 AM GMT+5:30': from when to when, on the clocks of a zone. Intl writes no Japanese day and no French first of a month here. */
export const longSpan = (language: Language, startsAt: string, endsAt: string, timeZone: string): string => {
  const [from, to] = [new Date(startsAt), new Date(endsAt)];
  const written = (asked: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => new Intl.DateTimeFormat(tagOf(language), { ...asked, timeZone });
  const [day, clock, zone] = [{ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }, { hour: 'numeric', minute: '2-digit' }, { timeZoneName: 'short' }] as const;
  if (language === 'ja') {
    const [first, last] = [from, to].map((at) => written(day).format(at));
    const begin = clocksChange(tagOf(language), timeZone, from, to) ? { ...clock, ...zone } : clock;
    return `${first} ${written(begin).format(from)}～${first === last ? '' : `${last} `}${written({ ...clock, ...zone }).format(to)}`;
  }
  const text = rangeIn(tagOf(language), { ...day, ...clock, ...zone, timeZone }, from, to);
  return language === 'fr' ? text.replaceAll(/(?<!\d)1 (?=\p{L})/gu, '1er ') : text;
};
