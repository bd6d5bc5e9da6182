import type { ConsoleDataProvider } from './data/ConsoleDataProvider.ts';

const methods = [
  'getList',
  'getOne',
  'getMany',
  'getManyReference',
  'create',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
  'lookup',
  'history',
  'undo',
  'counts',
  'recordGroups',
  'matchingIds',
  'exportList',
] as const satisfies readonly (keyof ConsoleDataProvider)[];

type Call = (...parameters: readonly unknown[]) => Promise<unknown>;

const later =
  (method: (typeof methods)[number]): Call =>
  async (...parameters) => {
    const { dataProvider } = await import('./data/dataProvider.ts');
    return (dataProvider[method] as Call)(...parameters);
  };

/** The data provider, fetched with its GraphQL client only when the first record is asked for. */
export const lazyDataProvider = { supportAbortSignal: true, ...Object.fromEntries(methods.map((method) => [method, later(method)])) } as unknown as ConsoleDataProvider;
