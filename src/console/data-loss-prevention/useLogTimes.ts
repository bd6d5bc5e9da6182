import { useTranslate } from 'ra-core';
import { formatDate } from '../../domain/values/dateFormat.ts';
import { formatDuration } from '../../domain/values/durations.ts';
import { inZone } from '../fields/input/zoned.ts';
import { useCellFormats } from '../fields/useCellFormats.ts';
import type { Language } from '../../domain/languages.ts';

/** How moments and stretches of time are written, on the organisation's clock. */
export const useLogTimes = () => {
  const translate = useTranslate();
  const { locale, dateFormat, timeZone, language } = useCellFormats();
  const numbers = new Intl.NumberFormat(locale);
  const date = (day: string): string => formatDate(day, dateFormat, language as Language);
  return {
    date,
    number: (value: number): string => numbers.format(value),
    clock: (at: string): string => inZone(at, timeZone).time ?? '',
    moment: (at: string): string => {
      const { date: day, time } = inZone(at, timeZone);
      return day === null ? at : `${date(day)} ${time ?? ''}`.trim();
    },
    /** '45s', '3m 20s', and from an hour on '2h 5m'. */
    span: (seconds: number): string => {
      if (seconds >= 3600) return formatDuration((seconds / 3600).toFixed(4), language as Language);
      if (seconds < 60) return translate('keyLog.onlySeconds', { seconds });
      return translate('keyLog.minutesSeconds', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
    },
  };
};
