/** What the records that go back need around them, asked of the tables at once for thousands of records. */
import type { Resource } from '../../../domain/resource.ts';
import type { Transaction } from '../../db/org.ts';
import { say } from '../../messages.ts';
import { refuse, type Refusal } from '../../refuse.ts';
import { resourceOf } from '../registry.ts';
import { bindings, literal, quote } from '../sql.ts';
import { isOfChangeSet, titleOf, type Group } from './group.ts';
import { asChanges, openedChanges, thatReturn, type Depth, type OpenedChange } from './opened.ts';

const label = ({ resource, caller }: Group, key: string): string => say(caller.session.language, `${resource.name}.${key.replace(/Id$/, '')}`);

type Place = { readonly key: string; readonly part: string | null; readonly label: string; readonly type: string };

/** Fields that refer to records, in the record and in its child rows. */
const places = (resource: Resource): Place[] =>
  resource.fields.flatMap((field): Place[] => {
    if (field.reference) return [{ key: field.key, part: null, label: field.name, type: field.reference.type }];
    return (field.rows?.fields ?? []).flatMap((part) => (part.reference ? [{ key: field.key, part: part.key, label: field.name, type: part.reference.type }] : []));
  });

/** References to records that are gone and do not come back with these. */
export const missingParent = async (tx: Transaction, group: Group, opened: readonly OpenedChange[]): Promise<Refusal | undefined> => {
  const all = places(group.resource);
  const keys = all.map(({ key }) => key);
  const returning = thatReturn(group, opened, keys);
  if (all.length === 0 || returning.length === 0) return undefined;
  const to = bindings(tx.orgCode);
  const changes = asChanges(returning, keys, to);
  const values = all.map(({ key, part }, place) =>
    part === null
      ? `select ${place} as place, (c.before->>${literal(key)})::bigint as id`
      : `select ${place} as place, (x->>${literal(part)})::bigint as id from jsonb_array_elements(case jsonb_typeof(c.before->${literal(key)}) when 'array' then c.before->${literal(key)} else '[]' end) x`,
  );
  const gone = [...new Set(all.map(({ type }) => type))].map((type) => {
    const numbers = all.flatMap((place, at) => (place.type === type ? [at] : []));
    return `select a.place, a.id from asked a where a.place in (${numbers.join(', ')}) and a.id is not null
      and not exists (select from ${quote(resourceOf(type).table)} r where r.org_code = $1 and r.id = a.id) and not ${isOfChangeSet(to.bind(group.changeSet), type, 'a.id', 'DELETE')}`;
  });
  const [missing] = await tx.query<{ place: number; row: string }>(
    `with asked as materialized (select v.place, v.id, min(c.row_id) as row from ${changes} cross join lateral (${values.join(' union all ')}) v group by v.place, v.id)
     select g.place, a.row from (${gone.join(' union all ')}) g join asked a on a.place = g.place and a.id = g.id order by a.row limit 1`,
    to.values,
  );
  return missing && refuse('UNDO_PARENT_GONE', { words: { title: await titleOf(tx, group, missing.row), parent: label(group, all[missing.place]!.label) } });
};

/** A record that would stand below itself, because what is above it was moved meanwhile. */
export const treeCircle = async (tx: Transaction, group: Group, depth: Depth): Promise<Refusal | undefined> => {
  const { resource } = group;
  if (!resource.parent) return undefined;
  const key = resource.parent;
  const column = quote(resource.fields.find((field) => field.key === resource.parent)!.column);
  const moved: { id: string; parent: unknown }[] = [];
  for await (const changes of openedChanges(tx, group, depth)) for (const { id, before, after } of changes) if (before?.[key] !== after?.[key]) moved.push({ id, parent: before?.[key] ?? null });
  if (moved.length === 0) return undefined;
  const to = bindings(tx.orgCode);
  // Of a part only, what else goes back is not known: a way through it says nothing.
  const isKnown = depth === 'SAMPLE' ? `(m.id is not null or not ${isOfChangeSet(to.bind(group.changeSet), resource.type, 't.id', 'UPDATE')})` : 'true';
  const [circle] = await tx.query<{ id: string }>(
    `with recursive moved as materialized (select * from jsonb_to_recordset(${to.bind(JSON.stringify(moved))}::jsonb) as m(id bigint, parent bigint)),
       above(start, id) as (
         select id, parent from moved where parent is not null
         union select a.start, case when m.id is null then t.${column} else m.parent end from above a join ${quote(resource.table)} t on t.org_code = $1 and t.id = a.id left join moved m on m.id = a.id
           where case when m.id is null then t.${column} else m.parent end is not null and ${isKnown})
     select start as id from above where start = id limit 1`,
    to.values,
  );
  return circle && refuse('UNDO_CHANGED_SINCE', { words: { title: await titleOf(tx, group, circle.id) } });
};

/** Files that were taken away for good since then. */
export const missingFile = async (tx: Transaction, group: Group, opened: readonly OpenedChange[]): Promise<Refusal | undefined> => {
  const { resource } = group;
  for (const { key } of resource.fields.filter(({ file }) => file !== undefined)) {
    const returning = thatReturn(group, opened, [key]);
    if (returning.length === 0) continue;
    const to = bindings(tx.orgCode);
    const [missing] = await tx.query<{ id: string }>(
      `select c.row_id as id from ${asChanges(returning, [key], to)} where coalesce(c.before->>${literal(key)}, '') <> '' and not exists (
         select from stored_file f where f.org_code = $1 and f.key = c.before->>${literal(key)} and f.entity = ${literal(resource.name)} and f.field = ${literal(key)} and f.row_id = c.row_id and f.status <> 'PENDING') limit 1`,
      to.values,
    );
    if (missing) return refuse('UNDO_PARENT_GONE', { words: { title: await titleOf(tx, group, missing.id), parent: label(group, key) } });
  }
  return undefined;
};

/** A single record of its kind was set up again. */
export const setUpAgain = async (tx: Transaction, { resource }: Group): Promise<Refusal | undefined> => {
  if (!resource.single) return undefined;
  const rows = await tx.query(`select from ${quote(resource.table)} where org_code = $1 limit 1`, [tx.orgCode]);
  return rows.length > 0 ? refuse('SINGLE_EXISTS') : undefined;
};
