/** A report of groups. */
import type { AggregateOrder } from '../../domain/lists/aggregate.ts';
import { firstWeekday } from '../../domain/lists/firstWeekday.ts';
import { bucketEnd } from '../../domain/lists/buckets.ts';
import type { Definition } from '../../domain/reports/definition.ts';
import type { Database } from '../db/connection.ts';
import { say } from '../messages.ts';
import { readAggregate, type Aggregated, type Group } from '../resource/aggregate/aggregate.ts';
import type { FilterInput } from '../resource/filter.ts';
import { groupCell, groupFormat, groupLabel, measureCell, measureFormat, measureLabel } from './cells.ts';
import type { Reading } from './report-sight.ts';
import { emptyCell, type ReportColumn, type ReportContext, type ReportRow } from './report-table.ts';

type Query = { readonly definition: Definition; readonly filter: FilterInput | null; readonly limit: number };
export type GroupedReport = { readonly total: number; readonly columns: readonly ReportColumn[]; readonly rows: readonly ReportRow[]; readonly totals: readonly ReportRow[] };

/** `group:0` and `measure:1` as the aggregate takes them. */
const orderOf = ({ sort }: Definition): AggregateOrder[] =>
  sort.map(({ field, order }) => {
    const [by, at] = field.split(':');
    return { by: by === 'measure' ? 'MEASURE' : 'GROUP', at: Number(at), order };
  });

/** The filter by which the list of the entity shows the records of a group; null where its filters cannot say it. */
const narrowing = ({ plan }: Aggregated, { keys }: Group): ReportRow['filter'] => {
  const parts = plan.groupings.map(({ place: { reference }, one: field, bucket }, at): readonly [string, unknown] | null => {
    const key = keys[at];
    if (reference !== null || field.custom !== undefined || (bucket !== null && field.kind === 'dateTime')) return null;
    if (key === null) return [field.key, { empty: true }];
    if (bucket !== null) return [field.key, { from: key, to: bucketEnd(String(key), bucket) }];
    return [field.key, field.kind === 'reference' || field.options ? { in: [key] } : { equals: key }];
  });
  if (parts.some((part) => part === null)) return null;
  const fields = parts as (readonly [string, unknown])[];
  return new Set(fields.map(([name]) => name)).size === fields.length ? Object.fromEntries(fields) : null;
};

/** Measures of no grouping at all are one row. */
export const readGrouped = async (db: Database, { resource, sight }: Reading, { definition, filter, limit }: Query, context: ReportContext): Promise<GroupedReport> => {
  const measures = definition.measures.length > 0 ? definition.measures : [{ measure: 'COUNT' as const }];
  const hasTotals = definition.totals && definition.groupBy.length > 0;
  const aggregate = { groupBy: definition.groupBy, measures, order: orderOf(definition), limit, ...(hasTotals ? { totals: [[]] } : {}) };
  const found = await readAggregate(db, { resource, aggregate, sight, filter, timeZone: context.formats.timeZone, today: context.today, weekStart: firstWeekday(context.formats.country) });
  const { groupings, measures: planned } = found.plan;
  const columns = [
    ...groupings.map((grouping): ReportColumn => ({ kind: grouping.isCurrency ? 'CURRENCY' : 'GROUP', label: groupLabel(grouping, resource, context), isNumber: false, format: groupFormat(grouping) })),
    ...planned.map((measure): ReportColumn => ({ kind: 'MEASURE', label: measureLabel(measure, resource, context), isNumber: true, format: measureFormat(measure) })),
  ];
  const figures = (group: Group) => planned.map((measure, at) => measureCell(measure, group.measures[at] ?? null, group, context));
  const rows = found.groups.map((group): ReportRow => ({ cells: [...groupings.map((grouping, at) => groupCell(grouping, group.keys[at] ?? null, group.titles[at] ?? null, context)), ...figures(group)], id: null, filter: narrowing(found, group) }));
  const word = { ...emptyCell, text: say(context.language, 'reports.total'), value: say(context.language, 'reports.total') };
  const totals = (found.totals[0] ?? []).map((group): ReportRow => ({
    cells: [...groupings.map((grouping, at) => (at === 0 ? word : grouping.isCurrency ? groupCell(grouping, group.keys[at] ?? null, null, context) : emptyCell)), ...figures(group)],
    id: null,
    filter: null,
  }));
  return { total: found.totalGroups, columns, rows, totals };
};
