import type { Field } from '../../domain/resource.ts';
import type { Translate } from './cellKind.ts';

/** A unit in the form of the number before it: '1 month', '2 months'; where there is none, that of many. */
export const unitOf = (unit: string, value: unknown, translate: Translate): string => {
  const count = value === null || value === undefined || value === '' ? Number.NaN : Number(value);
  return translate(unit, { smart_count: Number.isNaN(count) ? 2 : Math.abs(count) });
};

/** A value's text with the unit of its field, as people of the language put them together. */
export const withUnit = (text: string, { unit }: Pick<Field, 'unit'>, value: unknown, translate: Translate): string =>
  unit === undefined || text === '' ? text : translate('grid.withUnit', { value: text, unit: unitOf(unit, value, translate) });
