import { shareOf } from '../money.ts';

/** Whole parts of an amount that was deducted, in minor units. */
export type TaxParts = { readonly tax: bigint; readonly surcharge: bigint; readonly cess: bigint };

/** The tax of a year, in minor units; the surcharge alone tells its part of a deduction. */
export type YearTax = { readonly total: bigint; readonly surcharge: bigint };

/**
 * What was deducted, parted into tax, surcharge and cess: the cess is its percentage of tax and surcharge, the surcharge its share of the projected tax of the year, each a half up to the minor unit; the tax is the rest, so that the parts add up.
 * `cessPercent` as in the law of the year ('4').
 */
export const splitTax = (deducted: bigint, year: YearTax, cessPercent: string): TaxParts => {
  const [whole, part = ''] = cessPercent.split('.');
  const under = 10n ** BigInt(part.length);
  const percent = BigInt(`${whole}${part}`);
  const cess = shareOf(deducted, percent, 100n * under + percent, 'halfUp');
  const most = deducted - cess;
  const surcharge = year.total > 0n ? shareOf(deducted, year.surcharge, year.total, 'halfUp') : 0n;
  return { tax: most - (surcharge > most ? most : surcharge), surcharge: surcharge > most ? most : surcharge, cess };
};
