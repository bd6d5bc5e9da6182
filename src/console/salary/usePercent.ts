import { useMemo } from 'react';
import { useFormats } from '../fields/input/useFormats.ts';

/** '+8.5%' of 8.5, as the person reads it. */
export const usePercent = () => {
  const { locale } = useFormats();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2, signDisplay: 'exceptZero' });
    return (value: number): string => format.format(value / 100).replace('-', '−');
  }, [locale]);
};
