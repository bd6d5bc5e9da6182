/** Rules that only the database can answer, for many changed records of an entity at once: a few statements, however many records. */
import type { Problem } from '../../domain/problem.ts';
import { finding } from '../../domain/problem.ts';
import type { Field, Resource } from '../../domain/resource.ts';
import type { Transaction } from '../db/org.ts';
import type { Session } from '../session.ts';
import { missingAmong, taken } from './check-database.ts';
import type { Values } from './hooks.ts';
import type { Image } from './image.ts';
import { findByKey, keyText, uniqueKeys } from './import/existing.ts';
import { freeField } from './let-go.ts';
import { quote } from './sql.ts';

/** A record as it is and what shall change in it. */
export type Changing = { readonly before: Image; readonly values: Values };

/** Records whose unique value another one of the same request takes: by this field they let go of it first. */
export type Leaving = { readonly by: Field; readonly ids: ReadonlySet<string> };

/** Unique values that another record has and keeps, or that two of these would have, told to `note`. Answers who must let go of a value first. */
const takenAmong = async (tx: Transaction, resource: Resource, rows: readonly Changing[], note: (row: Changing, problems: readonly Problem[]) => void): Promise<readonly Leaving[]> => {
  const leaving: Leaving[] = [];
  for (const [index, key] of uniqueKeys(resource).entries()) {
    const set = resource.unique[index]!;
    const asking = rows.filter(({ values }) => key.fields.some((field) => Object.hasOwn(values, field.key)));
    if (asking.length === 0) continue;
    const wholes = asking.map(({ before, values }) => ({ ...before, ...values }) as Image);
    const slim = { ...resource, fields: resource.fields.filter((field) => field.kind === 'id' || key.fields.includes(field)) };
    const holders = new Map([...(await findByKey(tx, slim, key, wholes)).values()].map((image) => [keyText(key, image), image.id]));
    const by = freeField(resource, set);
    const next = new Map(wholes.map((whole) => [whole.id, keyText(key, whole)]));
    const ids = new Set<string>();
    const first = new Set<string>();
    for (const row of asking) {
      const text = next.get(row.before.id);
      if (text === undefined) continue;
      const other = holders.get(text);
      const stays = other !== undefined && other !== row.before.id && !(by && next.has(other) && next.get(other) !== text);
      if (stays || first.has(text)) note(row, set.map((one) => ({ field: one, ...taken(resource, set) })));
      else {
        first.add(text);
        if (other !== undefined && other !== row.before.id) ids.add(other);
      }
    }
    if (by && ids.size > 0) leaving.push({ by, ids });
  }
  return leaving;
};

/** What the database says against the changes, told to `note` record by record. Answers which records must let go of unique values before they are written. */
export const checkMany = async (tx: Transaction, resource: Resource, rows: readonly Changing[], session: Session, note: (row: Changing, problems: readonly Problem[]) => void): Promise<readonly Leaving[]> => {
  const missing = await missingAmong(tx, resource, rows, session);
  for (const [at, row] of rows.entries()) note(row, missing[at]!);
  const found = new Map(rows.map((row, at) => [row, missing[at]!]));
  // Of a record that the person does not reach it is not told what refers to it: nothing of a set of values that names it.
  return takenAmong(tx, resource, rows, (row, problems) => note(row, problems.some(({ field }) => found.get(row)!.some((one) => one.field === field)) ? [] : problems));
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
