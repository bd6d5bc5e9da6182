import { tagOf } from './languages.ts';
import { rangeIn } from './rangeIn.ts';
import type { Language } from './languages.ts';

const LONG = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** 'Tuesday, December 1, 2026, 10:00 – 11:00 AM GMT+5:30': from when to when, on the clocks of a zone. Intl writes no French first of a month. */
export const longSpan = (language: Language, startsAt: string, endsAt: string, timeZone: string): string => {
  const text = rangeIn(tagOf(language), { ...LONG, timeZone }, new Date(startsAt), new Date(endsAt));
  return language === 'fr' ? text.replaceAll(/(?<!\d)1 (?=\p{L})/gu, '1er ') : text;
};
