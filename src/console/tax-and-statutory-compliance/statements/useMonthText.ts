import { useCellFormats } from '../../fields/useCellFormats.ts';

/** 2026-11 as the person reads it: Nov 2026. */
export const useMonthText = (): ((month: string) => string) => {
  const { locale } = useCellFormats();
  const format = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return (month) => format.format(new Date(`${month}-01T00:00:00Z`));
};
