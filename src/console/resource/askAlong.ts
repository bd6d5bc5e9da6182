import { along } from '../along.ts';
import { ask } from '../shell/ask.ts';
import type { ListQuery } from '../providers/data/listQuery.ts';
import { listVariables } from '../providers/data/listQuery.ts';
import type { ScreenResource } from '../providers/data/metadata.ts';

/** Mails of one kind that leave with a change: whom they are to and their words, as the first of them reads them. */
export type MailsAhead = {
  /** What sends them, as the status that people come to. */
  readonly of: string;
  readonly count: number;
  readonly names: readonly string[];
  readonly recipient?: string | null;
  readonly subject: string;
  readonly body: string;
  readonly unreached: number;
  readonly unreachedNames: readonly string[];
  readonly failingNames: readonly string[];
};
/** How much is offered to be done along with a change, and which mails leave with it. */
export type Along = { readonly count: number; readonly mails: readonly MailsAhead[] };
/** What the person said to it. */
export type Wanted = { readonly along: boolean; readonly mails: boolean };

export const nothingAlong: Along = { count: 0, mails: [] };
/** Whether there is something to ask or to say before the change. */
export const isToAsk = ({ count, mails }: Along): boolean => count > 0 || mails.length > 0;

/** Whether mails leave with it at all: nobody may have an address. */
export const sendsMail = ({ mails }: Pick<Along, 'mails'>): boolean => mails.some(({ count }) => count > 0);

export const ALONG = 'count mails { of count names recipient subject body unreached unreachedNames failingNames }';

export type UpdateInput = { readonly id: string; readonly version: number; readonly values: Readonly<Record<string, unknown>> };

/** Whether a change of these fields may have something to be done along. */
export const mayAskAlong = (type: string, keys: Iterable<string>): boolean => {
  const fields = along[type]?.fields ?? [];
  return [...keys].some((key) => fields.includes(key));
};

/** What goes along with these updates: nothing, without a request, where their fields ask for nothing. */
export const askAlong = async (type: string, updates: readonly UpdateInput[]): Promise<Along> => {
  const fields = along[type]?.fields ?? [];
  const asking = updates.map((update) => ({ ...update, values: Object.fromEntries(Object.entries(update.values).filter(([key, value]) => fields.includes(key) && value !== null)) })).filter(({ values }) => Object.keys(values).length > 0);
  if (asking.length === 0) return nothingAlong;
  const document = `query recordUpdatesAlong($type: String!, $updates: [RecordUpdateInput!]!) { recordUpdatesAlong(type: $type, updates: $updates) { ${ALONG} } }`;
  return (await ask<{ recordUpdatesAlong: Along }>('batch-processing', document, { type, updates: asking })).recordUpdatesAlong;
};

/** As `askAlong`, of the same values for all that a query matches. */
export const askBulkAlong = async (target: ScreenResource, query: ListQuery, values: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<Along> => {
  const { search, filter, form } = listVariables(target, query);
  const document = `query bulkEditAlong($input: BulkEditInput!) { bulkEditAlong(input: $input) { ${ALONG} } }`;
  return (await ask<{ bulkEditAlong: Along }>('batch-processing', document, { input: { type: target.resource.type, search, filter, form, values } }, signal)).bulkEditAlong;
};
