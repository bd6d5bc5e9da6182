import { expect, it } from 'vitest';
import { daySpan } from '../../src/domain/daySpan.ts';

const spans = [['2026-12-09', '2026-12-13'], ['2026-11-30', '2026-12-02'], ['2026-12-30', '2027-01-02'], ['2026-12-09', '2026-12-09']] as const;

it('writes days in Japanese as one day is written', () => {
  expect(spans.map(([from, to]) => daySpan('ja')(from, to))).toEqual(['12月9日～13日', '11月30日～12月2日', '2026年12月30日～2027年1月2日', '12月9日']);
});

it('leaves other languages to Intl', () => {
  expect(spans.map(([from, to]) => daySpan('en')(from, to).replaceAll(/\s/g, ' '))).toEqual(['Dec 9 – 13', 'Nov 30 – Dec 2', 'Dec 30, 2026 – Jan 2, 2027', 'Dec 9']);
  expect(daySpan('fr')('2026-12-08', '2026-12-12').replaceAll(/\s/g, ' ')).toBe('8–12 déc.');
});
