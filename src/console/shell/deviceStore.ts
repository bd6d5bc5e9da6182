import { localStorageStore } from 'react-admin';
import { hasStoredLanguage, storedLanguage } from '../providers/i18nLanguages.ts';
import type { Store } from 'react-admin';

const store = localStorageStore();

/** What react-admin keeps on the device. The language is read from its own key `language`, which outlives a sign-out. */
export const deviceStore: Store = {
  ...store,
  getItem: <Value>(key: string, otherwise?: Value): Value =>
    key === 'locale' && hasStoredLanguage() ? (storedLanguage() as Value) : (store.getItem(key, otherwise) as Value),
};
