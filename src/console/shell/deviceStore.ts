import { localStorageStore } from 'react-admin';
import { hasStoredLanguage, isLanguage, storeLanguage, storedLanguage } from '../providers/i18nLanguages.ts';
import type { Store } from 'react-admin';

const store = localStorageStore();

/** What react-admin keeps on the device. The language is read from its own key `language`, which outlives a sign-out. */
export const deviceStore: Store = {
  ...store,
  getItem: <Value>(key: string, otherwise?: Value): Value =>
    key === 'locale' && hasStoredLanguage() ? (storedLanguage() as Value) : (store.getItem(key, otherwise) as Value),
  // Both before anybody hears of it: who hears reads again, and took the language before for the one to show.
  setItem: (key, value) => {
    if (key === 'locale' && isLanguage(value)) storeLanguage(value);
    store.setItem(key, value);
  },
};
