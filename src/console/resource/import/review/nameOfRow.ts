import { fullName } from '../../../../domain/fullName.ts';
import type { Resource } from '../../../../domain/resource.ts';
import type { ReviewRow } from '../job/importJob.ts';

/** What people know the record of a row by: its title, or the parts that the title is put together from, else its first text. */
export const nameOfRow = (resource: Resource, { cells }: ReviewRow): string => {
  const title = resource.fields.find(({ name }) => name === resource.title);
  const textOf = (key: string | undefined): string => cells.find(({ target }) => target === key)?.text ?? '';
  return textOf(title?.key) || fullName((title?.concat ?? []).map(textOf)) || (cells[0]?.text ?? '');
};
