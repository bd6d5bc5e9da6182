import { fromMinor } from '../money.ts';
import { percentOf, wholeUnit } from './amounts.ts';
import type { Coins } from './amounts.ts';
import type { RateOf } from './rates-on.ts';
import type { Share } from './terms.ts';

/** Percent of the wage that each side gives, as was agreed; null: as the rates say. */
export type NpsTerms = { readonly employeeShare: string | null; readonly employerShare: string | null };

/** Says by what an agreed percentage is taken where no rate names a law. */
const AGREED = 'Pension Fund Regulatory and Development Authority Act 2013; as agreed with the employer';

/** The national pension system of a month, of basic pay and dearness allowance in minor units; each side to the nearest rupee. What is not agreed follows the rates of the organisation, if it has any. */
export const npsShares = (wage: bigint, terms: NpsTerms, rateOf: RateOf, coins: Coins): readonly Share[] => {
  const text = fromMinor(wage, coins.currency);
  const side = (part: 'EMPLOYEE' | 'EMPLOYER', agreed: string | null): readonly Share[] => {
    const rate = rateOf(part, text);
    const percentage = agreed ?? rate?.percentage ?? '0';
    const amount = percentOf(wage, percentage, wholeUnit(coins), 'halfUp');
    return amount <= 0n ? [] : [{ code: `NPS_${part}`, kind: part === 'EMPLOYEE' ? 'DEDUCTION' : 'EMPLOYER', amount, wage, percentage, law: rate?.law ?? AGREED }];
  };
  return [...side('EMPLOYEE', terms.employeeShare), ...side('EMPLOYER', terms.employerShare)];
};
