/** A list asked in groups: what it is grouped by and what is measured of each group. The server makes one statement of it (src/server/resource/aggregate). */
import type { Field, FieldKind } from '../resource.ts';
import type { DateBucket } from './buckets.ts';
import { isSeveral } from './several.ts';

/** A field is a key of the entity (`departmentId`), or one of a reference's own fields behind a dot (`employeeId.departmentId`). */
export type Grouping = { readonly field: string; /** For days and instants, which are grouped by nothing else; MONTH where it is not told. */ readonly bucket?: DateBucket };

/** AVERAGE_YEARS: of days, how long ago they are on average in years of 365.2425 days: ages and lengths of service. */
export const measureKinds = ['COUNT', 'COUNT_DISTINCT', 'SUM', 'AVERAGE', 'MINIMUM', 'MAXIMUM', 'AVERAGE_YEARS'] as const;
export type MeasureKind = (typeof measureKinds)[number];

/** Whether the figure of groups by these fields together is the sum of theirs: an average or the largest is none, who is in two groups is one of what differs, and a record stands in a group for each of several values. */
export const isAdded = (measure: MeasureKind, by: readonly Pick<Field, 'kind' | 'rows'>[]): boolean => (measure === 'COUNT' || measure === 'SUM') && !by.some(isSeveral);

/** COUNT counts records; the others need a field. */
export type Measure = { readonly measure: MeasureKind; readonly field?: string };

/** Groups in the order of a grouping (`at` in groupBy) or of a measure (`at` in measures). */
export type AggregateOrder = { readonly by: 'GROUP' | 'MEASURE'; readonly at: number; readonly order: 'ASC' | 'DESC' };

export type Aggregate = {
  readonly groupBy: readonly Grouping[];
  readonly measures: readonly Measure[];
  /** Without it the groups in their own order, the empty one last. */
  readonly order?: readonly AggregateOrder[];
  /** Groups at most. Totals are of all of them. */
  readonly limit?: number;
  /** Totals besides the groups: each names the places in groupBy that it keeps. `[[]]` is one total of everything, `[[0], [1], []]` those of a pivot. */
  readonly totals?: readonly (readonly number[])[];
};

export const MOST_GROUPINGS = 6;
export const MOST_MEASURES = 12;
export const MOST_TOTALS = 12;
/** What one answer holds. */
export const MOST_GROUPS = 25_000;

const NUMBERS: readonly FieldKind[] = ['integer', 'decimal', 'money', 'duration'];
const ORDERED: readonly FieldKind[] = [...NUMBERS, 'percent', 'date', 'dateTime', 'time'];
const GROUPED: readonly FieldKind[] = ['text', 'email', 'phone', 'colour', 'integer', 'decimal', 'percent', 'date', 'dateTime', 'time', 'yesNo', 'status', 'choice', 'listed', 'reference'];

export const isBucketed = ({ kind }: Pick<Field, 'kind'>): boolean => kind === 'date' || kind === 'dateTime';
/** A record with several values stands in the group of each. */
export const isGroupable = ({ kind, rows }: Pick<Field, 'kind' | 'rows'>): boolean => GROUPED.includes(kind) || isSeveral({ kind, rows });

/** What may be measured of a field. Percentages and calendar years are not added up; amounts of several currencies are measured for each by itself. */
export const measuresOf = ({ kind, isYear }: Pick<Field, 'kind' | 'isYear'>): readonly MeasureKind[] => {
  const distinct: readonly MeasureKind[] = GROUPED.includes(kind) ? ['COUNT_DISTINCT'] : [];
  const sums: readonly MeasureKind[] = NUMBERS.includes(kind) && isYear !== true ? ['SUM'] : [];
  const averages: readonly MeasureKind[] = (NUMBERS.includes(kind) || kind === 'percent') && isYear !== true ? ['AVERAGE'] : [];
  const limits: readonly MeasureKind[] = ORDERED.includes(kind) ? ['MINIMUM', 'MAXIMUM'] : [];
  return [...sums, ...averages, ...limits, ...(kind === 'date' ? (['AVERAGE_YEARS'] as const) : []), ...distinct];
};

/** Whether a measure is of the field's own kind (an amount stays an amount); the others are plain numbers. */
export const keepsKind = (measure: MeasureKind): boolean => measure === 'SUM' || measure === 'AVERAGE' || measure === 'MINIMUM' || measure === 'MAXIMUM';

/** `employeeId.departmentId` → the reference and the field of what it refers to; a field of the entity itself has no reference. */
export const stepsOf = (path: string): { readonly reference: string | null; readonly field: string } => {
  const at = path.indexOf('.');
  return at < 0 ? { reference: null, field: path } : { reference: path.slice(0, at), field: path.slice(at + 1) };
};

const DAYS: readonly string[] = ['date', 'dateTime', 'time'];

/** The message that names a measure: the smallest of days is the earliest. */
export const measureWord = (measure: MeasureKind, kind: string | undefined): string => `reports.measure.${measure}${(measure === 'MINIMUM' || measure === 'MAXIMUM') && kind !== undefined && DAYS.includes(kind) ? '.day' : ''}`;
