/** Who invoices are made out to (document 0 §5, V-011). */
import { isCountryCode } from './countries.ts';
import { subdivisionsOf } from './subdivisions.ts';

export const taxFields = [
  'businessName', 'firstName', 'lastName', 'email', 'phone', 'addressLine1', 'addressLine2', 'city', 'pincode', 'state', 'countryCode', 'stateCode', 'taxRegistrationNumber',
] as const;

export type TaxField = (typeof taxFields)[number];
export type TaxSettings = Readonly<Record<TaxField, string>>;

const optional: ReadonlySet<TaxField> = new Set(['addressLine2', 'taxRegistrationNumber']);

export const isRequiredTaxField = (field: TaxField): boolean => !optional.has(field);

const MOST: Readonly<Partial<Record<TaxField, number>>> = { pincode: 20, phone: 20, countryCode: 2, stateCode: 10, taxRegistrationNumber: 50 };

/** Characters that a field takes at most. */
export const longestTaxField = (field: TaxField): number => MOST[field] ?? 200;

export type TaxProblem = { readonly field: TaxField; readonly rule: 'required' | 'email' | 'phone' | 'maxLength' | 'country' | 'state' };

const problemOf = (field: TaxField, values: TaxSettings): TaxProblem['rule'] | null => {
  const value = values[field];
  if (value === '') return isRequiredTaxField(field) ? 'required' : null;
  if (value.length > longestTaxField(field)) return 'maxLength';
  if (field === 'email' && !/^[^\s@<>,;:"\\()[\]]+@[^\s@<>,;:"\\()[\]]+\.[^\s@<>,;:"\\()[\]]+$/.test(value)) return 'email';
  if (field === 'phone' && !/^\+?[\d\s().-]{5,20}$/.test(value)) return 'phone';
  if (field === 'countryCode' && !isCountryCode(value)) return 'country';
  const states = subdivisionsOf(values.countryCode);
  return field === 'stateCode' && states.length > 0 && !states.some(({ stateCode }) => stateCode === value) ? 'state' : null;
};

/** Values trimmed, what is missing as ''. */
export const taxSettingsFrom = (values: Readonly<Record<string, unknown>>): TaxSettings =>
  Object.fromEntries(taxFields.map((field) => [field, typeof values[field] === 'string' ? (values[field] as string).trim() : ''])) as TaxSettings;

/** What is wrong, a field each, in the order of the form; empty when invoices can be made out. */
export const taxProblems = (values: TaxSettings): readonly TaxProblem[] =>
  taxFields.flatMap((field) => {
    const rule = problemOf(field, values);
    return rule === null ? [] : [{ field, rule }];
  });
