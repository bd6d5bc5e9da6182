/** Rules that only the database can answer, for many changed records of an entity at once: a few statements, however many records. */
import type { Problem } from '../../domain/problem.ts';
import { finding } from '../../domain/problem.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Transaction } from '../db/org.ts';
import type { Session } from '../session.ts';
import { missingAmong, taken } from './check-database.ts';
import type { Values } from './hooks.ts';
import type { Image } from './image.ts';
import { findByKey, keyText, uniqueKeys } from './import/existing.ts';
import { quote } from './sql.ts';

/** A record as it is and what shall change in it. */
export type Changing = { readonly before: Image; readonly values: Values };

/** Unique values that another record has, or that two of these would have. */
const takenAmong = async (tx: Transaction, resource: Resource, rows: readonly Changing[], note: (row: Changing, problems: readonly Problem[]) => void): Promise<void> => {
  for (const [index, key] of uniqueKeys(resource).entries()) {
    const set = resource.unique[index]!;
    const asking = rows.filter(({ values }) => key.fields.some((field) => Object.hasOwn(values, field.key)));
    if (asking.length === 0) continue;
    const wholes = asking.map(({ before, values }) => ({ ...before, ...values }) as Image);
    const found = await findByKey(tx, resource, key, wholes);
    const first = new Map<string, string>();
    for (const [at, row] of asking.entries()) {
      const text = keyText(key, wholes[at]!);
      const other = found.get(at);
      const twin = text === undefined ? undefined : first.get(text);
      if ((other && other.id !== row.before.id) || twin !== undefined) note(row, set.map((one) => ({ field: one, ...taken(resource, set) })));
      else if (text !== undefined) first.set(text, row.before.id);
    }
  }
};

/** What the database says against the changes, told to `note` record by record. */
export const checkMany = async (tx: Transaction, resource: Resource, rows: readonly Changing[], session: Session, note: (row: Changing, problems: readonly Problem[]) => void): Promise<void> => {
  const missing = await missingAmong(tx, resource, rows, session);
  for (const [at, row] of rows.entries()) note(row, missing[at]!);
  await takenAmong(tx, resource, rows, note);
};

/** Ids of those records that stand below themselves, now that they are written. */
export const loopsAmong = async (tx: Transaction, resource: Resource, ids: readonly string[]): Promise<readonly string[]> => {
  if (!resource.parent || ids.length === 0) return [];
  const parent = quote(resource.fields.find((field) => field.key === resource.parent)!.column);
  const table = quote(resource.table);
  const rows = await tx.query<{ id: string }>(
    `with recursive above(start, id) as (
       select t.id, t.${parent} from ${table} t where t.org_code = $1 and t.id = any($2::bigint[]) and t.${parent} is not null
       union select a.start, t.${parent} from ${table} t join above a on t.id = a.id where t.org_code = $1 and t.${parent} is not null)
     select distinct start::text as id from above where start = id`,
    [tx.orgCode, ids],
  );
  return rows.map(({ id }) => id);
};

/** What is said of a record that would stand below itself. */
export const loopProblem = (resource: Resource): Problem => ({ field: resource.parent!, ...finding('error.TREE_LOOP') });
