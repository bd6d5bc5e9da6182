/** What a check may need besides the value. Everything is optional, so that a form can start before it is all there. */
import type { Finding } from '../problem.ts';
import type { FormulaSet } from '../payroll/formula/names.ts';

export type PhoneCheck = (text: string, country: string | undefined) => Finding | null;

export type FormulaCheck = (text: string, set: FormulaSet) => Finding | null;

export type ValidationContext = {
  /** Stem of the entity's messages: `designation`. */
  readonly entity: string;
  /** Whether a message of that key exists; enables `<entity>.<field>.required`. */
  readonly hasMessage?: (key: string) => boolean;
  /** `checkPhone` of src/domain/phone.ts, given by whoever has loaded it; without it a number is checked by its shape only. */
  readonly phone?: PhoneCheck;
  /** `formulaCheck` of src/domain/payroll/formula/formula-check.ts, given by whoever has loaded it; without it a formula is checked as text only. */
  readonly formula?: FormulaCheck;
  /** ISO 3166 code by which national phone numbers are read. */
  readonly country?: string;
  /** ISO 4217 code of the organisation. */
  readonly currency?: string;
  /** 20 November 2026 as the person writes days, to show how; ISO without it, as programs write. */
  readonly exampleDay?: string;
  /** The record as it was, when it is updated. */
  readonly before?: Readonly<Record<string, unknown>>;
};

/** The values of a record by field key. */
export type Values = Readonly<Record<string, unknown>>;

/** Nothing, an empty list, or text of nothing but spaces. No and 0 are values. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0);

/** The own value of a key, never an inherited one. */
export const own = (values: Values, key: string): unknown => (Object.hasOwn(values, key) ? values[key] : undefined);
