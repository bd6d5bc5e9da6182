/** The last look before anything is printed: the expanded schema is valid, and every root field says who may call it. */
import { Kind, type ConstDirectiveNode, type DocumentNode, type FieldDefinitionNode } from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import { filterNames } from './coherence.ts';
import { filtersFit } from './filter-fits.ts';
import type { Model } from './model.ts';
import { Mistake, place, placeOf, suggest } from './mistake.ts';

const roots = (document: DocumentNode): FieldDefinitionNode[] =>
  document.definitions.flatMap((node) => (node.kind === Kind.OBJECT_TYPE_DEFINITION && (node.name.value === 'Query' || node.name.value === 'Mutation') ? [...(node.fields ?? [])] : []));

const guarded = (field: FieldDefinitionNode, model: Model): void => {
  const open = model.reader.one(field, 'public');
  const rules = model.reader.all(field, 'access');
  if (open && rules.length > 0) throw new Mistake(place(field), `${field.name.value} is both @public and @access.`, 'Choose one.');
  if (!open && rules.length === 0) throw new Mistake(place(field), `${field.name.value} says nobody who may call it.`, 'Add @access(form: …, right: …) or @public(reason: …).');
  for (const rule of rules)
    if (!rule.form && !rule.reason) throw new Mistake(place(field), `${field.name.value}: @access without a form needs a reason.`);
};

const usedDirectives = (document: DocumentNode): ConstDirectiveNode[] =>
  document.definitions.flatMap((node) => [
    ...('directives' in node ? (node.directives ?? []) : []),
    ...('fields' in node ? (node.fields ?? []) : []).flatMap((field) => [...(field.directives ?? []), ...('arguments' in field ? (field.arguments ?? []) : []).flatMap((argument) => argument.directives ?? [])]),
  ]) as ConstDirectiveNode[];

/** Paths of `@column(from:)` on types that are read from an entity. */
const views = (model: Model, endpoint: string): void => {
  for (const node of model.authored.endpoints.get(endpoint) ?? []) {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
    const to = model.reader.one(node, 'ref')?.to as string | undefined;
    if (to === undefined) continue;
    const start = model.resources.find((resource) => `${resource.endpoint}/${resource.type}` === to);
    if (!start) throw new Mistake(place(node), `@ref(to: "${to}") refers to nothing.`, suggest(to, model.resources.map((r) => `${r.endpoint}/${r.type}`)));
    for (const field of node.fields ?? []) {
      const path = model.reader.one(field, 'column')?.from as string | undefined;
      if (path === undefined) throw new Mistake(place(field), `${node.name.value}.${field.name.value} does not say where it comes from.`, 'Add @column(from: …).');
      let at: typeof start | undefined = start;
      for (const [index, name] of path.split('.').entries()) {
        const found: (typeof start.fields)[number] | undefined = at?.fields.find((candidate) => candidate.name === name);
        if (!at || !found) throw new Mistake(place(field), `@column(from: "${path}"): ${at?.type ?? 'a value'} has no field ${name}.`, suggest(name, at?.fields.map((f) => f.name) ?? []));
        at = found.reference ? model.resources.find((resource) => resource.type === found.reference!.type) : undefined;
        if (found.reference && index === path.split('.').length - 1) throw new Mistake(place(field), `@column(from: "${path}") ends at a record.`, `Add .id or .${at?.title ?? 'name'}.`);
      }
    }
  }
};

/** The kinds that references take are kinds of what they refer to. */
const kinds = (model: Model, endpoint: string): void => {
  for (const field of model.resources.filter((resource) => resource.endpoint === endpoint).flatMap(({ fields }) => fields.flatMap((one) => [one, ...(one.fields ?? [])]))) {
    const among = model.reader.one(field.node, 'column')?.among as string[] | undefined;
    if (among === undefined) continue;
    const target = model.resources.find(({ type }) => type === field.reference?.type);
    const options = target?.fields.find(({ key }) => key === target.pickedBy)?.options ?? [];
    const unknown = among.find((kind) => !options.includes(kind));
    if (unknown !== undefined) throw new Mistake(place(field.node), `${field.name} takes ${unknown}, which is no kind of ${target?.type ?? 'anything'}.`, options.length === 0 ? 'Add @resource(pickedBy: …) to what it refers to.' : suggest(unknown, options));
  }
};

/** Lists find records by what a searched reference leads to, so that must be found by its name. */
const searchedReferences = (model: Model, endpoint: string): void => {
  for (const { type, fields } of model.resources.filter((resource) => resource.endpoint === endpoint)) {
    for (const field of fields.filter(({ search, reference }) => search && reference)) {
      const target = model.resources.find((one) => one.type === field.reference!.type)!;
      if (!target.fields.some(({ name, search }) => search && name === target.title)) throw new Mistake(placeOf(field.node, 'column'), `${type}.${field.name} is searched, but ${target.type} is not found by its ${target.title}.`, `Add search: true to ${target.type}.${target.title}.`);
    }
  }
};

/** What is offered is told by fields that lists are filtered by; what rests says so by its status. */
const offered = (model: Model, endpoint: string): void => {
  for (const resource of model.resources.filter((one) => one.endpoint === endpoint && one.offers)) {
    const { node, fields, type, offers, rests } = resource;
    if (!rests) filterNames(offers, resource, placeOf(node, 'resource'), '@resource(offers:)');
    if (!rests) continue;
    const status = fields.find(({ key }) => key === 'status');
    if (!status?.filter || !status.options?.includes('ACTIVE') || !status.options.includes('INACTIVE')) throw new Mistake(place(node), `${type} rests, but has no status that is active or inactive.`, 'Add status: RecordStatus! @column(filter: true).');
  }
};

/** @throws Mistake at the first fault */
export const validate = (document: DocumentNode, model: Model, endpoint: string): void => {
  const error = validateSDL(document)[0];
  if (error) {
    const node = error.nodes?.[0];
    throw new Mistake(node?.loc ? place(node) : endpoint, error.message);
  }
  for (const directive of usedDirectives(document)) model.reader.all({ directives: [directive] }, directive.name.value);
  for (const field of roots(document)) guarded(field, model);
  views(model, endpoint);
  kinds(model, endpoint);
  searchedReferences(model, endpoint);
  offered(model, endpoint);
  filtersFit(document, model.resources.filter((resource) => resource.endpoint === endpoint));
};
