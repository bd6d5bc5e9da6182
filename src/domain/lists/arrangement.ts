/** How a list shows what matches: as rows, in groups with totals, or in another shape. Kept by saved views and, as text, by addresses. */
import type { Field } from '../resource.ts';
import { isAdded, isBucketed, isGroupable, measureKinds, measuresOf, MOST_MEASURES, type Grouping, type Measure, type MeasureKind } from './aggregate.ts';
import { dateBuckets } from './buckets.ts';

export const listShapes = ['LIST', 'BOARD', 'CALENDAR', 'CHART', 'PIVOT', 'TREE'] as const;
export type ListShape = (typeof listShapes)[number];
export const listCharts = ['BAR', 'LINE', 'PIE'] as const;
export type ListChart = (typeof listCharts)[number];
/** A ring shows parts of a whole: only of what may be added. */
export const chartsOf = (measure: MeasureKind, by: readonly Pick<Field, 'kind' | 'rows'>[]): readonly ListChart[] => listCharts.filter((chart) => chart !== 'PIE' || isAdded(measure, by));

/** A field of the list itself; groups in ascending order of it, or in descending. */
export type ArrangedGrouping = Grouping & { readonly order?: 'DESC' };

export type Arrangement = {
  readonly shape: ListShape;
  /** Key of the field of a board's lanes or of a calendar's date; without it the shape's own choice. */
  readonly by?: string;
  readonly groupBy: readonly ArrangedGrouping[];
  /** Totals of columns and of groups; the figures of a chart or pivot. */
  readonly measures: readonly Measure[];
  readonly chart?: ListChart;
  /** How many of `groupBy`, counted from the last, stand across in a pivot. */
  readonly across?: number;
};

export const plainArrangement: Arrangement = { shape: 'LIST', groupBy: [], measures: [] };
export const MOST_GROUP_LEVELS = 3;

type Parts = Readonly<Record<string, unknown>>;
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null && !Array.isArray(value);
const isKey = (value: unknown): value is string => typeof value === 'string' && /^\w{1,100}$/.test(value);
const among = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined => values.find((one) => one === value);

/** Each field and period once: a second time would say nothing. */
const once = <One>(list: readonly One[], key: (one: One) => string): readonly One[] => [...new Map(list.map((one) => [key(one), one])).values()];
const groupingText = ({ field, bucket, order }: ArrangedGrouping): string => `${order === 'DESC' ? '-' : ''}${field}${bucket === undefined ? '' : `:${bucket}`}`;
const measureText = ({ measure, field }: Measure): string => (field === undefined ? measure : `${measure}:${field}`);

const readGrouping = (told: unknown): ArrangedGrouping | undefined => {
  if (!isParts(told) || !isKey(told['field'])) return undefined;
  const bucket = among(dateBuckets, told['bucket']);
  return { field: told['field'], ...(bucket ? { bucket } : {}), ...(told['order'] === 'DESC' ? { order: 'DESC' } : {}) };
};
const readMeasure = (told: unknown): Measure | undefined => {
  const measure = isParts(told) ? among(measureKinds, told['measure']) : undefined;
  if (!measure || !isParts(told)) return undefined;
  if (measure === 'COUNT') return { measure };
  return isKey(told['field']) ? { measure, field: told['field'] } : undefined;
};
const readList = <One>(told: unknown, read: (one: unknown) => One | undefined): readonly One[] => (Array.isArray(told) ? told.slice(0, 100).map(read).filter((one) => one !== undefined) : []);

const bounded = ({ shape, by, groupBy, measures, chart, across }: Parts & Pick<Arrangement, 'groupBy' | 'measures'>): Arrangement => {
  const kept = once(groupBy, ({ field, bucket }) => `${field} ${bucket}`).slice(0, MOST_GROUP_LEVELS);
  const drawn = among(listCharts, chart);
  return {
    shape: among(listShapes, shape) ?? 'LIST',
    ...(isKey(by) ? { by } : {}),
    groupBy: kept,
    measures: once(measures, measureText).slice(0, MOST_MEASURES),
    ...(drawn ? { chart: drawn } : {}),
    ...(typeof across === 'number' && Number.isInteger(across) && across >= 0 ? { across: Math.min(across, kept.length) } : {}),
  };
};

/** The arrangement that a JSON value is; undefined where it is none. What is not known is passed over. */
export const readArrangement = (told: unknown): Arrangement | undefined =>
  isParts(told) ? bounded({ ...told, groupBy: readList(told['groupBy'], readGrouping), measures: readList(told['measures'], readMeasure) }) : undefined;

/** The parts of an address that say an arrangement. */
export const arrangementParameters = ['shape', 'by', 'group', 'totals', 'chart', 'across'] as const;
export type ArrangementText = Readonly<Record<(typeof arrangementParameters)[number], string>>;

/** `{ shape: 'BOARD', by: 'status', group: 'departmentId,-hiredOn:MONTH', totals: 'SUM:salary,COUNT' … }`; '' is what a plain list has. */
export const arrangementText = ({ shape, by, groupBy, measures, chart, across }: Arrangement): ArrangementText => ({
  shape: shape === 'LIST' ? '' : shape,
  by: by ?? '',
  group: groupBy.map(groupingText).join(','),
  totals: measures.map(measureText).join(','),
  chart: chart ?? '',
  across: across === undefined ? '' : String(across),
});

const split = (text: string): readonly string[] => text.split(',').filter((part) => part !== '');

/** The way back, of text that anyone may have written: what is not understood is left out. */
export const parseArrangement = ({ shape, by, group, totals, chart, across }: ArrangementText): Arrangement => {
  const groupBy = split(group).map((part) => {
    const [field, bucket] = part.replace(/^-/, '').split(':');
    return readGrouping({ field, bucket, order: part.startsWith('-') ? 'DESC' : undefined });
  });
  const measures = split(totals).map((part) => {
    const [measure, field] = part.split(':');
    return readMeasure({ measure, field });
  });
  return bounded({ shape, by, chart, across: across === '' ? undefined : Number(across), groupBy: groupBy.filter((one) => one !== undefined), measures: measures.filter((one) => one !== undefined) });
};

/** Whether it is a list of rows without groups and totals. */
export const isPlain = (arrangement: Arrangement): boolean => Object.values(arrangementText(arrangement)).every((text) => text === '');

/** A field can be grouped by in a list when its filter can say which records stand in a group. */
export const isListGroupable = (field: Field): boolean => field.filter && isGroupable(field);

/** What is left for a reader of these fields, and the keys of the fields that were left out: they exist no longer, or not for them, or became something else. */
export const fitArrangement = (arrangement: Arrangement, fields: readonly Field[]): { readonly arrangement: Arrangement; readonly missing: readonly string[] } => {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const groups = (key: string): boolean => {
    const field = byKey.get(key);
    return field !== undefined && isListGroupable(field);
  };
  const measured = ({ measure, field: key }: Measure): boolean => {
    const field = key === undefined ? undefined : byKey.get(key);
    return measure === 'COUNT' || (field !== undefined && measuresOf(field).includes(measure));
  };
  const { by, groupBy, measures, ...rest } = arrangement;
  const isBy = by === undefined || groups(by);
  const kept = groupBy.filter(({ field }) => groups(field)).map(({ bucket, ...one }): ArrangedGrouping => (bucket && isBucketed(byKey.get(one.field)!) ? { ...one, bucket } : one));
  const missing = [...(isBy ? [] : [by]), ...groupBy.map(({ field }) => field).filter((key) => !groups(key)), ...measures.filter((one) => !measured(one)).flatMap(({ field }) => field ?? [])];
  return {
    arrangement: { ...rest, ...(isBy && by !== undefined ? { by } : {}), groupBy: kept, measures: measures.filter(measured), ...(rest.across === undefined ? {} : { across: Math.min(rest.across, kept.length) }) },
    missing: [...new Set(missing)],
  };
};
