import { useMemo } from 'react';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { formatMoney, formatPercent } from '../../domain/values/amounts.ts';
import { formatDate } from '../../domain/values/dateFormat.ts';
import { addedDays } from './addedDays.ts';
import type { Language } from '../../domain/languages.ts';

/** Money, days, counts and percentages of billing as the person reads them. */
export const useBillingFormats = () => {
  const { language, locale, dateFormat } = useCellFormats();
  return useMemo(
    () => ({
      locale,
      money: (amount: string, currency: string): string => formatMoney(amount, language as Language, currency),
      day: (iso: string): string => formatDate(iso, dateFormat, language as Language),
      /** The last day of a span whose end is the day after it. */
      lastDay: (iso: string): string => formatDate(addedDays(iso, -1), dateFormat, language as Language),
      percent: (text: string): string => formatPercent(String(Number(text)), language as Language),
      count: (value: number): string => new Intl.NumberFormat(locale).format(value),
    }),
    [language, locale, dateFormat],
  );
};
