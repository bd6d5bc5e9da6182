import { useMemo } from 'react';
import { useFormats } from '../fields/input/useFormats.ts';

/** '14%' of '14', as the person reads it. */
export const useShare = (): ((percent: string | number) => string) => {
  const { locale } = useFormats();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
    return (percent) => format.format(Number(percent) / 100);
  }, [locale]);
};
