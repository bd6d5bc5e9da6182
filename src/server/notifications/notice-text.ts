import { tagOf, type Language } from '../../domain/languages.ts';
import { formatDate } from '../../domain/values/dateFormat.ts';
import { say } from '../messages.ts';

/** The sentence of a notification in a language. A token kept with a trailing `$` is a message key, one with a trailing `@` a day, written as the organisation's `dateFormat` says; `smart_count` is also there as `number`, grouped. */
export const noticeText = (language: Language, kind: string, words: Readonly<Record<string, string>>, dateFormat: string): string => {
  const count = words['smart_count'] === undefined ? {} : { smart_count: Number(words['smart_count']), number: new Intl.NumberFormat(tagOf(language)).format(Number(words['smart_count'])) };
  const named = Object.entries(words).map(([token, word]) => {
    if (token.endsWith('$')) return [token.slice(0, -1), say(language, word, { smart_count: count.smart_count ?? 1 })];
    return token.endsWith('@') ? [token.slice(0, -1), formatDate(word, dateFormat, language)] : [token, word];
  });
  return say(language, `notification.${kind}`, { ...Object.fromEntries(named), ...count });
};
