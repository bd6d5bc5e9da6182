/** People who come in without a number: the review says which of them the series has none for, and takes and holds none itself. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { importerOf } from './importing.ts';

let server: DemoServer;
/** A designation, a department and a location, as a sheet names them. */
let known: readonly string[];
const rows = <Row extends object>(sql: string): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(sql, [tx.orgCode]));
const sheet = (count: number): string => `First name,Last name,Date of joining,Designation,Department,Location\n${Array.from({ length: count }, () => `Number,Waits,2026-01-05,${known.join(',')}\n`).join('')}`;
const columns = ['firstName', 'lastName', 'dateOfJoin', 'designationId', 'departmentId', 'locationId'];

beforeAll(async () => {
  server = await startDemoServer();
  known = Object.values((await rows<Record<string, string>>('select (select min(code) from designation where org_code = $1) as one, (select min(name) from department where org_code = $1) as two, (select min(name) from location where org_code = $1) as three'))[0]!);
});
afterAll(() => server.stop());

test('a file is checked while somebody else holds the series', async () => {
  const importer = await importerOf(server, 'admin@demo.example');
  const job = await importer.start('Employee', 'IMPORT', 'held.csv', sheet(3));
  const before = await rows('select next_number from employee_number_series where org_code = $1 order by id');
  await withOrg(server.db, 'demo', async (tx) => {
    await tx.query('select from employee_number_series where org_code = $1 for update', [tx.orgCode]);
    expect(await importer.map(job.id, { columns })).toMatchObject({ state: 'REVIEW', ready: 3, faulty: 0 });
  });
  expect(await rows('select next_number from employee_number_series where org_code = $1 order by id')).toEqual(before);
});

test('the rows that a series at its end has no number for are told in the review', async () => {
  await rows("update employee_number_series set next_number = power(10, digits)::bigint - 1 where org_code = $1");
  const importer = await importerOf(server, 'admin@demo.example');
  const job = await importer.start('Employee', 'IMPORT', 'last.csv', sheet(2));
  const checked = await importer.map(job.id, { columns });
  expect(checked).toMatchObject({ state: 'REVIEW', ready: 1, faulty: 1 });
  expect(checked.problems[0]?.message).toContain('has given its last number');
});
