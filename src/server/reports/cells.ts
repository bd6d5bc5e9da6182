/** Values of a report as people read them and as files hold them. */
import { keepsKind, measureWord } from '../../domain/lists/aggregate.ts';
import { bucketText } from '../../domain/lists/buckets.ts';
import type { Field } from '../../domain/resource.ts';
import { formatDate } from '../../domain/values/dateFormat.ts';
import { formatValue } from '../../domain/values/formatValue.ts';
import { formatNumber } from '../../domain/values/numbers.ts';
import { say } from '../messages.ts';
import type { Place } from '../resource/aggregate/place.ts';
import type { PlannedGrouping, PlannedMeasure } from '../resource/aggregate/plan.ts';
import type { Group } from '../resource/aggregate/aggregate.ts';
import { cellOf } from '../resource/export/export-values.ts';
import { columnFormat } from '../resource/import/template.ts';
import { fieldLabel, wordsOf } from '../resource/import/words.ts';
import type { ColumnFormat } from '../sheets/write/sheet.ts';
import { emptyCell, type Cell, type ReportContext } from './report-table.ts';

const label = (language: ReportContext['language'], field: Field) => (enumName: string, value: string): string => (field.custom !== undefined ? value : say(language, `enum.${enumName}.${value}`));

/** A field's value; `currency` is that of its record where it has one of its own. */
export const cellOfField = ({ resource, field }: Place, raw: unknown, { language, formats }: ReportContext, currency?: string): Cell => {
  if (raw === null || raw === undefined) return emptyCell;
  const value = cellOf(resource, field, language, formats.timeZone)(raw);
  if (field.reference) return { text: String(value ?? ''), value, number: null };
  const text = formatValue(field, raw, { language, dateFormat: formats.dateFormat, timeZone: formats.timeZone, currency: currency ?? field.currency ?? formats.currency, label: label(language, field) });
  return { text, value, number: null };
};

/** What stands above a field behind a reference: `Employee · Department`. */
export const placeLabel = ({ reference, resource, field }: Place, base: Parameters<typeof fieldLabel>[0], { language }: ReportContext): string => {
  const words = wordsOf(language);
  const isAudit = field.name === 'createdAt' || field.name === 'updatedAt';
  const own = isAudit ? words(`common.${field.name}`) : fieldLabel(resource, field, words);
  return reference === null ? own : `${fieldLabel(base, reference, words)} · ${own}`;
};

export const groupLabel = (grouping: PlannedGrouping, base: Parameters<typeof fieldLabel>[0], context: ReportContext): string => {
  const name = placeLabel(grouping.place, base, context);
  return grouping.bucket === null ? name : `${name} (${say(context.language, `reports.bucket.${grouping.bucket}`)})`;
};

export const measureLabel = ({ measure, place }: PlannedMeasure, base: Parameters<typeof fieldLabel>[0], context: ReportContext): string => {
  const name = say(context.language, measureWord(measure, place?.field.kind));
  return place === null ? name : say(context.language, 'reports.measureOf', { measure: name, field: placeLabel(place, base, context) });
};

export const groupFormat = ({ one, bucket }: PlannedGrouping): ColumnFormat => (bucket === 'DAY' ? { kind: 'date' } : bucket !== null || one.reference ? { kind: 'text' } : columnFormat(one));

export const groupCell = ({ place, one, bucket }: PlannedGrouping, key: unknown, title: string | null, context: ReportContext): Cell => {
  const { language, formats } = context;
  if (key === null) return { text: say(language, 'reports.none'), value: null, number: null };
  if (bucket !== null) {
    const text = bucketText(String(key), bucket, language, (day) => formatDate(day, formats.dateFormat, language));
    return { text, value: bucket === 'DAY' ? String(key) : text, number: null };
  }
  if (one.reference) return { text: title ?? '', value: title, number: null };
  return cellOfField({ ...place, field: one }, key, context);
};

export const measureFormat = ({ measure, place }: PlannedMeasure): ColumnFormat => {
  if (measure === 'COUNT' || measure === 'COUNT_DISTINCT') return { kind: 'integer' };
  if (measure === 'AVERAGE_YEARS') return { kind: 'decimal', decimals: 2 };
  const format = columnFormat(place!.field);
  return measure === 'AVERAGE' && format.kind === 'integer' ? { kind: 'decimal', decimals: 2 } : format;
};

export const measureCell = ({ measure, place, currency }: PlannedMeasure, value: string | null, { keys }: Group, context: ReportContext): Cell => {
  if (value === null) return emptyCell;
  const { language, formats } = context;
  if (place === null || !keepsKind(measure)) return { text: formatNumber(value, language), value, number: value };
  const { field } = place;
  const isTime = field.kind === 'date' || field.kind === 'dateTime' || field.kind === 'time';
  const code = typeof currency === 'number' ? ((keys[currency] as string | null) ?? undefined) : (currency ?? formats.currency);
  // An average of whole numbers is none.
  const shown = field.kind === 'integer' ? { ...field, kind: 'decimal' as const } : field;
  const text = formatValue(shown, value, { language, dateFormat: formats.dateFormat, timeZone: formats.timeZone, ...(code === undefined ? {} : { currency: code }) });
  return { text, value: cellOf(place.resource, field, language, formats.timeZone)(value), number: isTime ? null : value };
};
