/** A step that was sent, as values of the record; files pass the gate on the way. */
import type { Field } from '../../../domain/resource.ts';
import type { Context } from '../../http/route.ts';
import { Refusal } from '../../refuse.ts';
import type { Image } from '../../resource/image.ts';
import type { Values } from '../../resource/hooks.ts';
import type { Sent } from '../read-form.ts';
import { storeFile } from '../store-file.ts';
import type { Visit } from '../visit.ts';
import { ADDRESS, rowCount } from './given.ts';

/** The largest single file that any field takes; several may come together up to a little more. */
export const MOST_SENT_BYTES = 12_000_000;

export type Read = {
  readonly input: Values;
  /** Of each list, from which row of the form each of its rows came. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** What the gate refused, by the name of the control. */
  readonly wrong: ReadonlyMap<string, string>;
};

type Reading = { readonly context: Context; readonly visit: Visit; readonly sent: Sent; readonly wrong: Map<string, string> };

/** What names a paper, beside what is told of it. */
const NAMES: Readonly<Record<string, readonly string[]>> = { documents: ['documentSubtypeId'], accreditations: ['accreditationId', 'dependent'] };

const plainValue = ({ kind }: Field, sent: Sent, name: string): unknown => {
  const text = sent.text(name);
  if (kind === 'yesNo') return sent.texts(name).includes('true');
  if (kind === 'choices') return sent.texts(name).filter((one) => one !== '');
  if (text === '') return null;
  return kind === 'integer' && /^-?\d{1,9}$/.test(text) ? Number(text) : text;
};

const addressOf = (sent: Sent, name: string): Record<string, string> | null => {
  const parts = ADDRESS.flatMap((part) => (sent.text(`${name}.${part}`) === '' ? [] : [[part, sent.text(`${name}.${part}`)] as const]));
  return parts.length === 0 ? null : Object.fromEntries(parts);
};

/** The file that is there, the one that was brought, or none where it shall go. `purpose` is how files name the field. */
const fileOf = async ({ context, visit, sent, wrong }: Reading, name: string, purpose: string, before: unknown): Promise<unknown> => {
  const file = sent.file(name);
  if (file === null) return sent.text(`${name}.drop`) === 'yes' ? null : (before ?? null);
  try {
    return await storeFile(context, visit.orgCode, purpose, file, MOST_SENT_BYTES);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    wrong.set(name, visit.say(`error.${error.code}`, error.details.words));
    return before ?? null;
  }
};

const isFile = ({ file }: Field): boolean => file !== undefined;
const isEmpty = (value: unknown): boolean => value === null || value === '' || (Array.isArray(value) && value.length === 0);

const readRow = async (reading: Reading, list: Field, at: number, before: Values | undefined): Promise<Values> => {
  const row: Values = { id: reading.sent.text(`${list.key}.${at}.id`) || null };
  for (const part of list.rows!.fields) {
    const name = `${list.key}.${at}.${part.key}`;
    if (part.kind === 'id' || part.readOnly) continue;
    row[part.key] = isFile(part) ? await fileOf(reading, name, `onboardingIndividual.${list.key}.${part.key}`, before?.[part.key]) : plainValue(part, reading.sent, name);
  }
  if (row['id'] === null) delete row['id'];
  return row;
};

/** A row of which nothing is told but whose paper it would be. */
const isEmptyRow = (list: Field, row: Values): boolean =>
  list.rows!.fields.every((part) => part.kind === 'id' || part.kind === 'yesNo' || NAMES[list.key]?.includes(part.key) === true || isEmpty(row[part.key] ?? null));

/** `remove` names a row that shall go: `family.1`. Fields that the form did not show are left alone. */
export const readStep = async (context: Context, visit: Visit, fields: readonly Field[], sent: Sent, image: Image, remove: string | null): Promise<Read> => {
  const reading: Reading = { context, visit, sent, wrong: new Map() };
  const input: Values = {};
  const places = new Map<string, readonly number[]>();
  for (const field of fields) {
    const { key, kind } = field;
    if (field.rows) {
      if (!sent.has(`${key}.rows`)) continue;
      const had = new Map(((image[key] as Values[] | null) ?? []).map((row) => [String(row['id']), row]));
      const rows: Values[] = [];
      const came: number[] = [];
      for (let at = 0; at < rowCount(sent, key); at += 1) {
        if (`${key}.${at}` === remove) continue;
        const row = await readRow(reading, field, at, had.get(sent.text(`${key}.${at}.id`)));
        if (isEmptyRow(field, row)) continue;
        rows.push(row);
        came.push(at);
      }
      input[key] = rows;
      places.set(key, came);
    } else if (kind === 'address') {
      if (sent.has(`${key}.${ADDRESS[0]}`)) input[key] = addressOf(sent, key);
    } else if (isFile(field)) {
      const value = await fileOf(reading, key, `onboardingIndividual.${key}`, image[key]);
      if (value !== (image[key] ?? null)) input[key] = value;
    } else if (sent.has(key)) input[key] = plainValue(field, sent, key);
  }
  return { input, places, wrong: reading.wrong };
};
