/** A sheet of candidates warns of who is here already and of who stands in it twice, and leaves out whom the person says. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { dataOf } from '../support/graphql.ts';
import { employeeOf, rows } from './candidates.ts';
import { importerOf } from './importing.ts';
import type { Importer, Job } from './importing.ts';

type Row = { row: number; status: string; likenesses: { row: number | null; id: string | null; name: string | null; path: string | null; reasons: string[] }[] };
type Counted = Job & { readonly alike: number; readonly leftOut: number };

let server: DemoServer;
let admin: Importer;

beforeAll(async () => {
  server = await startDemoServer();
  admin = await importerOf(server, 'admin@demo.example');
  await bring(admin, 'here.csv', 'First name,Last name,Personal email,Mobile number\nIngeborg,Quist,ingeborg.quist@alike.example,+4791234567\nTarek,Ould,tarek@alike.example,+4791234568\n', ['firstName', 'lastName', 'email', 'phone']).then(({ id }) => admin.commit(id));
});
afterAll(() => server.stop());

const bring = async (by: Importer, name: string, sheet: string, columns: readonly string[]): Promise<Counted> => {
  const job = await by.start('Candidate', 'IMPORT', name, sheet);
  await by.map(job.id, { columns: [...columns] });
  return counted(by, job.id);
};
const counted = async (by: Importer, id: string): Promise<Counted> =>
  dataOf(await by.ask<{ importJob: { job: Counted } }>('batch-processing', 'query($id: ID!) { importJob(id: $id) { job { id state ready faulty alike leftOut omitted added } } }', { id })).importJob.job;
const alikeRows = async (by: Importer, id: string, filter = 'alike: true'): Promise<Row[]> =>
  dataOf(await by.ask<{ importRows: { rows: Row[] } }>('batch-processing', `query($id: ID!) { importRows(id: $id, ${filter}) { rows { row status likenesses { row id name path reasons } } } }`, { id })).importRows.rows;
const leave = (by: Importer, id: string, leftOut: boolean, only: number[] | null = null) =>
  by.ask('batch-processing', 'mutation($id: ID!, $rows: [Int!], $leftOut: Boolean!) { leaveRowsOut(id: $id, rows: $rows, leftOut: $leftOut) { job { id } } }', { id, rows: only, leftOut });
const named = (last: string) => rows(server, `select id from candidate where org_code = $1 and last_name = '${last}'`);

const SHEET = 'First name,Last name,Personal email,Mobile number\nIngeborg,Quist,iq@other.example,+4791234567\nNew,Quarl,new.quarl@alike.example,\nNewt,Quarl,new.quarl+tag@alike.example,\nNobody,Quint,nobody@alike.example,\n';
const COLUMNS = ['firstName', 'lastName', 'email', 'phone'];

test('says which rows look like candidates who are here and which like earlier rows, and what is the same', async () => {
  const job = await bring(admin, 'alike.csv', SHEET, COLUMNS);
  expect(job).toMatchObject({ state: 'REVIEW', ready: 4, faulty: 0, alike: 2, leftOut: 0 });
  const [ingeborg] = await named('Quist');
  expect(await alikeRows(admin, job.id)).toEqual([
    { row: 2, status: 'READY', likenesses: [{ row: null, id: String(ingeborg!['id']), name: 'Ingeborg Quist', path: `/recruitment/job-candidates/${ingeborg!['id']}`, reasons: ['telephone', 'name, or nearly'] }] },
    { row: 4, status: 'READY', likenesses: [{ row: 3, id: null, name: null, path: null, reasons: ['e-mail address', 'name, or nearly'] }] },
  ]);
});

test('knows a telephone number that a file or form writes without the country of the organization', async () => {
  const here = await bring(admin, 'home.csv', 'First name,Last name,Mobile number\nRukmini,Quade,+91 98123 45670\nSomya,Quain,098123 45671\n', ['firstName', 'lastName', 'phone']);
  await admin.commit(here.id);
  expect(await rows(server, `select phone from candidate where org_code = $1 and last_name in ('Quade', 'Quain') order by last_name`)).toEqual([{ phone: '+919812345670' }, { phone: '+919812345671' }]);
  const job = await bring(admin, 'national.csv', 'First name,Last name,Mobile number\nRukmini,Quade,98123 45670\nSomya,Quain,+919812345671\nRukmani,Quade,098123-45670\n', ['firstName', 'lastName', 'phone']);
  expect((await alikeRows(admin, job.id)).map(({ row, likenesses }) => [row, likenesses.map(({ name, row: earlier }) => name ?? earlier)])).toEqual([[2, ['Rukmini Quade']], [3, ['Somya Quain']], [4, ['Rukmini Quade', 2]]]);
  const added = await admin.ask<{ addCandidate: { row: { phone: string } } }>('recruitment', 'mutation { addCandidate(input: { firstName: "Ula", lastName: "Quarry", phone: "98123 45672", gender: NOT_STATED, dateOfBirth: "1990-01-01", email: "ula@alike.example" }) { row { phone } } }');
  expect(added.data?.addCandidate.row.phone ?? added.errors).toBe('+919812345672');
});

test('leaves out the rows that are chosen, also after a fix and a new check, and imports the others', async () => {
  const job = await bring(admin, 'leave.csv', SHEET.replaceAll('Quarl', 'Quorn').replaceAll('quarl', 'quorn').replaceAll('Quint', 'Quell').replaceAll('nobody', 'quell'), COLUMNS);
  await leave(admin, job.id, true);
  expect(await counted(admin, job.id)).toMatchObject({ ready: 2, alike: 2, leftOut: 2 });
  expect((await alikeRows(admin, job.id, 'status: LEFT_OUT')).map(({ row }) => row)).toEqual([2, 4]);
  expect((await alikeRows(admin, job.id, 'status: READY')).map(({ row }) => row)).toEqual([3, 5]);
  await leave(admin, job.id, false, [4]);
  await admin.call('fixImport', 'id: $id, cells: $cells', '$id: ID!, $cells: [ImportCellInput!]', { id: job.id, cells: [{ row: 5, target: 'firstName', text: 'Somebody' }] });
  await admin.settled(job.id);
  expect(await counted(admin, job.id)).toMatchObject({ state: 'REVIEW', ready: 3, alike: 2, leftOut: 1 });
  expect(await admin.commit(job.id)).toMatchObject({ state: 'DONE', added: 3, omitted: 1 });
  expect(await named('Quist')).toHaveLength(1);
  expect(await named('Quorn')).toHaveLength(2);
});

test('forgets what was left out where the row has come to look like somebody else', async () => {
  const sheet = 'First name,Last name,Personal email\nTarek,Ould,tarek@alike.example\nIngeborg,Quist,ingeborg.quist@alike.example\n';
  const job = await bring(admin, 'other.csv', sheet, ['firstName', 'lastName', 'email']);
  await leave(admin, job.id, true);
  const cells = [['firstName', 'Ingeborg'], ['lastName', 'Quist'], ['email', 'ingeborg.quist@alike.example']].map(([target, text]) => ({ row: 2, target, text }));
  await admin.call('fixImport', 'id: $id, cells: $cells', '$id: ID!, $cells: [ImportCellInput!]', { id: job.id, cells });
  await admin.settled(job.id);
  expect((await alikeRows(admin, job.id, 'status: LEFT_OUT')).map(({ row }) => row)).toEqual([3]);
  expect((await alikeRows(admin, job.id)).map(({ row, status }) => [row, status])).toEqual([[2, 'READY'], [3, 'LEFT_OUT']]);
});

test('imports nothing where every row is left out, and says so', async () => {
  const job = await bring(admin, 'all.csv', 'First name,Last name,Personal email\nTarek,Ould,tarek@alike.example\n', ['firstName', 'lastName', 'email']);
  await leave(admin, job.id, true);
  const answer = await admin.call('commitImport', 'id: $id, invalid: OMIT', '$id: ID!', { id: job.id });
  expect(JSON.stringify(answer)).toContain('NO_CHANGES');
  expect(await named('Ould')).toHaveLength(1);
});

test('tells a recruiter of their own candidates alone, and still of rows that stand twice', async () => {
  await rows(server, 'update recruitment_general_setting set centralised_recruitment = false where org_code = $1');
  await rows(server, `update candidate set recruiter_id = null where org_code = $1 and last_name in ('Quist', 'Ould')`);
  const recruiter = await importerOf(server, 'recruiter@demo.example');
  const sheet = 'First name,Last name,Personal email\nTarek,Ould,tarek@alike.example\nTarek,Ould,tarek@alike.example\n';
  const hidden = await bring(recruiter, 'hidden.csv', sheet, ['firstName', 'lastName', 'email']);
  expect((await alikeRows(recruiter, hidden.id)).map(({ row, likenesses }) => [row, likenesses.map(({ row: earlier, id }) => earlier ?? id)])).toEqual([[3, [2]]]);
  await rows(server, `update candidate set recruiter_id = $2 where org_code = $1 and last_name = 'Ould'`, [await employeeOf(server, 'recruiter@demo.example')]);
  const own = await bring(recruiter, 'own.csv', sheet, ['firstName', 'lastName', 'email']);
  const [ould] = await named('Ould');
  expect((await alikeRows(recruiter, own.id)).map(({ row, likenesses }) => [row, likenesses.map(({ row: earlier, id }) => earlier ?? id)])).toEqual([[2, [ould!.id]], [3, [ould!.id, 2]]]);
  // Their rows become their own candidates.
  await leave(recruiter, own.id, true, [3]);
  expect(await recruiter.commit(own.id)).toMatchObject({ state: 'DONE', added: 1, omitted: 1 });
  expect(await rows(server, `select id from candidate where org_code = $1 and last_name = 'Ould' and recruiter_id = $2`, [await employeeOf(server, 'recruiter@demo.example')])).toHaveLength(2);
  // Whom they can no longer see is not told any more either.
  await rows(server, `update candidate set recruiter_id = null where org_code = $1 and id = $2`, [ould!.id]);
  expect((await alikeRows(recruiter, own.id)).flatMap(({ likenesses }) => likenesses.map(({ id }) => id))).toEqual([null]);
});

test('refuses to leave out rows of somebody else’s import', async () => {
  const job = await bring(admin, 'mine.csv', SHEET, COLUMNS);
  const recruiter = await importerOf(server, 'recruiter@demo.example');
  expect(JSON.stringify(await leave(recruiter, job.id, true))).toContain('NOT_FOUND');
  expect(await counted(admin, job.id)).toMatchObject({ leftOut: 0 });
});

test('takes a birth date that fifty rows share for one that nobody knows', async () => {
  const columns = ['firstName', 'lastName', 'email', 'dateOfBirth'];
  const sheet = (count: number, day: string): string => `First name,Last name,Personal email,Date of birth\n${Array.from({ length: count }, (_, at) => `Solveig,Rask,rask${count}.${at}@alike.example,${day}\n`).join('')}`;
  await admin.commit((await bring(admin, 'born.csv', sheet(1, '1971-02-13').replace('rask1.', 'first.'), columns)).id);
  expect((await alikeRows(admin, (await bring(admin, 'one.csv', sheet(1, '1971-02-13'), columns)).id))[0]?.likenesses.map(({ name }) => name)).toEqual(['Solveig Rask']);
  const many = await alikeRows(admin, (await bring(admin, 'many.csv', sheet(51, '1971-02-13'), columns)).id);
  expect(many.flatMap(({ likenesses }) => likenesses.flatMap(({ name }) => name ?? []))).toEqual([]);
});
