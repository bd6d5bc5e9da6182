import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../src/server/db/connection.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { createLog } from '../../src/server/log.ts';
import type { ImportJob } from '../../src/server/resource/import/job.ts';
import type { Image } from '../../src/server/resource/image.ts';
import { openImages } from '../../src/server/resource/sealed-image.ts';
import { starterOf } from '../../src/server/resource/import/starter.ts';
import { importFile } from '../../src/server/resource/import/terminal.ts';
import type { Session } from '../../src/server/session.ts';
import { demoTemplateName } from '../support/database.global.ts';
import { createTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';

const log = createLog('silent');
let database: TestDatabase;
let session: Session;

const adminOf = (db: Database): Promise<Session> =>
  withOrg(db, 'demo', async (tx) => starterOf(tx, (await tx.query<{ id: string }>("select id::text as id from user_account where org_code = 'demo' and email = 'admin@demo.example'"))[0]?.id ?? ''));

beforeAll(async () => {
  database = await createTestDatabase({ from: demoTemplateName });
  session = await adminOf(database.db);
});
afterAll(() => database.drop());

const tests = join(import.meta.dirname, '..');
const bring = (type: string, file: string, mapping: string, action: 'IMPORT' | 'UPDATE' = 'IMPORT'): Promise<ImportJob> =>
  importFile(database.db, log, session, { type, action, file: join(tests, 'fixtures', `${file}.csv`), mapping: join(tests, 'mappings', `${mapping}.json`), invalid: 'REFUSE', say: () => undefined });

const rows = <Row extends object>(text: string): Promise<Row[]> => withOrg(database.db, 'demo', (tx) => tx.query<Row>(text));

test('the IBM file goes in with names made by templates, and the roles and departments it names are made with it', async () => {
  expect(await bring('Employee', 'ibm-hr/employees', 'ibm-employees')).toMatchObject({ state: 'DONE', total: 1470, added: 1470, omitted: 0 });
  const [person] = await rows(`select e.name, e.email, e.gender, e.minimum_wage::text as pay, d.title, p.name as department from employee e
    join designation d on d.org_code = e.org_code and d.id = e.designation_id join department p on p.org_code = e.org_code and p.id = e.department_id where e.employee_number = 'IBM-1'`);
  expect(person).toEqual({ name: 'Employee Sales Executive Life Sciences', email: 'employee1@example.com', gender: 'FEMALE', pay: '5993.0000', title: 'Sales executive', department: 'Sales' });
});

test('the Oracle tables go in: locations, departments, jobs, and 107 employees who report to each other', async () => {
  expect(await bring('Location', 'oracle-hr/locations', 'oracle-locations')).toMatchObject({ added: 23 });
  expect(await bring('Department', 'oracle-hr/departments', 'oracle-departments')).toMatchObject({ added: 27 });
  expect(await bring('Designation', 'oracle-hr/jobs', 'oracle-jobs')).toMatchObject({ added: 19 });
  expect(await bring('Employee', 'oracle-hr/employees', 'oracle-employees')).toMatchObject({ added: 107 });
  expect(await bring('Department', 'oracle-hr/departments', 'oracle-department-heads', 'UPDATE')).toMatchObject({ updated: 11, unchanged: 16 });
  const [king] = await rows<{ below: number }>(`with recursive team as (select id from employee where employee_number = '100' union select e.id from employee e join team t on e.manager_id = t.id) select count(*)::int as below from team`);
  expect(king?.below).toBe(107);
  const [seattle] = await rows<{ address: object }>("select address from location where org_code = 'demo' and code = '1700'");
  expect(seattle?.address).toEqual({ street1: '2004 Charade Rd', city: 'Seattle', state: 'Washington', country: 'US', pincode: '98199' });
  const [ernst] = await rows(`select e.name, e.email, e.phone, e.date_of_join, m.name as manager from employee e join employee m on m.org_code = e.org_code and m.id = e.manager_id where e.employee_number = '104'`);
  expect(ernst).toMatchObject({ manager: expect.stringContaining('James') as string });
});

test('the same file again changes nothing', async () => {
  expect(await bring('Employee', 'oracle-hr/employees', 'oracle-employees')).toMatchObject({ state: 'REVIEW', ready: 0, faulty: 0, unchanged: 107 });
});

test('every import is one change with both images of each record', async () => {
  const sets = await rows<{ records: number; changes: number; reason: string }>(
    `select s.records, s.reason, (select count(*)::int from change c where c.org_code = s.org_code and c.change_set_id = s.id) as changes from change_set s where s.org_code = 'demo' and s.source = 'IMPORT' order by s.id`,
  );
  expect(sets).toHaveLength(6);
  for (const { records, changes } of sets) expect(changes).toBe(records);
  const [change] = await rows<{ before: Image; after: Image }>(`select c.before, c.after from change c where c.org_code = 'demo' and c.entity = 'Department' and c.kind = 'UPDATE' limit 1`);
  const images = await withOrg(database.db, 'demo', (tx) => openImages(tx, [change!.before, change!.after].map((image) => ({ entity: 'Department', image }))));
  expect(images).toMatchObject([{ headId: null }, { headId: expect.stringMatching(/^\d+$/) as string }]);
});
