import polyglotI18nProvider from 'ra-i18n-polyglot';
import { expect, test } from 'vitest';
import { messages as en } from '../../../generated/messages/en.ts';
import { messages as fr } from '../../../generated/messages/fr.ts';
import { messages as ja } from '../../../generated/messages/ja.ts';
import { messages as sp } from '../../../generated/messages/sp.ts';
import { unitOf, withUnit } from '../../../src/console/fields/withUnit.ts';

const translatorOf = (messages: Readonly<Record<string, string>>, locale: string) => {
  const provider = polyglotI18nProvider(() => messages as never, locale, [], { allowMissing: true });
  return (key: string, options?: Record<string, unknown>): string => provider.translate(key, options);
};
const [english, french, japanese, spanish] = [translatorOf(en, 'en'), translatorOf(fr, 'fr'), translatorOf(ja, 'ja'), translatorOf(sp, 'sp')];

test('one of a unit is said in the singular, in each language by its own rule', () => {
  const months = { unit: 'unit.months' };
  expect([1, 0, 2].map((value) => withUnit(String(value), months, value, english))).toEqual(['1 month', '0 months', '2 months']);
  expect([1, 0, 2].map((value) => withUnit(String(value), { unit: 'unit.days' }, value, french))).toEqual(['1 jour', '0 jour', '2 jours']);
  expect(withUnit('1', months, 1, spanish)).toBe('1 mes');
  expect([1, 2].map((value) => withUnit(String(value), months, value, japanese))).toEqual(['1か月', '2か月']);
});

test('decimals as text and negative numbers count as well, and a box without a number says the plural', () => {
  expect(withUnit('1.5', { unit: 'unit.hours' }, '1.5', english)).toBe('1.5 hours');
  expect(withUnit('1', { unit: 'unit.hours' }, '1.0000', english)).toBe('1 hour');
  expect(withUnit('−1', { unit: 'unit.days' }, -1, english)).toBe('−1 day');
  expect([null, '', 'abc'].map((value) => unitOf('unit.days', value, english))).toEqual(['days', 'days', 'days']);
  expect(withUnit('', { unit: 'unit.days' }, null, english)).toBe('');
});
