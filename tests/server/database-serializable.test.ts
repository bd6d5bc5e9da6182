/** A database whose transactions are serializable by default: rivals are run again until all have their turn. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { asAdministrator } from '../support/database.ts';
import { startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf } from '../support/graphql.ts';
import type { Client } from '../support/graphql.ts';

let server: DemoServer;
let admin: Client;
beforeAll(async () => {
  server = await startDemoServer({ arrange: async (database) => void (await asAdministrator(`alter database "${database}" set default_transaction_isolation = 'serializable'`)) });
  admin = clientOf(server, await server.signIn('admin@demo.example'));
});
afterAll(() => server.stop());

const sql = <Row extends object>(text: string): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text));

test('transactions really are', async () => {
  expect(await sql('show transaction_isolation')).toEqual([{ transaction_isolation: 'serializable' }]);
});

test('two transactions of which each reads what the other writes: one of them runs again', async () => {
  await sql("insert into grade (org_code, id, name, code, rank, created_by, updated_by) values ('demo', 800001, 'Left', 'LEFT', 801, 't', 't'), ('demo', 800002, 'Right', 'RIGHT', 802, 't', 't')");
  let runs = 0;
  let arrived = 0;
  let open: () => void;
  const bothRead = new Promise<void>((resolve) => (open = resolve));
  const swap = (own: number): Promise<unknown> =>
    withOrg(server.db, 'demo', async (tx) => {
      runs += 1;
      const [sum] = await tx.query<{ sum: number }>("select sum(rank)::int as sum from grade where org_code = 'demo' and id in (800001, 800002)");
      if ((arrived += 1) === 2) open();
      await bothRead;
      await tx.query("update grade set rank = $2 where org_code = 'demo' and id = $1", [own, sum!.sum]);
    });
  await Promise.all([swap(800001), swap(800002)]);
  expect(runs).toBeGreaterThan(2);
  const [left, right] = (await sql<{ rank: number }>("select rank from grade where org_code = 'demo' and id in (800001, 800002) order by id")).map(({ rank }) => rank);
  // One after the other: the second saw what the first had written.
  expect([[1603, 1603 + 802], [801 + 1603, 1603]]).toContainEqual([left, right]);
});

test('many people write at once, and each write happens once', async () => {
  const added = await Promise.all(
    Array.from({ length: 24 }, (_, at) => admin<{ addGrade: { row: { id: string }; changeSet: string } }>('core-hr', 'mutation($name: String!, $code: String!, $rank: Int!) { addGrade(input: { name: $name, code: $code, rank: $rank }) { row { id } changeSet } }', { name: `Rival ${at}`, code: `RIVAL${at}`, rank: 900 + at })),
  );
  const ids = added.map((answer) => dataOf(answer).addGrade.row.id);
  expect(new Set(ids).size).toBe(24);
  const [one] = ids;
  const edits = await Promise.all(Array.from({ length: 6 }, (_, at) => admin('core-hr', 'mutation($id: ID!, $name: String!) { updateGrade(id: $id, version: 1, input: { name: $name }) { row { version } } }', { id: one, name: `Edited ${at}` })));
  expect(edits.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  expect(new Set(edits.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code)))).toEqual(new Set(['CONFLICT']));
  const [journal] = await sql<{ count: number }>(`select count(*)::int as count from change where org_code = 'demo' and entity = 'Grade' and row_id in (${ids.join(',')})`);
  expect(journal!.count).toBe(25);
});
