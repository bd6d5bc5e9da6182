import { useMemo } from 'react';
import { useFormats } from '../fields/input/useFormats.ts';

/** Amounts of a currency as the person reads them; whole ones without decimals. */
export const useAmounts = (currency: string) => {
  const { locale } = useFormats();
  return useMemo(() => {
    const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
    const [whole, exact] = [new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: 0 }), new Intl.NumberFormat(locale, options)];
    return (value: string | number): string => (Number(value) % 1 === 0 ? whole : exact).format(String(value) as Intl.StringNumericLiteral).replace('-', '−');
  }, [locale, currency]);
};
