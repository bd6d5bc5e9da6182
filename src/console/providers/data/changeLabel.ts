import polyglotI18nProvider from 'ra-i18n-polyglot';
import { lowered } from '../../../domain/lowered.ts';
import { fillingCounts } from '../i18nCounts.ts';
import { storedLanguage, tagOf } from '../i18nLanguages.ts';
import { loadMessages } from '../i18nMessages.ts';
import type { Written } from './createDataProvider.ts';

/** What a change-set was, in the person's language: 'Delete 6 designations'. */
export const changeLabel = async ({ kind, entity, count }: Written): Promise<string> => {
  const language = storedLanguage();
  const messages = await loadMessages(language);
  const { translate } = polyglotI18nProvider(() => messages, language, [], { allowMissing: true, replace: fillingCounts(() => language) });
  return translate(`grid.change.${kind}`, { smart_count: count, entities: lowered(translate(entity, { smart_count: count }), tagOf(language)) });
};
