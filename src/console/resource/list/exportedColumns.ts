import { importKeys } from '../../../domain/importKeys.ts';
import type { ListModel } from './ListModel.ts';

export type Listed = Pick<ListModel, 'target' | 'columns' | 'fields'>;

/** The columns of the grid; all that an import knows the records by stands first where the grid leaves it out, so that the file may come back. */
export const exportedColumns = ({ target: { resource }, columns, fields }: Listed): string[] => {
  const shown = columns.map(({ field }) => field.name);
  const keys = resource.importable ? new Set([resource.code, ...importKeys(resource)]) : new Set();
  const known = [...(keys.has('id') ? ['id'] : []), ...fields.filter(({ key, name }) => keys.has(key) || keys.has(name)).map(({ name }) => name)];
  return [...known.filter((name) => !shown.includes(name)), ...shown];
};
