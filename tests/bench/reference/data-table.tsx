/** What the grid is measured against: react-admin as its manual begins, one list of the same rows and columns. */
import { createRoot } from 'react-dom/client';
import { Admin, DataTable, List, Resource } from 'react-admin';
import type { DataProvider } from 'react-admin';
import { askRows } from './askRows.ts';

const onlyLists = (): never => {
  throw new Error('The reference only lists.');
};

const dataProvider: DataProvider = {
  getList: async (_resource, { pagination, sort }) => {
    const { page, perPage } = pagination ?? { page: 1, perPage: 50 };
    const { totalRecords, rows } = await askRows({ limit: perPage, offset: (page - 1) * perPage, ...(sort ? { sort: sort.field, order: sort.order } : {}) });
    return { data: [...rows] as never, total: totalRecords };
  },
  getOne: onlyLists,
  getMany: onlyLists,
  getManyReference: onlyLists,
  create: onlyLists,
  update: onlyLists,
  updateMany: onlyLists,
  delete: onlyLists,
  deleteMany: onlyLists,
};

const Designations = () => (
  <List perPage={50} sort={{ field: 'title', order: 'ASC' }}>
    <DataTable>
      <DataTable.Col source="code" />
      <DataTable.Col source="title" />
      <DataTable.Col source="level" />
      <DataTable.Col source="grade" />
      <DataTable.NumberCol source="probation_days" />
      <DataTable.Col source="status" />
    </DataTable>
  </List>
);

createRoot(document.getElementById('root')!).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="designations" list={Designations} />
  </Admin>,
);
