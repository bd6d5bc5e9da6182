/** What a report asks, as it is kept: nothing here knows whether the fields still exist or who may see them. */
import { measureKinds, MOST_GROUPINGS, MOST_MEASURES, type Grouping, type Measure } from '../lists/aggregate.ts';
import { dateBuckets } from '../lists/buckets.ts';

export const chartKinds = ['BAR', 'LINE', 'PIE'] as const;
export type ChartKind = (typeof chartKinds)[number];

/** Records sorted by a field, or groups by a grouping (`group:0`) or a measure (`measure:0`). */
export type ReportSort = { readonly field: string; readonly order: 'ASC' | 'DESC' };

export type Definition = {
  /** Fields shown of each record, in their order; not asked where the report is grouped. */
  readonly columns: readonly string[];
  /** As the list of the entity takes it. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: readonly ReportSort[];
  readonly groupBy: readonly Grouping[];
  /** Of each group, or of all records where there is none. */
  readonly measures: readonly Measure[];
  /** The line below everything. */
  readonly totals: boolean;
  readonly chart: ChartKind | null;
};

export const emptyDefinition: Definition = { columns: [], filter: {}, sort: [], groupBy: [], measures: [], totals: true, chart: null };

export const MOST_COLUMNS = 60;
const MOST_SORTS = 5;
/** JSON text of a definition in characters. */
const MOST_TEXT = 100_000;

type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null && !Array.isArray(value);
const isPath = (value: unknown): value is string => typeof value === 'string' && /^\w{1,100}(\.\w{1,100})?$/.test(value);
const among = <Value extends string>(values: readonly Value[], value: unknown): value is Value => values.includes(value as Value);

const isGrouping = (value: unknown): value is Grouping => isParts(value) && isPath(value['field']) && (value['bucket'] === undefined || among(dateBuckets, value['bucket']));
const isMeasure = (value: unknown): value is Measure => isParts(value) && among(measureKinds, value['measure']) && (value['measure'] === 'COUNT' ? value['field'] === undefined : isPath(value['field']));
const isSort = (value: unknown): value is ReportSort => isParts(value) && typeof value['field'] === 'string' && /^(\w{1,100}|(group|measure):\d{1,2})$/.test(value['field']) && among(['ASC', 'DESC'], value['order']);

const listOf = <Value>(value: unknown, fits: (one: unknown) => one is Value, most: number): readonly Value[] | undefined => {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) && value.length <= most && value.every(fits) ? value : undefined;
};

/** The definition that a JSON value is, or the part of it that is none. What is left out is empty; what is not known is passed over. */
export const readDefinition = (told: unknown): { readonly definition: Definition } | { readonly wrong: string } => {
  if (!isParts(told) || JSON.stringify(told).length > MOST_TEXT) return { wrong: 'definition' };
  const columns = listOf(told['columns'], isPath, MOST_COLUMNS);
  const sort = listOf(told['sort'], isSort, MOST_SORTS);
  const groupBy = listOf(told['groupBy'], isGrouping, MOST_GROUPINGS);
  const measures = listOf(told['measures'], isMeasure, MOST_MEASURES);
  const filter = told['filter'] ?? {};
  const chart = told['chart'] ?? null;
  if (!columns) return { wrong: 'columns' };
  if (!sort) return { wrong: 'sort' };
  if (!groupBy) return { wrong: 'groupBy' };
  if (!measures) return { wrong: 'measures' };
  if (!isParts(filter)) return { wrong: 'filter' };
  if (chart !== null && !among(chartKinds, chart)) return { wrong: 'chart' };
  return { definition: { columns, filter, sort, groupBy, measures, totals: told['totals'] !== false, chart } };
};

/** Whether the report answers groups rather than records. */
export const isGrouped = ({ groupBy, columns }: Definition): boolean => groupBy.length > 0 || columns.length === 0;
