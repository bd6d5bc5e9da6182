import type { FilterGroup } from '../../../domain/lists/filterTree.ts';
import { ACT } from './client.ts';
import { addDocument, deleteDocument, documentOf, listDocument, lookupDocument, oneDocument, updateDocument } from './documents.ts';
import type { Document } from './documents.ts';
import type { Filter, Sort } from './listQuery.ts';
import { listVariables } from './listQuery.ts';
import type { ScreenResource } from './metadata.ts';
import { inputOf, readRow } from './row.ts';
import type { Row } from './row.ts';

/** What ra-data-graphql sends, and how it reads the answer. */
export type Built = { readonly query: Document; readonly variables: Record<string, unknown>; readonly parseResponse: (response: { data: Answers }) => unknown };

type Answer = {
  readonly row?: Record<string, unknown>;
  readonly rows?: Record<string, unknown>[];
  readonly totalRecords?: number;
  readonly totalIsEstimate?: boolean;
  readonly message?: string;
  readonly changeSet?: string | null;
};
type Answers = Readonly<Record<string, Answer | undefined>>;

/** The parameters that our calls of react-admin's methods carry; `meta` is ours. */
export type Params = {
  readonly id?: string;
  readonly ids?: readonly string[];
  readonly data?: Record<string, unknown>;
  readonly previousData?: Record<string, unknown>;
  readonly filter?: Filter;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly pagination?: { readonly page: number; readonly perPage: number };
  readonly target?: string;
  readonly meta?: {
    readonly columns?: readonly string[];
    readonly search?: string;
    readonly advanced?: FilterGroup | undefined;
    readonly within?: readonly Filter[] | undefined;
    /** Only these records. */
    readonly ids?: readonly string[] | undefined;
    readonly sorts?: readonly Sort[];
    readonly offset?: number;
    /** Of many records about how many is enough, so that the rows come at once. */
    readonly estimate?: boolean;
    readonly asOf?: string;
    readonly reason?: string;
    /** Of an update: what the entity offers to be done along with it is wanted. */
    readonly along?: boolean;
    /** The mails that leave with it are not wanted. */
    readonly withoutMails?: boolean;
    /** Mails leave with it: whoever undoes it is told that they do not come back. */
    readonly isMailed?: boolean;
    /** Of an addition: its name, so that the server does it once whatever it is sent with. */
    readonly act?: string;
    /** Of a delete: the record that takes the place of the deleted ones. */
    readonly moveTo?: string;
  };
};

const answerOf = (data: Answers, operation: string): Answer => {
  const answer = data[operation];
  if (!answer) throw new Error(`The server left ${operation} without an answer.`);
  return answer;
};

const list = (target: ScreenResource, params: Params): Built => {
  const { resource } = target;
  const { page = 1, perPage = 50 } = params.pagination ?? {};
  const sorts = params.meta?.sorts ?? (params.sort && resource.fields.some(({ key, sort }) => sort && key === params.sort?.field) ? [params.sort] : []);
  const columns = params.meta?.columns ?? resource.fields.filter(({ inList }) => inList).map(({ name }) => name);
  return {
    query: documentOf(listDocument(target, columns)),
    variables: {
      ...listVariables(target, { filter: params.filter ?? {}, advanced: params.meta?.advanced, within: params.meta?.within, ...(params.meta?.ids ? { ids: params.meta.ids } : {}), search: params.meta?.search ?? '', sorts }),
      offset: params.meta?.offset ?? (page - 1) * perPage,
      limit: perPage,
      ...(params.meta?.estimate ? { estimate: true } : {}),
    },
    parseResponse: ({ data }) => {
      const answer = answerOf(data, resource.operations.list);
      const rows = (answer.rows ?? []).map((row) => readRow(resource, row));
      return { data: rows, total: answer.totalRecords ?? rows.length, meta: { isEstimate: answer.totalIsEstimate === true, told: answer.message ?? '' } };
    },
  };
};

const one = (target: ScreenResource, params: Params): Built => ({
  query: documentOf(oneDocument(target)),
  variables: { id: params.id, asOf: params.meta?.asOf, form: target.screen.form },
  parseResponse: ({ data }) => ({ data: readRow(target.resource, answerOf(data, target.resource.operations.one).row ?? {}) }),
});

const many = ({ resource }: ScreenResource, params: Params): Built => ({
  query: documentOf(lookupDocument(resource)),
  variables: { ids: params.ids, offset: 0, limit: params.ids?.length ?? 0 },
  parseResponse: ({ data }) => ({ data: answerOf(data, resource.operations.lookup).rows ?? [] }),
});

/** What the server says besides that it is saved. */
const toldOf = ({ changeSet, message }: { readonly changeSet?: string | null; readonly message?: string }): string => (changeSet ? (message ?? '') : '');

const changed = (target: ScreenResource, operation: string): Built['parseResponse'] => ({ data }) => {
  const answer = answerOf(data, operation);
  return { data: readRow(target.resource, answer.row ?? {}), meta: { changeSet: answer.changeSet ?? null, told: toldOf(answer) } };
};

/** What is told of a write beside its values. */
const told = ({ meta }: Params): object => ({ reason: meta?.reason, ...(meta?.withoutMails ? { mails: false } : {}) });

const create = (target: ScreenResource, params: Params): Built => ({
  query: documentOf(addDocument(target)),
  variables: { input: inputOf(target.resource.fields, params.data ?? {}), ...told(params), ...(params.meta?.act === undefined ? {} : { [ACT]: params.meta.act }) },
  parseResponse: changed(target, target.resource.operations.add),
});

const update = (target: ScreenResource, params: Params): Built => ({
  query: documentOf(updateDocument(target)),
  variables: {
    id: params.id,
    version: params.previousData?.version ?? params.data?.version,
    input: inputOf(target.resource.fields, params.data ?? {}, params.previousData),
    ...told(params),
  },
  parseResponse: changed(target, target.resource.operations.update),
});

const remove = ({ resource }: ScreenResource, params: Params): Built => ({
  query: documentOf(deleteDocument(resource)),
  variables: { ids: params.ids ?? [params.id], moveTo: params.meta?.moveTo, reason: params.meta?.reason },
  parseResponse: ({ data }) => {
    const meta = { changeSet: answerOf(data, resource.operations.delete).changeSet ?? null };
    return params.ids ? { data: params.ids, meta } : { data: (params.previousData ?? { id: params.id }) as Row, meta };
  },
});

const builders: Readonly<Record<string, (target: ScreenResource, params: Params) => Built>> = {
  GET_LIST: list,
  GET_MANY: many,
  GET_MANY_REFERENCE: (target, params) =>
    list(target, { ...params, filter: { ...params.filter, ...(params.target ? { [params.target]: { equals: params.id } } : {}) } }),
  GET_ONE: one,
  CREATE: create,
  UPDATE: update,
  DELETE: remove,
  DELETE_MANY: remove,
};

/** ra-data-graphql's buildQuery over the metadata: react-admin's method on a screen becomes one document and its variables. */
export const buildQuery = (method: string, target: ScreenResource, params: Params): Built => {
  const build = builders[method];
  if (!build) throw new Error(`No operation does ${method}.`);
  return build(target, params);
};
