import type { QueryClient } from '@tanstack/react-query';
import buildGraphQLProvider from 'ra-data-graphql';
import type { DataProvider } from 'ra-core';
import { authFetch } from '../authFetch.ts';
import { tell } from './ask.ts';
import { buildQuery } from './buildQuery.ts';
import type { Params } from './buildQuery.ts';
import { createClient } from './client.ts';
import type { Send } from '../sendOnce.ts';
import type { ConsoleDataProvider } from './ConsoleDataProvider.ts';
import { undoDocument } from './documents.ts';
import { invalidateEntity } from './invalidate.ts';
import type { Metadata, ScreenResource } from './metadata.ts';
import { createReads } from './reads.ts';
import { inputOf } from './row.ts';
import { isAbort, toHttpError } from './refusal.ts';

/** One change-set that a write made. */
export type Written = {
  readonly endpoint: string;
  /** Message stem of the entity. */
  readonly entity: string;
  readonly changeSet: string;
  readonly kind: 'add' | 'update' | 'delete';
  /** How many records the call was for. */
  readonly count: number;
  /** Mails left with it. */
  readonly isMailed?: boolean;
};

type Options = {
  readonly queryClient: QueryClient;
  /** Told of each change-set: what undo takes back. */
  readonly onWritten?: (written: Written) => void;
  /** Told of each change-set that was undone, and of the one that undid it. */
  readonly onUndone?: (changeSet: string, by: string) => void;
  /** Follows the work that undoes very many records to its end; answers its change-set. */
  readonly followUndo?: (job: string) => Promise<string>;
  readonly metadata: Metadata;
  /** Calls our own origin with the session's cookies. */
  readonly send?: Send;
};

const UPDATE_ALONG = 'mutation updateRecords($type: String!, $updates: [RecordUpdateInput!]!, $reason: String, $along: Boolean, $mails: Boolean) { updateRecords(type: $type, updates: $updates, reason: $reason, along: $along, mails: $mails) { errorCode message changeSet } }';

type Method = (resource: string, params: never) => Promise<unknown>;
type Changed = { readonly meta?: { readonly changeSet?: string | null } };

/**
 * react-admin's data provider for every screen. ra-data-graphql sends one document a call to the endpoint of the screen's
 * entity; failures are HttpErrors (see toHttpError); a write makes the lists that it touches read again.
 */
export const createDataProvider = ({ queryClient, onWritten, onUndone, followUndo, metadata, send = authFetch }: Options): ConsoleDataProvider => {
  const client = createClient(send);
  const targets = new Map<string, ScreenResource>();
  const targetOf = (name: string): ScreenResource => {
    const target = targets.get(name);
    if (!target) throw new Error(`The metadata of ${name} was not loaded before its operation.`);
    return target;
  };
  const options = (name: string) => ({ context: { endpoint: targetOf(name).resource.endpoint } });
  const graphql = buildGraphQLProvider({
    client: client as never,
    introspection: false,
    buildQuery: () => (method, name, params: Params) => buildQuery(method, targetOf(name), params) as never,
    query: options,
    mutation: options,
  });

  const reading = <Key extends keyof DataProvider>(key: Key): DataProvider[Key] =>
    (async (name: string, params: never) => {
      targets.set(name, await metadata.screenResource(name));
      return (graphql[key] as Method)(name, params).catch((error: unknown) => {
        throw isAbort(error) ? new DOMException('The request was cancelled.', 'AbortError') : toHttpError(error);
      });
    }) as DataProvider[Key];

  const writing = <Key extends keyof DataProvider>(key: Key, kind: Written['kind']): DataProvider[Key] =>
    (async (name: string, params: Params) => {
      const answer = (await (reading(key) as (name: string, params: Params) => Promise<unknown>)(name, params)) as Changed;
      const { endpoint, type, name: entity } = targetOf(name).resource;
      const changeSet = answer.meta?.changeSet;
      if (changeSet) onWritten?.({ endpoint, entity, changeSet, kind, count: params.ids?.length ?? 1, isMailed: params.meta?.isMailed });
      await invalidateEntity(queryClient, metadata, type);
      return answer;
    }) as DataProvider[Key];

  const updateOne = writing('update', 'update') as (name: string, params: Params) => Promise<unknown>;

  /** By the operation on many records, which does along what is wanted; the record is read anew. */
  const updateAlong = async (name: string, { id, data = {}, previousData = {}, meta }: Params): Promise<unknown> => {
    const { resource } = await metadata.screenResource(name);
    const updates = [{ id, version: previousData['version'], values: inputOf(resource.fields, data, previousData) }];
    const { changeSet, message } = await tell<{ readonly changeSet: string | null; readonly message: string }>(client, { endpoint: 'batch-processing', text: UPDATE_ALONG, variables: { type: resource.type, updates, reason: meta?.reason, along: true, mails: meta?.withoutMails !== true } });
    if (changeSet) onWritten?.({ endpoint: resource.endpoint, entity: resource.name, changeSet, kind: 'update', count: 1, isMailed: meta?.isMailed === true });
    await invalidateEntity(queryClient, metadata, resource.type);
    const read = await (reading('getOne') as (name: string, params: Params) => Promise<{ data: unknown }>)(name, { id: id! });
    return { data: read.data, meta: { changeSet, told: message } };
  };

  return {
    supportAbortSignal: true,
    getList: reading('getList'),
    getOne: reading('getOne'),
    getMany: reading('getMany'),
    getManyReference: reading('getManyReference'),
    create: writing('create', 'add'),
    update: (async (name: string, params: Params) => (params.meta?.along ? updateAlong(name, params) : updateOne(name, params))) as unknown as DataProvider['update'],
    delete: writing('delete', 'delete'),
    deleteMany: writing('deleteMany', 'delete'),
    /** One after the other, each with its own version; the first refusal ends it. */
    updateMany: (async (name: string, { ids = [], data = {}, meta }: Params) => {
      for (const id of ids) {
        const { data: previousData } = (await (reading('getOne') as (name: string, params: Params) => Promise<{ data: Record<string, unknown> }>)(name, { id }));
        await updateOne(name, { id, data, previousData, ...(meta ? { meta } : {}) });
      }
      return { data: ids };
    }) as unknown as DataProvider['updateMany'],
    undo: async (endpoint, changeSet) => {
      const answer = await tell<{ readonly changeSet: string | null; readonly job?: string | null }>(client, { endpoint, text: undoDocument, variables: { id: changeSet } });
      const undone = answer.job && followUndo ? await followUndo(answer.job) : answer.changeSet;
      if (undone !== null) onUndone?.(changeSet, undone);
      await queryClient.invalidateQueries();
      return { changeSet: undone };
    },
    ...createReads(client, metadata, send),
  };
};
