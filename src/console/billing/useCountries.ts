import { useMemo } from 'react';
import { countryCodes } from '../../domain/billing/countries.ts';
import { useBillingFormats } from './useBillingFormats.ts';

export type Country = { readonly code: string; readonly name: string };

/** Every country in the person's language, in its order. */
export const useCountries = (): readonly Country[] => {
  const { locale } = useBillingFormats();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    const order = new Intl.Collator(locale);
    return countryCodes.map((code) => ({ code, name: names.of(code) ?? code })).sort((one, other) => order.compare(one.name, other.name));
  }, [locale]);
};
