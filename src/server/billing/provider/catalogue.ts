/** What the operator of an installation sells: the list in BILLING_CATALOGUE, else ours. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Coupon } from '../../../domain/billing/coupon.ts';
import type { Plan } from '../../../domain/billing/plan.ts';
import { toMinor } from '../../../domain/money.ts';
import type { Settings } from '../../settings.ts';

export type Seller = { readonly name: string; readonly address: readonly string[]; readonly taxNumber: string | null; readonly bank: readonly string[] };
export type Catalogue = { readonly seller: Seller; readonly plans: readonly Plan[]; readonly coupons: readonly Coupon[] };

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const amount = z.string().regex(/^\d{1,9}(\.\d{1,3})?$/);

const shape = z.strictObject({
  seller: z.strictObject({ name: z.string().min(1).max(200), address: z.array(z.string().max(200)).max(6).default([]), taxNumber: z.string().max(50).nullable().default(null), bank: z.array(z.string().max(200)).max(8).default([]) }),
  plans: z
    .array(
      z.strictObject({
        code: z.string().regex(/^[a-z][a-z0-9]{1,30}$/),
        name: z.string().min(1).max(60),
        dashboard: z.string().min(1).max(30).default('HRMS'),
        features: z.array(z.string().max(40)).max(12).default([]),
        minimumQuantity: z.int().min(1).max(1_000_000).default(1),
        trialDays: z.int().min(0).max(365).default(30),
        validFrom: day,
        validTo: day.nullable().default(null),
        /** Currency → price of an employee, a month and a year, as decimal text. */
        prices: z.record(z.string().regex(/^[A-Z]{3}$/), z.strictObject({ month: amount, year: amount })),
      }),
    )
    .min(1)
    .max(200),
  coupons: z
    .array(z.strictObject({ code: z.string().regex(/^[A-Z0-9-]{3,30}$/), discountPercentage: z.string().regex(/^(100|\d{1,2}(\.\d{1,2})?)$/), months: z.int().min(1).max(120), validFrom: day, validTo: day.nullable().default(null) }))
    .max(200)
    .default([]),
});

const read = (file: string): Catalogue => {
  const { seller, plans, coupons } = shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {
    seller,
    coupons,
    plans: plans.map(({ prices, ...plan }) => ({
      ...plan,
      prices: Object.entries(prices).flatMap(([currency, price]) => (['month', 'year'] as const).map((periodUnit) => ({ currency, periodUnit, unitMinor: toMinor(price[periodUnit], currency, 'halfUp') }))),
    })),
  };
};

const known = new Map<string, Catalogue>();
const ours = join(import.meta.dirname, 'own/catalogue.json');

/** Read once a file. Throws when the file is missing or not in the form of own/catalogue.json. */
export const catalogueOf = ({ billingCatalogue }: Pick<Settings, 'billingCatalogue'>): Catalogue => {
  const file = billingCatalogue ?? ours;
  const catalogue = known.get(file) ?? read(file);
  known.set(file, catalogue);
  return catalogue;
};
