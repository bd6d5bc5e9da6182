/** What an entity prints into the SDL of its endpoint: its type as answered, inputs, filter, sort, answers and operations. */
import { teamPersonOf } from '../../src/domain/lists/team-of.ts';
import { offeringScreens } from '../../src/domain/offering-screens.ts';
import { lookupWays } from '../../src/domain/lookup-ways.ts';
import type { Right, Scope } from '../../src/domain/resource.ts';
import { print, type ConstDirectiveNode } from 'graphql';
import type { Model, ModelField, ModelResource } from './model.ts';

const FILTERS: Readonly<Record<string, string>> = {
  id: 'IdFilter',
  reference: 'IdFilter',
  integer: 'IntFilter',
  decimal: 'DecimalFilter',
  money: 'DecimalFilter',
  percent: 'DecimalFilter',
  duration: 'DecimalFilter',
  date: 'LocalDateFilter',
  time: 'LocalTimeFilter',
  dateTime: 'DateTimeFilter',
  yesNo: 'BooleanFilter',
};
const UNFILTERED: readonly string[] = ['rows', 'json', 'custom', 'address', 'choices', 'file', 'image', 'count'];

const described = (field: ModelField): string => (field.node.description ? `${print(field.node.description)}\n` : '');
const directives = (nodes: readonly ConstDirectiveNode[] | undefined, names: readonly string[]): string =>
  (nodes ?? [])
    .filter((node) => names.includes(node.name.value))
    .map(print)
    .join(' ');

/** Non-null only where every person who gets the row gets the value. */
const outputType = (field: ModelField): string => {
  const bang = field.required && !field.access ? '!' : '';
  if (field.kind === 'rows' || field.kind === 'choices') return `[${field.type}!]${bang}`;
  return `${field.reference?.type ?? field.type}${bang}`;
};
const inputType = (field: ModelField): string => {
  if (field.kind === 'rows') return `[${field.type}Input!]`;
  if (field.kind === 'choices') return `[${field.type}!]`;
  return field.reference ? 'ID' : field.type;
};

const written = (fields: readonly ModelField[]): ModelField[] => fields.filter((field) => !field.readOnly);
const inputLine = (field: ModelField, required: boolean): string =>
  `${described(field)}${field.key}: ${inputType(field)}${required && field.required && !field.assigned && field.default === undefined ? '!' : ''} ${directives(field.node.directives, ['rule'])}`;
const outputLine = (field: ModelField): string => `${described(field)}${field.name}: ${outputType(field)} ${directives(field.node.directives, ['rule', 'column', 'access', 'file', 'ref'])}`;

export const filterType = (field: ModelField): string | undefined => {
  if (field.rows?.by !== undefined) return 'RowsFilter';
  if (UNFILTERED.includes(field.kind) || field.computed) return undefined;
  return field.enumName ? `${field.enumName}Filter` : (FILTERS[field.kind] ?? 'TextFilter');
};

const rowsInput = (field: ModelField): string => `
input ${field.type}Input {
  "Of the row as it is; none for a new one."
  id: ID
  ${written(field.fields ?? []).map((part) => inputLine(part, true)).join('\n  ')}
}
type ${field.type} {
  ${(field.fields ?? []).map(outputLine).join('\n  ')}
}`;

const guard = (form: string, right: Right, scope: Scope): string => `@access(form: [${form}], right: ${right}, scope: ${scope})`;

/** Of entities with kinds: those that a picker takes. */
const kindsArgument = ({ fields, pickedBy }: ModelResource): string => {
  const kind = fields.find(({ key }) => key === pickedBy);
  return kind === undefined ? '' : `, kinds: [${kind.type}!]`;
};

type Told = Parameters<typeof lookupWays>[1];
/** The entities with the parts of their rows, made once for all that are printed of a model. */
const told = new WeakMap<Model, Told>();
const toldOf = (model: Model): Told => {
  const known = told.get(model) ?? model.resources.map(({ type, screens, fields: all }) => ({ type, screens, fields: all.map(({ reference, fields, rows }) => ({ ...(reference ? { reference } : {}), ...(rows ? { rows: { fields: fields ?? [] } } : {}) })) }));
  told.set(model, known);
  return known;
};

const lookupGuards = (resource: ModelResource, model: Model): string => lookupWays(resource, toldOf(model)).map(({ form, right, scope }) => guard(form, right, scope)).join(' ');

const guards = (resource: ModelResource, right: Right): string => offeringScreens(resource, right).map(({ form, scope }) => guard(form, right, scope)).join(' ');

/** The mutations that some screen offers. */
const mutations = (resource: ModelResource): string[] => {
  const { type, operations } = resource;
  const offered = (right: Right, line: string): string[] => (offeringScreens(resource, right).length > 0 ? [`${line} ${guards(resource, right)}`] : []);
  const last = resource.mails ? 'reason: String, "False: the mails that would leave with it are kept back." mails: Boolean = true' : 'reason: String';
  return [
    ...offered('ADD', `${operations.add}(input: ${type}Input!, ${last}): ${type}Change!`),
    ...offered('UPDATE', `${operations.update}(id: ID!, version: Int!, input: ${type}Patch!, ${last}): ${type}Change!`),
    ...offered('DELETE', `${operations.delete}(ids: [ID!]!, moveTo: ID, reason: String): DeleteAnswer!`),
  ];
};

export const printStub = (type: string): string => `
"A record of another endpoint."
type ${type} { id: ID! title: String! code: String }`;

export const printEntity = (resource: ModelResource, model: Model): string => {
  const { type, fields, operations } = resource;
  const filtered = fields.flatMap((field) => {
    const filter = filterType(field);
    const found = field.rows?.by === undefined ? '' : `"Records with one that has ${field.rows.by} among these."\n  `;
    return filter && field.kind !== 'id' ? [`${found}${field.key}: ${filter}`] : [];
  });
  const sorted = fields.filter((field) => field.sort).map((field) => field.key);
  const enums = [...new Set(fields.flatMap((field) => (field.enumName && filterType(field) ? [field.enumName] : [])))];
  const search = resource.searchArgument;
  return `
${resource.node.description ? print(resource.node.description) : ''}
type ${type} ${directives(resource.node.directives, ['resource', 'screen'])} {
  ${fields.map(outputLine).join('\n  ')}
  "Grows with each change; an update names the version it saw."
  version: Int!
  createdAt: DateTime!
  createdBy: String!
  updatedAt: DateTime!
  updatedBy: String!
}
${fields.filter((field) => field.kind === 'rows').map(rowsInput).join('\n')}
${offeringScreens(resource, 'ADD').length > 0 ? `input ${type}Input { ${written(fields).map((field) => inputLine(field, true)).join('\n  ')} }` : ''}
input ${type}Patch {
  ${written(fields).map((field) => inputLine(field, false)).join('\n  ')}
}
${enums.map((name) => `input ${name}Filter { equals: ${name} in: [${name}!] empty: Boolean }`).join('\n')}
input ${type}Filter {
  ids: [ID!]
  ${filtered.join('\n  ')}
  "Fields that the organisation added: by name, what is told of a field of its kind."
  custom: JSON
  changeSet: ChangeSetFilter
  ${teamPersonOf(resource) === undefined ? '' : 'teamOf: TeamFilter'}
  createdAt: DateTimeFilter
  updatedAt: DateTimeFilter
  "All of them, to depth 5."
  and: [${type}Filter!]
  or: [${type}Filter!]
  not: ${type}Filter
}
enum ${type}SortField { ${[...sorted, 'createdAt', 'updatedAt', 'custom'].join(' ')} }
input ${type}Sort {
  field: ${type}SortField!
  "With 'custom': the name of a field that the organisation added."
  key: String
  order: SortOrder! = ASC
}
type ${type}Page {
  errorCode: String!
  message: String!
  totalRecords: Int!
  "totalRecords is a lower bound or an estimate."
  totalIsEstimate: Boolean!
  "What 'after' takes to go on behind the last row; null at the end."
  nextCursor: String
  rows: [${type}!]!
}
type ${type}Answer { errorCode: String! message: String! row: ${type} }
type ${type}Change {
  errorCode: String!
  message: String!
  validationError: [FieldProblem!]
  row: ${type}
  "What undoChangeSet takes. Null where nothing changed."
  changeSet: ID
}
type Query {
  "Records that match, in order. form narrows to one screen's records. With estimate the total of many records is told at once, and may be about: totalIsEstimate."
  ${operations.list}(${search}: String, filter: ${type}Filter, sort: [${type}Sort!], offset: Int = 0, limit: Int = 50, after: String, form: Form, estimate: Boolean = false): ${type}Page! ${guards(resource, 'VIEW')}
  "Id, title and code only, for pickers."
  ${operations.lookup}(search: String, ids: [ID!], offset: Int = 0, limit: Int = 20${kindsArgument(resource)}${resource.offers ? ', inUse: Boolean = false' : ''}): LookupPage! ${lookupGuards(resource, model)}
  "One record, now or as it was."
  ${operations.one}(id: ID!, asOf: DateTime, form: Form): ${type}Answer! ${guards(resource, 'VIEW')}
  ${operations.history}(id: ID!, offset: Int = 0, limit: Int = 50): HistoryPage! ${guards(resource, 'VIEW')}
}
type Mutation {
  ${mutations(resource).join('\n  ')}
  "Undoes what one change-set did, if nothing later depends on it. With wait: false very many records go back by work that goes on by itself."
  undoChangeSet(id: ID!, wait: Boolean = true): UndoAnswer! @access(reason: "The rights on each record that the change-set touched are checked one by one.")
}`;
};
