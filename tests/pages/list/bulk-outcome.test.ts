import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';
import { expect, test } from 'vitest';
import { messages as pages } from '../../../generated/messages/pages/en.ts';
import { outcomeOf } from '../../../src/console/resource/list/bulk/outcomeOf.ts';

const { translate } = polyglotI18nProvider(() => pages as object as TranslationMessages, 'en');
const words = { number: String, counted: (count: number) => `${count} designations` };
const said = (total: number, changed: number, unchanged: number): string => outcomeOf({ total, changed, unchanged, interruptedAt: null }, words, translate);

test('a bulk edit says how many of those it found it passed over, and why', () => {
  expect(said(100, 97, 1)).toBe('97 designations changed. 1 had the values already. 2 no longer matched and were left as they are.');
  expect(said(100, 99, 0)).toBe('99 designations changed. 1 no longer matched and was left as it is.');
});

test('a bulk edit that changed all it found says nothing more', () => {
  expect(said(100, 100, 0)).toBe('100 designations changed.');
});
