import type { ConsoleDataProvider } from '../../../providers/data/ConsoleDataProvider.ts';
import type { ListQuery } from '../../../providers/data/listQuery.ts';
import type { Row } from '../../../providers/data/row.ts';

export type ShapePage = { readonly rows: readonly Row[]; readonly total: number; readonly isEstimate: boolean };

type Asked = { readonly screen: string; /** Names of fields. */ readonly columns: readonly string[]; readonly query: ListQuery; readonly offset?: number; readonly limit: number; readonly signal?: AbortSignal };

/** Some rows of what a shape asks: the ordinary list, so that its rights, search and filter hold. */
export const readShapePage = async (dataProvider: Pick<ConsoleDataProvider, 'getList'>, { screen, columns, query, offset = 0, limit, signal }: Asked): Promise<ShapePage> => {
  const { filter, advanced, within, search, sorts, ids } = query;
  const answer = await dataProvider.getList<Row>(screen, {
    filter,
    pagination: { page: 1, perPage: limit },
    meta: { columns, search, offset, sorts, ...(advanced ? { advanced } : {}), ...(within ? { within } : {}), ...(ids ? { ids } : {}) },
    ...(signal ? { signal } : {}),
  });
  return { rows: answer.data, total: answer.total ?? 0, isEstimate: answer.meta?.isEstimate === true };
};

/** The question with one more condition that must hold. */
export const within = (query: ListQuery, ...more: NonNullable<ListQuery['within']>): ListQuery => ({ ...query, within: [...(query.within ?? []), ...more] });
