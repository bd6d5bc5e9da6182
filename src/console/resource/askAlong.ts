import { along } from '../along.ts';
import { ask } from '../shell/ask.ts';
import type { ListQuery } from '../providers/data/listQuery.ts';
import { listVariables } from '../providers/data/listQuery.ts';
import type { ScreenResource } from '../providers/data/metadata.ts';

export type UpdateInput = { readonly id: string; readonly version: number; readonly values: Readonly<Record<string, unknown>> };

/** Whether a change of these fields may have something to be done along. */
export const mayAskAlong = (type: string, keys: Iterable<string>): boolean => {
  const fields = along[type]?.fields ?? [];
  return [...keys].some((key) => fields.includes(key));
};

/** How much is offered along with these updates: 0, without a request, where their fields ask for nothing. */
export const askAlong = async (type: string, updates: readonly UpdateInput[]): Promise<number> => {
  const fields = along[type]?.fields ?? [];
  const asking = updates.map((update) => ({ ...update, values: Object.fromEntries(Object.entries(update.values).filter(([key, value]) => fields.includes(key) && value !== null)) })).filter(({ values }) => Object.keys(values).length > 0);
  if (asking.length === 0) return 0;
  const document = 'query recordUpdatesAlong($type: String!, $updates: [RecordUpdateInput!]!) { recordUpdatesAlong(type: $type, updates: $updates) { count } }';
  return (await ask<{ recordUpdatesAlong: { count: number } }>('batch-processing', document, { type, updates: asking })).recordUpdatesAlong.count;
};

/** As `askAlong`, of the same values for all that a query matches. */
export const askBulkAlong = async (target: ScreenResource, query: ListQuery, values: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<number> => {
  const { search, filter, form } = listVariables(target, query);
  const document = 'query bulkEditAlong($input: BulkEditInput!) { bulkEditAlong(input: $input) { count } }';
  return (await ask<{ bulkEditAlong: { count: number } }>('batch-processing', document, { input: { type: target.resource.type, search, filter, form, values } }, signal)).bulkEditAlong.count;
};
