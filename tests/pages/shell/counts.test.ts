// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createI18nProvider } from '../../../src/console/providers/i18nProvider.ts';

it('counts of a thousand and more are grouped as the language groups them, also after another is chosen', async () => {
  const words = { cells: '%{smart_count} cell |||| %{smart_count} cells', year: 'Since %{year}' } as never;
  const provider = createI18nProvider('en', words);
  expect([1, 999, 5942].map((smart_count) => provider.translate('cells', { smart_count }))).toEqual(['1 cell', '999 cells', '5,942 cells']);
  expect(provider.translate('year', { year: 2026 })).toBe('Since 2026');
  await provider.changeLocale('fr');
  expect(provider.translate('x', { _: '%{smart_count} lignes', smart_count: 5942 })).toBe('5\u202f942 lignes');
});
