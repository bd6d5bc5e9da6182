import { keepsKind, type Measure } from '../../../../domain/lists/aggregate.ts';
import type { Field } from '../../../../domain/resource.ts';
import { cells } from '../../../fields/cells.tsx';
import type { CellFormats } from '../../../fields/cellKind.ts';
import { currencyOf } from '../../../fields/input/currency.ts';
import { averageOf } from '../../../fields/money/averageOf.ts';
import type { RecordFigure } from '../../../providers/data/recordGroups.ts';

const plain = (value: string, locale: string, digits: number): string => new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value as Intl.StringNumericLiteral).replace('-', '−');

/** A figure as people read it: amounts in their currency, days in the organisation's format. '' where there is none. */
export const figureText = ({ measure }: Measure, field: Field | undefined, { value, currency }: RecordFigure, formats: CellFormats): string => {
  if (value === null) return '';
  if (!field || !keepsKind(measure)) return plain(value, formats.locale, measure === 'AVERAGE_YEARS' ? 1 : 0);
  if (measure === 'AVERAGE' && field.kind === 'integer') return plain(value, formats.locale, 2);
  const record = field.currency !== undefined && currency !== null ? { [field.currency]: currency } : {};
  const amount = measure === 'AVERAGE' && field.kind === 'money' ? averageOf(value, currencyOf(field, record, formats.currency)) : value;
  return cells[field.kind].text(field.kind === 'integer' ? Number(value) : amount, field, record, formats);
};
