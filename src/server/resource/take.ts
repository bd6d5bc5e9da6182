/** What a person gave for a record, tidied and complete for its table. */
import { flat, mergedCustom, together } from '../../domain/customisation/custom-values.ts';
import { isCustomKey } from '../../domain/customisation/customise.ts';
import { storedPhone } from '../../domain/phone.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import type { Resource } from '../../domain/resource.ts';
import { ownWords, resourceOfSession } from '../customisation/form-fields.ts';
import { allocate } from '../db/ids.ts';
import type { Transaction } from '../db/org.ts';
import { sayProblems } from '../messages.ts';
import { refuse } from '../refuse.ts';
import type { Caller } from './caller.ts';
import { hooksOf, type Values } from './hooks.ts';
import type { Image } from './image.ts';

/** `own`: what is given of the organisation's own fields, flat. In `values` it is merged into what the record has of them. */
export type Taken = { readonly values: Values; readonly own: Values };

export const refuseProblems = ({ session }: Pick<Caller, 'session'>, problems: readonly Problem[]): void => {
  if (problems.length > 0) throw refuse('BAD_USER_INPUT', { validationError: sayProblems(session.language, problems, ownWords(session)) });
};

/** The entity as the caller's organisation has it: its own fields beside Tenure's. */
export const asCustomised = (resource: Resource, { session }: Pick<Caller, 'session'>): Resource => {
  const whole = resourceOfSession(resource, session);
  return whole === resource ? resource : { ...whole, fields: whole.fields.filter(({ kind }) => kind !== 'custom') };
};

const hasToBe = (field: Resource['fields'][number] | undefined): boolean => field?.default !== undefined && field.required;

/** What is not told has its default, `starts` before that of the field; what is told to be empty is, where it may be. */
const withDefaults = (resource: Pick<Resource, 'fields'>, values: Values, starts: Values = {}): Values => ({
  ...Object.fromEntries(resource.fields.filter((field) => !field.readOnly).map((field) => [field.key, field.default === undefined ? null : (JSON.parse(field.default) as unknown)])),
  ...starts,
  ...Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== null || !hasToBe(resource.fields.find((field) => field.key === key)))),
});

/** Child rows whole, with defaults and ids: one that the record has keeps its id, any other is new and gets one, whatever the client calls it. */
const withRows = async (tx: Transaction, resource: Resource, values: Values, before: Image | null): Promise<Values> => {
  const out: Values = {};
  for (const { key, rows } of resource.fields) {
    const given = values[key];
    if (rows === undefined || !Array.isArray(given)) continue;
    const kept = new Set(((before?.[key] as { id: unknown }[] | null | undefined) ?? []).map(({ id }) => String(id)));
    const ids = (given as Values[]).map(({ id }) => (kept.delete(String(id)) ? String(id) : null));
    const added = ids.filter((id) => id === null).length;
    let next = added > 0 ? await allocate(tx, rows.table, added) : 0;
    out[key] = (given as Values[]).map((row, at) => ({ ...withDefaults(rows, row), id: ids[at] ?? String(next++) }));
  }
  return { ...values, ...out };
};

/** Addresses and telephone numbers as they are compared, however they are written. */
const written = ({ kind }: Resource['fields'][number], text: string): string => (kind === 'email' ? text.toLowerCase() : kind === 'phone' ? storedPhone(text) : text);

/** Text loses the space around it; empty text is no value. */
const tidied = (resource: Resource, input: Values): Values => {
  const out: Values = {};
  for (const field of resource.fields) {
    if (field.readOnly || field.kind === 'custom' || !Object.hasOwn(input, field.key)) continue;
    const value = input[field.key];
    if (typeof value === 'string') out[field.key] = written(field, value.trim()) || null;
    else out[field.key] = value ?? null;
  }
  return out;
};

/** `whole` is the entity as `asCustomised` answers it; `before` the record as it is, null for a new one. */
export const take = async (tx: Transaction, resource: Resource, whole: Resource, input: Values, before: Image | null, caller: Caller): Promise<Taken> => {
  const told = flat(input);
  const unknown = Object.keys(told).filter((key) => isCustomKey(key) && !whole.fields.some((field) => field.key === key));
  refuseProblems(caller, unknown.map((field) => ({ field, ...finding('rule.unknown', { field }) })));
  const { custom, ...given } = together(tidied(whole, told));
  const values = await withRows(tx, resource, before === null ? withDefaults(resource, given, await (await hooksOf(resource)).starts?.(tx)) : given, before);
  return { values: custom === undefined ? values : { ...values, custom: mergedCustom(before?.custom, custom) }, own: flat({ custom }) };
};
