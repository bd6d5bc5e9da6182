/** Job posts as the person may see them. */
import type { Grant } from '../../access/authorise.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../refuse.ts';
import { readPage, type Fields } from '../../resource/read-page.ts';

/** One post, or 'not found'. */
export const readPost = async <Line extends object>(context: Pick<Context, 'db'>, grant: Grant, id: number | string, fields: Fields): Promise<Line> => {
  const { lines } = /^\d{1,18}$/.test(String(id)) ? await readPage<Line>(context, grant, 'JobPost', fields, { filters: [{ ids: [String(id)] }], limit: 1 }) : { lines: [] };
  if (!lines[0]) throw refuse('NOT_FOUND');
  return lines[0];
};
