/** The authored SDL as entities: everything that is printed comes from here. */
import {
  Kind,
  parse,
  Source,
  type ConstDirectiveNode,
  type DefinitionNode,
  type EnumTypeDefinitionNode,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import type { Field, Resource } from '../../src/domain/resource.ts';
import { addable } from './addable.ts';
import { readField } from './field.ts';
import { coherent, knownDirectives, uniqueNames } from './coherence.ts';
import { withCounts } from './counted.ts';
import { soundlyDeclared, nameable } from './declared.ts';
import { directiveReader, type DirectiveReader } from './directives.ts';
import { fitting } from './fitting.ts';
import { foundByKey } from './folded.ts';
import { Mistake, place, placeOf, suggest } from './mistake.ts';
import { base, lower, plural } from './names.ts';
import { snake } from '../../src/domain/snake.ts';
import { ownPrintedNames } from './printed-names.ts';
import { readAuthored, type Authored } from './source.ts';

export type ModelField = Field & {
  readonly node: FieldDefinitionNode;
  /** The named type of the SDL, without list and non-null. */
  readonly type: string;
  readonly computed: boolean;
  /** Filled by the entity's hook where a person leaves it empty. */
  readonly assigned: boolean;
  /** Former column name. */
  readonly was?: string;
  /** Former key in images of the journal. */
  readonly wasKey?: string;
  /** Former type of its child rows. */
  readonly rowsWere?: string;
  readonly fields?: readonly ModelField[];
  /** What it counts, as it was told. */
  readonly counts?: { readonly list: string; readonly by: string; readonly where?: string | null };
};
export type ModelResource = Omit<Resource, 'fields'> & {
  readonly node: ObjectTypeDefinitionNode;
  readonly fields: readonly ModelField[];
  readonly plural: string;
  /** Former table name. */
  readonly was?: string;
};
export type Model = {
  readonly root: string;
  readonly authored: Authored;
  readonly reader: DirectiveReader;
  readonly forms: ReadonlyMap<string, number>;
  readonly resources: readonly ModelResource[];
};
export type Scope = {
  readonly endpoint: string;
  readonly reader: DirectiveReader;
  readonly forms: ReadonlyMap<string, number>;
  readonly enums: ReadonlyMap<string, EnumTypeDefinitionNode>;
  readonly objects: ReadonlyMap<string, ObjectTypeDefinitionNode>;
  /** Every entity of the product by type name, with its endpoint. */
  readonly entities: ReadonlyMap<string, { endpoint: string; node: ObjectTypeDefinitionNode }>;
};

const DAYS: readonly string[] = ['date', 'dateTime'];
const TITLES: readonly string[] = ['text', 'longText', 'email', 'phone', 'listed', ...DAYS];

const isObject = (node: DefinitionNode): node is ObjectTypeDefinitionNode => node.kind === Kind.OBJECT_TYPE_DEFINITION;
const isEnum = (node: DefinitionNode): node is EnumTypeDefinitionNode => node.kind === Kind.ENUM_TYPE_DEFINITION;
const uses = (node: { directives?: readonly ConstDirectiveNode[] | undefined }, name: string): boolean =>
  (node.directives ?? []).some((directive) => directive.name.value === name);
const byName = <Node extends { name: { value: string } }>(nodes: readonly Node[]): Map<string, Node> => new Map(nodes.map((node) => [node.name.value, node]));

const readForms = (shared: readonly DefinitionNode[], reader: DirectiveReader): Map<string, number> => {
  const forms = new Map<string, number>();
  const numbers = new Map<number, string>();
  for (const value of shared.filter(isEnum).find((node) => node.name.value === 'Form')?.values ?? []) {
    const id = reader.one(value, 'form')?.id as number | undefined;
    if (id === undefined) throw new Mistake(place(value), `The form ${value.name.value} has no number.`, 'Add @form(id: …) with the next free one.');
    if (numbers.has(id)) throw new Mistake(place(value), `The forms ${numbers.get(id)} and ${value.name.value} share the number ${id}.`);
    numbers.set(id, value.name.value);
    forms.set(value.name.value, id);
  }
  return forms;
};

const entities = (authored: Authored): Map<string, { endpoint: string; node: ObjectTypeDefinitionNode }> => {
  const found = new Map<string, { endpoint: string; node: ObjectTypeDefinitionNode }>();
  for (const [endpoint, definitions] of authored.endpoints)
    for (const node of definitions.filter(isObject)) if (uses(node, 'resource')) found.set(node.name.value, { endpoint, node });
  return found;
};

/** `enum Entity`, for fields that name an entity of the product, where an endpoint has one. */
const withEntityNames = (authored: Authored): Authored => {
  const names = [...entities(authored).keys()].sort();
  const printed = parse(`"Every entity of the product."\nenum Entity { ${names.join(' ')} }`, { noLocation: true }).definitions;
  const asks = (definitions: readonly DefinitionNode[]): boolean => definitions.filter(isObject).some((node) => (node.fields ?? []).some((field) => base(field.type) === 'Entity'));
  return { ...authored, endpoints: new Map([...authored.endpoints].map(([endpoint, definitions]) => [endpoint, asks(definitions) ? [...definitions, ...printed] : definitions])) };
};

const fieldNamed = (fields: readonly ModelField[], name: unknown, node: ObjectTypeDefinitionNode, what: string): ModelField => {
  const field = fields.find((candidate) => candidate.name === name || candidate.key === name);
  if (!field) throw new Mistake(placeOf(node, 'resource'), `${what} of ${node.name.value} names ${String(name)}, which is no field of it.`, suggest(String(name), fields.map((f) => f.name)));
  return field;
};

/** Every record has its title: a day or an instant is required, a concatenation has a part that is. */
const titleOf = (field: ModelField, fields: readonly ModelField[], node: ObjectTypeDefinitionNode): ModelField => {
  const wrong = (what: string, suggestion: string): Mistake => new Mistake(placeOf(node, 'resource'), `@resource(title: "${field.name}") of ${node.name.value}: ${what}.`, suggestion);
  if (!TITLES.includes(field.kind)) throw wrong(`its kind, ${field.kind}, names no record`, suggest(field.name, fields.filter(({ kind }) => TITLES.includes(kind)).map(({ name }) => name)));
  const mayLack = field.concat ? !field.concat.some((part) => fields.some((one) => one.key === part && one.required)) : DAYS.includes(field.kind) && !field.required;
  if (mayLack) throw wrong('it may be empty, and the record nameless', 'Choose a field that is required.');
  return field;
};

/** The order of lists: by a field that everyone who sees the record sees, and that an index serves; by title where nothing is said. */
const sortOf = (told: unknown, title: ModelField, fields: readonly ModelField[], node: ObjectTypeDefinitionNode): Resource['sort'] => {
  if (typeof told !== 'string') return { field: title.key, order: 'ASC' };
  const field = fieldNamed(fields, told.replace(/^-/, ''), node, '@resource(sort:)');
  const wrong = (what: string, suggestion: string): Mistake => new Mistake(placeOf(node, 'resource'), `@resource(sort: "${told}") of ${node.name.value}: ${what}.`, suggestion);
  if (!field.sort) throw wrong(`lists cannot be sorted by ${field.name}`, suggest(field.name, fields.filter((one) => one.sort).map(({ name }) => name)));
  if (!field.filter) throw wrong(`${field.name} has no index`, 'Add filter: true to its @column.');
  if (field.access) throw wrong(`not everyone who sees the record sees ${field.name}`, 'Choose a field without @access.');
  return { field: field.key, order: told.startsWith('-') ? 'DESC' : 'ASC' };
};

/** Where a record keeps what the organisation's own fields hold. */
const CUSTOM = (parse(new Source('type Record { custom: JSON! @column(default: "{}") }', 'schema/directives.graphql')).definitions[0] as ObjectTypeDefinitionNode).fields![0]!;
const ownFields = (type: string, scope: Scope): ModelField => ({ ...readField(CUSTOM, type, scope), kind: 'custom', sort: false });

const readResource = (node: ObjectTypeDefinitionNode, scope: Scope): ModelResource => {
  const type = node.name.value;
  const told = scope.reader.one(node, 'resource')!;
  const many = (told.plural as string | undefined) ?? plural(type);
  const keys = ((told.unique as string[][] | undefined) ?? []).flat();
  const declared = (node.fields ?? []).map((field) => foundByKey(readField(field, type, scope), keys));
  const fields = told.single ? declared : [...declared, ownFields(type, scope)];
  if (fields[0]?.kind !== 'id' || fields[0].name !== 'id') throw new Mistake(place(node), `${type} needs 'id: ID!' as its first field.`);
  const screens = scope.reader.all(node, 'screen').map((screen) => ({
    path: screen.path as string,
    form: screen.form as Resource['screens'][number]['form'],
    scope: screen.scope as 'SELF' | 'TEAM' | 'ALL',
    record: screen.record as 'EDIT' | 'SHOW',
    // What takes no spreadsheet offers none, on no screen.
    actions: (screen.actions as Resource['screens'][number]['actions']).filter((action) => told.importable === true || action !== 'IMPORT'),
    ...(typeof screen.where === 'string' ? { where: screen.where } : {}),
    ...(typeof screen.opens === 'string' ? { opens: screen.opens } : {}),
  }));
  if (screens.length === 0) throw new Mistake(place(node), `${type} has no @screen.`, 'Nobody could see it, and no form would guard it.');
  const title = titleOf(fieldNamed(fields, told.title, node, '@resource(title:)'), fields, node);
  const person = told.person === undefined ? undefined : told.person === 'id' ? 'id' : fieldNamed(fields, told.person, node, '@resource(person:)').key;
  for (const [at, screen] of screens.entries())
    if (screen.scope !== 'ALL' && person === undefined)
      throw new Mistake(placeOf(node, 'screen', at), `The screen ${screen.path} shows only records of certain people, but ${type} belongs to nobody.`, 'Add @resource(person: …).');
  return {
    node,
    endpoint: scope.endpoint,
    type,
    name: lower(type),
    table: snake(type),
    plural: many,
    title: title.name,
    sort: sortOf(told.sort, title, fields, node),
    ...(told.code === undefined ? {} : { code: fieldNamed(fields, told.code, node, '@resource(code:)').name }),
    operations: {
      list: (told.list as string | undefined) ?? `list${many}`,
      lookup: `lookup${many}`,
      one: lower(type),
      history: `${lower(type)}History`,
      add: `add${type}`,
      update: (told.update as string | undefined) ?? `update${type}`,
      delete: `delete${many}`,
    },
    searchArgument: 'search',
    unique: ((told.unique as string[][] | undefined) ?? []).map((set) => set.map((name) => fieldNamed(fields, name, node, '@resource(unique:)').key)),
    ...(told.sameWhenEmpty === true ? { sameWhenEmpty: true } : {}),
    importable: told.importable as boolean,
    single: told.single as boolean,
    ...(person === undefined ? {} : { person }),
    ...(told.concerns === undefined ? {} : { concerns: fieldNamed(fields, told.concerns, node, '@resource(concerns:)').key }),
    ...(told.dated === undefined ? {} : { dated: fieldNamed(fields, told.dated, node, '@resource(dated:)').key }),
    ...(told.parent === undefined ? {} : { parent: fieldNamed(fields, told.parent, node, '@resource(parent:)').key }),
    ...(told.partOf === undefined ? {} : { partOf: fieldNamed(fields, told.partOf, node, '@resource(partOf:)').key }),
    ...(told.pickedBy === undefined ? {} : { pickedBy: fieldNamed(fields, told.pickedBy, node, '@resource(pickedBy:)').key }),
    ...(told.rests === true ? { rests: true, offers: { status: { equals: 'ACTIVE' } } } : {}),
    ...(told.offers === undefined ? {} : { offers: offersOf(told.offers as string, node) }),
    ...(told.mails === true ? { mails: true } : {}),
    ...(told.was === undefined ? {} : { was: snake(told.was as string) }),
    screens,
    fields,
  };
};

/** What is offered for something new. */
const offersOf = (told: string, node: ObjectTypeDefinitionNode): Readonly<Record<string, unknown>> => {
  try {
    return JSON.parse(told) as Readonly<Record<string, unknown>>;
  } catch (error) {
    throw new Mistake(placeOf(node, 'resource'), `@resource(offers:) of ${node.name.value} is not JSON: ${(error as Error).message}.`);
  }
};

/** The declared list operation decides the search argument's name. */
const withList = (resource: ModelResource, definitions: readonly DefinitionNode[]): ModelResource => {
  const told = resource.operations.list;
  if (told === `list${resource.plural}`) return resource;
  const roots = definitions.flatMap((node) =>
    (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION) && node.name.value === 'Query' ? (node.fields ?? []) : [],
  );
  const field = roots.find((root) => root.name.value === told);
  if (!field) throw new Mistake(placeOf(resource.node, 'resource'), `@resource(list: "${told}") names no query of ${resource.endpoint}.`, suggest(told, roots.map((root) => root.name.value)));
  const specified = (field.arguments ?? []).some((argument) => argument.name.value === 'searchString');
  return { ...resource, searchArgument: specified ? 'searchString' : 'search' };
};

/** @throws Mistake with file, line and a suggestion */
export const readModel = (root: string): Model => {
  const authored = withEntityNames(readAuthored(root));
  const reader = directiveReader(authored.shared);
  knownDirectives(authored, reader);
  uniqueNames(authored);
  soundlyDeclared(authored);
  const forms = readForms(authored.shared, reader);
  const all = entities(authored);
  const resources = [...authored.endpoints].flatMap(([endpoint, definitions]) => {
    const visible = [...authored.shared, ...definitions];
    const scope: Scope = { endpoint, reader, forms, entities: all, enums: byName(visible.filter(isEnum)), objects: byName(visible.filter(isObject)) };
    return definitions
      .filter(isObject)
      .filter((node) => uses(node, 'resource'))
      .map((node) => withList(readResource(node, scope), definitions));
  });
  const paths = new Map<string, string>();
  for (const resource of resources)
    for (const [at, { path }] of resource.screens.entries()) {
      if (paths.has(path)) throw new Mistake(placeOf(resource.node, 'screen', at), `The screens of ${paths.get(path)} and ${resource.type} share the path ${path}.`);
      paths.set(path, resource.type);
    }
  const model = { root, authored, reader, forms, resources: withCounts(resources) };
  coherent(model);
  for (const resource of resources) {
    nameable(resource);
    fitting(resource);
  }
  ownPrintedNames(model);
  addable(resources);
  return model;
};
