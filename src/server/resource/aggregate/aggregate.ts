/** Groups of an entity's records within a person's sight. Search, filter, row scope and field access are those of the list. */
import type { Aggregate } from '../../../domain/lists/aggregate.ts';
import type { Resource } from '../../../domain/resource.ts';
import type { Database } from '../../db/connection.ts';
import { readOrg } from '../../db/read-org.ts';
import type { FilterInput } from '../filter.ts';
import { conditions } from '../conditions.ts';
import { findIds } from '../search.ts';
import type { Sight } from '../sight.ts';
import { bindings } from '../sql.ts';
import { planOf, type Plan } from './plan.ts';
import { aggregateText, type Today } from './statement.ts';

export type AggregateCall = {
  readonly resource: Resource;
  readonly aggregate: Aggregate;
  readonly sight: Sight;
  readonly search?: string | null;
  readonly filter?: FilterInput | null;
  /** Filters that the screen adds. */
  readonly also?: readonly FilterInput[];
} & Today;

/** One group. Keys are JSON values as lists answer them, buckets their first day; `titles` name what references lead to. Measures are exact decimals as text, days, instants or null. */
export type Group = { readonly keys: readonly unknown[]; readonly titles: readonly (string | null)[]; readonly measures: readonly (string | null)[] };
export type Aggregated = {
  /** Groupings of currencies, which nobody asked for, stand last. */
  readonly plan: Plan;
  readonly groups: readonly Group[];
  readonly totalGroups: number;
  /** One list for each of the asked totals: one line, or one for each currency. */
  readonly totals: readonly (readonly Group[])[];
};

type Row = Group & { readonly set: number; readonly groups: number };

/** Refuses as a filter does what does not exist for the person. */
export const readAggregate = async (db: Database, { resource, aggregate, sight, search, filter, also = [], timeZone, today, weekStart }: AggregateCall): Promise<Aggregated> => {
  const { orgCode } = sight.session;
  const plan = planOf(resource, aggregate, sight);
  const to = bindings(orgCode);
  const found = search ? await findIds(db, orgCode, resource, search, (field) => sight.whole(field)) : undefined;
  const where = conditions({ resource, sight, arguments: { filter: filter ?? null, also } }, found, to);
  const text = aggregateText(resource.table, plan, aggregate, where, { timeZone, today, weekStart }, to);
  const rows = await readOrg<Row>(db, orgCode, { name: '', text, values: to.values, isLarge: true });
  const of = (set: number): Group[] => rows.filter((row) => row.set === set).map(({ keys, titles, measures }) => ({ keys, titles, measures }));
  return { plan, groups: of(0), totalGroups: rows.find((row) => row.set === 0)?.groups ?? 0, totals: plan.totals.map((_, at) => of(at + 1)) };
};
