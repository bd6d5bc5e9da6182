import type { Field } from '../../../domain/resource.ts';
import type { Condition } from '../../providers/data/listQuery.ts';
import { cells } from '../cells.tsx';
import type { CellFormats } from '../cellKind.ts';
import { filteredAs } from './filteredAs.ts';
import { daysText } from './daysText.ts';
import { filterKinds, operatorOf } from './operators.ts';
import type { Operator } from './operators.ts';

export type ConditionText = { readonly operator: string; readonly value: string };

const isOrdered = (field: Field): boolean => ['date', 'dateTime', 'time'].includes(field.kind);

/** An operator in words: days have other ones than numbers. */
export const operatorText = (operator: Operator, field: Field, { translate }: CellFormats): string => translate(`grid.operator.${isOrdered(field) ? 'time.' : ''}${operator}`, { _: translate(`grid.operator.${operator}`) });

const NAMED = 3;

/** A condition as its chip says it. `titles` are the names of referred records by id. */
export const conditionText = (condition: Condition, asked: Field, formats: CellFormats, titles: ReadonlyMap<string, string>): ConditionText => {
  const field = filteredAs(asked);
  const { translate, locale } = formats;
  const operator = operatorOf(condition);
  const written = (value: unknown): string =>
    field.kind === 'reference' ? (titles.get(String(value)) ?? '…') : field.kind === 'choices' ? cells.choice.text(value, field, {}, formats) : cells[field.kind].text(value, field, {}, formats) || String(value);
  const several = (values: readonly unknown[]): string => {
    const names = values.slice(0, NAMED).map(written);
    const more = values.length > NAMED ? [translate('grid.filter.more', { smart_count: values.length - NAMED })] : [];
    return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format([...names, ...more]);
  };
  if (operator === 'empty' || operator === 'notEmpty') return { operator: operatorText(operator, field, formats), value: '' };
  if (condition.within !== undefined) return { operator: translate('grid.operator.is'), value: daysText(condition.within, translate) };
  if (condition.person !== undefined) return { operator: translate('grid.operator.is'), value: translate(`grid.person.${condition.person}`) };
  if (operator === 'anyOf' || operator === 'allOf') {
    const values = condition.in ?? condition.all ?? [];
    return { operator: operatorText(values.length === 1 && filterKinds[field.kind].shape !== 'value' ? 'is' : operator, field, formats), value: several(values) };
  }
  const value = operator === 'between' ? `${written(condition.from)} – ${written(condition.to)}` : operator === 'contains' ? String(condition.contains) : written(condition.equals ?? condition.from ?? condition.to);
  return { operator: operatorText(operator, field, formats), value };
};
