import { useEffect } from 'react';
import { useSetLocale } from 'react-admin';
import { isLanguage } from '../providers/i18nLanguages.ts';

/** Speaks the language that is chosen in another tab. */
export const useFollowLanguage = (): void => {
  const setLocale = useSetLocale();
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent): void => {
      if (key === 'language' && isLanguage(newValue)) setLocale(newValue);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [setLocale]);
};
