import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { inLanguage, readMessages } from './support/messages.ts';
import { languageOf, languages, pluralForm, tagOf } from '../../src/domain/languages.ts';
import { phrase } from '../../src/domain/phrase.ts';

const entries = readMessages('errors', 'rules', 'common');

describe('languages', () => {
  it('asks Intl for Spanish by its own tag', () => {
    expect(languages.map(tagOf)).toEqual(['en', 'fr', 'ja', 'es']);
    expect(new Intl.NumberFormat(tagOf('sp')).resolvedOptions().locale).toBe('es');
  });

  it('finds the language of a browser', () => {
    expect(languageOf(['es-MX', 'en'])).toBe('sp');
    expect(languageOf(['de-DE', 'ja'])).toBe('ja');
    expect(languageOf(['fr-CA;q=0.8'])).toBe('fr');
    expect(languageOf(['fil-PH', ''])).toBe('en');
  });

  it('counts as polyglot does in the console', () => {
    for (const code of languages) {
      const messages = inLanguage(entries, code);
      const other = polyglotI18nProvider(() => messages as object as TranslationMessages, code);
      for (const smart_count of [0, 1, 2, 5]) expect(phrase(messages, code, 'common.records', { smart_count })).toBe(other.translate('common.records', { smart_count }));
    }
    expect(['en', 'fr', 'ja', 'sp'].map((code) => phrase({ a: '%{smart_count} of %{all} records' }, code as 'en', 'a', { smart_count: 12_500, all: 99_000 }))).toEqual(['12,500 of 99000 records', '12\u202f500 of 99000 records', '12,500 of 99000 records', '12.500 of 99000 records']);
    expect(pluralForm('fr', 0)).toBe(0);
    expect(pluralForm('en', 0)).toBe(1);
  });

  it('leaves a token without a value and a key without a message as they are', () => {
    expect(phrase({ a: '%{x} of %{y}' }, 'en', 'a', { x: 1 })).toBe('1 of %{y}');
    expect(phrase({}, 'en', 'toString')).toBe('toString');
  });
});

describe('messages', () => {
  it.each(Object.keys(entries))('%s has four languages with as many forms as each counts', (key) => {
    const entry = entries[key];
    const forms = (text = ''): number => text.split('||||').length;
    for (const language of languages) expect(entry?.[language]?.trim(), language).toBeTruthy();
    expect(forms(entry?.fr)).toBe(forms(entry?.en));
    expect(forms(entry?.sp)).toBe(forms(entry?.en));
    expect(forms(entry?.ja)).toBe(1);
  });

  it.each(Object.keys(entries))('%s keeps its tokens in every language', (key) => {
    const tokens = (text = ''): string[] => [...new Set(Array.from(text.matchAll(/%\{\w+\}/g), ([token]) => token))].sort();
    const expected = key === 'rule.minLength' ? [['%{least}'], ['%{smart_count}']] : [tokens(entries[key]?.en)];
    for (const language of languages) expect(expected).toContainEqual(tokens(entries[key]?.[language]));
  });

  it('follow French spacing and have no straight apostrophe', () => {
    for (const [key, { fr }] of Object.entries(entries)) expect(fr, key).not.toMatch(/'|[^\u202f][!?]|[^\u00a0\d]:(?!\/\/)|«[^\u00a0]|[^\u00a0]»/u);
  });
});
