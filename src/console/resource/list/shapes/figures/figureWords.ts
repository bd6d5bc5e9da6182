import { isBucketed, keepsKind, measureWord, type Grouping, type Measure } from '../../../../../domain/lists/aggregate.ts';
import { oneOf } from '../../../../../domain/lists/several.ts';
import { bucketText } from '../../../../../domain/lists/buckets.ts';
import { isLanguage } from '../../../../../domain/languages.ts';
import type { Field } from '../../../../../domain/resource.ts';
import { cells } from '../../../../fields/cells.tsx';
import type { CellFormats } from '../../../../fields/cellKind.ts';
import { writeDate } from '../../../../fields/input/dateText.ts';
import { averageOf } from '../../../../fields/money/averageOf.ts';
import type { RecordFigure } from '../../../../providers/data/recordGroups.ts';

/** What a group's value is called: a title, an option's word, a period, else the value as a cell shows it. */
export const keyText = (grouped: Field, { bucket = 'MONTH' }: Pick<Grouping, 'bucket'>, key: unknown, title: string | null | undefined, formats: CellFormats): string => {
  if (key === null || key === undefined) return formats.translate('shapes.none');
  const field = oneOf(grouped);
  if (field.kind === 'reference') return title ?? String(key);
  if (isBucketed(field)) return bucketText(String(key), bucket, isLanguage(formats.language) ? formats.language : 'en', (day) => writeDate(day, formats.dateFormat));
  return cells[field.kind].text(key, field, {}, formats) || String(key);
};

/** 'Number of records', 'Sum: Salary'. */
export const measureLabel = ({ measure }: Measure, field: Field | undefined, nameOf: (field: Field) => string, { translate }: Pick<CellFormats, 'translate'>): string => {
  const word = translate(measureWord(measure, field?.kind));
  return field ? translate('reports.measureOf', { measure: word, field: nameOf(field) }) : word;
};

const DECIMALS = 2;

/** A figure as people read it: amounts with their currency, averages with two decimals at most. */
export const figureText = ({ measure }: Measure, field: Field | undefined, { value, currency }: RecordFigure, formats: CellFormats): string => {
  if (value === null) return '';
  if (!field || !keepsKind(measure) || (measure === 'AVERAGE' && field.kind !== 'money')) return new Intl.NumberFormat(formats.locale, { maximumFractionDigits: DECIMALS }).format(value as Intl.StringNumericLiteral).replace('-', '−');
  const { currency: _own, ...plain } = field;
  const unit = currency ?? formats.currency;
  const amount = measure === 'AVERAGE' ? averageOf(value, unit) : value;
  return cells[field.kind].text(field.kind === 'integer' ? Number(value) : amount, plain, {}, { ...formats, currency: unit });
};
