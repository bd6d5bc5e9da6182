/** How the database finds the records of an update import. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { updateSql } from '../../src/server/resource/import/commit-sql.ts';
import { resourceOf } from '../../src/server/resource/registry.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';

let server: DemoServer;

beforeAll(async () => {
  server = await startDemoServer();
});
afterAll(() => server.stop());

test('an update of two rows looks at two rows, also right after thousands were added and nothing was counted', async () => {
  const resource = resourceOf('Designation');
  const plan = await withOrg(server.db, 'demo', async (tx) => {
    await tx.query(
      `insert into designation (org_code, id, code, title, level_id, grade_id, created_by, updated_by)
       select org_code, 600000 + n, 'PLAN' || n, 'Post of plans ' || n, level_id, grade_id, 'test', 'test' from (select * from designation where org_code = 'demo' order by id limit 1) d, generate_series(1, 20000) n`,
    );
    await tx.query(`insert into import_block (org_code, job_id, block, first_row, last_row, rows, cells, marks, records) values ('demo', 1, 0, 1, 2, 2, '[]', 'UU', $1)`, [
      JSON.stringify([600_001, 600_002].map((id) => ({ id: String(id), version: 1, description: 'again' }))),
    ]);
    const fields = resource.fields.filter(({ key }) => key === 'description');
    return tx.query<{ 'QUERY PLAN': string }>(`explain (analyze, costs off, timing off, buffers off) ${updateSql(resource, fields)}`, ['demo', '1', 0, 3, 'test']);
  });
  const read = plan.map((line) => line['QUERY PLAN']).filter((line) => /Scan.* on designation|Scan using designation/.test(line));
  const rows = read.map((line) => Number(/actual rows=(\d+)/.exec(line)?.[1]));
  expect(read.length).toBeGreaterThan(1);
  expect(Math.max(...rows), read.join('\n')).toBeLessThanOrEqual(2);
});
