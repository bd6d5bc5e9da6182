import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimals, decimalOf, fractionDigits, fromScaled, isDecimal, shortest, toScaled } from '../../src/domain/decimal.ts';
import { allocate, currencyDecimals, divideRounded, fromMinor, shareOf, toMinor, type Rounding } from '../../src/domain/money.ts';

const amount = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
const weights = fc.array(fc.bigInt({ min: 0n, max: 10_000n }), { minLength: 1, maxLength: 24 }).filter((all) => all.some((one) => one > 0n));

describe('money', () => {
  it('has the decimals of its currency', () => expect(['INR', 'JPY', 'KWD', 'USD', 'nonsense'].map(currencyDecimals)).toEqual([2, 0, 3, 2, 2]));

  it.each<[bigint, bigint, Record<Rounding, bigint>]>([
    [25n, 10n, { halfEven: 2n, halfUp: 3n, up: 3n, down: 2n }],
    [35n, 10n, { halfEven: 4n, halfUp: 4n, up: 4n, down: 3n }],
    [-25n, 10n, { halfEven: -2n, halfUp: -3n, up: -3n, down: -2n }],
    [21n, 10n, { halfEven: 2n, halfUp: 2n, up: 3n, down: 2n }],
    [-29n, 10n, { halfEven: -3n, halfUp: -3n, up: -3n, down: -2n }],
    [30n, 10n, { halfEven: 3n, halfUp: 3n, up: 3n, down: 3n }],
  ])('%d / %d is rounded as named', (value, divisor, expected) => {
    for (const rounding of ['halfEven', 'halfUp', 'up', 'down'] as const) expect(divideRounded(value, divisor, rounding)).toBe(expected[rounding]);
  });

  it('goes to minor units and back without loss', () => {
    expect(toMinor('1234.565', 'INR', 'halfEven')).toBe(123_456n);
    expect(toMinor('1234.565', 'INR', 'halfUp')).toBe(123_457n);
    expect(toMinor('99.5', 'JPY', 'down')).toBe(99n);
    expect(() => toMinor('1e3', 'INR', 'down')).toThrow(RangeError);
    fc.assert(fc.property(amount, fc.constantFrom('INR', 'JPY', 'KWD'), (minor, currency) => toMinor(fromMinor(minor, currency), currency, 'down') === minor));
  });

  it('splits into parts that add up exactly, each within one unit of its share', () => {
    fc.assert(fc.property(amount, weights, (minor, shares) => {
      const parts = allocate(minor, shares);
      const sum = shares.reduce((total, one) => total + one, 0n);
      expect(parts.reduce((total, one) => total + one, 0n)).toBe(minor);
      parts.forEach((part, index) => {
        const off = part * sum - minor * (shares[index] ?? 0n);
        expect(off < sum && off > -sum).toBe(true);
      });
    }));
    expect(allocate(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
    expect(() => allocate(100n, [0n])).toThrow(RangeError);
    expect(() => allocate(100n, [2n, -1n])).toThrow(RangeError);
  });

  it('takes a share rounded as named', () => {
    expect(shareOf(100_001n, 12n, 100n, 'halfUp')).toBe(12_000n);
    expect(shareOf(-5n, 1n, 2n, 'halfUp')).toBe(-3n);
    expect(shareOf(5n, 1n, -2n, 'halfUp')).toBe(-3n);
  });
});

describe('decimal text', () => {
  it('is canonical and exact', () => {
    expect(['1', '-0.5', '0', '10.50'].every(isDecimal)).toBe(true);
    expect(['', '01', '+1', '1.', '.5', '1e3', 'Infinity', ' 1'].some(isDecimal)).toBe(false);
    expect(fractionDigits('2.500')).toBe(1);
    expect(shortest('-0.00')).toBe('0');
    expect(decimalOf(1e21)).toBe('1000000000000000000000');
    expect(decimalOf(-1.5e-7)).toBe('-0.00000015');
    expect(compareDecimals('9007199254740993', '9007199254740992')).toBe(1);
    fc.assert(fc.property(amount, fc.nat(6), (value, scale) => toScaled(fromScaled(value, scale), scale) === value));
    fc.assert(fc.property(amount, amount, fc.nat(4), (one, other, scale) => Math.sign(compareDecimals(fromScaled(one, scale), fromScaled(other, scale))) === (one < other ? -1 : one > other ? 1 : 0)));
  });
});
