import { useLocale } from 'ra-core';
import { useSession } from '../../providers/authSession.ts';
import { tagOf } from '../../providers/i18nLanguages.ts';

export type Formats = {
  readonly language: string;
  /** For `Intl`; English with Indian money groups in lakh. */
  readonly locale: string;
  readonly dateFormat: string;
  readonly currency: string;
  /** In which salaries are reckoned and paid. */
  readonly payrollCurrency: string;
  readonly timeZone: string;
  /** The country that telephone numbers are read in first: the currency's, else where the browser says that the person is. */
  readonly region: string | undefined;
};

/** English groups amounts in lakh where they are rupees. */
export const amountLocale = (locale: string, currency: string): string => (locale === 'en' || locale === 'en-IN' ? (currency === 'INR' ? 'en-IN' : 'en') : locale);

/** How this person, in this organisation, reads and writes values. */
export const useFormats = (): Formats => {
  const language = useLocale();
  const organisation = useSession()?.organisation;
  const currency = organisation?.currency ?? 'USD';
  return {
    language,
    locale: language === 'en' && currency === 'INR' ? 'en-IN' : tagOf(language),
    dateFormat: organisation?.dateFormat ?? 'YYYY/MM/DD',
    currency,
    payrollCurrency: organisation?.payrollCurrency ?? currency,
    timeZone: organisation?.timeZone ?? 'UTC',
    region: currency === 'EUR' ? new Intl.Locale(navigator.language).region : currency.slice(0, 2),
  };
};
