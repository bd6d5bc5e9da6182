import type { DataProvider } from 'react-admin';

const load = async (): Promise<DataProvider> => (await import('./data/dataProvider.ts')).dataProvider;

/** The data provider, fetched with its GraphQL client only when the first record is asked for. */
export const lazyDataProvider: DataProvider = {
  getList: async (resource, params) => (await load()).getList(resource, params),
  getOne: async (resource, params) => (await load()).getOne(resource, params),
  getMany: async (resource, params) => (await load()).getMany(resource, params),
  getManyReference: async (resource, params) => (await load()).getManyReference(resource, params),
  create: async (resource, params) => (await load()).create(resource, params),
  update: async (resource, params) => (await load()).update(resource, params),
  updateMany: async (resource, params) => (await load()).updateMany(resource, params),
  delete: async (resource, params) => (await load()).delete(resource, params),
  deleteMany: async (resource, params) => (await load()).deleteMany(resource, params),
};
