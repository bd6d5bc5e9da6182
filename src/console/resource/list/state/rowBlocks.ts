import type { QueryFunctionContext } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../../providers/data/ConsoleDataProvider.ts';
import type { ListQuery } from '../../../providers/data/listQuery.ts';
import type { Row } from '../../../providers/data/row.ts';

/** Rows are asked for and kept in blocks of this many. */
export const BLOCK = 200;

export type Block = { readonly rows: readonly Row[]; readonly total: number; readonly isEstimate: boolean; /** What the server says of the question. */ readonly told: string };

export type BlockSource = { readonly dataProvider: Pick<ConsoleDataProvider, 'getList'>; readonly screen: string; /** Names of the columns. */ readonly columns: readonly string[]; readonly query: ListQuery };

/** How react-query asks for one block of a list and under which key it keeps it; the order of the columns makes no difference. */
export const blockQueryOf = ({ dataProvider, screen, columns, query }: BlockSource) => {
  const asked = [...columns].sort();
  return (block: number) => ({
    queryKey: [screen, 'rows', asked, query, block],
    queryFn: async ({ signal }: QueryFunctionContext): Promise<Block> => {
      const answer = await dataProvider.getList(screen, {
        filter: query.filter,
        pagination: { page: block + 1, perPage: BLOCK },
        meta: { columns: asked, search: query.search, ...(query.advanced ? { advanced: query.advanced } : {}), ...(query.within ? { within: query.within } : {}), sorts: query.sorts, estimate: true },
        signal,
      });
      return { rows: answer.data as Row[], total: answer.total ?? 0, isEstimate: answer.meta?.isEstimate === true, told: typeof answer.meta?.told === 'string' ? answer.meta.told : '' };
    },
    // Asked for ahead, they are found when they are drawn.
    staleTime: 5_000,
    gcTime: 120_000,
  });
};
