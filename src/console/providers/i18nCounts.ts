import { countText } from '../../domain/languages.ts';
import { tagOf } from './i18nLanguages.ts';
import type { Language } from './i18nLanguages.ts';

/** How polyglot fills in the words of a text, here with counts as `countText` writes them. */
export const fillingCounts = (language: () => Language) =>
  function fillIn(this: string, tokens: RegExp, valueOf: (token: string, name: string) => unknown): string {
    return this.replace(tokens, (token: string, name: string) => (name === 'smart_count' ? countText(valueOf(token, name), tagOf(language())) : String(valueOf(token, name))));
  };
