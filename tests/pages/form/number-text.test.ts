import { expect, it } from 'vitest';
import { writeNumber } from '../../../src/console/fields/input/numberText.ts';

it.each([
  ['50.0000', 'en', undefined, '50'],
  ['1.0000', 'en', undefined, '1'],
  ['12.5000', 'fr', undefined, '12,5'],
  ['-1234567.0050', 'en', undefined, '−1,234,567.005'],
  ['100', 'ja', undefined, '100'],
  ['8.5000', 'en', 2, '8.50'],
  ['0.1230', 'en', 2, '0.123'],
] as const)('writes %s as people read it in %s', (value, locale, decimals, text) => {
  expect(writeNumber(value, locale, decimals)).toBe(text);
});
