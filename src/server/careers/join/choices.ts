/** What the fields of a step offer to choose from. */
import type { Field } from '../../../domain/resource.ts';
import type { Transaction } from '../../db/org.ts';
import { worldNames } from '../../reference-lists/names.ts';
import { resourceOf } from '../../resource/registry.ts';
import { quote } from '../../resource/sql.ts';
import { say } from '../../messages.ts';
import type { Visit } from '../visit.ts';

export type Choice = { readonly value: string; readonly name: string };
/** By the name of the list, the enum or the referred entity. */
export type Choices = ReadonlyMap<string, readonly Choice[]>;

const MOST = 2000;

/** Under which name a field's choices are kept; null where it offers none. */
export const choicesKey = ({ reference, closedList, enumName }: Field): string | null => reference?.type ?? closedList ?? enumName ?? null;

const referred = async (tx: Transaction, type: string): Promise<readonly Choice[]> => {
  const { table, title, fields } = resourceOf(type);
  const column = quote(fields.find(({ name }) => name === title)!.column);
  const active = fields.some(({ name }) => name === 'status') ? ` and status = 'ACTIVE'` : '';
  return tx.query<Choice>(`select id::text as value, ${column} as name from ${quote(table)} where org_code = $1${active} order by 2, id limit ${MOST}`, [tx.orgCode]);
};

const offered = async (tx: Transaction, { language }: Visit, words: Readonly<Record<string, string>>, { reference, closedList, enumName, options = [] }: Field): Promise<readonly Choice[]> => {
  if (reference) return referred(tx, reference.type);
  if (closedList === 'COUNTRY' || closedList === 'CURRENCY' || closedList === 'LANGUAGE') return worldNames(closedList, language).map(({ code, name }) => ({ value: code, name }));
  return options.map((value) => ({ value, name: words[`enum.${enumName!}.${value}`] ?? say(language, `enum.${enumName!}.${value}`) }));
};

/** Of these fields and the parts of their rows. Papers have cards instead of a choice. */
export const choicesOfFields = async (tx: Transaction, visit: Visit, words: Readonly<Record<string, string>>, fields: readonly Field[]): Promise<Choices> => {
  const out = new Map<string, readonly Choice[]>();
  for (const field of fields.flatMap((one) => one.rows?.fields ?? [one])) {
    const key = choicesKey(field);
    if (key === null || out.has(key) || key === 'DocumentSubtype' || key === 'AccreditationType') continue;
    out.set(key, await offered(tx, visit, words, field));
  }
  return out;
};
