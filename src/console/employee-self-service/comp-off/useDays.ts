import { useTranslate } from 'ra-core';
import { isLanguage } from '../../../domain/languages.ts';
import { formatDate } from '../../../domain/values/dateFormat.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';

/** How this page writes days off and dates. */
export const useDays = () => {
  const translate = useTranslate();
  const { locale, dateFormat, language } = useCellFormats();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return {
    days: (text: string): string => number.format(Number(text)),
    date: (iso: string | null | undefined): string => (iso == null ? translate('compOffBalance.never') : formatDate(iso, dateFormat, isLanguage(language) ? language : 'en')),
  };
};
