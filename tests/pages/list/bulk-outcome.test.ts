import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';
import { expect, test } from 'vitest';
import { messages as pages } from '../../../generated/messages/pages/en.ts';
import { deletedOf, outcomeOf } from '../../../src/console/shell/work/outcomeOf.ts';

const { translate } = polyglotI18nProvider(() => pages as object as TranslationMessages, 'en');
const words = { number: String, counted: (count: number) => `${count} designations` };
const said = (total: number, changed: number, unchanged: number): string => outcomeOf({ total, changed, unchanged, interruptedAt: null }, words, translate);

test('a bulk edit says how many of those it found it passed over, and why', () => {
  expect(said(100, 97, 1)).toBe('97 designations changed. 1 had the values already. 2 no longer matched and were left as they are.');
  expect(said(100, 99, 0)).toBe('99 designations changed. 1 no longer matched and was left as it is.');
});

test('a bulk edit says what the server tells of it besides', () => {
  const message = '2 approvals count and go on to their next step.';
  expect(outcomeOf({ total: 3, changed: 3, unchanged: 0, interruptedAt: null, message }, words, translate)).toBe(`3 designations changed. ${message}`);
});

test('a bulk edit that changed all it found says nothing more', () => {
  expect(said(100, 100, 0)).toBe('100 designations changed.');
});

test('a bulk edit of one record speaks of one', () => {
  const explained = (count: number, what: string): string => translate('bulk.explain', { smart_count: count, what });
  expect(explained(1, '1 candidate')).toBe('Each field that you add gets its value in 1 candidate. Other fields stay as they are.');
  expect(explained(2, '2 candidates')).toBe('Each field that you add gets the same value in all 2 candidates. Other fields stay as they are.');
});

test('a deletion says how many are gone, and how many of those it found are not', () => {
  expect(deletedOf({ total: 100, changed: 100, interruptedAt: null }, words, translate)).toBe('100 designations deleted.');
  expect(deletedOf({ total: 100, changed: 99, interruptedAt: '2026-11-22' }, words, translate)).toBe('99 designations deleted. 1 no longer matched and was not deleted. The server stopped in the middle, so the work began anew.');
});
