/** Downloads of candidates' files: who read which, and when, is told for as long as the organisation is there. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '../../src/server/db/owner.ts';
import { applyAs, pdf, query } from '../support/applying.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { cookiesOf, startDemoServer, type DemoServer } from '../support/demo-server.ts';

type Entry = { employeeName: string; userAction: string; uniqueId: number; description: string; title: string; logTimestamp: string };
type Line = { by: string; at: string; kind: string; undoable: boolean; whyNot: string | null; fields: { field: string }[] };
type Handed = { answer: { presignedUrl: string | null; s3DocumentDetails: { data?: string } } };

let server: DemoServer;
let id = '';
let key = '';
beforeAll(async () => {
  server = await startDemoServer();
  await applyAs(server, 'J-101', { email: 'read@example.com' });
  const [found] = await query<{ id: string; key: string }>(server, `select id::text as id, resume as key from candidate where org_code = 'demo' and email = 'read@example.com'`);
  ({ id, key } = found!);
});
afterAll(() => server.stop());

const ask = async <Data>(who: string, endpoint: string, text: string, variables: object = {}) => askGraphql<Data>(server, await server.signIn(who), endpoint, text, { ...variables });
const handed = (who: string, action: string, file = key) => ask<Handed>(who, 'core-hr', 'mutation ($file: String!, $action: String!) { answer: getPresignedUrl(fileName: $file, action: $action) { presignedUrl s3DocumentDetails } }', { file, action });
const addressFor = async (who: string, file = key): Promise<string> => (await handed(who, 'retrieve', file)).data!.answer.presignedUrl!;
const logged = async (who = 'admin@demo.example', record = id) =>
  (await ask<{ answer: { activityLogs: Entry[] } }>(who, 'monitoring', 'query ($record: Int!) { answer: getSystemActivityLogs(uniqueId: $record, entity: "Candidate", kind: DOWNLOAD) { activityLogs { employeeName userAction uniqueId description title logTimestamp } } }', { record: Number(record) })).data!.answer.activityLogs;
const timeline = async (record = id): Promise<Line[]> => (await ask<{ answer: { rows: Line[] } }>('recruiter@demo.example', 'recruitment', 'query ($id: ID!) { answer: candidateHistory(id: $id) { rows { by at kind undoable whyNot fileName fields { field } } } }', { id: record })).data!.answer.rows;
const rows = () => query<{ who: string; record: string; field: string | null }>(server, `select by as who, row_id::text as record, field from file_download where org_code = 'demo' order by id`);
const nameOf = async (email: string): Promise<string> => (await query<{ name: string }>(server, `select name from user_account where org_code = 'demo' and email = $1`, [email]))[0]!.name;

it('tells in the audit log and on the timeline that a recruiter read a resume, and when; an address alone is no download', async () => {
  const address = await addressFor('recruiter@demo.example');
  expect(await rows()).toEqual([]);
  const before = Date.now();
  expect((await server.ask(address)).status).toBe(200);
  const name = await nameOf('recruiter@demo.example');
  const [entry, ...others] = await logged();
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ employeeName: name, userAction: 'Downloaded', uniqueId: Number(id), title: 'Mei Lin Chua', description: 'Candidate Mei Lin Chua: Resume' });
  expect(Math.abs(Date.parse(entry!.logTimestamp) - before)).toBeLessThan(60_000);
  const [newest] = await timeline();
  expect(newest).toMatchObject({ by: name, kind: 'DOWNLOAD', undoable: false, whyNot: null, fields: [{ field: 'resume' }] });
  expect(newest!.at).toBe(entry!.logTimestamp);
});

it('counts what one person reads twice within a minute once, also at the same time and whole, and two people twice', async () => {
  const address = await addressFor('recruiter@demo.example');
  await Promise.all([server.ask(address), server.ask(address), handed('recruiter@demo.example', 'getdata')]);
  expect(await rows()).toHaveLength(1);
  const { data } = await handed('admin@demo.example', 'getdata');
  expect(Buffer.from(data!.answer.s3DocumentDetails.data ?? '', 'base64').equals(pdf)).toBe(true);
  expect((await rows()).map(({ who }) => who)).toEqual([await nameOf('recruiter@demo.example'), await nameOf('admin@demo.example')]);
  await asOwner(server.db, (owner) => owner.query(`update file_download set at = at - interval '2 minutes'`));
  expect((await server.ask(address)).status).toBe(200);
  expect(await rows()).toHaveLength(3);
});

it('hands nothing out that it cannot note', async () => {
  const address = await addressFor('recruiter@demo.example');
  const noted = (await rows()).length;
  expect((await server.ask(address.replace(/&by=\d+/, ''))).status).toBe(404);
  expect((await server.ask(address.replace(/&by=\d+/, '&by=1'))).status).toBe(404);
  await asOwner(server.db, (owner) => owner.query(`update file_download set at = at - interval '2 minutes'`));
  await asOwner(server.db, (owner) => owner.query('alter table file_download add constraint closed check (false) not valid'));
  expect((await server.ask(address)).status).toBe(500);
  expect(codeOf(await handed('recruiter@demo.example', 'getdata'))).not.toBeUndefined();
  await asOwner(server.db, (owner) => owner.query('alter table file_download drop constraint closed'));
  expect(await rows()).toHaveLength(noted);
});

it('does not note what candidates read of their own', async () => {
  const post = (path: string, body: Record<string, string>) => fetch(`${server.origin}/v3/candidate-portal${path}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(body) });
  await post('/passcode', { email: 'read@example.com' });
  const [mail] = await query<{ body: string }>(server, `select body from outbox_message where org_code = 'demo' and recipient = 'read@example.com' and template = 'portalPasscode'`);
  const cookie = cookiesOf(await post('/enter', { email: 'read@example.com', code: /\b\d{6}\b/.exec(mail!.body)![0] }));
  const noted = (await rows()).length;
  const form = new FormData();
  form.set('document', new File([pdf], 'degree.pdf'));
  await fetch(`${server.origin}/v3/candidate-portal/documents`, { method: 'POST', redirect: 'manual', body: form, headers: { cookie } });
  const page = await (await server.ask('/v3/candidate-portal', { headers: { cookie } })).text();
  expect((await server.ask(/\/v3\/candidate-portal\/files\/\d+/.exec(page)![0], { headers: { cookie } })).status).toBe(200);
  expect(await rows()).toHaveLength(noted);
  const [put] = await query<{ key: string }>(server, `select file_key as key from record_file where org_code = 'demo' and entity = 'Candidate' and row_id = $1`, [id]);
  expect((await server.ask(await addressFor('recruiter@demo.example', put!.key))).status).toBe(200);
  expect((await rows()).at(-1)).toMatchObject({ record: id, field: null });
  expect((await logged())[0]?.description).toBe('Candidate Mei Lin Chua: degree.pdf');
  expect((await timeline()).filter(({ kind, fields }) => kind === 'DOWNLOAD' && fields.length === 0)).toMatchObject([{ fileName: 'degree.pdf' }]);
  await query(server, `update record_file set deleted_at = now() where org_code = 'demo' and file_key = $1`, [put!.key]);
  expect((await logged())[0]?.description).toBe('Candidate Mei Lin Chua: A file');
});

it('shows another organisation none of it, and keeps what was noted as it is', async () => {
  expect(await logged('admin@other.example')).toEqual([]);
  await expect(query(server, `delete from file_download where org_code = 'demo'`)).rejects.toThrow();
  await expect(query(server, `update file_download set by = 'Nobody' where org_code = 'demo'`)).rejects.toThrow();
});

it('names nobody once the candidate is erased, and still tells who read their file', async () => {
  const before = await logged();
  expect((await ask('admin@demo.example', 'recruitment', `mutation { eraseCandidate(candidateId: ${id}, reason: "Asked by letter") { keys } }`)).errors).toBeUndefined();
  const after = await logged();
  expect(after.map(({ employeeName, logTimestamp }) => [employeeName, logTimestamp])).toEqual(before.map(({ employeeName, logTimestamp }) => [employeeName, logTimestamp]));
  expect(new Set(after.map(({ title }) => title))).toEqual(new Set([id]));
  expect(JSON.stringify([after, await query(server, `select * from file_download where org_code = 'demo'`)])).not.toMatch(/Mei Lin|Chua|read@example|cv\.pdf|degree/);
});
