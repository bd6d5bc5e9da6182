/** The operations that the console knows by type: one list, one, add, update, delete, look-up and history document for each entity. */
import { parse, type DocumentNode } from 'graphql';
import { offeringScreens } from '../../src/domain/offering-screens.ts';
import type { Right } from '../../src/domain/resource.ts';
import type { Model, ModelField, ModelResource } from './model.ts';

const reference = (field: ModelField, model: Model): string => {
  const target = model.resources.find((resource) => resource.type === field.reference!.type)!;
  const outside = target.endpoint !== model.resources.find((resource) => resource.fields.includes(field))?.endpoint && field.node.directives?.some((d) => d.name.value === 'ref');
  if (outside) return `${field.name} { id title code }`;
  return `${field.name} { id ${target.title} ${target.code ?? ''} }`;
};
const selection = (fields: readonly ModelField[], model: Model): string =>
  fields
    .map((field) => {
      if (field.kind === 'reference') return reference(field, model);
      if (field.kind === 'rows') return `${field.name} { ${selection(field.fields ?? [], model)} }`;
      return field.name;
    })
    .join(' ');

/** Only what some screen offers. */
const writes = (resource: ModelResource, whole: string): string => {
  const { type, operations } = resource;
  const answer = `{ errorCode message validationError { field message } changeSet row { ${whole} } }`;
  const documents: readonly (readonly [Right, string])[] = [
    ['ADD', `mutation ${type}Add($input: ${type}Input!, $reason: String) {\n  answer: ${operations.add}(input: $input, reason: $reason) ${answer}\n}`],
    ['UPDATE', `mutation ${type}Update($id: ID!, $version: Int!, $input: ${type}Patch!, $reason: String) {\n  answer: ${operations.update}(id: $id, version: $version, input: $input, reason: $reason) ${answer}\n}`],
    ['DELETE', `mutation ${type}Delete($ids: [ID!]!, $reason: String) { answer: ${operations.delete}(ids: $ids, reason: $reason) { errorCode message deleted changeSet } }`],
  ];
  return documents.flatMap(([right, document]) => (offeringScreens(resource, right).length > 0 ? [document] : [])).join('\n');
};

const entityDocuments = (resource: ModelResource, model: Model): string => {
  const { type, operations, searchArgument } = resource;
  const audit = 'version createdAt createdBy updatedAt updatedBy';
  const whole = `${selection(resource.fields, model)} ${audit}`;
  const listed = resource.fields.filter((field) => field.kind === 'id' || field.inList);
  return `
query ${type}List($search: String, $filter: ${type}Filter, $sort: [${type}Sort!], $offset: Int, $limit: Int, $form: Form) {
  page: ${operations.list}(${searchArgument}: $search, filter: $filter, sort: $sort, offset: $offset, limit: $limit, form: $form) {
    errorCode message totalRecords totalIsEstimate nextCursor rows { ${selection(listed, model)} version updatedAt }
  }
}
query ${type}One($id: ID!, $asOf: DateTime, $form: Form) { answer: ${operations.one}(id: $id, asOf: $asOf, form: $form) { errorCode message row { ${whole} } } }
query ${type}Lookup($search: String, $ids: [ID!], $offset: Int, $limit: Int) {
  page: ${operations.lookup}(search: $search, ids: $ids, offset: $offset, limit: $limit) { errorCode message totalRecords rows { id title code } }
}
query ${type}History($id: ID!, $offset: Int, $limit: Int) {
  page: ${operations.history}(id: $id, offset: $offset, limit: $limit) {
    errorCode message totalRecords
    rows { changeSetId at by kind source reason fileName importId form records undoable whyNot fields { field before after } }
  }
}
${writes(resource, whole)}`;
};

/** Undefined where the endpoint has no entity. */
export const documentsOf = (model: Model, endpoint: string): DocumentNode | undefined => {
  const own = model.resources.filter((resource) => resource.endpoint === endpoint);
  return own.length === 0 ? undefined : parse(own.map((resource) => entityDocuments(resource, model)).join('\n'));
};
