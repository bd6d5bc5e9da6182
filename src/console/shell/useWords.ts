import { useMemo } from 'react';
import { useLocaleState } from 'react-admin';
import { todayIn } from '../../domain/dates.ts';
import { daySpan } from '../../domain/daySpan.ts';
import { daysPassed, relativeFormat } from '../../domain/relativeFormat.ts';
import { tagOf } from '../providers/i18nLanguages.ts';

export type Words = {
  /** '20 Nov' of an ISO day. */
  readonly day: (iso: string) => string;
  /** '7 – 9 Dec' of two ISO days; one of them where they are the same. */
  readonly span: (from: string, to: string) => string;
  /** 'in 10 days', 'tomorrow', '3 days ago'. */
  readonly inDays: (days: number) => string;
  /** How long ago in hours, and from a day on in days of the calendar: '2 hours ago'. */
  readonly ago: (instant: string) => string;
  readonly number: (value: number) => string;
  /** '18:10' of an instant in a time zone. */
  readonly time: (instant: string, timeZone: string) => string;
  /** An instant on the clock of this device: '2026-11-28' and '18:10'. */
  readonly here: (instant: string) => { readonly day: string; readonly time: string };
};

const noon = (iso: string): Date => new Date(`${iso}T12:00:00Z`);
const hour = 3_600_000;

/** How dates and numbers are written on cards, in the person's language. */
export const useWords = (): Words => {
  const [locale] = useLocaleState();
  return useMemo(() => {
    const tag = tagOf(locale);
    const day = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    const relative = relativeFormat(tag);
    const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
    return {
      day: (iso) => day.format(noon(iso)),
      span: daySpan(tag),
      inDays: (days) => relative(days, 'day'),
      ago: (instant) => {
        const hours = Math.round((new Date(instant).getTime() - Date.now()) / hour);
        return Math.abs(hours) < 24 ? relative(hours, 'hour') : relative(-daysPassed(new Date(instant), new Date()), 'day');
      },
      number: (value) => number.format(value),
      here: (instant) => {
        const at = new Date(instant);
        return { day: todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, at), time: new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit' }).format(at) };
      },
      time: (instant, timeZone) => new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hour12: false, timeZone }).format(new Date(instant)),
    };
  }, [locale]);
};
