import { useTranslate } from 'ra-core';
import { isLanguage } from '../../domain/languages.ts';
import { formatDate } from '../../domain/values/dateFormat.ts';
import { amountLocale } from '../fields/input/useFormats.ts';
import { useCellFormats } from '../fields/useCellFormats.ts';

/** How figures of a plan are written for the person. */
export const useTold = () => {
  const translate = useTranslate();
  const { dateFormat, language, locale } = useCellFormats();
  const own = isLanguage(language) ? language : 'en';
  const number = new Intl.NumberFormat(locale);
  return {
    translate,
    locale,
    day: (iso: string): string => formatDate(iso, dateFormat, own),
    number: (value: number): string => number.format(value),
    /** Without decimals: a plan is no payslip. */
    money: (amount: string, currency: string): string => new Intl.NumberFormat(amountLocale(locale, currency), { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 }).format(Number(amount)),
  };
};
