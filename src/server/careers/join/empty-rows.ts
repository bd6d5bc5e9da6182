/** Rows of a form that came back as empty as they were offered: one of them is offered again, none is added. */
import type { Field } from '../../../domain/resource.ts';
import type { Filling } from './drawing.ts';
import { rowCount } from './given.ts';

/** Nothing is kept, told or wrong in the row. A yes or no says nothing alone. */
export const isEmptyRow = ({ given, wrong, fileOf }: Filling, { key, rows }: Field, at: number): boolean => {
  const prefix = `${key}.${at}.`;
  if (given.text(`${prefix}id`) !== '' || [...wrong.keys()].some((name) => name.startsWith(prefix))) return false;
  return rows!.fields.every(({ kind, key: part }) => kind === 'id' || kind === 'yesNo' || (given.texts(`${prefix}${part}`).every((text) => text.trim() === '') && fileOf(`${prefix}${part}`) === null));
};

/** How many rows of a list hold something; the empty one stands last. */
export const rowsTold = (filling: Filling, field: Field): number => {
  let count = rowCount(filling.given, field.key);
  while (count > 0 && isEmptyRow(filling, field, count - 1)) count -= 1;
  return count;
};
