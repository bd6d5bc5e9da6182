/**
 * What stands in an image's ciphertext: the values of a record's fields, each behind the place of its field in a list of names that is kept once, in
 * `image_form`. Decision 0073.
 */
import { createHash } from 'node:crypto';
import type { Transaction } from '../db/org.ts';
import { findResource, resources } from './registry.ts';

type Values = Readonly<Record<string, unknown>>;
export type Form = { readonly digest: string; readonly keys: readonly string[]; readonly places: ReadonlyMap<string, number> };
/** The digest of the form, then pairs: a place in it, or the name of what the schema does not know, and a value. */
export type Packed = readonly [digest: string, ...unknown[]];

/** By entity and digest: what has a digest never changes. */
const known = new Map<string, readonly string[]>();
const current = new Map<string, Form>();
const nameOf = (entity: string, digest: string): string => `${entity} ${digest}`;

/** As the schema of this version has it. */
export const formOf = (entity: string): Form => {
  const found = current.get(entity);
  if (found) return found;
  const keys = (findResource(entity)?.fields ?? []).map(({ key }) => key);
  const digest = createHash('sha256').update(JSON.stringify(keys)).digest('base64url').slice(0, 8);
  const form = { digest, keys, places: new Map(keys.map((key, at) => [key, at] as const)) };
  current.set(entity, form);
  known.set(nameOf(entity, digest), keys);
  return form;
};

/** Versions before 0101 wrote the values under their names. */
export const isPacked = (content: Packed | Values): content is Packed => Array.isArray(content);

/** The forms of these must be known: `learnForms`. */
export const unpack = (entity: string, [digest, ...pairs]: Packed): Values => {
  const keys = known.get(nameOf(entity, digest));
  if (keys === undefined) throw new Error(`The fields of ${entity} by which an image was written are not known: form ${digest}.`);
  const values: Record<string, unknown> = {};
  for (let at = 0; at < pairs.length; at += 2) {
    const place = pairs[at] as number | string;
    values[typeof place === 'number' ? keys[place]! : place] = pairs[at + 1];
  }
  return values;
};

/** Reads the forms that other versions wrote these by, where this process has not met them. */
export const learnForms = async (tx: Pick<Transaction, 'query'>, contents: readonly { readonly entity: string; readonly content: Packed }[]): Promise<void> => {
  for (const { entity } of contents) formOf(entity);
  const missing = contents.filter(({ entity, content }) => !known.has(nameOf(entity, content[0])));
  if (missing.length === 0) return;
  const forms = await tx.query<{ entity: string; digest: string; keys: string[] }>('select entity, digest, keys from image_form where entity = any ($1::text[])', [[...new Set(missing.map(({ entity }) => entity))]]);
  for (const { entity, digest, keys } of forms) known.set(nameOf(entity, digest), keys);
};

/** Of every entity, as this version writes its images. */
export const currentForms = (): { readonly entity: string; readonly digest: string; readonly keys: readonly string[] }[] => resources.map(({ type }) => ({ entity: type, digest: formOf(type).digest, keys: formOf(type).keys }));
