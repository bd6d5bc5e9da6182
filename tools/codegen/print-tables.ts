/** Drizzle definitions of an endpoint's tables: what migrations are computed from. */
import type { Model, ModelField, ModelResource } from './model.ts';
import { isFolded } from './folded.ts';
import { lower } from './names.ts';
import { snake } from '../../src/domain/snake.ts';

const TYPES: Readonly<Record<string, (column: string) => string>> = {
  id: (column) => `key('${column}')`,
  reference: (column) => `key('${column}')`,
  integer: (column) => `integer('${column}')`,
  decimal: (column) => `numeric('${column}', { precision: 19, scale: 4 })`,
  money: (column) => `numeric('${column}', { precision: 19, scale: 4 })`,
  percent: (column) => `numeric('${column}', { precision: 9, scale: 4 })`,
  duration: (column) => `numeric('${column}', { precision: 9, scale: 4 })`,
  date: (column) => `date('${column}', { mode: 'string' })`,
  time: (column) => `time('${column}', { precision: 0 })`,
  dateTime: (column) => `timestamp('${column}', { withTimezone: true, mode: 'string' })`,
  yesNo: (column) => `boolean('${column}')`,
  choices: (column) => `text('${column}').array()`,
  address: (column) => `jsonb('${column}')`,
  json: (column) => `jsonb('${column}')`,
  custom: (column) => `jsonb('${column}')`,
};

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const stored = (fields: readonly ModelField[]): ModelField[] => fields.filter((field) => !field.computed && field.kind !== 'rows' && field.kind !== 'count');

/** Null parts leave no double space. Only immutable functions: the column is generated. */
const joined = (columns: readonly string[]): string => columns.map((column, at) => (at === 0 ? `coalesce("${column}", '')` : `coalesce(' ' || "${column}", '')`)).join(' || ');

/** A name of its parts, as src/domain/fullName.ts: family name first where it and the given name are written in Japanese. */
const named = (columns: readonly string[]): string => {
  const [given, family] = [columns[0]!, columns.at(-1)!];
  const between = columns.slice(1, -1).map((column) => ` || coalesce(' ' || "${column}", '')`).join('');
  return `coalesce(japanese_name("${given}", "${family}")${between}, ${joined(columns)})`;
};

/** What such names are looked for by besides: the family name first, and without a space. */
const otherWays = (columns: readonly string[]): string => {
  const [given, family] = [columns[0]!, columns.at(-1)!];
  return ` || coalesce(' ' || japanese_name("${given}", "${family}") || ' ' || "${family}" || "${given}", '')`;
};

/** As it stands between backticks. */
const inTemplate = (text: string): string => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

const sqlDefault = (field: ModelField): string => {
  if (field.default === undefined) return '';
  const value = JSON.parse(field.default) as unknown;
  const array = field.kind === 'choices' && Array.isArray(value) ? quoted(`{${value.join(',')}}`) : undefined;
  const literal = array ?? (typeof value === 'string' ? quoted(value) : value === null || typeof value === 'object' ? quoted(JSON.stringify(value)) : String(value));
  return `.default(sql\`${inTemplate(literal)}\`)`;
};

const foldedColumn = (field: ModelField, model: readonly ModelField[]): string => {
  const parts = field.concat?.map((key) => model.find((other) => other.key === key)!.column);
  return `  ${field.key}Folded: text('${field.column}_folded').generatedAlwaysAs(sql\`fold(${parts ? named(parts) : `"${field.column}"`})\`),`;
};
const compared = (field: ModelField): string => (isFolded(field) ? `${field.key}Folded` : field.key);

const column = (field: ModelField, model: readonly ModelField[]): string => {
  const made = (TYPES[field.kind] ?? ((name: string) => `text('${name}')`))(field.column);
  const parts = field.concat?.map((key) => model.find((other) => other.key === key)!.column);
  const generated = parts ? `.generatedAlwaysAs(sql\`${named(parts)}\`)` : '';
  return `  ${field.key}: ${made}${field.required && !parts ? '.notNull()' : ''}${sqlDefault(field)}${generated},`;
};

const foreignKey = (table: string, field: ModelField): string => {
  const to = lower(field.reference!.type);
  return `  foreignKey({ name: '${table}_${field.column}_fk', columns: [t.orgCode, t.${field.key}], foreignColumns: [${to}.orgCode, ${to}.id] }),`;
};
/** PostgreSQL reads the expressions of computed columns anew for every row of an update that none of them follows: this one follows every edit, and so they are read once. Decision 0071. */
const RECKONED = `  reckoned: boolean('reckoned').generatedAlwaysAs(sql\`"version" > 0\`),`;

const closedSet = (table: string, field: ModelField): string => {
  const values = field.options!.map(quoted).join(', ');
  const test = field.kind === 'choices' ? `\${t.${field.key}} <@ array[${values}]` : `\${t.${field.key}} in (${values})`;
  return `  check('${table}_${field.column}_check', sql\`${test}\`),`;
};
const policy = (table: string): string =>
  `  pgPolicy('${table}_tenant', { as: 'permissive', for: 'all', to: app, using: sql\`org_code = current_setting('app.org_code')\`, withCheck: sql\`org_code = current_setting('app.org_code')\` }),`;

/** What lists filter by, and every reference: whoever deletes what it refers to looks for it here, once a record. A set of unique values that it leads serves as well. */
const indexes = (table: string, fields: readonly ModelField[], unique: ModelResource['unique'] = []): string[] =>
  stored(fields)
    .filter((field) => field.filter || (field.reference && !unique.some(([first]) => first === field.key)))
    .map((field) => `  index('${table}_${field.column}_idx').on(t.orgCode, t.${compared(field)}, t.id),`);

/** A reference is searched in the table that it leads to. */
const isSearchedText = (field: ModelField): boolean => field.search && !field.reference;

const lines = (parts: readonly (string | false)[]): string => parts.filter((part) => part !== false && part !== '').join('\n');

const table = (resource: ModelResource): string => {
  const { table: name, fields } = resource;
  const columns = stored(fields);
  const partsOf = (field: ModelField): string[] => field.concat!.map((key) => fields.find((other) => other.key === key)!.column);
  const searched = columns.filter(isSearchedText).flatMap((field) => (field.concat ? partsOf(field) : [field.column]));
  const ways = columns.filter((field) => isSearchedText(field) && field.concat).map((field) => otherWays(partsOf(field))).join('');
  const isComputed = searched.length > 0 || columns.some((field) => isFolded(field) || field.concat);
  return lines([
    `export const ${resource.name} = pgTable('${name}', {`,
    `  orgCode: text('org_code').notNull(),`,
    ...columns.map((field) => column(field, fields)),
    ...columns.filter(isFolded).map((field) => foldedColumn(field, fields)),
    `  version: integer('version').notNull().default(1),`,
    `  createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),`,
    `  createdBy: text('created_by').notNull(),`,
    `  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),`,
    `  updatedBy: text('updated_by').notNull(),`,
    searched.length > 0 && `  search: text('search').generatedAlwaysAs(sql\`fold(${joined(searched)}${ways})\`),`,
    isComputed && RECKONED,
    `}, (t): PgTableExtraConfigValue[] => [`,
    `  primaryKey({ name: '${name}_pk', columns: [t.orgCode, t.id] }),`,
    ...resource.unique.map((set) => `  unique('${name}_${set.map(snake).join('_')}_key').on(t.orgCode, ${set.map((key) => `t.${compared(fields.find((field) => field.key === key)!)}`).join(', ')})${resource.sameWhenEmpty ? '.nullsNotDistinct()' : ''},`),
    ...columns.filter((field) => field.reference).map((field) => foreignKey(name, field)),
    ...columns.filter((field) => field.options).map((field) => closedSet(name, field)),
    ...indexes(name, fields, resource.unique),
    searched.length > 0 && `  index('${name}_search_idx').using('gin', t.search.op('gin_trgm_ops')),`,
    policy(name),
    `]).enableRLS();\n`,
  ]);
};

const childTable = (resource: ModelResource, field: ModelField): string => {
  const { table: name, parentColumn, type } = field.rows!;
  const columns = stored(field.fields ?? []);
  return lines([
    `export const ${lower(type)} = pgTable('${name}', {`,
    `  orgCode: text('org_code').notNull(),`,
    ...columns.map((part) => column(part, columns)),
    `  ${resource.name}Id: key('${parentColumn}').notNull(),`,
    `  position: integer('position').notNull(),`,
    `}, (t): PgTableExtraConfigValue[] => [`,
    `  primaryKey({ name: '${name}_pk', columns: [t.orgCode, t.id] }),`,
    `  foreignKey({ name: '${name}_${parentColumn}_fk', columns: [t.orgCode, t.${resource.name}Id], foreignColumns: [${resource.name}.orgCode, ${resource.name}.id] }),`,
    `  index('${name}_${parentColumn}_idx').on(t.orgCode, t.${resource.name}Id, t.position),`,
    ...columns.filter((part) => part.reference).map((part) => foreignKey(name, part)),
    ...indexes(name, columns.filter((part) => part.reference)),
    ...columns.filter((part) => part.options).map((part) => closedSet(name, part)),
    policy(name),
    `]).enableRLS();\n`,
  ]);
};

export const printTables = (model: Model, endpoint: string): string => {
  const own = model.resources.filter((resource) => resource.endpoint === endpoint);
  if (own.length === 0) return '// Printed by npm run codegen from schema/. Do not edit.\nexport {};\n';
  const outside = new Map<string, Set<string>>();
  for (const field of own.flatMap((resource) => resource.fields.flatMap((one) => [one, ...(one.fields ?? [])])))
    if (field.reference && field.reference.endpoint !== endpoint) {
      const names = outside.get(field.reference.endpoint) ?? new Set();
      outside.set(field.reference.endpoint, names.add(lower(field.reference.type)));
    }
  const body = own.flatMap((resource) => [table(resource), ...resource.fields.filter((field) => field.kind === 'rows').map((field) => childTable(resource, field))]).join('\n');
  const used = ['boolean', 'check', 'date', 'foreignKey', 'index', 'integer', 'jsonb', 'numeric', 'pgPolicy', 'pgTable', 'primaryKey', 'text', 'time', 'timestamp', 'unique'].filter((name) => body.includes(`${name}(`));
  return [
    '// Printed by npm run codegen from schema/. Do not edit.',
    `import { sql } from 'drizzle-orm';`,
    `import { ${used.join(', ')}, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';`,
    `import { app } from '../../src/server/db/roles.ts';`,
    `import { key } from '../../src/server/db/columns.ts';`,
    ...[...outside].map(([from, names]) => `import { ${[...names].join(', ')} } from '../${from}/tables.ts';`),
    '',
    body,
  ].join('\n');
};
