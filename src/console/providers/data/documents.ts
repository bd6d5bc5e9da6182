import type { Field, Resource } from '../../../domain/resource.ts';
import type { ScreenResource } from './metadata.ts';
import { columnFields, selectionOf, withCurrencies } from './selection.ts';

/** A document as its text, by which the server keeps its plan, with as much of its parsed form as ra-data-graphql looks at. */
export type Document = { readonly text: string; readonly definitions: readonly [{ readonly operation: 'query' | 'mutation' }] };

export const documentOf = (text: string): Document => ({ text, definitions: [{ operation: text.startsWith('mutation') ? 'mutation' : 'query' }] });

const allFields = (resource: Resource): readonly Field[] => resource.fields.filter(({ kind }) => kind !== 'id');
const record = ({ resource, siblings }: Pick<ScreenResource, 'resource' | 'siblings'>): string =>
  `${withCurrencies(selectionOf(allFields(resource), siblings), allFields(resource), resource)} ${[...(resource.known ?? []), 'version'].join(' ')} createdAt createdBy updatedAt updatedBy`;

export const listDocument = (target: ScreenResource, columns: readonly string[]): string => {
  const { resource, siblings } = target;
  const { list } = resource.operations;
  const search = resource.searchArgument;
  const shown = columnFields(resource, columns);
  return `query ${list}($search: String, $filter: ${resource.type}Filter, $sort: [${resource.type}Sort!], $offset: Int, $limit: Int, $form: Form, $estimate: Boolean) {
  ${list}(${search}: $search, filter: $filter, sort: $sort, offset: $offset, limit: $limit, form: $form, estimate: $estimate) {
    errorCode message totalRecords totalIsEstimate
    rows { ${withCurrencies(selectionOf(shown, siblings), shown, resource)} version updatedAt }
  }
}`;
};

/** How many records so many queries of one list match: `count0`, `count1` … */
export const countDocument = ({ resource }: ScreenResource, queries: number): string => {
  const { list } = resource.operations;
  const each = Array.from({ length: queries }, (_, at) => at);
  return `query ${list}Count($form: Form, ${each.map((at) => `$search${at}: String, $filter${at}: ${resource.type}Filter`).join(', ')}) {
${each.map((at) => `  count${at}: ${list}(${resource.searchArgument}: $search${at}, filter: $filter${at}, limit: 1, form: $form) { errorCode message totalRecords totalIsEstimate }`).join('\n')}
}`;
};

export const oneDocument = (target: ScreenResource): string => {
  const { one } = target.resource.operations;
  return `query ${one}($id: ID!, $asOf: DateTime, $form: Form) {
  ${one}(id: $id, asOf: $asOf, form: $form) { errorCode message row { ${record(target)} } }
}`;
};

/** With `kinds`, their enum, those of some kinds alone; `isInUse`: those that are taken for something new. */
export const lookupDocument = ({ operations: { lookup } }: Resource, kinds?: string, isInUse?: boolean): string => `query ${lookup}($search: String, $ids: [ID!], $offset: Int, $limit: Int${kinds ? `, $kinds: [${kinds}!]` : ''}) {
  ${lookup}(search: $search, ids: $ids, offset: $offset, limit: $limit${kinds ? ', kinds: $kinds' : ''}${isInUse ? ', inUse: true' : ''}) { errorCode message totalRecords rows { id title code } }
}`;

export const historyDocument = ({ operations: { history } }: Resource): string => `query ${history}($id: ID!, $offset: Int, $limit: Int) {
  ${history}(id: $id, offset: $offset, limit: $limit) {
    errorCode message totalRecords
    rows { changeSetId at by kind source reason fileName importId form records undoable whyNot fields { field before after } step { decision step steps workflow } }
  }
}`;

/** Of entities that send mails, whether those of a write leave. */
const mails = ({ resource }: ScreenResource, name: string): string => (resource.mails ? `, ${name}` : '');

export const addDocument = (target: ScreenResource): string => {
  const { add } = target.resource.operations;
  return `mutation ${add}($input: ${target.resource.type}Input!, $reason: String${mails(target, '$mails: Boolean')}) {
  ${add}(input: $input, reason: $reason${mails(target, 'mails: $mails')}) { errorCode message validationError { field message } row { ${record(target)} } changeSet }
}`;
};

export const updateDocument = (target: ScreenResource): string => {
  const { update } = target.resource.operations;
  return `mutation ${update}($id: ID!, $version: Int!, $input: ${target.resource.type}Patch!, $reason: String${mails(target, '$mails: Boolean')}) {
  ${update}(id: $id, version: $version, input: $input, reason: $reason${mails(target, 'mails: $mails')}) { errorCode message validationError { field message } row { ${record(target)} } changeSet }
}`;
};

export const deleteDocument = ({ operations }: Resource): string => `mutation ${operations.delete}($ids: [ID!]!, $moveTo: ID, $reason: String) {
  ${operations.delete}(ids: $ids, moveTo: $moveTo, reason: $reason) { errorCode message deleted changeSet }
}`;

export const undoDocument = `mutation undoChangeSet($id: ID!) {
  undoChangeSet(id: $id, wait: false) { errorCode message changeSet job }
}`;
