import type { ListModel } from './ListModel.ts';

export type Listed = Pick<ListModel, 'target' | 'columns' | 'fields'>;

/** The columns of the grid; what an import knows the records by stands first where the grid leaves it out, so that the file may come back. */
export const exportedColumns = ({ target: { resource }, columns, fields }: Listed): string[] => {
  const shown = columns.map(({ field }) => field.name);
  const known = resource.importable ? fields.find(({ key }) => key === resource.code) : undefined;
  return known && !shown.includes(known.name) ? [known.name, ...shown] : shown;
};
