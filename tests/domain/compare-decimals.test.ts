import { expect, it } from 'vitest';
import { compareDecimals } from '../../src/domain/decimal.ts';

it.each([
  ['2', '10', -1],
  ['-2', '-10', 1],
  ['0', '-0', 0],
  ['007', '7', 0],
  ['7', '7.0', 0],
  ['7', '6.9999', 1],
  ['-1', '0.5', -1],
  ['999999999999999', '999999999999998', 1],
  ['9007199254740993', '9007199254740992', 1],
  ['9007199254740993.1', '9007199254740993.10', 0],
])('%s compares with %s exactly', (one, other, expected) => {
  expect(compareDecimals(one, other)).toBe(expected);
  expect(compareDecimals(other, one)).toBe(expected === 0 ? 0 : -expected);
});
