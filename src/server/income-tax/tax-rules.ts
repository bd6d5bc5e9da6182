/** The laws on income tax that this installation brings, a file for each country and financial year. */
import { readFileSync, readdirSync } from 'node:fs';
import { z } from 'zod';
import { reliefSections } from '../../domain/income-tax/rules.ts';
import type { TaxRules } from '../../domain/income-tax/rules.ts';

const amount = z.string().regex(/^\d+(\.\d+)?$/);
const regime = z.enum(['NEW', 'OLD']);
const bands = z.array(z.object({ above: amount, percent: amount }));
const source = z.string().min(5);

const regimeRules = z.object({
  source,
  slabs: z.array(z.object({ fromAge: z.number().int(), bands: bands.min(1) })).min(1),
  standardDeduction: amount,
  standardDeductionSource: source,
  employmentTaxSource: source.nullable(),
  rebate: z.object({ upTo: amount, most: amount, marginal: z.boolean(), source }),
  surcharge: bands,
  surchargeSource: source,
  employerPension: z.object({ percent: amount, source }),
});

const shape = z.object({
  country: z.string().length(2),
  year: z.string().regex(/^\d{4}-\d\d$/),
  from: z.iso.date(),
  to: z.iso.date(),
  currency: z.string().length(3),
  source,
  usualRegime: regime,
  rounding: z.object({ income: amount, tax: amount, source }),
  cess: z.object({ percent: amount, source }),
  houseRent: z.object({ component: z.string(), percentOfWage: amount, percentOfWageInMetros: amount, lessOfWage: amount }),
  regimes: z.object({ NEW: regimeRules, OLD: regimeRules }),
  reliefs: z.array(
    z.object({
      section: z.enum(reliefSections),
      code: z.string(),
      regimes: z.array(regime),
      limit: amount.nullable(),
      raisedLimit: amount.nullable(),
      raisedWhen: z.enum(['SENIOR', 'SEVERE']).nullable(),
      measure: z.enum(['AMOUNT', 'FLAT', 'HOUSE_RENT']),
      source,
    }),
  ),
});

const folder = new URL('./rules/', import.meta.url);
let loaded: readonly TaxRules[] | undefined;

const all = (): readonly TaxRules[] =>
  (loaded ??= readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name): TaxRules => shape.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))));

/** The financial years of a country whose law is known, the latest first. */
export const taxYears = (country: string): readonly string[] => all().filter((rules) => rules.country === country).map(({ year }) => year).toReversed();

/** Null where the law of the year is not known: nothing is reckoned then. */
export const taxRules = (country: string, year: string): TaxRules | null => all().find((rules) => rules.country === country && rules.year === year) ?? null;
