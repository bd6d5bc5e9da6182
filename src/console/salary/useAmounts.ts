import { useMemo } from 'react';
import { amountLocale, useFormats } from '../fields/input/useFormats.ts';

/** Amounts of a currency as the person reads them; whole ones without decimals. */
export const useAmounts = (currency: string) => {
  const { locale } = useFormats();
  return useMemo(() => {
    const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
    const [whole, exact] = [new Intl.NumberFormat(amountLocale(locale, currency), { ...options, maximumFractionDigits: 0 }), new Intl.NumberFormat(amountLocale(locale, currency), options)];
    return (value: string | number): string => (Number(value) % 1 === 0 ? whole : exact).format(String(value) as Intl.StringNumericLiteral).replace('-', '−');
  }, [locale, currency]);
};
