/** Imports of people who reach only some records. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { importerOf } from './importing.ts';
import type { Importer, Job } from './importing.ts';

let server: DemoServer;
let manager: Importer;
let own: string;
let team: string[];
let outside: string[];
let row: { d: string; p: string; l: string };

beforeAll(async () => {
  server = await startDemoServer();
  await withOrg(server.db, 'demo', async (tx) => {
    const [account] = await tx.query<{ id: string; employee: string }>("select u.id::text as id, u.employee_id::text as employee from user_account u where u.org_code = 'demo' and u.email = 'manager@demo.example'");
    own = account!.employee;
    await tx.query("insert into role (org_code, id, version, name, code, created_by, updated_by) values ('demo', 900001, 1, 'Team keeper', 'TEAM-KEEPER', 'test', 'test')");
    await tx.query(
      `insert into role_right (org_code, id, role_id, "position", form, "view", "add", "update", "delete", optional_choice, scope) values ('demo', 900001, 900001, 0, 'EMPLOYEES', true, true, true, false, false, 'TEAM'), ('demo', 900002, 900001, 1, 'PASSPORTS', true, true, true, false, false, 'TEAM')`,
    );
    await tx.query(`insert into user_role (org_code, id, user_account_id, "position", role_id) values ('demo', 900001, $1, 99, 900001)`, [account!.id]);
    const people = await tx.query<{ number: string; inside: boolean }>(
      `with recursive team(id) as (select id from employee where org_code = 'demo' and manager_id = $1 union select e.id from employee e join team on e.manager_id = team.id where e.org_code = 'demo')
       select employee_number as number, id in (select id from team) as inside from employee where org_code = 'demo' and id <> $1 order by id`,
      [own],
    );
    team = people.filter(({ inside }) => inside).map(({ number }) => number);
    outside = people.filter(({ inside }) => !inside).map(({ number }) => number);
    [row] = (await tx.query("select d.code as d, p.code as p, l.code as l from employee e join designation d on d.org_code = e.org_code and d.id = e.designation_id join department p on p.org_code = e.org_code and p.id = e.department_id join location l on l.org_code = e.org_code and l.id = e.location_id where e.org_code = 'demo' limit 1")) as [typeof row];
  });
  manager = await importerOf(server, 'manager@demo.example');
});
afterAll(() => server.stop());

const csv = (lines: readonly (readonly string[])[]): string => lines.map((line) => line.join(',')).join('\r\n');
const checked = async (action: 'IMPORT' | 'UPDATE', lines: readonly (readonly string[])[]): Promise<Job> => {
  const read = await manager.start('Employee', action, 'team.csv', csv(lines));
  return manager.map(read.id, { columns: read.columns.map(({ target }) => target) });
};

test('whoever reaches a team updates the team; anybody else is not found', async () => {
  expect(team.length).toBeGreaterThan(1);
  expect(outside.length).toBeGreaterThan(0);
  const job = await checked('UPDATE', [['Employee ID', 'Middle name'], [team[0]!, 'Quill'], [outside[0]!, 'Quill'], ['NOBODY-1', 'Quill']]);
  expect([job.ready, job.faulty]).toEqual([1, 2]);
  expect(job.problems.map(({ message, rows }) => [message.replace(/ Choose.*/, ''), rows])).toEqual([['No record has this Employee ID.', 2]]);
  const done = await manager.commit(job.id, 'OMIT');
  expect([done.state, done.updated]).toEqual(['DONE', 1]);
  const named = await withOrg(server.db, 'demo', (tx) => tx.query<{ number: string }>("select employee_number as number from employee where org_code = 'demo' and middle_name = 'Quill'"));
  expect(named).toEqual([{ number: team[0] }]);
});

test('an id is no way around it', async () => {
  const [{ id } = { id: '' }] = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string }>("select id::text as id from employee where org_code = 'demo' and employee_number = $1", [outside[0]]));
  const job = await checked('UPDATE', [['Record id', 'Employee ID', 'Middle name'], [id, outside[0]!, 'Quill']]);
  expect([job.ready, job.faulty]).toEqual([0, 1]);
});

test('new people join the team or are refused, and only people within reach can be named', async () => {
  const head = ['Employee ID', 'First name', 'Designation', 'Department', 'Location', 'Date of joining', 'Manager'];
  const fresh = (number: string, boss: string): string[] => [number, 'Nia', row.d, row.p, row.l, '2026/01/05', boss];
  const job = await checked('IMPORT', [head, fresh('REACH-1', team[0]!), fresh('REACH-2', ''), fresh('REACH-3', outside[0]!)]);
  expect([job.ready, job.faulty]).toEqual([1, 2]);
  expect(job.problems.map(({ message }) => message).sort()).toEqual([`Employee “${outside[0]}” does not exist`, 'Not found among the records that you may import'].sort());
  expect((await manager.commit(job.id, 'OMIT')).added).toBe(1);
});

test('nobody moves a record out of their own reach', async () => {
  const leaf = await withOrg(server.db, 'demo', (tx) =>
    tx.query<{ number: string }>("select employee_number as number from employee e where org_code = 'demo' and employee_number = any($1) and not exists (select from employee b where b.org_code = 'demo' and b.manager_id = e.id) limit 1", [team]),
  );
  const read = await manager.start('Employee', 'UPDATE', 'leave.csv', csv([['Employee ID', 'Manager'], [leaf[0]!.number, '']]));
  const job = await manager.map(read.id, { columns: read.columns.map(({ target }) => target), clearEmpty: true });
  expect([job.ready, job.faulty]).toEqual([1, 0]);
  const refused = await manager.commit(job.id);
  expect([refused.state, refused.failureCode]).toEqual(['REVIEW', 'NOT_FOUND']);
});

test('a row that names nobody is not taken for one about the person who imports for a team', async () => {
  const read = await manager.start('Passport', 'IMPORT', 'passports.csv', csv([['Employee', 'Number', 'Issuing country', 'Issued on', 'Expires on'], [team[0]!, 'T7711001', 'India', '2024-03-01', '2034-02-28'], ['', 'T7711002', 'India', '2024-03-01', '2034-02-28']]));
  const job = await manager.map(read.id, { columns: read.columns.map(({ target }) => target) });
  expect([job.ready, job.faulty]).toEqual([1, 1]);
  expect(job.problems.map(({ target, firstRow }) => [target, firstRow])).toEqual([['employeeId', 3]]);
});

test('records that belong to nobody are imported by those who reach everybody', async () => {
  const key = await manager.upload('grades.csv', 'Code,Name\r\nX,X');
  const answer = await manager.call('startImport', 'input: $input', '$input: StartImportInput!', { input: { type: 'Grade', action: 'IMPORT', fileKey: key, fileName: 'grades.csv' } });
  expect(answer.errors[0]?.extensions?.['code']).toBe('FORBIDDEN');
});
