/** Conditions on an organisation's own fields come as JSON, which no GraphQL type holds to the kind of the field: it is done here. */
import { z } from 'zod';
import type { Field, FieldKind } from '../../domain/resource.ts';
import { refuse } from '../refuse.ts';

const text = z.string().max(10_000);
const integer = z.number().int().min(-2_147_483_648).max(2_147_483_647);
const decimal = z.string().regex(/^-?\d{1,15}(\.\d{1,10})?$/);

const VALUES: Partial<Record<FieldKind, z.ZodType>> = { integer, decimal, money: decimal, percent: decimal, date: z.iso.date(), yesNo: z.boolean() };

const shapeOf = ({ kind }: Field) => {
  if (kind === 'choices') return z.strictObject({ in: z.array(text).max(25_000).nullish(), all: z.array(text).max(25_000).nullish(), empty: z.boolean().nullish() });
  const value = VALUES[kind] ?? text;
  return z.strictObject({ equals: value.nullish(), in: z.array(value).max(25_000).nullish(), from: value.nullish(), to: value.nullish(), empty: z.boolean().nullish(), ...(kind === 'date' ? { within: z.string().max(20).nullish() } : {}), ...(VALUES[kind] ? {} : { contains: text.nullish() }) });
};

/** The field with its condition; refuses one that does not fit the field's kind. */
export const customCondition = (field: Field, told: unknown): [Field, Readonly<Record<string, unknown>>] => {
  const read = shapeOf(field).safeParse(told);
  if (!read.success) throw refuse('BAD_USER_INPUT', { validationError: read.error.issues.map(({ path, message }) => ({ field: ['filter', field.key, ...path].join('.'), message })) });
  return [field, Object.fromEntries(Object.entries(read.data).filter(([, value]) => value !== undefined))];
};
