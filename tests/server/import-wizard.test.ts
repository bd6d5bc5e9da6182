import { afterAll, beforeAll, expect, test } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { forgetSessions } from '../../src/server/session.ts';
import { startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { dataOf } from '../support/graphql.ts';
import { importerOf } from './importing.ts';
import type { Importer } from './importing.ts';
import { collect, readAll } from './sheets/make.ts';
import { writeXlsx } from '../../src/server/sheets/write-xlsx.ts';

let server: DemoServer;
let admin: Importer;
beforeAll(async () => {
  server = await startDemoServer();
  admin = await importerOf(server, 'admin@demo.example');
});
afterAll(() => server.stop());

const columns = 'Designation code,Designation name,Level,Grade,Probation days,Notice within,Notice after\n';
const mapping = { columns: ['code', 'title', 'levelId', 'gradeId', 'probationDays', 'noticePeriodWithinProbationDays', 'noticePeriodAfterProbationDays'] };
const count = async (where: string): Promise<number> =>
  withOrg(server.db, 'demo', async (tx) => (await tx.query<{ n: number }>(`select count(*)::int as n from designation where org_code = 'demo' and ${where}`))[0]?.n ?? -1);

test('suggests what the columns mean, checks, imports, and takes it all back with one undo', async () => {
  const read = await admin.start('Designation', 'IMPORT', 'jobs.csv', `${columns}W-1,Warper,L2,G3,90,15,30\nW-2,Reeler,Associate,Executive,60,15,30\n`);
  expect(read).toMatchObject({ state: 'MAPPING', total: 2 });
  expect(read.columns.map(({ target }) => target)).toEqual(mapping.columns);
  expect(read.columns[1]?.samples).toEqual(['Warper', 'Reeler']);
  expect(await admin.map(read.id, mapping)).toMatchObject({ state: 'REVIEW', ready: 2, faulty: 0, problems: [] });
  const done = await admin.commit(read.id);
  expect(done).toMatchObject({ state: 'DONE', added: 2, omitted: 0, unchanged: 0 });
  expect(await count("code like 'W-%'")).toBe(2);
  dataOf(await admin.ask('core-hr', 'mutation($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id: done.changeSet }));
  expect(await count("code like 'W-%'")).toBe(0);
});

test('takes no column of salaries for the minimum wage', async () => {
  const read = await admin.start('Employee', 'IMPORT', 'people.csv', 'Employee ID,First name,Salary,Monthly income,Minimum wage\nZ-1,Ada,900,900,700\n');
  expect(read.columns.map(({ target }) => target)).toEqual(['employeeNumber', 'firstName', null, null, 'minimumWage']);
});

test('takes the names of an exported list of employees for no other field', async () => {
  const read = await admin.start('Employee', 'UPDATE', 'people.csv', 'Employee name,Employee ID,Email\nAda Lovelace,Z-1,ada@demo.example\n');
  expect(read.columns.map(({ target }) => target)).toEqual([null, 'employeeNumber', 'email']);
});

test('takes the ranking of an exported list of candidates, which is computed, for nobody’s own assessment', async () => {
  const read = await admin.start('Candidate', 'UPDATE', 'candidates.csv', 'Candidate number,Ranking,Own assessment\nC-1,94.4,80\n');
  expect(read.columns.map(({ target }) => target)).toEqual(['number', null, 'assessment']);
});

test('groups problems by cause, with what was probably meant, and fixes them all at once', async () => {
  const rows = Array.from({ length: 30 }, (_, row) => `X-${row},Post number ${String.fromCharCode(97 + row)}x,L2,${row < 11 ? 'G-5' : 'G5'},${row === 20 ? '-1' : '90'},15,30`);
  const { id } = await admin.start('Designation', 'IMPORT', 'jobs.csv', `${columns}${rows.join('\n')}\n`);
  const review = await admin.map(id, mapping);
  expect(review).toMatchObject({ ready: 18, faulty: 12, fault: 'There seems to be some validation error(s) in your file. Please amend it before uploading.' });
  expect(review.problems).toMatchObject([
    { target: 'gradeId', label: 'Grade', message: 'Grade “G-5” does not exist', rows: 11, firstRow: 2, value: 'G-5', suggestions: ['G5'], creates: 'Grade' },
    { target: 'probationDays', message: 'The value should be greater than or equal to 0.', rows: 1, firstRow: 22, value: null },
  ]);
  dataOf(await admin.call('fixImport', 'id: $id, replace: $replace', '$id: ID!, $replace: [ImportReplaceInput!]', { id, replace: [{ target: 'gradeId', before: 'G-5', after: 'G5' }] }));
  const fixed = await admin.settled(id);
  expect(fixed).toMatchObject({ ready: 29, faulty: 1, fixes: [{ target: 'gradeId', before: 'G-5', after: 'G5', rows: 11 }] });
  dataOf(await admin.call('fixImport', 'id: $id, cells: $cells', '$id: ID!, $cells: [ImportCellInput!]', { id, cells: [{ row: 22, target: 'probationDays', text: '120' }] }));
  expect(await admin.settled(id)).toMatchObject({ ready: 30, faulty: 0 });
  const back = await admin.call('fixImport', 'id: $id, undo: $undo', '$id: ID!, $undo: [Int!]', { id, undo: [fixed.fixes[0]!.number] });
  expect(dataOf(back).fixImport).toBeTruthy();
  expect(await admin.settled(id)).toMatchObject({ ready: 19, faulty: 11 });
});

test('finds what a row refers to when the file has more spaces between its words, in the database and in the file itself', async () => {
  const levels = await admin.start('Designation', 'IMPORT', 'jobs.csv', `${columns}SP-1,Spacer,Executive  board,"G8",90,15,30\n`);
  expect(await admin.map(levels.id, mapping)).toMatchObject({ ready: 1, faulty: 0, problems: [] });
  const tree = await admin.start('Department', 'IMPORT', 'tree.csv', 'Name,Code,Parent\nNorthern works,NW-1,\nNorthern stores,NW-2,Northern  works\n');
  expect(await admin.map(tree.id, { columns: ['name', 'code', 'parentId'] })).toMatchObject({ ready: 2, faulty: 0, problems: [] });
});

test('makes missing records with the import, in the same change', async () => {
  const { id } = await admin.start('Designation', 'IMPORT', 'jobs.csv', `${columns}N-1,Night guard,L2,G99,90,15,30\n`);
  expect(await admin.map(id, mapping)).toMatchObject({ ready: 0, faulty: 1 });
  dataOf(await admin.call('createMissing', 'id: $id, target: $target', '$id: ID!, $target: String!', { id, target: 'gradeId' }));
  expect(await admin.settled(id)).toMatchObject({ ready: 1, faulty: 0, created: 1 });
  const done = await admin.commit(id, 'REFUSE');
  expect(done).toMatchObject({ state: 'DONE', added: 1, created: 1 });
  dataOf(await admin.ask('core-hr', 'mutation($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id: done.changeSet }));
  expect(await count("code = 'N-1'")).toBe(0);
});

test('leaves faulty rows out or refuses the whole, as chosen, and hands them out in the template', async () => {
  const { id } = await admin.start('Designation', 'IMPORT', 'jobs.csv', `${columns}O-1,Good one,L2,G3,90,15,30\nO-2,No,L2,G3,90,15,30\nO-3,,L2,G3,90,15,30\n`);
  expect(await admin.map(id, mapping)).toMatchObject({ ready: 1, faulty: 2, fault: 'Some designations are missing required fields (Designation Name or Designation Code).' });
  const refused = await admin.call('commitImport', 'id: $id, invalid: REFUSE', '$id: ID!', { id });
  expect(refused.errors[0]?.message).toBe('There seems to be some validation error(s) in your file. Please amend it before uploading.');
  const file = await server.ask(`/imports/${id}/faulty-rows`, { headers: { cookie: admin.cookie } });
  expect(decodeURIComponent(file.headers.get('content-disposition') ?? '')).toContain('Designation template.xlsx');
  const { head, rows } = await readAll(Buffer.from(await file.arrayBuffer()), 'faulty.xlsx');
  expect(head.headings.at(-1)).toBe('Problem');
  expect(rows.map(({ cells }) => cells.at(-1))).toEqual(['The value should be more than 2 characters.', 'Designation is required']);
  expect(await admin.commit(id)).toMatchObject({ state: 'DONE', added: 1, omitted: 2 });
});

test('names of the fields that tell records apart those that a file leaves open', async () => {
  const { id } = await admin.start('Holiday', 'IMPORT', 'holidays.csv', 'Name,Date,Location\n,2027-05-01,\nNew year,2027-01-01,\n');
  expect(await admin.map(id, { columns: ['name', 'date', 'locationId'] })).toMatchObject({ ready: 1, faulty: 1, fault: 'Some holidays are missing required fields (Name).' });
});

test('notices the same file a second time, and that nothing would change', async () => {
  const content = `${columns}S-1,Sizer,L2,G3,90,15,30\n`;
  const first = await admin.start('Designation', 'IMPORT', 'jobs.csv', content);
  await admin.map(first.id, mapping);
  await admin.commit(first.id);
  const second = await admin.start('Designation', 'IMPORT', 'other name.csv', content);
  expect(second.sameFile).toMatchObject({ by: expect.any(String) as string });
  expect(await admin.map(second.id, mapping)).toMatchObject({ ready: 0, faulty: 0, unchanged: 1 });
  expect((await admin.call('commitImport', 'id: $id, invalid: OMIT', '$id: ID!', { id: second.id })).errors[0]?.extensions.errorCode).toBe('NO_CHANGES');
});

test('updates records by code and name, counts what stays, and says what is not there', async () => {
  await withOrg(server.db, 'demo', (tx) => tx.query("update designation set probation_days = 45 where org_code = 'demo' and code = 'S-1'"));
  const { id } = await admin.start('Designation', 'UPDATE', 'jobs.csv', `${columns}S-1,Sizer,L3,,45,15,30\nO-1,Good one,L2,G3,90,15,30\nZZ-9,Nobody,L2,G3,90,15,30\n`);
  expect(await admin.map(id, mapping)).toMatchObject({ ready: 1, faulty: 1, unchanged: 1, problems: [{ message: expect.stringContaining('No record has this') as string }] });
  expect(await admin.commit(id)).toMatchObject({ updated: 1, omitted: 1, unchanged: 1 });
  expect(await count("code = 'S-1' and version = 2")).toBe(1);
});

test('a record that two rows are about, by its number or by its key, is told at the second of them', async () => {
  const [job] = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string; code: string; name: string }>("select id::text as id, code, name from department where org_code = 'demo' order by id limit 1"));
  const read = await admin.start('Department', 'UPDATE', 'departments.csv', `Record number,Code,Name\n${job?.id},,First name\n${job?.id},,Second name\n,${job?.code},Third name\n`);
  const review = await admin.map(read.id, { columns: read.columns.map(({ target }) => target) });
  expect(review).toMatchObject({ ready: 1, faulty: 2, problems: [{ target: 'id', rows: 2, firstRow: 3, message: 'Several rows of the file have the same Record number' }] });
  expect(await admin.commit(read.id)).toMatchObject({ state: 'DONE', updated: 1, omitted: 2, failure: null });
});

test('refuses duplicates inside the file and records that exist with other values', async () => {
  const { id } = await admin.start('Designation', 'IMPORT', 'jobs.csv', `${columns}D-1,Doubler,L2,G3,90,15,30\nd-1,DOUBLER,L2,G3,90,15,30\nS-1,Sizer,L8,G3,90,15,30\n`);
  const review = await admin.map(id, mapping);
  expect(review).toMatchObject({ ready: 1, faulty: 2 });
  expect(review.problems.map(({ message }) => message).sort()).toEqual(['Designation Code and Designation Name combination already exists', 'Row 2 of the file has the same Designation code and Designation']);
});

test('nobody sees or changes the import of another person or organisation, or imports without the right', async () => {
  const { id } = await admin.start('Designation', 'IMPORT', 'jobs.csv', `${columns}P-1,Private,L2,G3,90,15,30\n`);
  const hr = await importerOf(server, 'hr@demo.example');
  const other = await importerOf(server, 'admin@other.example');
  for (const stranger of [hr, other]) {
    const answers = [
      await stranger.call('importJob', 'id: $id', '$id: ID!', { id }),
      await stranger.call('mapImport', 'id: $id, mapping: $mapping', '$id: ID!, $mapping: ImportMappingInput!', { id, mapping }),
      await stranger.call('fixImport', 'id: $id', '$id: ID!', { id }),
      await stranger.call('createMissing', 'id: $id, target: "gradeId"', '$id: ID!', { id }),
      await stranger.call('commitImport', 'id: $id, invalid: OMIT', '$id: ID!', { id }),
      await stranger.call('cancelImport', 'id: $id', '$id: ID!', { id }),
      await stranger.ask('batch-processing', 'query($id: ID!) { importRows(id: $id) { totalRecords } }', { id }),
    ];
    for (const { errors } of answers) expect(errors[0]?.extensions.errorCode).toBe('NOT_FOUND');
    expect((await server.ask(`/imports/${id}/faulty-rows`, { headers: { cookie: stranger.cookie } })).status).toBe(400);
  }
  const fileKey = await admin.upload('a.csv', columns);
  expect((await other.call('startImport', 'input: $input', '$input: StartImportInput!', { input: { type: 'Designation', action: 'IMPORT', fileKey, fileName: 'a.csv' } })).errors[0]?.extensions.errorCode).toBe('NOT_FOUND');
  const employee = await importerOf(server, 'employee@demo.example');
  expect((await server.ask('/imports/templates/Designation', { headers: { cookie: employee.cookie } })).status).toBe(403);
});

test('the template is named as specified, in the language of the person, and reads back with every column known', async () => {
  const file = await server.ask('/imports/templates/Designation', { headers: { cookie: admin.cookie } });
  expect(decodeURIComponent(file.headers.get('content-disposition') ?? '')).toContain("''Designation template.xlsx");
  const bytes = Buffer.from(await file.arrayBuffer());
  await expect(readAll(bytes, 'template.xlsx')).rejects.toMatchObject({ reason: 'noRows' });
  const { rows } = await readAll(bytes, 'template.xlsx', { sheet: 'Help' });
  expect(rows.map(({ cells }) => cells[0])).toContain('Probation days');
  const schedules = Buffer.from(await (await server.ask('/imports/templates/WorkSchedule', { headers: { cookie: admin.cookie } })).arrayBuffer());
  const help = await readAll(schedules, 'template.xlsx', { sheet: 'Help' });
  expect(JSON.stringify(help.rows)).toContain('Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday');
});

test('keeps a matching that a person chose, and none that only follows what was suggested', async () => {
  const kept = (): Promise<unknown> => withOrg(server.db, 'demo', (tx) => tx.query(`select mapping->'columns' as columns from import_mapping where org_code = $1 and jsonb_array_length(mapping->'columns') = 3`, [tx.orgCode]));
  const { id } = await admin.start('Designation', 'UPDATE', 'three.csv', 'Designation code,Designation name,Grade\nK-1,Keeper,G3\n');
  await admin.map(id, { columns: ['code', 'title', 'gradeId'] });
  expect(await kept()).toEqual([]);
  await admin.map(id, { columns: ['code', 'title', null] });
  expect(await kept()).toEqual([{ columns: ['code', 'title', null] }]);
  await admin.map(id, { columns: ['code', 'title', 'gradeId'] });
  expect(await kept()).toEqual([]);
});

test('of an address the parts that a file does not have stay, and empty cells empty theirs where that is chosen', async () => {
  const addresses = (): Promise<{ code: string; address: unknown }[]> => withOrg(server.db, 'demo', (tx) => tx.query("select code, address from location where org_code = 'demo' and code in ('BLR', 'CBE') order by code"));
  const before = await addresses();
  const update = async (content: string, clearEmpty: boolean): Promise<void> => {
    const { id, columns: read } = await admin.start('Location', 'UPDATE', 'places.csv', content);
    await admin.map(id, { columns: read.map(({ target }) => target), clearEmpty });
    expect(await admin.commit(id)).toMatchObject({ state: 'DONE', updated: 1 });
  };
  await update('Code,Street,City\nBLR,,Mysuru\nCBE,,Coimbatore\n', false);
  expect(await addresses()).toEqual([{ ...before[0], address: { ...(before[0]!.address as object), city: 'Mysuru' } }, before[1]]);
  await update('Code,Street,City\nBLR,,Mysuru\n', true);
  const { street1: _street, ...rest } = before[0]!.address as Record<string, string>;
  expect((await addresses())[0]?.address).toEqual({ ...rest, city: 'Mysuru' });
});

test('rows with more cells than headings, and numbers of which a spreadsheet lost digits, wait for somebody to look', async () => {
  const { id } = await admin.start('Grade', 'IMPORT', 'grades.csv', 'Name,Code\nLead, senior,LS\nPlain,PL,\n');
  expect(await admin.map(id, { columns: ['name', 'code'] })).toMatchObject({ ready: 1, faulty: 1, problems: [{ firstRow: 2, message: expect.stringContaining('more cells than there are headings') as string }] });
  const file = await server.ask(`/imports/${id}/faulty-rows`, { headers: { cookie: admin.cookie } });
  const { head, rows } = await readAll(Buffer.from(await file.arrayBuffer()), 'faulty.xlsx');
  expect(rows.map(({ cells }) => [cells.length > head.headings.length, cells.at(-1)])).toEqual([[true, 'LS']]);
  dataOf(await admin.call('fixImport', 'id: $id, cells: $cells', '$id: ID!, $cells: [ImportCellInput!]!', { id, cells: [{ row: 2, target: 'name', text: 'Lead, senior' }, { row: 2, target: 'code', text: 'LS' }] }));
  expect(await admin.settled(id)).toMatchObject({ ready: 2, faulty: 0 });
  const workbook = await collect(writeXlsx([{ name: 'Data', columns: ['Name', 'Code', 'Level'].map((heading) => ({ heading, format: { kind: 'integer' } as const })), rows: [['Long', 1_234_567_890_123_456, 1], ['Short', 123_456_789_012_345, 2]] }], { dateFormat: 'YYYY/MM/DD' }));
  const long = await admin.start('Grade', 'IMPORT', 'grades.xlsx', workbook);
  const { problems } = await admin.map(long.id, { columns: ['name', 'code', 'rank'] });
  expect(problems).toMatchObject([{ target: 'code', firstRow: 2, rows: 1, message: expect.stringContaining('15 digits') as string }]);
});

test('rows that are handed out say what the file said: nothing that was refused becomes a day, no thousand a fraction', async () => {
  const speak = async (language: string): Promise<void> => {
    await withOrg(server.db, 'demo', (tx) => tx.query("update user_account set language = $1 where org_code = 'demo' and email = 'admin@demo.example'", [language]));
    forgetSessions();
  };
  const again = async (type: string, content: string): Promise<unknown[]> => {
    const first = await admin.start(type, 'IMPORT', 'bad.csv', content);
    const before = await admin.map(first.id, { columns: first.columns.map(({ target }) => target) });
    const file = Buffer.from(await (await server.ask(`/imports/${first.id}/faulty-rows`, { headers: { cookie: admin.cookie } })).arrayBuffer());
    const second = await admin.start(type, 'IMPORT', 'bad.xlsx', file);
    const after = await admin.map(second.id, { columns: second.columns.map(({ target }) => target) });
    expect(after.problems.map(({ message, rows }) => [message, rows])).toEqual(before.problems.map(({ message, rows }) => [message, rows]));
    return (await readAll(file, 'bad.xlsx')).rows.map(({ cells }) => cells);
  };
  await again('Holiday', 'Name,Date\nOne day,1/2/2026\nTwo day,2026-02-30\nThree day,1.2.26\nFour day,2026-01-31 23:30\n');
  await speak('SP');
  const [pay] = await again('Grade', 'Nombre;Código;Moneda;Remuneración mínima\n;ZZ-1;INR;1.234\n');
  await speak('EN');
  expect(pay).toContain(1234);
});
