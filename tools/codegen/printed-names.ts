/** What codegen prints of an entity has names of its own: tables, types and operations. */
import { Kind, type DefinitionNode, type FieldDefinitionNode } from 'graphql';
import { Mistake, place } from './mistake.ts';
import type { Model, ModelResource } from './model.ts';

type Taken = Map<string, string>;

const take = (taken: Taken, name: string, by: string, at: string, what: string): void => {
  const other = taken.get(name);
  if (other !== undefined) throw new Mistake(at, `${by} would have the ${what} ${name}, which ${other} has already.`, 'Choose another name.');
  taken.set(name, by);
};

const tables = (resources: readonly ModelResource[]): void => {
  const taken: Taken = new Map();
  for (const { node, table, type } of resources) take(taken, table, type, place(node), 'table');
  for (const { type, fields } of resources) for (const { rows, name, node } of fields) if (rows) take(taken, rows.table, `${type}.${name}`, place(node), 'table');
};

const SUFFIXES = ['Input', 'Patch', 'Filter', 'Sort', 'SortField', 'Page', 'Answer', 'Change'];
/** What people may declare themselves, to say more with it. */
const DECLARED = ['Page', 'Answer', 'Change'];

/** A type that people wrote is what codegen would print, or has another name. */
const types = (definitions: readonly DefinitionNode[], own: readonly ModelResource[]): void => {
  const rows = new Map(own.flatMap(({ fields }) => fields.flatMap((field) => (field.rows ? [[field.rows.type, field] as const] : []))));
  const printed = new Map<string, string>();
  for (const { type } of own) for (const suffix of SUFFIXES) printed.set(`${type}${suffix}`, type);
  for (const type of rows.keys()) printed.set(`${type}Input`, type);
  for (const { enumName } of own.flatMap(({ fields }) => fields)) if (enumName !== undefined) printed.set(`${enumName}Filter`, enumName);
  const entities = new Set(own.map(({ type }) => type));
  for (const node of definitions) {
    if (!('name' in node) || !node.name || node.kind.endsWith('Extension')) continue;
    const name = node.name.value;
    const of = printed.get(name);
    const mayBe = node.kind === Kind.OBJECT_TYPE_DEFINITION && !entities.has(name) && !rows.has(name) && DECLARED.some((suffix) => name === `${of}${suffix}`);
    if (of !== undefined && !mayBe) throw new Mistake(place(node), `The type ${name} is printed for ${of}.`, 'Choose another name.');
  }
};

const rootsOf = (definitions: readonly DefinitionNode[], root: string): readonly FieldDefinitionNode[] =>
  definitions.flatMap((node) => ((node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION) && node.name.value === root ? (node.fields ?? []) : []));

const operations = (definitions: readonly DefinitionNode[], own: readonly ModelResource[]): void => {
  for (const [root, kinds] of [['Query', ['list', 'lookup', 'one', 'history']], ['Mutation', ['add', 'update', 'delete']]] as const) {
    const taken: Taken = new Map();
    for (const resource of own) for (const kind of kinds) take(taken, resource.operations[kind], resource.type, place(resource.node), 'operation');
    const declared = new Set<string>();
    for (const field of rootsOf(definitions, root)) {
      const name = field.name.value;
      if (declared.has(name)) throw new Mistake(place(field), `The operation ${name} is declared twice.`, 'Choose another name.');
      declared.add(name);
      const of = own.find(({ type }) => type === taken.get(name));
      if (of && of.operations.list !== name) throw new Mistake(place(field), `The operation ${name} is printed for ${of.type}.`, 'Choose another name.');
    }
  }
};

/** @throws Mistake where two would be called the same */
export const ownPrintedNames = ({ authored, resources }: Model): void => {
  tables(resources);
  for (const [endpoint, definitions] of authored.endpoints) {
    const own = resources.filter((resource) => resource.endpoint === endpoint);
    types([...authored.shared, ...definitions], own);
    operations(definitions, own);
  }
};
