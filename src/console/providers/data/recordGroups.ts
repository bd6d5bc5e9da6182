import type { AggregateOrder, Grouping, Measure } from '../../../domain/lists/aggregate.ts';
import { ask } from './ask.ts';
import type { Client } from './client.ts';
import { listVariables, type ListQuery } from './listQuery.ts';
import type { ScreenResource } from './metadata.ts';

/** An amount in one currency, or another figure: an exact decimal, a day, an instant or a time. */
export type RecordFigure = { readonly value: string | null; readonly currency: string | null };

export type RecordGroup = {
  /** For each grouping its value as lists answer it, of periods the first day; null for none, and where a total does not keep it. */
  readonly keys: readonly unknown[];
  /** What keys of references are called. */
  readonly titles: readonly (string | null)[];
  readonly count: number;
  /** For each measure one figure, or one for each currency. */
  readonly measures: readonly (readonly RecordFigure[])[];
};

export type GroupsQuestion = {
  readonly groupBy: readonly Grouping[];
  readonly measures: readonly Measure[];
  readonly order?: readonly AggregateOrder[];
  /** Each names the places in groupBy that it keeps; `[[]]` is one total of everything. */
  readonly totals?: readonly (readonly number[])[];
  /** Groups at most; 1,000 where it is not told, 25,000 at most. */
  readonly limit?: number;
};

export type RecordGroups = { readonly groups: readonly RecordGroup[]; readonly totalGroups: number; readonly totals: readonly (readonly RecordGroup[])[] };

const GROUP = 'keys titles count measures { value currency }';
const text = `query RecordGroups($input: RecordGroupsInput!) { recordGroups(input: $input) { errorCode message totalGroups groups { ${GROUP} } totals { ${GROUP} } } }`;

/** What a list's query matches, in groups. */
export const readRecordGroups = (client: Client, target: ScreenResource, query: ListQuery, { groupBy, measures, order = [], totals = [], limit = 1000 }: GroupsQuestion, signal?: AbortSignal): Promise<RecordGroups> => {
  const { search, filter, form } = listVariables(target, query);
  const grouped = groupBy.map(({ field, bucket }) => ({ field, bucket }));
  const input = { type: target.resource.type, search, filter, form, groupBy: grouped, measures, order, totals, limit };
  return ask<RecordGroups>(client, { endpoint: 'batch-processing', text, variables: { input }, ...(signal ? { signal } : {}) });
};
