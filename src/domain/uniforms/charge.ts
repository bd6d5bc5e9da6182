import { yearsAndMonths } from '../dates.ts';
import { divideRounded } from '../money.ts';

export type UniformCharge = 'NOTHING' | 'REMAINING_VALUE' | 'FULL_VALUE';
export type Charged = {
  readonly charge: UniformCharge;
  /** Minor units, of a new piece. */
  readonly unitValue: bigint;
  readonly wearMonths: number | null;
  readonly issuedOn: string;
  readonly pieces: number;
};

/** Whole months of wear up to a day, at most those after which it is replaced; 0 where it is worn until it is worn out. */
export const monthsWorn = ({ issuedOn, wearMonths }: Pick<Charged, 'issuedOn' | 'wearMonths'>, on: string): number => {
  if (wearMonths === null || on <= issuedOn) return 0;
  const { years, months } = yearsAndMonths(issuedOn, on);
  return Math.min(wearMonths, years * 12 + months);
};

/** What is owed for pieces that do not come back, in minor units, to the nearest one, a half up. The value falls by whole months of wear. */
export const chargeOf = ({ charge, unitValue, wearMonths, pieces, issuedOn }: Charged, on: string): bigint => {
  if (charge === 'NOTHING') return 0n;
  const value = unitValue * BigInt(pieces);
  if (charge === 'FULL_VALUE' || wearMonths === null) return value;
  return divideRounded(value * BigInt(wearMonths - monthsWorn({ issuedOn, wearMonths }, on)), BigInt(wearMonths), 'halfUp');
};
