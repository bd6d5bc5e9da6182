import type { FieldError, FieldErrors } from 'react-hook-form';
import { namedBy, withCountry } from '../../../domain/phrase.ts';
import { isEmpty } from '../../../domain/validate/context.ts';
import { validateRecord } from '../../../domain/validate.ts';
import { Unreadable } from '../../fields/input/unreadable.ts';
import type { FormulaCheck, PhoneCheck } from '../../../domain/validate/context.ts';
import type { Problem } from '../../../domain/problem.ts';
import type { Field } from '../../../domain/resource.ts';
import { changesOf } from './values.ts';
import type { Values } from './values.ts';

export type Translate = (key: string, options?: Record<string, unknown>) => string;

export type Checked = {
  readonly entity: string;
  /** Fields that may be written. */
  readonly fields: readonly Field[];
  /** Keys of those that must not be empty even where they were so before. */
  readonly requires?: readonly string[];
  /** The values as saved, undefined for a new record. */
  readonly before: Values | undefined;
  readonly currency: string;
  /** A day as the organisation writes it. */
  readonly exampleDay?: string;
  /** BCP 47 tag of the language, for names of countries. */
  readonly locale: string;
  readonly phone: PhoneCheck | undefined;
  readonly formula: FormulaCheck | undefined;
  readonly translate: Translate;
};

/** A problem as a sentence in the person's language. */
export const problemText = ({ message, args, labels }: Problem, translate: Translate, locale: string): string => {
  const named = namedBy(labels, locale, (key) => translate(key, { smart_count: 1 }));
  return translate(message, { ...withCountry(args, locale), ...named });
};

/**
 * Sentences by field key or path as react-hook-form holds them. Problems inside a value (`contacts.0.name`) stand under
 * their field's `types`, by the rest of the path.
 */
export const toErrors = (sentences: readonly (readonly [path: string, sentence: string])[]): FieldErrors => {
  const errors: Record<string, FieldError> = {};
  for (const [path, sentence] of sentences) {
    const [key = '', ...rest] = path.split('.');
    const known = errors[key];
    if (rest.length === 0) errors[key] = { ...known, type: 'rule', message: sentence };
    else errors[key] = { type: 'rule', message: known?.message ?? sentence, types: { ...known?.types, [rest.join('.')]: sentence } };
  }
  return errors;
};

/** Everything that is wrong with the values of a form, by the rules that the server checks by. Of a saved record only what changed is looked at, and what is required all the same. */
export const checkForm = (values: Values, { entity, fields, requires = [], before, currency, exampleDay, locale, phone, formula, translate }: Checked): FieldErrors => {
  const unreadable = fields.flatMap(({ key }): [string, string][] => {
    const value = values[key];
    return value instanceof Unreadable ? [[key, translate(value.reason)]] : [];
  });
  const given = fields.filter(({ key }) => !unreadable.some(([bad]) => bad === key));
  const changes = new Set(before ? changesOf(given, before, values).map(({ field }) => field) : given);
  const changed = given.filter((field) => changes.has(field) || (requires.includes(field.key) && isEmpty(values[field.key])));
  const problems = validateRecord(given, Object.fromEntries(changed.map((field) => [field.key, written(field, values[field.key])])), {
    entity,
    mode: before ? 'update' : 'add',
    currency,
    hasMessage: (key) => translate(key, { _: '' }) !== '',
    ...(exampleDay === undefined ? {} : { exampleDay }),
    ...(phone ? { phone } : {}),
    ...(formula ? { formula } : {}),
    ...(before ? { before } : {}),
  });
  return toErrors([...unreadable, ...problems.map((problem) => [problem.field, problemText(problem, translate, locale)] as const)]);
};

/** Rows as they are sent: what the form keeps beside the values of a row (titles of references) is left out. */
const written = (field: Field, value: unknown): unknown => {
  if (field.kind !== 'rows' || !field.rows || !Array.isArray(value)) return value;
  const keys = new Set(['id', ...field.rows.fields.filter(({ readOnly }) => !readOnly).map(({ key }) => key)]);
  return value.map((row: Values) => Object.fromEntries(Object.entries(row).filter(([key]) => keys.has(key))));
};
