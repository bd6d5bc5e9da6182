/** What one declaration says of another must be there: fields named by fields, filters of screens, names that are used twice. */
import { Kind, visit, type DefinitionNode, type DirectiveNode, type DocumentNode, type FieldDefinitionNode, type ObjectTypeDefinitionNode } from 'graphql';
import { PAYROLL } from '../../src/domain/customisation/payroll-currency.ts';
import { openPaths } from '../../src/domain/open-paths.ts';
import { pages } from '../../src/domain/pages.ts';
import { base } from './names.ts';
import type { Model, ModelField, ModelResource } from './model.ts';
import { Mistake, place, placeOf, suggest } from './mistake.ts';
import { documentOf, type Authored } from './source.ts';

const named = (fields: readonly ModelField[], name: string): ModelField | undefined => fields.find((field) => field.name === name || field.key === name);
const names = (fields: readonly ModelField[]): string[] => fields.map(({ name }) => name);

const fieldsOfFields = (owner: string, fields: readonly ModelField[]): void => {
  for (const field of fields) {
    const { notBefore } = field.rule;
    if (notBefore !== undefined && !named(fields, notBefore))
      throw new Mistake(placeOf(field.node, 'rule'), `@rule(notBefore: "${notBefore}"): ${owner} has no such field.`, suggest(notBefore, names(fields)));
    if (field.currency !== undefined && field.currency !== PAYROLL && !/^[A-Z]{3}$/.test(field.currency) && !named(fields, field.currency))
      throw new Mistake(placeOf(field.node, 'column'), `@column(currency: "${field.currency}") is neither an ISO code nor a field of ${owner}.`, suggest(field.currency, names(fields)));
    for (const part of field.concat ?? [])
      if (named(fields, part)?.kind !== 'text')
        throw new Mistake(placeOf(field.node, 'column'), `@column(concat:) names ${part}, which is no text field of ${owner}.`, suggest(part, names(fields.filter(({ kind }) => kind === 'text'))));
    if (field.file && (field.file.maxBytes < 1 || field.file.types.length === 0)) throw new Mistake(placeOf(field.node, 'file'), `@file of ${owner}.${field.name} takes no file.`, 'Give it a maxBytes of more than 0, and types.');
    for (const type of field.file?.types ?? [])
      if (!/^[a-z]+\/[\w.+*-]+$/.test(type)) throw new Mistake(placeOf(field.node, 'file'), `@file(types:) names ${type}, which is no media type.`, 'Write it as "image/png" or "application/pdf".');
    if (field.fields) fieldsOfFields(field.type, field.fields);
  }
};

/** Pickers and imports find records by the words of their titles. */
const referredTo = (owner: string, fields: readonly ModelField[], resources: readonly ModelResource[]): void => {
  for (const field of fields) {
    const target = field.reference && resources.find(({ type }) => type === field.reference!.type);
    if (target && ['date', 'dateTime'].includes(named(target.fields, target.title)!.kind))
      throw new Mistake(place(field.node), `${owner}.${field.name} refers to ${target.type}, which is known by ${target.title}: nobody finds it by words.`, `Give ${target.type} a title that is text.`);
    if (field.fields) referredTo(field.type, field.fields, resources);
  }
};

/** Filters of a screen speak of the entity's fields. */
export const filterNames = (filter: unknown, resource: ModelResource, where: string, told = '@screen(where:)'): void => {
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) throw new Mistake(where, `${told} is no filter of ${resource.type}.`, 'Write an object: "{\\"status\\": {\\"equals\\": \\"ACTIVE\\"}}".');
  for (const [key, value] of Object.entries(filter)) {
    if (key === 'and' || key === 'or') for (const one of [value].flat()) filterNames(one, resource, where, told);
    else if (key === 'not') filterNames(value, resource, where, told);
    else if (!resource.fields.some((field) => field.key === key) && !['ids', 'changeSet', 'createdAt', 'updatedAt'].includes(key))
      throw new Mistake(where, `${told} filters by ${key}, which is no field of ${resource.type}.`, suggest(key, resource.fields.map((field) => field.key)));
  }
};

const screens = (resource: ModelResource): void =>
  resource.screens.forEach(({ where, opens, path }, at) => {
    const line = placeOf(resource.node, 'screen', at);
    if (!/^(\/[a-z0-9-]+)+$/.test(path)) throw new Mistake(line, `The path ${path} of ${resource.type} is no address.`, 'Write it in lower case with hyphens, as "/core-hr/designations".');
    if (pages.some((page) => page.path === path)) throw new Mistake(line, `The path ${path} of ${resource.type} is that of a page in src/domain/pages.ts.`, 'Choose another path.');
    const open = openPaths.find((one) => path === one || path.startsWith(`${one}/`));
    if (open !== undefined) throw new Mistake(line, `The path ${path} of ${resource.type} is open to everybody: ${open} needs no session.`, 'Choose another path.');
    for (const [told, text] of [['where', where], ['opens', opens]] as const) {
      if (text === undefined) continue;
      let filter: unknown;
      try {
        filter = JSON.parse(text);
      } catch (error) {
        throw new Mistake(line, `@screen(${told}:) of ${resource.type} is not JSON: ${(error as Error).message}.`);
      }
      filterNames(filter, resource, line, `@screen(${told}:)`);
    }
  });

/** Every definition of an endpoint has a name of its own in the whole product: names become tables and messages. */
export const uniqueNames = (authored: Authored): void => {
  const placed = new Map<string, string>();
  for (const definitions of authored.endpoints.values())
    for (const node of definitions) {
      if (!('name' in node) || !node.name || node.kind.endsWith('Extension')) continue;
      const name = node.name.value;
      if (name === 'Query' || name === 'Mutation') continue;
      if (placed.has(name)) throw new Mistake(place(node), `The type ${name} exists already at ${placed.get(name)}.`, 'Type names are unique in the product.');
      placed.set(name, place(node));
    }
};

/** Every directive that people wrote is known and has the arguments that it takes. */
export const knownDirectives = (authored: Authored, reader: Model['reader']): void => {
  const all: DocumentNode = documentOf([...authored.shared, ...[...authored.endpoints.values()].flat()]);
  visit(all, { Directive: (node: DirectiveNode) => void reader.all({ directives: [node as never] }, node.name.value) });
};

type Definitions = readonly DefinitionNode[];

/** The entity that a declared list reads: a field of its answer is a list of a type with @ref. */
const readBy = (list: FieldDefinitionNode, definitions: Definitions, model: Model): ModelResource | undefined => {
  const typeNamed = (name: string): ObjectTypeDefinitionNode | undefined => definitions.find((node): node is ObjectTypeDefinitionNode => node.kind === Kind.OBJECT_TYPE_DEFINITION && node.name.value === name);
  for (const field of typeNamed(base(list.type))?.fields ?? []) {
    const view = typeNamed(base(field.type));
    const to = view && (model.reader.one(view, 'ref')?.to as string | undefined);
    if (to !== undefined) return model.resources.find((resource) => `${resource.endpoint}/${resource.type}` === to);
  }
  return undefined;
};

/** Arguments of a declared list that stand for a field of what it lists. */
const listArguments = (definitions: Definitions, model: Model): void => {
  const queries = definitions.flatMap((node) => ((node.kind === Kind.OBJECT_TYPE_EXTENSION || node.kind === Kind.OBJECT_TYPE_DEFINITION) && node.name.value === 'Query' ? (node.fields ?? []) : []));
  for (const list of queries) {
    const resource = readBy(list, definitions, model);
    for (const argument of resource ? (list.arguments ?? []) : []) {
      const from = model.reader.one(argument, 'column')?.from as string | undefined;
      if (from !== undefined && !named(resource!.fields, from))
        throw new Mistake(placeOf(argument, 'column'), `@column(from: "${from}"): ${resource!.type} has no field ${from}.`, suggest(from, resource!.fields.map(({ key }) => key)));
    }
  }
};

/** @throws Mistake at the first fault */
export const coherent = (model: Model): void => {
  for (const resource of model.resources) {
    fieldsOfFields(resource.type, resource.fields);
    referredTo(resource.type, resource.fields, model.resources);
    screens(resource);
  }
  for (const definitions of model.authored.endpoints.values()) listArguments(definitions, model);
};
