/** Child rows and files in exports and imports. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { writeXlsx } from '../../src/server/sheets/write-xlsx.ts';
import { writeCsv } from '../../src/server/sheets/write-csv.ts';
import type { Sheet, Value } from '../../src/server/sheets/write/sheet.ts';
import { startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { importerOf } from './importing.ts';
import type { Importer, Job } from './importing.ts';
import { collect, readAll } from './sheets/make.ts';

let server: DemoServer;
let admin: Importer;
let people: { id: string; number: string }[];

type Contact = { name: string; relationship: string | null; phone: string };

const contactsOf = (id: string): Promise<Contact[]> =>
  withOrg(server.db, 'demo', (tx) => tx.query<Contact>('select c.name, r.name as relationship, c.phone from emergency_contact c left join relationship r on r.org_code = c.org_code and r.id = c.relationship_id where c.org_code = $1 and c.employee_id = $2 order by c."position"', [tx.orgCode, id]));

beforeAll(async () => {
  server = await startDemoServer();
  admin = await importerOf(server, 'admin@demo.example');
  await withOrg(server.db, 'demo', async (tx) => {
    people = await tx.query("select id::text as id, employee_number as number from employee where org_code = 'demo' order by id limit 4");
    await tx.query("delete from emergency_contact where org_code = 'demo'");
    await tx.query(
      `insert into emergency_contact (org_code, id, employee_id, "position", name, relationship_id, phone)
       select 'demo', c.id, c.employee, c.place, c.name, r.id, c.phone from (values
         (900001, $1::bigint, 0, 'Ana Ruiz', 'Sister', '+34600111222'), (900002, $1, 1, 'Bo', null, '+34600111333'), (900003, $2::bigint, 0, 'Cy', 'Brother', '+34600111444')) as c(id, employee, place, name, relationship, phone)
         left join relationship r on r.org_code = 'demo' and r.name = c.relationship`,
      [people[0]!.id, people[1]!.id],
    );
    await tx.query("insert into stored_file (org_code, key, original_name, content_type, status, entity, field, row_id, created_by) values ('demo', 'demo/x.png', '=Holiday.png', 'image/png', 'STORED', 'employee', 'photo', $1, 1)", [people[0]!.id]);
    await tx.query("update employee set photo = 'demo/x.png' where org_code = 'demo' and id = $1", [people[0]!.id]);
  });
});
afterAll(() => server.stop());

const exported = async (body: object): Promise<{ name: string; bytes: Buffer }> => {
  const response = await server.ask('/export', { body, headers: { cookie: admin.cookie } });
  expect(response.status).toBe(200);
  return { name: decodeURIComponent((response.headers.get('content-disposition') ?? '').replace(/^.*''/, '')), bytes: Buffer.from(await response.arrayBuffer()) };
};

const checked = async (name: string, content: Buffer, action: 'IMPORT' | 'UPDATE' = 'UPDATE'): Promise<Job> => {
  const read = await admin.start('Employee', action, name, content);
  expect([read.state, read.failure]).toEqual(['MAPPING', null]);
  return admin.map(read.id, { columns: read.columns.map(({ target }) => target) });
};

const sheet = (name: string, headings: readonly string[], rows: readonly (readonly Value[])[]): Sheet => ({ name, columns: headings.map((heading) => ({ heading, format: { kind: 'text' } })), rows });
const book = (contacts: readonly (readonly Value[])[], headings = ['Employee ID', 'Name', 'Relationship', 'Phone']): Promise<Buffer> =>
  collect(writeXlsx([sheet('Employees', ['Employee ID'], people.map(({ number }) => [number])), sheet('Emergency contacts', headings, contacts)], { dateFormat: 'YYYY/MM/DD' }));

test('a workbook has child rows on a second sheet, a row each with the code of whose they are', async () => {
  const { name, bytes } = await exported({ type: 'Employee' });
  const { head } = await readAll(bytes, name);
  expect(head.sheets).toEqual(['Employees', 'Languages known', 'Skills', 'Emergency contacts']);
  expect(head.headings).not.toContain('Emergency contacts');
  const contacts = await readAll(bytes, name, { sheet: 'Emergency contacts' });
  expect(contacts.head.headings).toEqual(['Employee ID', 'Name', 'Relationship', 'Phone']);
  expect(contacts.rows.map(({ cells }) => cells).sort((one, other) => String(one).localeCompare(String(other)))).toEqual([
    [people[0]!.number, 'Ana Ruiz', 'Sister', '+34600111222'],
    [people[0]!.number, 'Bo', null, '+34600111333'],
    [people[1]!.number, 'Cy', 'Brother', '+34600111444'],
  ]);
});

test('a CSV has them in one cell, a line each, and nothing in it runs as a formula', async () => {
  const { name, bytes } = await exported({ type: 'Employee', columns: ['employeeNumber', 'photo', 'emergencyContacts'], format: 'CSV' });
  const { head, rows } = await readAll(bytes, name);
  expect(head.headings).toEqual(['Employee ID', 'Photo', 'Emergency contacts']);
  const cellsOf = (number: string) => rows.find(({ cells }) => cells[0] === number)?.cells;
  expect(cellsOf(people[0]!.number)?.slice(1)).toEqual(['=Holiday.png', "Ana Ruiz;Sister;'+34600111222\nBo;;'+34600111333"]);
  expect(bytes.toString()).not.toMatch(/(^|[,;\n"])[=+]/m);
});

test('both come back and change nothing', async () => {
  for (const format of ['XLSX', 'CSV']) {
    const { name, bytes } = await exported({ type: 'Employee', format });
    const job = await checked(name, bytes);
    expect(job.columns.find(({ heading }) => heading === 'Emergency contacts')?.target).toBe('emergencyContacts');
    expect(job.columns.find(({ heading }) => heading === 'Photo')?.target ?? null).toBeNull();
    expect([format, job.problems, job.ready, job.faulty, job.unchanged]).toEqual([format, [], 0, 0, job.total]);
  }
});

test('a changed sheet replaces the child rows of its records whole, keeps what is the same, and one undo brings all back', async () => {
  const before = await Promise.all(people.map(({ id }) => contactsOf(id)));
  const job = await checked('contacts.xlsx', await book([[people[0]!.number, 'Bo', null, '+34600111333'], [people[0]!.number, 'Dee', 'Friend', '+34600111555'], [people[2]!.number, 'Eve', null, '+34600111666']]));
  expect([job.problems, job.ready, job.unchanged, job.faulty]).toEqual([[], 2, 2, 0]);
  const done = await admin.commit(job.id);
  expect([done.state, done.updated, done.failure]).toEqual(['DONE', 2, null]);
  expect((await contactsOf(people[0]!.id)).map(({ name }) => name)).toEqual(['Bo', 'Dee']);
  expect((await contactsOf(people[1]!.id)).map(({ name }) => name)).toEqual(['Cy']);
  expect((await contactsOf(people[2]!.id)).map(({ name }) => name)).toEqual(['Eve']);
  const [kept] = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string }>("select id::text as id from emergency_contact where org_code = 'demo' and employee_id = $1 and name = 'Bo'", [people[0]!.id]));
  expect(kept?.id).toBe('900002');
  const undone = await admin.ask('core-hr', 'mutation($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: done.changeSet });
  expect(undone.errors).toEqual([]);
  expect(await Promise.all(people.map(({ id }) => contactsOf(id)))).toEqual(before);
});

test('lines are checked by the rules of the form, and lines of nobody refuse the file', async () => {
  const job = await checked('wrong.xlsx', await book([[people[0]!.number, 'No phone', null, null], [people[1]!.number, 'Bad phone', null, 'none'], [people[2]!.number, 'Unknown tie', 'Great-uncle', '+34600111777']]));
  expect([job.ready, job.faulty]).toEqual([0, 3]);
  expect(new Set(job.problems.map(({ target }) => target))).toEqual(new Set(['emergencyContacts']));
  const stray = await admin.start('Employee', 'UPDATE', 'stray.xlsx', await book([['NOBODY', 'Ann', null, '+34600111222']]));
  expect(stray.state).toBe('FAILED');
  expect(stray.failure).toMatch(/Row 2 of the sheet “Emergency contacts” belongs to “NOBODY”/);
  const csv = await collect(writeCsv(sheet('x', ['Employee ID', 'Emergency contacts'], [[people[0]!.number, 'a;b;c;d;e']])));
  expect((await checked('parts.csv', csv)).problems[0]?.message).toMatch(/at most 3 parts/);
});

test('new records bring their child rows', async () => {
  const [row] = await withOrg(server.db, 'demo', (tx) =>
    tx.query<{ d: string; p: string; l: string }>("select d.code as d, p.code as p, l.code as l from employee e join designation d on d.org_code = e.org_code and d.id = e.designation_id join department p on p.org_code = e.org_code and p.id = e.department_id join location l on l.org_code = e.org_code and l.id = e.location_id where e.org_code = 'demo' limit 1"),
  );
  const main = sheet('Employees', ['Employee ID', 'First name', 'Designation', 'Department', 'Location', 'Date of joining'], [['CHILD-1', 'Nia', row!.d, row!.p, row!.l, '2026/01/05']]);
  const job = await checked('new.xlsx', await collect(writeXlsx([main, sheet('Emergency contacts', ['Employee ID', 'Name', 'Phone'], [['CHILD-1', 'Ola', '+34600111222']])], { dateFormat: 'YYYY/MM/DD' })), 'IMPORT');
  expect([job.ready, job.problems]).toEqual([1, []]);
  expect((await admin.commit(job.id)).added).toBe(1);
  const [made] = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string }>("select id::text as id from employee where org_code = 'demo' and employee_number = 'CHILD-1'"));
  expect(await contactsOf(made!.id)).toEqual([{ name: 'Ola', relationship: null, phone: '+34600111222' }]);
});

test('templates of salaries come back with all their parts, are added from a file, and refused where the form refuses them', async () => {
  const start = async (name: string, content: Buffer, action: 'IMPORT' | 'UPDATE'): Promise<Job> => {
    const read = await admin.start('SalaryTemplate', action, name, content);
    return admin.map(read.id, { columns: read.columns.map(({ target }) => target) });
  };
  for (const format of ['XLSX', 'CSV']) {
    const { name, bytes } = await exported({ type: 'SalaryTemplate', format });
    for (const action of ['IMPORT', 'UPDATE'] as const) {
      const job = await start(name, bytes, action);
      expect([format, action, job.problems, job.ready, job.faulty, job.unchanged]).toEqual([format, action, [], 0, 0, job.total]);
    }
  }
  const { name, bytes } = await exported({ type: 'SalaryTemplate', columns: ['name', 'status', 'effectiveFrom', 'allowances'], format: 'CSV' });
  const other = bytes.toString().replaceAll(/^(Management|Staff)/gm, '$1 abroad');
  const added = await start(name, Buffer.from(other), 'IMPORT');
  expect([added.problems, added.ready]).toEqual([[], added.total]);
  expect(await admin.commit(added.id)).toMatchObject({ state: 'DONE', added: added.total, failure: null });
  const broken = await start('broken.csv', Buffer.from('Name,Effective from,Status,Allowances\nWithout balance,2026-04-01,Active,BASIC;40;\n'), 'IMPORT');
  expect([broken.ready, broken.faulty, broken.problems.map(({ target }) => target)]).toEqual([0, 1, ['allowances']]);
});
