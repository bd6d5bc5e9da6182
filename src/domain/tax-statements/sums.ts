import { fromScaled, toScaled } from '../decimal.ts';

/** Decimal text of paise, always with two digits. */
export const paise = (minor: bigint): string => {
  const text = fromScaled(minor, 2);
  const [whole, part = ''] = text.split('.');
  return `${whole}.${part.padEnd(2, '0')}`;
};

/** Decimal text in paise; further digits are none. */
export const inPaise = (text: string): bigint => toScaled(text, 2);

/** The sum of amounts of two digits, in such. */
export const sumOf = (amounts: readonly string[]): string => paise(amounts.reduce((sum, amount) => sum + inPaise(amount), 0n));
