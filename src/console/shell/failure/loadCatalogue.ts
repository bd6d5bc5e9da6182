import { needMessages } from '../../providers/i18nMessages.ts';
import type * as catalogue from '../../../domain/catalogue.ts';

type Catalogue = typeof catalogue;

let loading: Promise<Catalogue> | undefined;

/** What is said about each failure, and the texts for it; loaded while the page has nothing else to do, so that it is there when the network is not. */
export const loadCatalogue = (): Promise<Catalogue> => {
  loading ??= Promise.all([import('../../../domain/catalogue.ts'), needMessages('errors')])
    .then(([loaded]) => loaded)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
};
