import type { Transaction } from '../db/org.ts';

/** Country and currency of the organisation itself. */
export const currencyOf = async (tx: Transaction): Promise<{ readonly country: string; readonly currency: string }> =>
  (await tx.query<{ country: string; currency: string }>('select country, currency from organisation where org_code = $1', [tx.orgCode]))[0] ?? { country: 'IN', currency: 'INR' };

/** '₹' of INR, its code where it has no sign of its own. */
export const currencySymbol = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
