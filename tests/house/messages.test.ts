import { describe, expect, it } from 'vitest';
import { breaking, languages, readMessages, textOf } from '../support/messages.ts';

const messages = readMessages();
const forms = (text: string): string[] => text.split('||||');
const tokens = (text: string): string => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort().join(' ');

/** English texts that the specification quotes and that would break a rule of ours; translations follow the rules. */
const quoted = new Set([
  'Are you sure to delete the selected record(s)?',
  'There seems to be some validation error(s) in your file. Please amend it before uploading.',
  'Document has been mailed successfully',
  'Attendance added successfully',
  'Settings updated successfully',
  'Successfully generated',
  "It's us! There seems to be some technical difficulties. Please try after some time - _DB0000.",
]);

/** Japanese counts '3 or more' where the quoted English says 'more than 2', so these take another token. */
const countedOtherwise = new Set(['rule.minLength']);

/** One filter is named instead of counted. */
const namedWhenOne = new Set(['grid.noResult.filters', 'grid.noResult.both']);

/** Their times are constants of more than one, or ages of grown people. */
const manyAlways = new Set(['notification.viewedAs', 'coreHrSetting.minimumAge.tooOld']);

describe('every message', () => {
  it('calls the candidate portal by its one name', () => {
    const others = { en: /\bcandidates’ portal\b/, fr: /portail/i, ja: /ポータル/, sp: /portal de (los )?candidatos/i };
    expect(breaking(messages, (text, language) => others[language].test(text))).toEqual([]);
  });

  it('is there', () => expect(messages.length).toBeGreaterThan(400));

  it('has four languages and no other', () => {
    const wrong = messages.filter(({ texts }) => Object.keys(texts).sort().join(' ') !== [...languages].sort().join(' '));
    expect(wrong.map(({ file, key }) => `${file} ${key}`)).toEqual([]);
  });

  it('has a text in each language, without spaces around it', () => {
    expect(breaking(messages, (text) => text === '' || text !== text.trim())).toEqual([]);
  });

  it('stands in one file only', () => {
    const places = Map.groupBy(messages, ({ key }) => key);
    const twice = [...places].filter(([, found]) => found.length > 1);
    expect(twice.map(([key, found]) => `${key}: ${found.map(({ file }) => file).join(', ')}`)).toEqual([]);
  });

  it('carries the same tokens in all languages', () => {
    expect(breaking(
      messages.filter(({ key }) => !countedOtherwise.has(key) && !namedWhenOne.has(key)),
      (text, _, message) => tokens(text) !== tokens(textOf(message, 'en')),
    )).toEqual([]);
  });

  it('has no space before a Japanese word behind digits, Latin letters and what is filled in, but where mails address somebody', () => {
    expect(breaking(messages, (text, language) => language === 'ja' && /[A-Za-z0-9%}] [\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text.replaceAll(' 様', '様')))).toEqual([]);
  });

  it('has two forms for one and many, in Japanese one', () => {
    const expected = (language: string, counted: boolean): number => (counted && language !== 'ja' ? 2 : 1);
    const counted = (message: (typeof messages)[number]): boolean => languages.some((language) => textOf(message, language).includes('||||'));
    expect(breaking(messages, (text, language, message) => forms(text).length !== expected(language, counted(message)))).toEqual([]);
  });

  it('separates the forms by four bars between spaces', () => {
    expect(breaking(messages, (text) => /\|/.test(text.replaceAll(' |||| ', '')))).toEqual([]);
  });

  it('names the count in each form of a counted sentence', () => {
    expect(breaking(messages.filter(({ key }) => !namedWhenOne.has(key)), (text) => text.includes('%{smart_count}') && forms(text).some((form) => !form.includes('%{smart_count}')))).toEqual([]);
  });

  it('has units in two forms, which stand after one and after many', () => {
    const words = messages.filter((message) => message.key.startsWith('unit.') && /^\p{L}{3}/u.test(textOf(message, 'en')));
    expect(words.length).toBeGreaterThan(5);
    expect(breaking(words, (text, language) => language !== 'ja' && !text.includes('||||'))).toEqual([]);
  });

  it('counts no time without a form for one', () => {
    const open = messages.filter(({ key }) => !manyAlways.has(key) && !key.startsWith('mail.'));
    expect(breaking(open, (text, language) => language === 'en' && /%\{\w+\} (second|minute|hour|day|week|month|year)s\b/.test(text) && !text.includes('||||'))).toEqual([]);
  });

  it('has no endings in brackets', () => {
    expect(breaking(messages, (text) => /\p{L}\((s|e|es|a|as|ne)\)/iu.test(text) && !quoted.has(text))).toEqual([]);
  });

  it('does not praise itself', () => {
    const praise = /successfully|avec succès|con éxito|exitosamente|correctamente|正常に/i;
    expect(breaking(messages, (text) => praise.test(text) && !quoted.has(text))).toEqual([]);
  });

  it('does not shout, and writes three points as one character', () => {
    expect(breaking(messages, (text) => (/[!！¡]/.test(text) && !quoted.has(text)) || text.includes('...'))).toEqual([]);
  });
});

describe('French', () => {
  const french = (broken: RegExp): string[] => breaking(messages, (text, language) => language === 'fr' && broken.test(text));

  it('has the typographic apostrophe', () => expect(french(/\p{L}'\p{L}/u)).toEqual([]));
  it('has a narrow no-break space before ; ! ?', () => expect(french(/[^\u202f;!?][;!?](?=[\s\u00a0»)]|$)/)).toEqual([]));
  it('has a no-break space before a colon', () => expect(french(/[^\u00a0]:(?=\s|$)/)).toEqual([]));
  it('has no-break spaces inside guillemets', () => expect(french(/«[^\u00a0]|[^\u00a0]»|["“”]/)).toEqual([]));
  it('has a no-break space between a number and its % or unit', () => expect(french(/\d(%| (%|[KMG]?o\b))/)).toEqual([]));
});

describe('Japanese', () => {
  const japanese = (broken: (text: string, en: string) => boolean): string[] =>
    breaking(messages, (text, language, message) => language === 'ja' && broken(text, textOf(message, 'en')));

  it('ends with 。 only where the English is a sentence', () => {
    expect(japanese((text, en) => text.endsWith('。') && !/[.?]$/.test(en))).toEqual([]);
  });
  it('has full-width punctuation beside kana and kanji', () => {
    const half = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー][,.?:;()]|[,?:;()][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
    expect(japanese((text) => half.test(text))).toEqual([]);
  });
  it('has half-width digits and Latin letters', () => expect(japanese((text) => /[０-９Ａ-Ｚａ-ｚ％]/.test(text))).toEqual([]));
  it('puts 様 after a name and a space', () => expect(japanese((text) => /%\{\w+\}様/.test(text))).toEqual([]));
  it('addresses nobody as あなた and does not say 私たち', () => expect(japanese((text) => /あなた|私たち/.test(text))).toEqual([]));
});

describe('Spanish', () => {
  const spanish = (broken: (text: string) => boolean): string[] => breaking(messages, (text, language) => language === 'sp' && broken(text));

  it('opens every question that it closes', () => expect(spanish((text) => text.split('¿').length !== text.split('?').length)).toEqual([]));
  it('has no space before punctuation', () => expect(spanish((text) => /\s[:;?!]/.test(text))).toEqual([]));
});
