/** Whole numbers as numbers; decimals, money, percent and durations as exact text. */
import { compareDecimals, decimalOf, fitsDecimal, fractionDigits, isDecimal } from '../decimal.ts';
import { currencyDecimals } from '../money.ts';
import { finding, type Finding } from '../problem.ts';
import type { Field } from '../resource.ts';
import { own, type ValidationContext, type Values } from './context.ts';

/** Digits after the point where a rule does not say: 2 (document 1 §5), of amounts as many as their currency has coins for, none of yen; hours keep 4, which holds a minute. */
export const decimalsOf = (field: Field, record: Values, context: ValidationContext): number => {
  if (field.rule.decimals !== undefined) return field.rule.decimals;
  if (field.kind === 'duration') return 4;
  if (field.kind !== 'money') return 2;
  const named = field.currency ?? '';
  const code = /^[A-Z]{3}$/.test(named) ? named : (own(record, named) ?? context.currency);
  return typeof code === 'string' ? currencyDecimals(code) : 2;
};

const range = (field: Field, text: string): Finding | null => {
  const { min, max, message } = field.rule;
  if (min !== undefined && compareDecimals(text, decimalOf(min)) < 0)
    return message === undefined && min === 0 ? finding('rule.min0') : finding(message ?? 'rule.min', { minValue: decimalOf(min) });
  if (max !== undefined && compareDecimals(text, decimalOf(max)) > 0) return finding(message ?? 'rule.max', { maxValue: decimalOf(max) });
  return null;
};

/** Kinds that are kept as numeric(9,4), and the digits before the point that this leaves; all others are numeric(19,4). */
const SMALL: readonly Field['kind'][] = ['percent', 'duration'];
const SMALL_DIGITS = 5;

/** GraphQL Int: whole, within 32 bits. */
export const checkInteger = (field: Field, value: unknown): Finding | null => {
  if (typeof value === 'string' && isDecimal(value)) return finding(value.includes('.') ? 'rule.whole' : 'rule.tooLarge');
  if (typeof value !== 'number' || !Number.isFinite(value)) return finding('rule.number', { example: '12' });
  if (!Number.isInteger(value)) return finding('rule.whole');
  const outside = range(field, decimalOf(value));
  if (outside) return outside;
  return Math.abs(value) > 2_147_483_647 ? finding('rule.tooLarge') : null;
};

/** Exact decimal text; a number is refused, because it may have lost digits on the way. Durations cannot be negative unless a rule says so. */
export const checkDecimal = (field: Field, value: unknown, record: Values, context: ValidationContext): Finding | null => {
  if (typeof value !== 'string' || !isDecimal(value)) return field.kind === 'duration' ? finding('rule.duration') : finding('rule.number', { example: '1234.5' });
  if (!fitsDecimal(value, SMALL.includes(field.kind) ? SMALL_DIGITS : undefined)) return finding('rule.tooLarge');
  const decimals = decimalsOf(field, record, context);
  const message = field.rule.decimals === undefined ? undefined : field.rule.message;
  if (fractionDigits(value) > decimals) return decimals === 0 ? finding(message ?? 'rule.whole') : finding(message ?? 'rule.decimals', { smart_count: decimals });
  if (field.kind === 'duration' && field.rule.min === undefined && value.startsWith('-')) return finding('rule.min0');
  return range(field, value);
};
