import { useEffect } from 'react';
import { useLocaleState } from 'react-admin';
import { useKnownOrganisation } from '../providers/authOrganisation.ts';
import { hasStoredLanguage, isLanguage, offerLanguage } from '../providers/i18nLanguages.ts';

/** Shows the organisation's language to those who have chosen none on this device. */
export const useOrganisationLanguage = (): void => {
  const [locale, setLocale] = useLocaleState();
  const usual = useKnownOrganisation()?.language;
  useEffect(() => {
    if (hasStoredLanguage() || !isLanguage(usual) || usual === locale) return;
    offerLanguage(usual);
    setLocale(usual);
  }, [usual, locale, setLocale]);
};
