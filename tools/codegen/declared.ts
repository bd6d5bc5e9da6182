/** What may be declared at all: directives where they belong, names that nothing else has, names that become columns. */
import { Kind, specifiedScalarTypes, type ASTNode, type DefinitionNode } from 'graphql';
import { KnownDirectivesRule, UniqueDirectivesPerLocationRule, UniqueEnumValueNamesRule, UniqueFieldDefinitionNamesRule } from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import type { ModelField, ModelResource } from './model.ts';
import { Mistake, place, placeOf } from './mistake.ts';
import { lower } from './names.ts';
import { isReserved, OF_POSTGRESQL, TYPESCRIPT, VALUES_OF_GRAPHQL } from './reserved.ts';
import { snake } from '../../src/domain/snake.ts';
import { documentOf, type Authored } from './source.ts';

/** What PostgreSQL keeps of a name. */
const LONGEST_NAME = 63;

/** Columns that every table has. */
const OF_TABLES = ['org_code', 'version', 'created_at', 'created_by', 'updated_at', 'updated_by', 'search', 'reckoned', 'custom'];
const OF_ROWS = ['org_code', 'position'];
/** What filters and answers say beside fields. */
const OF_FILTERS = ['and', 'or', 'not', 'ids', 'changeSet', 'teamOf', 'constructor', 'prototype'];

const RULES = [KnownDirectivesRule, UniqueDirectivesPerLocationRule, UniqueFieldDefinitionNamesRule, UniqueEnumValueNamesRule];

/** Where a directive may stand, in words. */
const LOCATIONS: Readonly<Record<string, string>> = { OBJECT: 'a type', FIELD_DEFINITION: 'a field', INPUT_FIELD_DEFINITION: 'a field of an input', ARGUMENT_DEFINITION: 'an argument', ENUM_VALUE: 'a value of an enum' };
const inWords = (location: string): string => LOCATIONS[location] ?? location.toLowerCase().replaceAll('_', ' ');

const lastWithPlace = (nodes: readonly ASTNode[] | undefined): ASTNode | undefined => nodes?.filter(({ loc }) => loc !== undefined).at(-1);

/** Directives of what people wrote stand where they may and as often as they may; nothing is declared twice. */
const placed = (authored: Authored): void => {
  const directives = authored.shared.filter((node) => node.kind === Kind.DIRECTIVE_DEFINITION);
  for (const definitions of [authored.shared, ...authored.endpoints.values()]) {
    const own = definitions.filter((node) => node.kind !== Kind.DIRECTIVE_DEFINITION);
    const error = validateSDL(documentOf([...directives, ...own]), undefined, RULES)[0];
    const node = lastWithPlace(error?.nodes);
    if (!error || !node) continue;
    const [, name, location] = /^Directive "@(\w+)" may not be used on (\w+)\.$/.exec(error.message) ?? [];
    if (name === undefined || location === undefined) throw new Mistake(place(node), error.message);
    const may = directives.find((one) => one.name.value === name)?.locations.map((one) => inWords(one.value)) ?? [];
    throw new Mistake(place(node), `@${name} does not stand on ${inWords(location)}.`, `It stands on ${may.join(' or ')}.`);
  }
};

const isEntity = (node: DefinitionNode): boolean => node.kind === Kind.OBJECT_TYPE_DEFINITION && (node.directives ?? []).some(({ name }) => name.value === 'resource');

/** Names of the shared files and of GraphQL itself belong to no endpoint. */
const ownNames = (authored: Authored): void => {
  const taken = new Map<string, string>([...[...specifiedScalarTypes.map(({ name }) => name), 'Query', 'Mutation', 'Subscription'].map((name) => [name, 'GraphQL itself'] as const), ...TYPESCRIPT.map((name) => [name, 'TypeScript'] as const)]);
  for (const node of authored.shared) if ('name' in node && node.name && node.kind !== Kind.DIRECTIVE_DEFINITION && !node.kind.endsWith('Extension')) taken.set(node.name.value, place(node));
  for (const node of [...authored.endpoints.values()].flat()) {
    if (!('name' in node) || !node.name || node.kind.endsWith('Extension') || ((node.name.value === 'Query' || node.name.value === 'Mutation') && !isEntity(node))) continue;
    const by = taken.get(node.name.value);
    // Printed names of entities are in no file.
    if (by !== undefined && by !== 'schema' && place(node) !== 'schema') throw new Mistake(place(node), `The type ${node.name.value} exists already in ${by}.`, 'Type names are unique in the product.');
  }
};

const valued = (authored: Authored): void => {
  for (const node of [...authored.endpoints.values()].flat())
    if (node.kind === Kind.ENUM_TYPE_DEFINITION && (node.values ?? []).length === 0 && node.name.value !== 'Entity') throw new Mistake(place(node), `${node.name.value} has no value.`, 'Write what may be chosen.');
};

/** @throws Mistake at the first fault of what was written, before entities are made of it */
export const soundlyDeclared = (authored: Authored): void => {
  ownNames(authored);
  placed(authored);
  valued(authored);
};

const short = (at: string, name: string): void => {
  if (name.length > LONGEST_NAME) throw new Mistake(at, `The database would be asked for ${name}, which is longer than ${LONGEST_NAME} characters.`, 'Choose a shorter name.');
};

const fieldNames = (owner: string, table: string, fields: readonly ModelField[], reserved: readonly string[]): void => {
  const columns = new Map<string, string>();
  for (const field of fields.filter(({ kind }) => kind !== 'custom')) {
    const at = place(field.node);
    if (!/^[a-z][A-Za-z0-9]*$/.test(field.name)) throw new Mistake(at, `${owner}.${field.name} is no name of a field.`, 'Write it as firstName: letters and digits, the first one small.');
    if (VALUES_OF_GRAPHQL.includes(field.name)) throw new Mistake(at, `${owner}.${field.name} cannot be called so: to GraphQL it is a value.`, 'Choose another name.');
    if (OF_POSTGRESQL.includes(field.column)) throw new Mistake(at, `${owner}.${field.name} cannot be called so: PostgreSQL keeps a column ${field.column} of every table.`, 'Choose another name.');
    if (reserved.includes(field.column) || OF_FILTERS.includes(field.name)) throw new Mistake(at, `${owner}.${field.name} cannot be called so: every record has that name of its own.`, 'Choose another name.');
    const other = columns.get(field.column) ?? fields.find((one) => one !== field && `${one.column}_folded` === field.column)?.name;
    if (other !== undefined) throw new Mistake(at, `${owner}.${field.name} would be the column ${field.column}, as ${owner}.${other} is already.`, 'Choose another name.');
    columns.set(field.column, field.name);
    short(at, `${field.column}_folded`);
    if (field.reference) short(at, `${table}_${field.column}_fk`);
    if (field.options) short(at, `${table}_${field.column}_check`);
    if (field.reference || field.filter) short(at, `${table}_${field.column}_idx`);
  }
};

const typeName = (at: string, type: string, table: string, what: string): void => {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(type)) throw new Mistake(at, `${type} is no name of ${what}.`, 'Write it as LocationArea: letters and digits, the first one large.');
  if (isReserved(lower(type))) throw new Mistake(at, `${type} cannot be called so: in TypeScript it would be ${lower(type)}, which means something else there.`, 'Choose another name.');
  short(at, `${table}_search_idx`);
};

/** @throws Mistake where a name cannot become one of the database or of the API */
export const nameable = ({ node, type, table, fields, unique }: ModelResource): void => {
  typeName(place(node), type, table, 'an entity');
  fieldNames(type, table, fields, OF_TABLES);
  for (const set of unique) short(placeOf(node, 'resource'), `${table}_${set.map(snake).join('_')}_key`);
  for (const { rows, fields: parts, node: field } of fields)
    if (rows) {
      typeName(place(field), rows.type, rows.table, 'rows');
      fieldNames(rows.type, rows.table, parts ?? [], [...OF_ROWS, rows.parentColumn]);
    }
};
