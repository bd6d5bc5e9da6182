/** One field that may not precede another of the same record (`@rule(notBefore:)`). */
import { compareDecimals, decimalOf, isDecimal } from '../decimal.ts';
import { finding, type Finding } from '../problem.ts';
import type { Field } from '../resource.ts';
import { isEmpty, own, type ValidationContext, type Values } from './context.ts';

const numeric = (value: unknown): string | null => {
  if (typeof value === 'number' && Number.isFinite(value)) return decimalOf(value);
  return typeof value === 'string' && isDecimal(value) ? value : null;
};

const precedes = (kind: Field['kind'], one: unknown, other: unknown): boolean => {
  if (kind === 'date' || kind === 'time') return String(one) < String(other);
  if (kind === 'dateTime') return Date.parse(String(one)) < Date.parse(String(other));
  const [a, b] = [numeric(one), numeric(other)];
  return a !== null && b !== null && compareDecimals(a, b) < 0;
};

/** Equal values are allowed; nothing is said while either is empty. */
export const checkOrder = (field: Field, value: unknown, record: Values, context: ValidationContext): Finding | null => {
  const other = field.rule.notBefore;
  if (other === undefined) return null;
  const limit = own(record, other);
  if (isEmpty(limit) || !precedes(field.kind, value, limit)) return null;
  const labels = { fieldName: `${context.entity}.${field.name}`, minFieldName: `${context.entity}.${other}` };
  const days = field.kind === 'date' || field.kind === 'time' || field.kind === 'dateTime';
  return finding(field.rule.message ?? (days ? 'rule.notBefore' : 'rule.minField'), {}, labels);
};
