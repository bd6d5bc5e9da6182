/** A report of records: each a row, figures of all of them below. */
import { flat } from '../../domain/customisation/custom-values.ts';
import { customKey, isCustomKey } from '../../domain/customisation/customise.ts';
import type { Definition } from '../../domain/reports/definition.ts';
import type { Database } from '../db/connection.ts';
import { say } from '../messages.ts';
import { placeOf, type Place } from '../resource/aggregate/place.ts';
import type { FilterInput } from '../resource/filter.ts';
import { columnFormat } from '../resource/import/template.ts';
import { readList, type ListArguments, type ListCall } from '../resource/list.ts';
import { resourceOf } from '../resource/registry.ts';
import { selectionOf, type Selection } from '../resource/selection.ts';
import { cellOfField, placeLabel } from './cells.ts';
import { readGrouped, type GroupedReport } from './grouped-report.ts';
import type { Reading } from './report-sight.ts';
import { emptyCell, type Cell, type ReportColumn, type ReportContext, type ReportRow } from './report-table.ts';

type Values = Readonly<Record<string, unknown>>;
type Step = { readonly place: Place; /** Where the currency of an amount stands beside it. */ readonly currency: string | null };

export type RecordColumns = { readonly columns: readonly ReportColumn[]; readonly selection: Selection; readonly isNamed: readonly boolean[]; read(row: Values): Cell[] };

/** The name under which a list answers a field, and what it is asked for of it. */
const asked = ({ resource, field }: Place): readonly [string, true | Selection] => {
  if (field.custom !== undefined) return ['custom', true];
  if (!field.reference) return [field.name, true];
  return [field.name, selectionOf({ [field.reference.endpoint === resource.endpoint ? resourceOf(field.reference.type).title : 'title']: true })];
};

const valueIn = (row: Values | null | undefined, { field }: Place): unknown => {
  if (row === null || row === undefined) return null;
  return flat(row)[field.custom === undefined ? field.name : customKey(field.custom)];
};

/** What the list is asked for; several fields behind one reference are asked for together. */
export const recordColumns = ({ resource, sight }: Reading, { columns }: Definition, context: ReportContext): RecordColumns => {
  const steps = columns.map((path): Step => {
    const place = placeOf(resource, path, sight);
    const by = place.field.kind === 'money' ? place.field.currency : undefined;
    const currency = by !== undefined && place.resource.fields.some(({ key }) => key === by) ? by : null;
    return { place, currency };
  });
  const own: Record<string, true | Selection> = {};
  const behind: Record<string, Record<string, true | Selection>> = {};
  for (const { place, currency } of steps) {
    const into = place.reference === null ? own : (behind[place.reference.name] ??= {});
    const [name, inner] = asked(place);
    into[name] = inner;
    if (currency !== null) into[place.resource.fields.find(({ key }) => key === currency)!.name] = true;
  }
  for (const [name, inner] of Object.entries(behind)) own[name] = selectionOf({ ...(own[name] instanceof Map ? Object.fromEntries([...own[name]].map(([key]) => [key, true as const])) : {}), ...inner });
  return {
    columns: steps.map(({ place }): ReportColumn => ({ kind: 'FIELD', label: placeLabel(place, resource, context), isNumber: ['integer', 'count', 'decimal', 'money', 'percent', 'duration'].includes(place.field.kind), format: columnFormat(place.field) })),
    selection: selectionOf({ id: true, ...own }),
    isNamed: steps.map(({ place }) => place.reference === null && place.field.name === resource.title),
    read: (row) =>
      steps.map(({ place, currency }) => {
        const from = place.reference === null ? row : (row[place.reference.name] as Values | null);
        const code = currency === null ? undefined : from?.[currency];
        return cellOfField(place, valueIn(from, place), context, typeof code === 'string' ? code : undefined);
      }),
  };
};

/** As lists take it: fields of the organisation's own by their name. */
export const recordSort = ({ sort }: Definition): NonNullable<ListArguments['sort']> | null =>
  sort.length === 0 ? null : sort.map(({ field, order }) => (isCustomKey(field) ? { field: 'custom', key: field.slice(customKey('').length), order } : { field, order }));

/** By the place of a column the place of the sum of its field. The first column says what the line is. */
const sumsBelow = ({ columns, measures }: Definition): ReadonlyMap<number, number> =>
  new Map(measures.flatMap(({ measure, field }, place): [number, number][] => {
    const at = measure === 'SUM' && field !== undefined ? columns.indexOf(field) : -1;
    return at > 0 ? [[at, place]] : [];
  }));

/**
 * The lines of figures below: a sum stands in the column of its field where that is shown, other figures in columns of their own behind those of the
 * records. Amounts of several currencies have one line each, with that currency before them.
 */
export const recordTotals = async (db: Database, reading: Reading, definition: Definition, filter: FilterInput | null, context: ReportContext): Promise<{ readonly columns: readonly ReportColumn[]; readonly totals: readonly ReportRow[] }> => {
  if (!definition.totals || definition.measures.length === 0) return { columns: [], totals: [] };
  const found = await readGrouped(db, reading, { definition: { ...definition, sort: [], groupBy: [] }, filter, limit: 1000 }, context);
  const word: Cell = { text: say(context.language, 'reports.total'), value: say(context.language, 'reports.total'), number: null };
  const below = found.columns.some(({ kind }) => kind === 'CURRENCY') ? new Map<number, number>() : sumsBelow(definition);
  const behind = found.columns.map((_, at) => at).filter((at) => ![...below.values()].includes(at));
  const lineOf = (cells: readonly Cell[]): Cell[] => [...definition.columns.map((_, at) => (at === 0 ? word : (cells[below.get(at) ?? -1] ?? emptyCell))), ...behind.map((at) => cells[at]!)];
  return { columns: behind.map((at) => found.columns[at]!), totals: found.rows.map(({ cells }) => ({ cells: lineOf(cells), id: null, filter: null })) };
};

/** A page of records with the line below them. */
export const readRecords = async (db: Database, reading: Reading, definition: Definition, { filter, offset, limit }: { readonly filter: FilterInput | null; readonly offset: number; readonly limit: number }, context: ReportContext): Promise<GroupedReport> => {
  const { columns, selection, read } = recordColumns(reading, definition, context);
  const { resource, sight } = reading;
  const call: ListCall = {
    resource,
    sight,
    arguments: { filter, sort: recordSort(definition), offset, limit },
    lists: new Map([['rows', 'rows' as const]]),
    pageType: `${resource.type}Page`,
    selection: selectionOf({ totalRecords: true, rows: selection }),
  };
  const page = await readList<{ readonly totalRecords: number; readonly rows: readonly (Values & { readonly id: string })[] }>(db, call);
  const below = await recordTotals(db, reading, definition, filter, context);
  const spare = below.columns.map(() => emptyCell);
  return { total: page.totalRecords, columns: [...columns, ...below.columns], rows: page.rows.map((row) => ({ cells: [...read(row), ...spare], id: row.id, filter: null })), totals: below.totals };
};
