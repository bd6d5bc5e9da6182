/** What is kept about people and their leave comes from spreadsheets by the rules of its forms. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { dataOf } from '../support/graphql.ts';
import { importerOf, type Importer, type Job } from './importing.ts';

/** The demo's people joined so many days ago; 1054 a hundred. */
const today = todayIn('Asia/Kolkata', new Date());
const day = (by: number): string => addDays(today, by);

let server: DemoServer;
let admin: Importer;
let hr: Importer;

beforeAll(async () => {
  server = await startDemoServer();
  [admin, hr] = [await importerOf(server, 'admin@demo.example'), await importerOf(server, 'hr@demo.example')];
}, 120_000);
afterAll(() => server.stop());

/** Reads the file and matches its columns as the wizard proposes. */
const checked = async (by: Importer, type: string, lines: readonly string[]): Promise<Job> => {
  const { id, columns } = await by.start(type, 'IMPORT', `${type}.csv`, `${lines.join('\n')}\n`);
  await by.map(id, { columns: columns.map(({ target }) => target) });
  return by.settled(id);
};

const designationOf = async (number: string): Promise<string> =>
  dataOf(await admin.ask<{ listEmployees: { rows: { designation: { title: string } }[] } }>('core-hr', 'query ($n: String!) { listEmployees(filter: { employeeNumber: { equals: $n } }) { rows { designation { title } } } }', { n: number })).listEmployees.rows[0]!.designation.title;

it('changes of jobs take effect by their day, whatever the order of the rows, and one undo takes all of them back', async () => {
  const before = await designationOf('1054');
  const job = await checked(hr, 'JobChange', [
    'Employee,Effective date,Kind,Reason,Designation,Department',
    `1054,${day(-22)},Promotion,Leads the studio,Head of design,`,
    `1054,${day(-53)},Transfer,Helps out in quality,Quality inspector,Quality`,
    '1055,2030-01-01,Promotion,Agreed for later,IT manager,',
  ]);
  expect(job).toMatchObject({ ready: 3, faulty: 0 });
  const { id } = job;
  const done = await hr.commit(id);
  expect(done).toMatchObject({ state: 'DONE', added: 3, failure: null });
  expect([await designationOf('1054'), await designationOf('1055')]).toEqual(['Head of design', 'Software engineer']);
  dataOf(await hr.ask('core-hr', 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: done.changeSet }));
  expect(await designationOf('1054')).toBe(before);
});

it('a change of a job is refused in its cell where the form would refuse it', async () => {
  const { problems, faulty } = await checked(hr, 'JobChange', [
    'Employee,Effective date,Kind,Reason,Designation,Manager',
    `1054,${day(-114)},Promotion,Before the first day,Head of design,`,
    `1054,${day(-21)},Promotion,Nothing changes,,`,
    `1001,${day(-21)},Manager change,In a circle,,1054`,
    '1055,2030-02-01,Promotion,Twice a day,IT manager,',
    '1055,2030-02-01,Promotion,Twice a day again,IT manager,',
  ]);
  expect(faulty).toBe(4);
  expect(problems.map(({ message, firstRow }) => [firstRow, message])).toEqual(expect.arrayContaining([
    [2, `That is before the date of joining, ${day(-100).replaceAll('-', '/')}. Choose that day or a later one.`],
    [3, 'Choose at least one thing that changes.'],
    [4, 'A record cannot stand below itself. Choose another one above it.'],
  ]));
});

it('of changes of one file that would make two people each other’s manager the second is refused in its cell', async () => {
  const managers = async () => dataOf(await admin.ask<{ listEmployees: { rows: { manager: { id: string } }[] } }>('core-hr', '{ listEmployees(filter: { employeeNumber: { in: ["1054", "1055"] } }, sort: [{ field: employeeNumber }]) { rows { manager { id } } } }')).listEmployees.rows.map(({ manager }) => manager.id);
  const [, before] = await managers();
  const job = await checked(hr, 'JobChange', ['Employee,Effective date,Kind,Reason,Manager', `1054,${day(-20)},Manager change,Reports across,1055`, `1055,${day(-20)},Manager change,Reports across,1054`, '1055,2030-03-01,Manager change,Agreed for later,1054']);
  expect(job).toMatchObject({ ready: 2, faulty: 1 });
  expect(job.problems.map(({ message, firstRow }) => [firstRow, message])).toEqual([[3, 'A record cannot stand below itself. Choose another one above it.']]);
  expect(await hr.commit(job.id, 'OMIT')).toMatchObject({ state: 'DONE', added: 2, failure: null });
  expect((await managers())[1]).toBe(before);
});

it('a change before the day of one that is in effect leads nobody in a circle', async () => {
  const inEffect = await checked(hr, 'JobChange', ['Employee,Effective date,Kind,Reason,Manager', `1054,${day(-19)},Manager change,In effect,1003`]);
  expect(await hr.commit(inEffect.id)).toMatchObject({ state: 'DONE', added: 1 });
  const { ready, faulty, problems } = await checked(hr, 'JobChange', ['Employee,Effective date,Kind,Reason,Manager', `1054,${day(-53)},Manager change,Before that,1055`, `1055,${day(-14)},Manager change,Right,1054`]);
  expect({ ready, faulty, problems }).toEqual({ ready: 2, faulty: 0, problems: [] });
});

it('the status of a change of a job follows from its day, so no file is asked for it', async () => {
  const { columns } = await hr.start('JobChange', 'IMPORT', 'status.csv', `Employee,Effective date,Status\n1054,${day(-22)},Cancelled\n`);
  expect(columns.map(({ target }) => target)).toEqual(['employeeId', 'effectiveOn', null]);
});

it('papers and awards come with their people, and of those outside one’s reach none', async () => {
  const passports = await checked(hr, 'Passport', ['Employee,Number,Issuing country,Issued on,Expires on', '1054,T4455667,India,2024-03-01,2034-02-28', '1055,T4455668,India,2034-03-01,2024-02-28']);
  expect(passports).toMatchObject({ ready: 1, faulty: 1 });
  expect((await hr.commit(passports.id, 'OMIT')).added).toBe(1);
  const awards = await checked(hr, 'Award', ['Employee,Award,Awarded on', '1054,Weaver of the year,2026-09-14']);
  expect((await hr.commit(awards.id)).added).toBe(1);
});

it('leave policies come with the coverage that they have, by the rules of the form', async () => {
  const job = await checked(admin, 'LeavePolicy', [
    'Name,Leave type,Coverage,Days a year,Carry forward,Carry-over limit',
    'Casual leave for all again,Casual leave,Organization,10,Nothing,',
    'Study leave,Parental leave,Organization,10,Up to a limit,',
  ]);
  expect(job.problems.map(({ message }) => message)).toEqual(expect.arrayContaining([expect.stringContaining('Casual leave for everyone'), 'Say how many days are carried over.']));
  expect(job).toMatchObject({ ready: 0, faulty: 2 });
});

it('the last of two accounts that a person is paid to takes it over, as when they are added one after the other', async () => {
  const job = await checked(admin, 'BankAccount', ['Employee,Bank,Country,Account number,Bank code,Account holder,Gets the pay', '1054,Canara Bank,India,110022003300,CNRB0000123,Ananya Pillai,Yes', '1054,Canara Bank,India,110022003301,CNRB0000123,Ananya Pillai,Yes']);
  expect(await admin.commit(job.id)).toMatchObject({ state: 'DONE', added: 2, failure: null });
  const { listBankAccounts } = dataOf(await admin.ask<{ listBankAccounts: { rows: { accountNumber: string; isPrimary: boolean }[] } }>('core-hr', '{ listBankAccounts(filter: { accountHolder: { contains: "Ananya" } }, sort: [{ field: accountNumber, order: ASC }]) { rows { accountNumber isPrimary } } }'));
  expect(listBankAccounts.rows).toEqual([{ accountNumber: '110022003300', isPrimary: false }, { accountNumber: '110022003301', isPrimary: true }]);
});

it('a record that a file says as it is, is here already, also where a later key or no key at all tells it apart', async () => {
  const studies = (level: string) => ['Employee,Qualification,Level,Institution,Other institution', `Camille Moreau,Master Mode,${level},,Institut Français de la Mode`];
  expect(await checked(hr, 'Education', studies('Master'))).toMatchObject({ ready: 0, faulty: 0, unchanged: 1 });
  const { faulty, problems } = await checked(hr, 'Education', studies('Doctorate'));
  expect([faulty, ...problems.map(({ message }) => message)]).toEqual([1, 'A record with the same Employee, Qualification, and Other institution exists already, with other values']);

  const awards = ['Employee,Name,Awarded on,Description', '1054,Idea of the year,2026-03-02,', '1055,Idea of the year,2026-03-02,For the dye that keeps', '1055,Idea of the year,2026-03-02,For the loom that sings'];
  const job = await checked(hr, 'Award', awards);
  expect(job).toMatchObject({ ready: 3, faulty: 0, unchanged: 0 });
  await hr.commit(job.id);
  expect(await checked(hr, 'Award', [...awards, '1054,Idea of the year,2026-04-02,'])).toMatchObject({ ready: 1, faulty: 0, unchanged: 3 });
  const proofs = ['Employee,Accreditation,Accreditation type,Number', '1054,First aid,First aid,FA-1', '1054,First aid,First aid,'];
  const proved = await checked(hr, 'EmployeeAccreditation', proofs);
  await hr.commit(proved.id);
  expect(await checked(hr, 'EmployeeAccreditation', proofs)).toMatchObject({ ready: 0, faulty: 0, unchanged: 2 });
});
