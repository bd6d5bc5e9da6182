/**
 * Fields of child rows that were called otherwise when an image was written. Rows in an image bear their names (decision 0073), so a migration changes none
 * of them: it notes the type of the rows, the former name and the present one in `image_form`, and whoever opens an image reads them by that.
 */
import type { Transaction } from '../db/org.ts';
import type { Field } from '../../domain/resource.ts';
import { findResource } from './registry.ts';

type Values = Readonly<Record<string, unknown>>;
type Renames = ReadonlyMap<string, string>;

/** By type of rows: what has been renamed changes with the version of the server alone. */
const known = new Map<string, Renames>();

/** At each start: migrations that ran since may have renamed more. */
export const forgetRenamedParts = (): void => known.clear();

const rowFields = (entity: string): Field[] => (findResource(entity)?.fields ?? []).filter(({ rows }) => rows !== undefined);

/** Reads what was renamed in the child rows of these entities, where this process has not. */
export const learnRenamedParts = async (tx: Pick<Transaction, 'query'>, entities: readonly string[]): Promise<void> => {
  const types = [...new Set(entities)].flatMap(rowFields).flatMap(({ rows }) => (known.has(rows!.type) ? [] : [rows!.type]));
  if (types.length === 0) return;
  const found = await tx.query<{ type: string; former: string; now: string }>('select entity as type, digest as former, keys[1] as now from image_form where entity = any ($1::text[])', [types]);
  for (const type of types) known.set(type, new Map(found.flatMap((one) => (one.type === type ? [[one.former, one.now] as const] : []))));
};

/** What is called so today is not meant by its former name; a name may have been changed more than once. */
const nameNow = (key: string, renames: Renames, present: ReadonlySet<string>): string => {
  let name = key;
  for (let step = 0; step < renames.size && !present.has(name) && renames.has(name); step += 1) name = renames.get(name)!;
  return name;
};

/** The same values, their child rows under the names of today. */
export const withRenamedParts = (entity: string, values: Values): Values => {
  const renamed = rowFields(entity).flatMap(({ key, rows }) => {
    const renames = known.get(rows!.type);
    const given = values[key];
    if (renames === undefined || renames.size === 0 || !Array.isArray(given)) return [];
    const present = new Set(rows!.fields.map((field) => field.key));
    return [[key, (given as Values[]).map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [nameNow(name, renames, present), value])))] as const];
  });
  return renamed.length === 0 ? values : { ...values, ...Object.fromEntries(renamed) };
};
