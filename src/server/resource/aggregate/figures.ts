/** Groups as lists show them: one of each, however many currencies its amounts have. */
import { MOST_GROUPS, type Aggregate, type Measure } from '../../../domain/lists/aggregate.ts';
import type { Database } from '../../db/connection.ts';
import { readAggregate, type AggregateCall, type Aggregated, type Group } from './aggregate.ts';
import { planOf } from './plan.ts';

/** `currency` is an ISO code, or null for the organisation's own. */
export type Figure = { readonly value: string | null; readonly currency: string | null };
export type FigureGroup = { readonly keys: readonly unknown[]; readonly titles: readonly (string | null)[]; readonly count: number; /** For each measure its figures: one, or one for each currency. */ readonly measures: readonly (readonly Figure[])[] };
export type Figures = { readonly groups: readonly FigureGroup[]; readonly totalGroups: number; /** One list for each of the asked totals. */ readonly totals: readonly (readonly FigureGroup[])[] };

type Split = { readonly plain: readonly number[]; readonly split: readonly number[] };

/** Measures whose currency stands in the records are read beside the others, which have one figure for all currencies. */
const splitOf = ({ resource, aggregate, sight }: AggregateCall): Split => {
  const planned = planOf(resource, aggregate, sight).measures;
  const places = planned.map((_, at) => at);
  return { plain: places.filter((at) => typeof planned[at]!.currency !== 'number'), split: places.filter((at) => typeof planned[at]!.currency === 'number') };
};

/** The order of groups that one reading can say: amounts of different currencies have none. */
const orderFor = ({ order = [] }: Aggregate, { plain }: Split): NonNullable<Aggregate['order']> =>
  order.flatMap((one) => (one.by === 'GROUP' ? [one] : plain.includes(one.at) ? [{ ...one, at: plain.indexOf(one.at) + 1 }] : []));

/** Amounts are read in the same order, so that those at hand are of the groups that are answered, whichever end of them all these are. */
const byGroup = ({ order = [] }: Aggregate): NonNullable<Aggregate['order']> => order.filter(({ by }) => by === 'GROUP');

/** What a group is known by within its set. */
const nameOf = ({ keys }: Pick<Group, 'keys'>, kept: readonly number[]): string => JSON.stringify(kept.map((at) => keys[at] ?? null));

const currencyOf = ({ plan }: Aggregated, measure: number, { keys }: Group): string | null => {
  const { currency } = plan.measures[measure]!;
  const code = typeof currency === 'number' ? keys[currency] : currency;
  return typeof code === 'string' ? code : null;
};

/** Refuses as readAggregate does. Groups are ordered as asked; a measure of several currencies orders nothing. */
export const readFigures = async (db: Database, call: AggregateCall): Promise<Figures> => {
  const { aggregate } = call;
  const split = splitOf(call);
  const only = (places: readonly number[]): readonly Measure[] => places.map((at) => aggregate.measures[at]!);
  const [whole, apart] = await Promise.all([
    readAggregate(db, { ...call, aggregate: { ...aggregate, measures: [{ measure: 'COUNT' }, ...only(split.plain)], order: orderFor(aggregate, split) } }),
    split.split.length === 0 ? undefined : readAggregate(db, { ...call, aggregate: { ...aggregate, measures: only(split.split), order: byGroup(aggregate), limit: MOST_GROUPS } }),
  ]);
  const told = (groups: readonly Group[], others: readonly Group[], kept: readonly number[]): FigureGroup[] => {
    const beside = Map.groupBy(others, (group) => nameOf(group, kept));
    return groups.map((group) => {
      const amounts = beside.get(nameOf(group, kept)) ?? [];
      const measures = aggregate.measures.map((_, at): readonly Figure[] => {
        const plain = split.plain.indexOf(at);
        if (plain >= 0) return [{ value: group.measures[plain + 1] ?? null, currency: currencyOf(whole, plain + 1, group) }];
        const place = split.split.indexOf(at);
        return amounts.map((amount) => ({ value: amount.measures[place] ?? null, currency: currencyOf(apart!, place, amount) })).filter(({ value }) => value !== null);
      });
      return { keys: aggregate.groupBy.map((__, at) => (kept.includes(at) ? (group.keys[at] ?? null) : null)), titles: aggregate.groupBy.map((__, at) => (kept.includes(at) ? (group.titles[at] ?? null) : null)), count: Number(group.measures[0]), measures };
    });
  };
  const all = aggregate.groupBy.map((_, at) => at);
  return { groups: told(whole.groups, apart?.groups ?? [], all), totalGroups: whole.totalGroups, totals: (aggregate.totals ?? []).map((kept, at) => told(whole.totals[at] ?? [], apart?.totals[at] ?? [], kept)) };
};
