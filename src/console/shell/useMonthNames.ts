import { useMemo } from 'react';
import { useFormats } from '../fields/input/useFormats.ts';
import { tagOf, type Language } from '../../domain/languages.ts';

/** The month in which a day lies, in the reader's words. */
export const useMonthNames = (): ((day: string) => string) => {
  const language = useFormats().language as Language;
  return useMemo(() => {
    const named = new Intl.DateTimeFormat(tagOf(language), { year: 'numeric', month: 'short', timeZone: 'UTC' });
    return (day: string) => named.format(new Date(`${day.slice(0, 7)}-01T00:00:00Z`));
  }, [language]);
};
