/** What the law of a country takes of wages, with its sources: a file a country in `laws/`. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const amount = z.string().regex(/^\d{1,9}(\.\d{1,4})?$/);
const month = z.enum(['JANUARY', 'FEBRUARY', 'MARCH', 'APRIL', 'MAY', 'JUNE', 'JULY', 'AUGUST', 'SEPTEMBER', 'OCTOBER', 'NOVEMBER', 'DECEMBER']);
const law = { name: z.string().min(2).max(120), effectiveFrom: day, law: z.string().min(3).max(400) };
const dated = { ...law, effectiveTo: day.nullable().default(null) };

const shape = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/),
  StatutoryRate: z.array(
    z.strictObject({
      ...dated,
      scheme: z.enum(['PROVIDENT_FUND', 'STATE_INSURANCE', 'NPS']),
      part: z.enum(['EMPLOYEE', 'EMPLOYER', 'PENSION', 'DEPOSIT_INSURANCE', 'ADMINISTRATION', 'TAX_FREE_OLD_REGIME', 'TAX_FREE_NEW_REGIME']),
      percentage: amount,
      wageCeiling: amount.nullable().default(null),
      coverageLimit: amount.nullable().default(null),
      exemptDailyWage: amount.nullable().default(null),
      wageFrom: amount.default('0'),
    }),
  ),
  GratuityRule: z.array(
    z.strictObject({
      ...law,
      partOfGratuityAct: z.boolean(),
      minimumTenure: z.int().min(0),
      workingDaysPerMonth: z.int().min(1).max(31),
      salaryDaysGovernment: z.int().min(0),
      salaryDaysOrganization: z.int().min(0),
      taxExemptionLimit: amount,
      maximumAmount: amount.nullable().default(null),
    }),
  ),
  SettlementRule: z.array(
    z.strictObject({
      ...law,
      workingDaysToPay: z.int().min(0).max(60),
      leaveWage: z.enum(['GROSS', 'COUNTED']),
      leaveDaysPerMonth: z.int().min(1).max(31),
      leaveTaxLimit: amount,
      leaveTaxMonths: z.int().min(0),
      leaveTaxDaysPerYear: z.int().min(0),
      noticeWage: z.enum(['GROSS', 'COUNTED']),
      noticeDaysPerMonth: z.int().min(1).max(31),
    }),
  ),
  ProfessionalTaxRule: z.array(
    z.strictObject({
      ...dated,
      state: z.string().max(80),
      city: z.string().max(80).nullable().default(null),
      period: z.enum(['MONTHLY', 'HALF_YEARLY']),
      deductedIn: z.array(month).default([]),
      specialMonth: month.nullable().default(null),
      slabs: z.array(z.strictObject({ wageFrom: amount, amount, specialAmount: amount.nullable().default(null), appliesTo: z.enum(['EVERYBODY', 'WOMEN']).default('EVERYBODY') })).min(1),
    }),
  ),
  WelfareFundRule: z.array(
    z.strictObject({ ...dated, state: z.string().max(80), employeeAmount: amount, employerAmount: amount, wageFrom: amount.default('0'), wageLimit: amount.nullable().default(null), deductedIn: z.array(month).default([]) }),
  ),
});

export type LawBook = z.infer<typeof shape>;
export const lawTypes = ['StatutoryRate', 'ProfessionalTaxRule', 'WelfareFundRule', 'GratuityRule', 'SettlementRule'] as const;
export type LawType = (typeof lawTypes)[number];

const folder = join(import.meta.dirname, 'laws');
const books = new Map<string, LawBook>();

/** Read once a country; null where Tenure brings nothing of its law. Throws when a file is not in the form above. */
export const lawBookOf = (country: string): LawBook | null => {
  const known = books.get(country);
  if (known !== undefined) return known;
  const file = readdirSync(folder).find((name) => name === `${country}.json`);
  if (file === undefined) return null;
  const book = shape.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  books.set(country, book);
  return book;
};
