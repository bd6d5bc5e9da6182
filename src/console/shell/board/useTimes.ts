import { useCellFormats } from '../../fields/useCellFormats.ts';
import { formatDuration } from '../../../domain/values/durations.ts';
import { formatDate } from '../../../domain/values/dateFormat.ts';
import type { Language } from '../../../domain/languages.ts';

/** How times and shares are written on the dashboard. */
export const useTimes = () => {
  const formats = useCellFormats();
  const { locale, dateFormat } = formats;
  const language = formats.language as Language;
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const numbers = new Intl.NumberFormat(locale);
  return {
    number: (value: number): string => numbers.format(value),
    percent: (share: number | null | undefined): string => (share == null ? '–' : percents.format(share)),
    /** '7h 20m' */
    span: (minutes: number): string => formatDuration((minutes / 60).toFixed(4), language),
    /** Minutes after midnight as a time of day; past midnight that of the next one. */
    clock: (minute: number | null | undefined): string => (minute == null ? '–' : clock.format(new Date(minute * 60_000))),
    day: (day: string): string => short.format(new Date(`${day}T00:00:00Z`)),
    date: (day: string): string => formatDate(day, dateFormat, language),
    /** Hours to tenths, for charts. */
    hours: (minutes: number): number => Math.round(minutes / 6) / 10,
  };
};
