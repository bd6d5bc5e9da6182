import type { Field, Resource } from '../../../../../domain/resource.ts';
import { groupCondition } from '../../../../../domain/lists/groupCondition.ts';
import type { FilterGroup, FilterRule } from '../../../../../domain/lists/filterTree.ts';
import { localAt, toInstant } from '../../../../../domain/values/zones.ts';
import type { ListQuery } from '../../../../providers/data/listQuery.ts';
import type { Row } from '../../../../providers/data/row.ts';
import { comma } from '../../../../shell/comma.ts';

/** What the list says in the field that holds a record's status. */
export type EntryStatus = { readonly field: Field; readonly value: unknown; readonly text: string };

/** A record on its days; `time` is 'HH:MM' of an instant. */
export type Entry = { readonly row: Row; readonly name: string; readonly from: string; readonly to: string; readonly time: string | undefined; readonly status: EntryStatus | undefined };

/** By which field records stand in the calendar, and the one on which they end. */
export type DayFields = { readonly day: Field; readonly until: Field | undefined };

/**
 * The field that says whose day it is, which says more than what it is for: of one's own (`isOwn`) nobody needs to be told, somebody's own record says it itself, and who looks
 * after them does not. What is written with another record is that one's.
 */
export const whoseField = ({ concerns, partOf, person, title }: Pick<Resource, 'concerns' | 'partOf' | 'person' | 'title'>, shown: readonly Field[], isOwn: boolean): Field | undefined => {
  const found = (wanted: string | undefined): Field | undefined => shown.find(({ key, kind, name }) => kind === 'reference' && key === wanted && name !== title);
  return (isOwn || concerns !== undefined ? undefined : found(person)) ?? found(partOf);
};

/** Whose it is before what it is, where that does not say it. */
export const entryName = (whose: string | undefined, title: string): string => (whose === undefined || whose === '' ? title : title.includes(whose) ? title : [whose, title].filter((part) => part !== '').join(comma()));

const dayOf = (value: unknown, { kind }: Field, timeZone: string): readonly [day: string, time: string | undefined] | undefined => {
  if (typeof value !== 'string' || value === '') return undefined;
  if (kind !== 'dateTime') return [value.slice(0, 10), undefined];
  const [day, time] = localAt(Date.parse(value), timeZone);
  return [day, time.slice(0, 5)];
};

export const entryOf = (row: Row, name: string, status: EntryStatus | undefined, { day, until }: DayFields, timeZone: string): Entry | undefined => {
  const at = dayOf(row[day.name], day, timeZone);
  if (!at) return undefined;
  const end = until && dayOf(row[until.name], until, timeZone)?.[0];
  return { row, name, from: at[0], to: end !== undefined && end > at[0] ? end : at[0], time: at[1], status };
};

/** The question narrowed to what lies, also in part, between two days. A record without an end is on its first day only. */
export const queryBetween = (query: ListQuery, { day, until }: DayFields, from: string, to: string, timeZone: string): ListQuery => {
  const { from: least } = groupCondition(day, { bucket: 'DAY' }, from, timeZone);
  const { to: most } = groupCondition(day, { bucket: 'DAY' }, to, timeZone);
  const begins = { ...(least === undefined ? {} : { from: least }), ...(most === undefined ? {} : { to: most }) };
  const sorts = day.sort ? [{ field: day.key, order: 'ASC' as const }] : query.sorts;
  if (!until) return { ...query, sorts, within: [...(query.within ?? []), { [day.key]: begins }] };
  const rule = (field: string, condition: FilterRule['condition']): FilterRule => ({ field, condition });
  const open: FilterGroup = { match: 'ALL', parts: [rule(until.key, { empty: true }), rule(day.key, begins)] };
  const lasting: FilterGroup = { match: 'ANY', parts: [rule(until.key, { from }), ...(until.required ? [] : [open])] };
  const advanced: FilterGroup = { match: 'ALL', parts: [lasting, ...(query.advanced ? [query.advanced] : [])] };
  return { ...query, sorts, advanced, within: [...(query.within ?? []), { [day.key]: most === undefined ? {} : { to: most } }] };
};

/** What the fields hold once a record moved by whole days: an instant keeps its time of day, a range its length. */
export const movedBy = ({ row }: Entry, { day, until }: DayFields, shift: (day: string) => string, timeZone: string): readonly { readonly field: Field; readonly after: unknown }[] => {
  const moved = (field: Field): readonly { readonly field: Field; readonly after: unknown }[] => {
    const value = row[field.name];
    if (typeof value !== 'string' || value === '') return [];
    if (field.kind !== 'dateTime') return [{ field, after: shift(value.slice(0, 10)) }];
    const [local, time] = localAt(Date.parse(value), timeZone);
    return [{ field, after: toInstant(shift(local), time, timeZone) ?? value }];
  };
  return [...moved(day), ...(until ? moved(until) : [])];
};
