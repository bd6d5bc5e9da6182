import { ask, askAll } from './ask.ts';
import type { Send } from '../sendOnce.ts';
import type { Client } from './client.ts';
import type { ConsoleDataProvider, Count, HistoryEntry } from './ConsoleDataProvider.ts';
import { countDocument, historyDocument, listDocument, lookupDocument } from './documents.ts';
import { exportList } from './exportList.ts';
import { listVariables } from './listQuery.ts';
import type { Metadata } from './metadata.ts';
import { readRecordGroups } from './recordGroups.ts';
import type { Linked } from './row.ts';

type Page<Item> = { readonly rows: readonly Item[]; readonly totalRecords: number; readonly totalIsEstimate?: boolean };
type Reads = Pick<ConsoleDataProvider, 'lookup' | 'history' | 'counts' | 'recordGroups' | 'matchingIds' | 'exportList'>;

/** The most that one list answers. */
const BATCH = 25_000;
/** Lists that the server answers by one statement; what are more go beside them. */
const COUNTED = 4;

/** What the console reads beyond react-admin's methods. */
export const createReads = (client: Client, metadata: Metadata, send: Send): Reads => ({
  lookup: async ({ endpoint, type, among }, { signal, search, ids, inUse = false, offset = 0, limit = 20 }) => {
    const resource = await metadata.byType(endpoint, type);
    const kinds = resource.fields.find(({ key }) => key === resource.pickedBy)?.enumName;
    const text = lookupDocument(resource, among && kinds, inUse && resource.offers !== undefined);
    const page = await ask<Page<Linked>>(client, { endpoint, text, variables: { search, ids, offset, limit, ...(among && kinds ? { kinds: among } : {}) }, signal });
    return { rows: page.rows, total: page.totalRecords };
  },

  history: async (name, { signal, id, offset = 0, limit = 50 }) => {
    const { resource } = await metadata.screenResource(name);
    const page = await ask<Page<HistoryEntry>>(client, { endpoint: resource.endpoint, text: historyDocument(resource), variables: { id, offset, limit }, signal });
    return { rows: page.rows, total: page.totalRecords };
  },

  counts: async (name, queries, signal) => {
    const target = await metadata.screenResource(name);
    const { endpoint } = target.resource;
    const count = async (some: typeof queries): Promise<readonly Count[]> => {
      const asked = some.map((query) => listVariables(target, query));
      const variables = Object.fromEntries([['form', asked[0]?.form], ...asked.flatMap(({ search, filter }, at) => [[`search${at}`, search], [`filter${at}`, filter]])]) as Record<string, unknown>;
      const pages = await askAll<Page<never>>(client, { endpoint, text: countDocument(target, some.length), variables, signal });
      return asked.map((_, at) => ({ total: pages[`count${at}`]!.totalRecords, isEstimate: pages[`count${at}`]!.totalIsEstimate === true }));
    };
    const parts = Array.from({ length: Math.ceil(queries.length / COUNTED) }, (_, at) => queries.slice(at * COUNTED, (at + 1) * COUNTED));
    return (await Promise.all(parts.map(count))).flat();
  },

  recordGroups: async (name, query, question, signal) => readRecordGroups(client, await metadata.screenResource(name), query, question, signal),

  matchingIds: async (name, query, signal) => {
    const target = await metadata.screenResource(name);
    const text = listDocument(target, []);
    const ids: string[] = [];
    for (;;) {
      const variables = { ...listVariables(target, query), offset: ids.length, limit: BATCH };
      const { rows } = await ask<Page<{ readonly id: string }>>(client, { endpoint: target.resource.endpoint, text, variables, signal });
      ids.push(...rows.map(({ id }) => id));
      if (rows.length < BATCH) return ids;
    }
  },

  exportList: async (name, params) => exportList(send, await metadata.screenResource(name), params),
});
