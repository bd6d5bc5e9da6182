/** Groups of an entity's records within a person's sight. Search, filter, row scope and field access are those of the list. */
import type { Aggregate } from '../../../domain/lists/aggregate.ts';
import type { Resource } from '../../../domain/resource.ts';
import type { Database } from '../../db/connection.ts';
import { readLong, readOrg } from '../../db/read-org.ts';
import type { Session } from '../../session.ts';
import type { FilterInput } from '../filter.ts';
import { conditions } from '../conditions.ts';
import { findIds } from '../search.ts';
import type { Sight } from '../sight.ts';
import { fewOf, notedIn, noteRead, ofFew, readersIn, readersOf, type Noted } from '../note-read.ts';
import { bindings, quote, type Bindings } from '../sql.ts';
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

type Asked = { readonly text: string; readonly values: readonly unknown[]; readonly where: (to: Bindings) => string[]; readonly isGrouped: boolean };

/** Groups may be of one person each: all whose records are in them are read. One figure tells of a few people alone. */
const readNoted = async (db: Database, noted: Noted, session: Session, { text, values, where, isGrouped }: Asked): Promise<Row[]> => {
  const to = bindings(session.orgCode);
  const { rows, read } = await readLong(db, session.orgCode, async (reading) => ({
    rows: await reading.rows<Row>({ text, values }),
    read: isGrouped ? await readersIn(reading, readersOf(noted, `from ${quote(noted.resource.table)} t where ${where(to).join(' and ')}`, session, to), to) : ofFew(await readersIn(reading, fewOf(noted, where(to), session, to), to)),
  }));
  await noteRead(db, noted, session, read);
  return rows;
};

/** Refuses as a filter does what does not exist for the person. */
export const readAggregate = async (db: Database, { resource, aggregate, sight, search, filter, also = [], timeZone, today, weekStart }: AggregateCall): Promise<Aggregated> => {
  const { orgCode } = sight.session;
  const plan = planOf(resource, aggregate, sight);
  const to = bindings(orgCode);
  const found = search ? await findIds(db, orgCode, resource, search, (field) => sight.whole(field)) : undefined;
  const where = conditions({ resource, sight, arguments: { filter: filter ?? null, also } }, found, to);
  const text = aggregateText(resource.table, plan, aggregate, where, { timeZone, today, weekStart }, to);
  const noted = await notedIn(resource, sight.session);
  const rows = noted === undefined ? await readOrg<Row>(db, orgCode, { name: '', text, values: to.values, isLarge: true }) : await readNoted(db, noted, sight.session, { text, values: to.values, where: (own) => conditions({ resource, sight, arguments: { filter: filter ?? null, also } }, found, own), isGrouped: plan.groupings.length > 0 });
  const of = (set: number): Group[] => rows.filter((row) => row.set === set).map(({ keys, titles, measures }) => ({ keys, titles, measures }));
  return { plan, groups: of(0), totalGroups: rows.find((row) => row.set === 0)?.groups ?? 0, totals: plan.totals.map((_, at) => of(at + 1)) };
};
