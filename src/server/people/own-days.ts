import { todayIn } from '../../domain/dates.ts';
import type { Transaction } from '../db/org.ts';
import type { Bindings } from '../resource/sql.ts';
import { todayOf } from './today.ts';

/** A day that calendars show now at some of the organisation's locations; `whereSql` says of the location `l` whether it is one of them. */
export type OwnDay = { readonly day: string; readonly whereSql: (to: Bindings) => string };

/** What is today where people work: one day for most organisations, two where some work far away. */
export const ownDays = async (tx: Transaction): Promise<readonly OwnDay[]> => {
  const now = new Date();
  const zones = (await tx.query<{ zone: string }>('select distinct time_zone as zone from location where org_code = $1', [tx.orgCode])).map(({ zone }) => zone);
  const days = Map.groupBy(zones, (zone) => todayIn(zone, now));
  if (days.size === 0) return [{ day: await todayOf(tx), whereSql: () => 'true' }];
  return [...days].map(([day, among]) => ({ day, whereSql: (to) => (days.size === 1 ? 'true' : `l.time_zone = any(${to.bind(among)}::text[])`) }));
};

/** Figures counted for each day apart, added up. */
export const sumOf = <Name extends string>(counts: readonly Readonly<Record<Name, number>>[], names: readonly Name[]): Record<Name, number> =>
  Object.fromEntries(names.map((name) => [name, counts.reduce((sum, one) => sum + one[name], 0)])) as Record<Name, number>;
