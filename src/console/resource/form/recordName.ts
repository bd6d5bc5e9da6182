import type { Resource } from '../../../domain/resource.ts';
import type { Values } from './values.ts';

/** The title by which people know a record, its id where it has none. */
export const recordTitle = ({ title }: Pick<Resource, 'title'>, record: Values): string => String(record[title] ?? '') || String(record.id ?? '');

/** The code beside the title; undefined where there is none or it says the same. */
export const recordCode = ({ title, code }: Pick<Resource, 'title' | 'code'>, record: Values): string | undefined => {
  const text = code === undefined || code === title ? undefined : record[code];
  return typeof text === 'string' && text !== '' ? text : undefined;
};
