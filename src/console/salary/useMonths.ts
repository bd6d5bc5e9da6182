import { useMemo } from 'react';
import { useFormats } from '../fields/input/useFormats.ts';

/** 'December 2026' of 2026-12, as the person reads it. */
export const useMonths = () => {
  const { locale } = useFormats();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return (month: string): string => (/^\d{4}-\d\d$/.test(month) ? format.format(new Date(`${month}-01T00:00:00Z`)) : month);
  }, [locale]);
};
