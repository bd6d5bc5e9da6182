/** Renames that the SDL tells by `was`, as statements and as the picture that they leave. */
import type { ModelResource } from '../codegen/model.ts';
import { snake } from '../../src/domain/snake.ts';
import type { Snapshot, Table } from './snapshot.ts';

const replaced = <Value>(value: Value, from: string, to: string): Value => {
  if (typeof value === 'string') return value.replace(new RegExp(`(?<![\\w'])${from}(?![\\w'])`, 'g'), to) as Value;
  if (Array.isArray(value)) return value.map((part: unknown) => replaced(part, from, to)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, key === 'name' ? part : replaced(part as unknown, from, to)])) as Value;
};

/** Names of constraints stay as they are; what they speak of follows the column. */
const withColumn = (table: Table, from: string, to: string): Table => {
  const { columns, name, ...rest } = table;
  const renamed = Object.entries(columns).map(([key, column]) => [key === from ? to : key, { ...replaced(column, from, to), type: column.type, name: key === from ? to : key }] as const);
  return { ...replaced(rest, from, to), name, columns: Object.fromEntries(renamed) };
};

/** What a table has under names of its own, and how each is renamed. */
const OWNED = [
  { list: 'compositePrimaryKeys', rename: (table: string, from: string, to: string) => `ALTER TABLE "${table}" RENAME CONSTRAINT "${from}" TO "${to}";` },
  { list: 'uniqueConstraints', rename: (table: string, from: string, to: string) => `ALTER TABLE "${table}" RENAME CONSTRAINT "${from}" TO "${to}";` },
  { list: 'checkConstraints', rename: (table: string, from: string, to: string) => `ALTER TABLE "${table}" RENAME CONSTRAINT "${from}" TO "${to}";` },
  { list: 'foreignKeys', rename: (table: string, from: string, to: string) => `ALTER TABLE "${table}" RENAME CONSTRAINT "${from}" TO "${to}";` },
  { list: 'indexes', rename: (_table: string, from: string, to: string) => `ALTER INDEX "${from}" RENAME TO "${to}";` },
  { list: 'policies', rename: (table: string, from: string, to: string) => `ALTER POLICY "${from}" ON "${table}" RENAME TO "${to}";` },
] as const;

/** Types of child rows that `rowsWere` names: their table, and by which names images are read. Images name the field that holds the rows, never their type. */
const rowTypes = (resources: readonly ModelResource[]): { readonly former: string; readonly type: string; readonly from: string; readonly to: string }[] =>
  resources.flatMap(({ fields }) => fields.flatMap(({ rows, rowsWere }) => (rows && rowsWere !== undefined ? [{ former: rowsWere, type: rows.type, from: snake(rowsWere), to: rows.table }] : [])));

type Renamed = { readonly statements: readonly string[]; readonly snapshot: Snapshot };

/** The table under its new name, and with it every constraint, index and policy that bore the old one. */
const withTable = (snapshot: Snapshot, from: string, to: string): Renamed => {
  const statements = [`ALTER TABLE "${from}" RENAME TO "${to}";`];
  const moved = { ...snapshot.tables[`public.${from}`]!, name: to };
  for (const { list, rename } of OWNED)
    (moved as Record<typeof list, unknown>)[list] = Object.fromEntries(
      Object.entries(moved[list]).map(([name, value]) => {
        const now = name.startsWith(`${from}_`) ? `${to}${name.slice(from.length)}` : name;
        if (now !== name) statements.push(rename(to, name, now));
        return [now, { ...value, name: now }];
      }),
    );
  moved.checkConstraints = replaced(moved.checkConstraints, from, to);
  const tables = Object.entries({ ...snapshot.tables, [`public.${from}`]: moved }).map(([key, table]) => {
    const foreignKeys = Object.fromEntries(
      Object.entries(table.foreignKeys).map(([name, foreign]) => [name, { ...foreign, tableFrom: foreign.tableFrom === from ? to : foreign.tableFrom, tableTo: foreign.tableTo === from ? to : foreign.tableTo }]),
    );
    return [key === `public.${from}` ? `public.${to}` : key, { ...table, foreignKeys }] as const;
  });
  return { statements, snapshot: { ...snapshot, tables: Object.fromEntries(tables) } };
};

/** Tables that no entity declares and that name the entity of what they keep, by the column that does. */
const NAMING: Readonly<Record<string, string>> = { stored_file: 'entity', record_comment: 'entity', record_file: 'entity', record_follower: 'entity', report_delivery: 'entity', import_job: 'type', import_created: 'type', import_mapping: 'type', bulk_edit: 'type' };

/** Ids go on where they are, or the next record would be the first one again. */
const idsOf = (from: string, to: string): string => `UPDATE "id_block" SET "entity" = '${to}' WHERE "entity" = '${from}';`;

/** What is kept beside a record goes with it: its files, what was said about it, who follows it, imports. */
const keptBeside = (former: string, { type, table, was }: ModelResource): string[] => [
  idsOf(was!, table),
  ...Object.entries(NAMING).map(([name, column]) => `UPDATE "${name}" SET "${column}" = '${type}' WHERE "${column}" = '${former}';`),
];

/** As the SDL wrote it. */
const formerType = ({ node }: ModelResource): string => {
  const told = (node.directives ?? []).flatMap((directive) => (directive.name.value === 'resource' ? (directive.arguments ?? []) : [])).find(({ name }) => name.value === 'was')?.value;
  return told?.kind === 'StringValue' ? told.value : '';
};

/** Records that name an entity of the product name it as it is called now. The check that lists the entities goes first; it comes back with the new list. */
const withEntityName = (snapshot: Snapshot, resource: ModelResource, resources: readonly ModelResource[]): Renamed => {
  const { type } = resource;
  const former = formerType(resource);
  const statements = keptBeside(former, resource);
  const renamed = structuredClone(snapshot);
  for (const { table, fields } of resources)
    for (const { column } of fields.filter(({ enumName }) => enumName === 'Entity')) {
      const checks = renamed.tables[`public.${table}`]?.checkConstraints ?? {};
      const check = `${table}_${column}_check`;
      if (checks[check]?.value.includes(`'${former}'`) !== true) continue;
      delete checks[check];
      statements.push(`ALTER TABLE "${table}" DROP CONSTRAINT "${check}";`, `UPDATE "${table}" SET "${column}" = '${type}' WHERE "${column}" = '${former}';`);
    }
  return { statements, snapshot: renamed };
};

type Rename = { readonly table: string; readonly from: string; readonly to: string; /** What images of the journal call it from now on, so that history and undo reach back behind the rename. */ readonly images?: string };

/** The lists of names by which images are read (decision 0073). */
const imagesOf = (type: string, from: string, to: string): string => `UPDATE "image_form" SET "keys" = array_replace("keys", '${from}', '${to}') WHERE "entity" = '${type}';`;

/** Of child rows each image has the names itself: src/server/resource/renamed-parts.ts reads them by what is noted here. */
const imagesOfRows = (type: string, from: string, to: string): string => `INSERT INTO "image_form" ("entity", "digest", "keys") VALUES ('${type}', '${from}', ARRAY['${to}']) ON CONFLICT ("entity", "digest") DO UPDATE SET "keys" = excluded."keys";`;

/** Columns that `was` names, of the entity and of its child rows; rows follow the new name of what they are part of. */
const columnRenames = ({ type, table, was, fields }: ModelResource): Rename[] => [
  ...fields.flatMap((field) => (field.was && !field.rows ? [{ table, from: field.was, to: field.column, ...(field.wasKey === undefined ? {} : { images: imagesOf(type, field.wasKey, field.key) }) }] : [])),
  ...fields.flatMap(({ rows, fields: parts }) =>
    rows
      ? [
          ...(was ? [{ table: rows.table, from: `${was}_id`, to: rows.parentColumn }] : []),
          ...(parts ?? []).flatMap((part) => (part.was ? [{ table: rows.table, from: part.was, to: part.column, images: imagesOfRows(rows.type, part.wasKey!, part.key) }] : [])),
        ]
      : [],
  ),
];

/**
 * Fields of child rows have no column: their table is called after the rows, and images alone name them.
 * @param written the text of the migrations that there are: no table tells that it was done
 */
export const renamedRows = (resources: readonly ModelResource[], written: string): string[] =>
  resources
    .flatMap(({ type, fields }) => fields.flatMap(({ rows, wasKey, key }) => (rows && wasKey !== undefined ? [imagesOf(type, wasKey, key)] : [])))
    .filter((statement) => !written.includes(statement));

export const appliedRenames = (previous: Snapshot, next: Snapshot, resources: readonly ModelResource[]): { statements: string[]; snapshot: Snapshot; types: { former: string; type: string }[] } => {
  const statements: string[] = [];
  const types: { former: string; type: string }[] = [];
  let snapshot = structuredClone(previous);
  for (const resource of resources) {
    const { table, was } = resource;
    if (!was || !snapshot.tables[`public.${was}`] || snapshot.tables[`public.${table}`]) continue;
    const renamed = withTable(snapshot, was, table);
    const named = withEntityName(renamed.snapshot, resource, resources);
    statements.push(...renamed.statements, ...named.statements);
    types.push({ former: formerType(resource), type: resource.type });
    snapshot = named.snapshot;
  }
  for (const { former, type, from, to } of rowTypes(resources)) {
    if (!snapshot.tables[`public.${from}`] || snapshot.tables[`public.${to}`]) continue;
    const renamed = withTable(snapshot, from, to);
    statements.push(...renamed.statements, idsOf(from, to), `UPDATE "image_form" SET "entity" = '${type}' WHERE "entity" = '${former}';`);
    snapshot = renamed.snapshot;
  }
  for (const { table, from, to, images } of resources.flatMap(columnRenames)) {
    const key = `public.${table}`;
    const columns = snapshot.tables[key]?.columns;
    if (!columns?.[from] || columns[to] || !next.tables[key]?.columns[to]) continue;
    statements.push(`ALTER TABLE "${table}" RENAME COLUMN "${from}" TO "${to}";`, ...(images === undefined ? [] : [images]));
    snapshot.tables[key] = withColumn(snapshot.tables[key]!, from, to);
  }
  return { statements, snapshot, types };
};
