/** Comments, files and followers of any record: who may, who is told, what goes with an erased person, and nothing of another organisation. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanUpAccounts } from '../../src/server/auth/clean-up.ts';
import { generationOf } from '../../src/server/db/generation.ts';
import { sealJournal } from '../../src/server/db/journal/seal.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { grantOn } from '../../src/server/record-talk/grant-on.ts';
import { tellOfChanges } from '../../src/server/record-talk/tell-changes.ts';
import { resources } from '../../src/server/resource/registry.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { operations } from '../support/every-operation.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';
import { startProbe, WHOLE, type Probe } from '../support/probe.ts';

type Person = { id: string; name: string };
type Comment = { id: string; text: string; author: Person; mentions: Person[]; editedAt: string | null; isErased: boolean; mayChange: boolean; mayDelete: boolean };
type Added = { a: { comment: Comment; notTold: string[] } };
type Talk = { comments: number; files: number; followers: number; isFollowing: boolean; mayAddFiles: boolean };
type Notice = { kind: string; text: string; path: string | null };
type Record_ = { type: string; id: string };

const on = 'batch-processing';
const fields = 'id text author { id name } mentions { id name } editedAt isErased mayChange mayDelete';
const VIEW = { view: true, scope: 'ALL' } as const;

let server: DemoServer;
let people: Record<'admin' | 'hr' | 'manager' | 'employee', Client>;
let other: Client;
let accounts: Map<string, string>;
let probe: Probe;
let grade: Record_;
let someone: Record_;
let cookies: Record<string, string>;

const codeOf = ({ errors }: GraphqlAnswer<unknown>): string | undefined => errors[0]?.extensions.errorCode;
const add = (who: Client, of: Record_, text: string) => who<Added>(on, `mutation ($type: String!, $id: ID!, $text: String!) { a: addRecordComment(type: $type, id: $id, text: $text) { notTold comment { ${fields} } } }`, { ...of, text });
const change = (who: Client, id: string, text: string) => who<Added>(on, `mutation ($id: ID!, $text: String!) { a: updateRecordComment(id: $id, text: $text) { notTold comment { ${fields} } } }`, { id, text });
const act = (who: Client, operation: string, id: string) => who(on, `mutation ($id: ID!) { ${operation}(id: $id) { errorCode } }`, { id });
const follow = (who: Client, of: Record_, operation = 'followRecord') => who(on, `mutation ($type: String!, $id: ID!) { ${operation}(type: $type, id: $id) { errorCode } }`, of);
const comments = async (who: Client, of: Record_, page: object = {}) => dataOf(await who<{ a: { totalRecords: number; rows: Comment[] } }>(on, `query ($type: String!, $id: ID!, $before: ID, $limit: Int) { a: recordComments(type: $type, id: $id, before: $before, limit: $limit) { totalRecords rows { ${fields} } } }`, { ...of, ...page })).a;
const talk = async (who: Client, of: Record_) => dataOf(await who<{ recordTalk: { talk: Talk } }>(on, 'query ($type: String!, $id: ID!) { recordTalk(type: $type, id: $id) { talk { comments files followers isFollowing mayAddFiles } } }', of)).recordTalk.talk;
const mentionable = (who: Client, of: Record_, search?: string) => who<{ a: { rows: Person[] } }>(on, 'query ($type: String!, $id: ID!, $search: String) { a: mentionablePeople(type: $type, id: $id, search: $search) { rows { id name } } }', { ...of, search });
const notices = async (who: Client) => dataOf(await who<{ a: { notificationList: Notice[] } }>('organisation-data', '{ a: listNotificationsInDashboard(limit: 50) { notificationList { kind text path } } }')).a.notificationList.filter(({ kind }) => kind.startsWith('record'));
const forget = () => withOrg(server.db, 'demo', (tx) => tx.query("delete from notification where org_code = 'demo'"));
const upload = (who: Client, type = 'recordFile.Grade', fileName = 'note.txt', data = 'Agreed on Monday') =>
  who<{ a: { s3DocumentDetails: { key: string } } }>('core-hr', 'mutation ($type: String!, $fileName: String!, $data: String!) { a: getPresignedUrl(fileName: $fileName, action: "upload", type: $type, data: $data) { s3DocumentDetails } }', { type, fileName, data: Buffer.from(data).toString('base64') });
const keyOf = async (...told: Parameters<typeof upload>) => dataOf(await upload(...told)).a.s3DocumentDetails.key;
const addFile = (who: Client, of: Record_, fileKey: string) => who<{ a: { file: { id: string; key: string; name: string; mayDelete: boolean } } }>(on, 'mutation ($type: String!, $id: ID!, $fileKey: String!) { a: addRecordFile(type: $type, id: $id, fileKey: $fileKey) { file { id key name mayDelete } } }', { ...of, fileKey });
const fetched = (who: Client, fileName: string) => who('core-hr', 'mutation ($fileName: String!) { getPresignedUrl(fileName: $fileName, action: "getdata") { s3DocumentDetails } }', { fileName });
const at = ({ name, id }: Person) => `@[${name}](user:${id})`;
const personOf = (email: string, name = email): Person => ({ id: accounts.get(email)!, name });

beforeAll(async () => {
  server = await startDemoServer();
  cookies = Object.fromEntries(await Promise.all((['admin', 'hr', 'manager', 'employee'] as const).map(async (name) => [name, await server.signIn(`${name}@demo.example`)] as const)));
  people = Object.fromEntries(Object.entries(cookies).map(([name, cookie]) => [name, clientOf(server, cookie)])) as typeof people;
  other = clientOf(server, await server.signIn('admin@other.example'));
  const rows = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string; email: string }>("select id::text as id, email from user_account where org_code = 'demo'"));
  accounts = new Map(rows.map(({ id, email }) => [email.split('@')[0]!, id]));
  const [first] = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string }>("select id::text as id from grade where org_code = 'demo' order by id limit 1"));
  grade = { type: 'Grade', id: first!.id };
  // Nobody's manager, so that a team does not reach them.
  const [alone] = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string }>("select e.id::text as id from employee e where e.org_code = 'demo' and not exists (select from user_account u where u.org_code = 'demo' and u.employee_id = e.id) and e.manager_id is distinct from (select employee_id from user_account where org_code = 'demo' and email = 'manager@demo.example') order by e.id desc limit 1"));
  someone = { type: 'Employee', id: alone!.id };
  probe = await startProbe(server, people.admin);
});
beforeEach(forget);
afterAll(() => server.stop());

describe('who may', () => {
  it('is guarded by what guards the record itself, for every entity', () => {
    for (const resource of resources) {
      const one = operations.find(({ endpoint, root }) => endpoint === resource.endpoint && root.name === resource.operations.one)!;
      const said = new Set(one.root.guards.map((guard) => JSON.stringify(guard)));
      expect(said, resource.type).toEqual(new Set(resource.screens.map(({ form, scope }) => JSON.stringify({ forms: [form], right: 'VIEW', scope }))));
    }
    expect(grantOn({ rights: new Map() } as never, resources[0]!, 'VIEW')).toBeNull();
  });

  it('lets whoever views a record comment on it and follow it, and nobody else know of it', async () => {
    await probe.may({ GRADES: VIEW });
    const said = dataOf(await add(probe.ask, grade, '  Is this still right?\r\n<b>See</b> https://example.com/a.  ')).a;
    expect(said).toMatchObject({ notTold: [], comment: { text: 'Is this still right?\n<b>See</b> https://example.com/a.', author: { id: probe.userId }, mayChange: true, mayDelete: true } });
    expect(await talk(probe.ask, grade)).toMatchObject({ comments: 1, isFollowing: true, mayAddFiles: false });
    expect(codeOf(await upload(probe.ask))).toBe('_DB0102');
    await probe.may({ LOCATIONS: WHOLE });
    for (const answer of [await add(probe.ask, grade, 'x'), await follow(probe.ask, grade), await mentionable(probe.ask, grade)]) expect(codeOf(answer)).toBe('_DB0100');
    for (const operation of ['deleteRecordComment', 'restoreRecordComment']) expect(codeOf(await act(probe.ask, operation, said.comment.id))).toBe('NOT_FOUND');
    expect(codeOf(await change(probe.ask, said.comment.id, 'x'))).toBe('NOT_FOUND');
    for (const type of ['Nothing', '__proto__', 'grade']) expect(codeOf(await follow(people.admin, { type, id: '1' }))).toBe('_DB0100');
    for (const id of ['8000001', 'x', '-1']) expect(codeOf(await follow(people.admin, { type: 'Grade', id }))).toBe('NOT_FOUND');
  });

  it('keeps to the rows of a scope: another team’s record is as one that is not there', async () => {
    await probe.may({ EMPLOYEES: { view: true, scope: 'TEAM' } });
    for (const id of [someone.id, '8000001']) {
      expect(codeOf(await add(probe.ask, { type: 'Employee', id }, 'x'))).toBe('NOT_FOUND');
      expect(codeOf(await probe.ask(on, 'query ($id: ID!) { recordTalk(type: "Employee", id: $id) { talk { comments } } }', { id }))).toBe('NOT_FOUND');
    }
  });

  it('lets authors change their own, whoever may delete the record take others away, and takes a deletion back', async () => {
    const { id } = dataOf(await add(people.hr, grade, 'First')).a.comment;
    expect(codeOf(await change(people.admin, id, 'Mine now'))).toBe('ACCESS_DENIED');
    await probe.may({ GRADES: { ...VIEW, update: true } });
    expect(codeOf(await act(probe.ask, 'deleteRecordComment', id))).toBe('ACCESS_DENIED');
    expect(dataOf(await change(people.hr, id, 'Second')).a.comment).toMatchObject({ text: 'Second', editedAt: expect.any(String) });
    dataOf(await act(people.admin, 'deleteRecordComment', id));
    expect((await comments(people.hr, grade)).rows.map((one) => one.id)).not.toContain(id);
    expect(codeOf(await act(people.hr, 'restoreRecordComment', id))).toBe('NOT_FOUND');
    dataOf(await act(people.admin, 'restoreRecordComment', id));
    expect((await comments(people.hr, grade)).rows.map((one) => one.id)).toContain(id);
  });

  it('refuses what is empty or too long, does one request once, and pages from the newest', async () => {
    for (const text of ['  \n ', 'x'.repeat(10_001)]) expect((await add(people.hr, grade, text)).errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', validationError: [{ field: 'text' }] });
    dataOf(await add(people.hr, grade, '🙂'.repeat(9_999)));
    const again = clientOf(server, cookies['hr'], { 'idempotency-key': 'talk-1' });
    const [one, two] = [dataOf(await add(again, grade, 'Once')).a.comment.id, dataOf(await add(again, grade, 'Once')).a.comment.id];
    expect(one).toBe(two);
    const { totalRecords, rows } = await comments(people.hr, grade, { limit: 2 });
    const earlier = await comments(people.hr, grade, { limit: 50, before: rows.at(-1)!.id });
    expect(rows[0]!.id).toBe(one);
    expect(rows.length + earlier.rows.length).toBe(totalRecords);
  });

  it('brings a deletion back for 30 days, and then loses it for good', async () => {
    const { id } = dataOf(await add(people.hr, grade, 'A month ago')).a.comment;
    dataOf(await act(people.hr, 'deleteRecordComment', id));
    await withOrg(server.db, 'demo', (tx) => tx.query("update record_comment set deleted_at = now() - interval '31 days' where org_code = 'demo' and id = $1", [id]));
    expect(codeOf(await act(people.hr, 'restoreRecordComment', id))).toBe('NOT_FOUND');
    await cleanUpAccounts(server.db);
    expect(await withOrg(server.db, 'demo', (tx) => tx.query("select from record_comment where org_code = 'demo' and id = $1", [id]))).toEqual([]);
  });

  it('is nobody’s of another organisation', async () => {
    const { id } = dataOf(await add(people.hr, grade, 'Ours')).a.comment;
    for (const operation of ['deleteRecordComment', 'restoreRecordComment', 'deleteRecordFile', 'restoreRecordFile']) expect(codeOf(await act(other, operation, id))).toBe('NOT_FOUND');
    expect((await comments(other, { type: 'Grade', id: grade.id })).totalRecords).toBe(0);
    expect(dataOf(await mentionable(people.hr, grade)).a.rows.map((one) => one.id)).not.toContain(accounts.get('hr'));
  });

  it('only reads while somebody looks as another', async () => {
    const session = clientOf(server, await server.signIn('admin@demo.example'));
    dataOf(await session('core-hr', 'mutation ($id: ID!) { startViewAs(userAccountId: $id) { errorCode } }', { id: accounts.get('hr') }));
    expect((await comments(session, grade)).rows.length).toBeGreaterThan(0);
    expect(codeOf(await add(session, grade, 'x'))).toBe('READ_ONLY_VIEW');
    expect(codeOf(await follow(session, grade))).toBe('READ_ONLY_VIEW');
  });
});

describe('mentions and followers', () => {
  it('offers and tells only who may view the record; another name stays plain text and is said to be', async () => {
    const offered = dataOf(await mentionable(people.admin, someone, '')).a.rows.map(({ id }) => id);
    expect(offered).toContain(accounts.get('hr'));
    expect(offered).not.toContain(accounts.get('employee'));
    expect(dataOf(await mentionable(people.admin, someone, 'no such name')).a.rows).toEqual([]);
    // By name alone: who may not see addresses finds none out by trying.
    const [{ name }] = (await withOrg(server.db, 'demo', (tx) => tx.query<{ name: string }>("select name from user_account where org_code = 'demo' and email = 'hr@demo.example'"))) as [{ name: string }];
    for (const words of ['hr@demo.example', '@d']) expect(dataOf(await mentionable(people.admin, someone, words)).a.rows).toEqual([]);
    for (const words of [name.toUpperCase(), name.slice(0, 2)]) expect(dataOf(await mentionable(people.admin, someone, words)).a.rows.map(({ id }) => id)).toContain(accounts.get('hr'));
    const { comment, notTold } = dataOf(await add(people.admin, someone, `${at(personOf('hr', 'Anybody'))} and ${at(personOf('employee', 'Emil'))} and ${at({ id: '8000001', name: 'Nobody' })}`)).a;
    expect(notTold).toEqual(['Emil', 'Nobody']);
    expect(comment.text).toBe(`@[](user:${accounts.get('hr')}) and @Emil and @Nobody`);
    expect(comment.mentions).toEqual([{ id: accounts.get('hr'), name: expect.not.stringContaining('Anybody') }]);
    expect(await notices(people.employee)).toEqual([]);
    expect(await notices(people.admin)).toEqual([]);
    expect(await notices(people.hr)).toMatchObject([{ kind: 'recordMention', path: `/core-hr/employees?record=${someone.id}&tab=comments` }]);
    expect((await notices(people.hr))[0]!.text).not.toContain('Emil');
    expect(await talk(people.hr, someone)).toMatchObject({ isFollowing: true, followers: 2 });
  });

  it('tells followers of comments, while they may see the record, and not who stopped', async () => {
    await probe.may({ GRADES: VIEW });
    dataOf(await follow(probe.ask, grade));
    await forget();
    dataOf(await add(people.admin, grade, 'For all who follow'));
    expect(await notices(probe.ask)).toMatchObject([{ kind: 'recordComment' }]);
    await probe.may({ LOCATIONS: VIEW });
    dataOf(await add(people.admin, grade, 'Not for who lost the right'));
    expect(await notices(probe.ask)).toHaveLength(1);
    await probe.may({ GRADES: VIEW });
    dataOf(await follow(probe.ask, grade, 'unfollowRecord'));
    dataOf(await add(people.admin, grade, `${at({ id: probe.userId, name: 'P' })} still`));
    expect(await notices(probe.ask)).toHaveLength(2);
    expect(await talk(probe.ask, grade)).toMatchObject({ isFollowing: false });
  });

  it('takes a comment of whoever stopped following without drawing them in, and of anybody where no more can follow', async () => {
    const [last] = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string }>("select id::text as id from grade where org_code = 'demo' order by id desc limit 1"));
    const of = { type: 'Grade', id: last!.id };
    dataOf(await follow(people.hr, of));
    dataOf(await follow(people.hr, of, 'unfollowRecord'));
    dataOf(await add(people.hr, of, 'Only this'));
    expect(await talk(people.hr, of)).toMatchObject({ comments: 1, isFollowing: false });
    await withOrg(server.db, 'demo', (tx) => tx.query("insert into record_follower (org_code, entity, row_id, user_account_id) select 'demo', 'Grade', $1, 9000000 + n from generate_series(1, 500) n", [of.id]));
    expect(codeOf(await follow(people.admin, of))).toBe('LIMIT_EXCEEDED');
    dataOf(await add(people.admin, of, 'And this'));
    expect(await talk(people.admin, of)).toMatchObject({ comments: 2, isFollowing: false });
    await withOrg(server.db, 'demo', (tx) => tx.query("delete from record_follower where org_code = 'demo' and user_account_id > 9000000"));
  });

  const told = async () => {
    await sealJournal(server.db, 'demo');
    return tellOfChanges(server.db);
  };
  const rename = async (who: Client, id: string, name: string) => {
    const [now] = await withOrg(server.db, 'demo', (tx) => tx.query<{ version: number }>('select version from grade where org_code = $1 and id = $2', ['demo', id]));
    return dataOf(await who<{ a: { changeSet: string } }>('core-hr', 'mutation ($id: ID!, $version: Int!, $name: String!) { a: updateGrade(id: $id, version: $version, input: { name: $name }) { changeSet } }', { id, version: now!.version, name })).a.changeSet;
  };

  it('tells followers of changes, once a change-set and never of their own; many records are one summary; what is gone by its last name', async () => {
    await told();
    const made: string[] = [];
    for (const code of ['TALKA', 'TALKB']) made.push(dataOf(await people.admin<{ a: { row: { id: string } } }>('core-hr', 'mutation ($input: GradeInput!) { a: addGrade(input: $input) { row { id } } }', { input: { name: `Talk ${code}`, code } })).a.row.id);
    for (const id of made) for (const who of [people.hr, people.admin]) dataOf(await follow(who, { type: 'Grade', id }));
    await rename(people.admin, made[0]!, 'Talked of');
    await told();
    expect(await notices(people.hr)).toMatchObject([{ kind: 'recordChanged', text: expect.stringContaining('Talked of'), path: `/core-hr/grades?record=${made[0]}&tab=history` }]);
    expect(await notices(people.admin)).toEqual([]);
    await forget();
    const updates = await withOrg(server.db, 'demo', (tx) => tx.query("select id::text as id, version, json_build_object('description', 'Both of them') as values from grade where org_code = 'demo' and id = any($1::bigint[])", [made]));
    dataOf(await people.admin(on, 'mutation ($updates: [RecordUpdateInput!]!) { updateRecords(type: "Grade", updates: $updates) { changed } }', { updates }));
    await told();
    expect(await notices(people.hr)).toMatchObject([{ kind: 'recordsChanged', text: expect.stringContaining('2'), path: '/core-hr/grades' }]);
    await forget();
    dataOf(await add(people.hr, { type: 'Grade', id: made[1]! }, 'Kept for undo'));
    const { changeSet } = dataOf(await people.admin<{ a: { changeSet: string } }>('core-hr', 'mutation ($ids: [ID!]!) { a: deleteGrades(ids: $ids) { changeSet } }', { ids: [made[1]] })).a;
    await told();
    expect((await notices(people.hr))[0]).toMatchObject({ kind: 'recordGone', text: expect.stringContaining('Talk TALKB'), path: null });
    // By which an erasure finds what leads nowhere any more.
    expect(await withOrg(server.db, 'demo', (tx) => tx.query(`select from notification where org_code = 'demo' and kind = 'recordGone' and words->>'record' = $1`, [made[1]]))).toHaveLength(1);
    dataOf(await people.admin('core-hr', 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: changeSet }));
    await told();
    expect((await notices(people.hr))[0]).toMatchObject({ kind: 'recordReturned' });
    expect((await comments(people.hr, { type: 'Grade', id: made[1]! })).rows).toMatchObject([{ text: 'Kept for undo' }]);
    expect(await told()).toBe(0);
  });

  it('tells the followers of every organisation although one of them cannot be told', async () => {
    const write = (org: string, entity: string, id: string, kind: string, before: string) =>
      withOrg(server.db, org, async (tx) => {
        await tx.query("insert into change_set (org_code, id, user_id, by, source, records) values ($1, 900001, null, 'Somebody', 'FORM', 1)", [org]);
        await tx.query('insert into journal_unsealed (org_code, change_set_id) values ($1, 900001)', [org]);
        await tx.query('insert into change (org_code, change_set_id, entity, row_id, kind, before, after) values ($1, 900001, $2, $3, $4, $5, $6)', [org, entity, id, kind, before, kind === 'UPDATE' ? before : null]);
      });
    const [theirs] = await withOrg(server.db, 'other', (tx) => tx.query<{ id: string }>("select id::text as id from grade where org_code = 'other' order by id limit 1"));
    dataOf(await follow(other, { type: 'Grade', id: theirs!.id }));
    dataOf(await follow(people.hr, grade));
    await withOrg(server.db, 'demo', (tx) => tx.query("insert into record_follower (org_code, entity, row_id, user_account_id) values ('demo', 'Grade', 8000002, $1)", [accounts.get('hr')]));
    await write('other', 'Grade', theirs!.id, 'UPDATE', '{}');
    await write('demo', 'Grade', '8000002', 'DELETE', '{"id": "8000002", "sealed": {"ordinary": "0.1:AAAA"}}');
    for (const code of ['demo', 'other']) await sealJournal(server.db, code);
    await expect(tellOfChanges(server.db)).rejects.toThrow();
    expect(await notices(other)).toMatchObject([{ kind: 'recordChanged' }]);
    await withOrg(server.db, 'demo', (tx) => tx.query("update record_follow_place p set place = (select max(j.place) from journal_seal j where j.org_code = 'demo') where p.org_code = 'demo'"));
  });
});

describe('files', () => {
  it('are added by who may update the record, read by who may view it, and come back after a deletion', async () => {
    const key = await keyOf(people.admin);
    expect(codeOf(await addFile(people.hr, grade, key))).toBe('BAD_USER_INPUT');
    const speak = (language: string) => withOrg(server.db, 'demo', (tx) => tx.query("update user_account set language = $1 where org_code = 'demo' and email = 'hr@demo.example'", [language]));
    await speak('FR');
    expect((await addFile(clientOf(server, await server.signIn('hr@demo.example')), grade, key)).errors[0]?.extensions).toMatchObject({ validationError: [{ field: 'fileKey', message: 'Ce fichier n’est plus là. Téléversez-le à nouveau.' }] });
    await speak('EN');
    expect(codeOf(await addFile(people.admin, { type: 'Employee', id: someone.id }, key))).toBe('BAD_USER_INPUT');
    const { file } = dataOf(await addFile(people.admin, grade, key)).a;
    expect(file).toMatchObject({ name: 'note.txt', mayDelete: true });
    expect(codeOf(await addFile(people.admin, grade, key))).toBe('BAD_USER_INPUT');
    await probe.may({ GRADES: VIEW });
    expect((await fetched(probe.ask, key)).errors).toEqual([]);
    expect(codeOf(await act(probe.ask, 'deleteRecordFile', file.id))).toBe('_DB0102');
    expect(codeOf(await people.admin('core-hr', 'mutation ($key: String!) { deleteS3Files(fileName: $key) { errorCode } }', { key }))).toBe('NOT_FOUND');
    await probe.may({ LOCATIONS: WHOLE });
    expect(codeOf(await fetched(probe.ask, key))).toBe('NOT_FOUND');
    expect(await talk(people.hr, grade)).toMatchObject({ files: 1 });
    dataOf(await act(people.admin, 'deleteRecordFile', file.id));
    expect(codeOf(await fetched(people.admin, key))).toBe('NOT_FOUND');
    expect(await talk(people.hr, grade)).toMatchObject({ files: 0 });
    dataOf(await act(people.admin, 'restoreRecordFile', file.id));
    expect((await fetched(people.admin, key)).errors).toEqual([]);
    expect(codeOf(await upload(people.admin, 'recordFile.Grade', 'run.exe'))).toBe('FILE_TYPE');
    expect(codeOf(await upload(people.admin, 'recordFile.Grade', 'picture.png'))).toBe('FILE_NOT_WHAT_IT_SAYS');
  });
});

it('tells who holds which cells changed, to whom may see them, until they no longer do', async () => {
  type Other = { id: string; fields: string[]; by: { id: string } };
  const tell = (who: Client, type: string, mine: object[] | null, seen: string[]) => who<{ a: { others: Other[] } }>(on, 'mutation ($type: String!, $mine: [EditUnderWay!], $seen: [ID!]!) { a: tellEditsUnderWay(type: $type, mine: $mine, seen: $seen) { others { id fields by { id } } } }', { type, mine, seen });
  const others = async (...told: Parameters<typeof tell>) => dataOf(await tell(...told)).a.others;
  const hidden = resources.find(({ type }) => type === 'Employee')!.fields.find(({ access, key }) => access !== undefined && key !== 'managerId')!;
  expect(await others(people.hr, 'Grade', [{ id: grade.id, fields: ['name', 'nothing'] }], [grade.id])).toEqual([]);
  expect(await others(people.admin, 'Grade', [], [grade.id])).toEqual([{ id: grade.id, fields: ['name'], by: { id: accounts.get('hr') } }]);
  expect(await others(people.admin, 'Grade', [], [])).toEqual([]);
  expect(await others(other, 'Grade', [], [grade.id])).toEqual([]);
  await probe.may({ LOCATIONS: WHOLE });
  expect(codeOf(await tell(probe.ask, 'Grade', [], [grade.id]))).toBe('_DB0100');
  // Who may only look holds nothing, and a field that one may not see is not told.
  await probe.may({ GRADES: VIEW, EMPLOYEES: VIEW });
  expect(await others(probe.ask, 'Grade', [{ id: grade.id, fields: ['code'] }], [grade.id])).toHaveLength(1);
  expect(await others(people.admin, 'Grade', [], [grade.id])).toHaveLength(1);
  await others(people.hr, 'Employee', [{ id: someone.id, fields: ['firstName', hidden.key] }], []);
  expect(await others(probe.ask, 'Employee', [], [someone.id])).toMatchObject([{ fields: ['firstName'] }]);
  await probe.may({ EMPLOYEES: { view: true, scope: 'SELF' } });
  expect(await others(probe.ask, 'Employee', [], [someone.id])).toEqual([]);
  expect(codeOf(await tell(people.hr, 'Grade', Array.from({ length: 201 }, () => ({ id: grade.id, fields: [] })), []))).toBe('LIMIT_EXCEEDED');
  expect(codeOf(await tell(people.hr, 'Grade', [], ["1'"]))).toBe('NOT_FOUND');
  // One who may change their own record alone is told in nobody else's, and nothing of this makes totals and ways of lists old.
  await probe.may({ EMPLOYEES: { view: true, update: true, scope: 'SELF' } });
  const generation = generationOf(server.db, 'demo');
  await others(probe.ask, 'Employee', [{ id: someone.id, fields: ['lastName'] }], []);
  expect((await others(people.admin, 'Employee', [], [someone.id])).flatMap(({ fields }) => fields)).not.toContain('lastName');
  expect(generationOf(server.db, 'demo')).toBe(generation);
  await others(people.hr, 'Grade', null, []);
  expect(await others(people.admin, 'Grade', [], [grade.id])).toHaveLength(1);
  await others(people.hr, 'Grade', [], []);
  expect(await others(people.admin, 'Grade', [], [grade.id])).toEqual([]);
  await withOrg(server.db, 'demo', (tx) => tx.query("update edit_under_way set at = now() - interval '31 seconds'"));
  expect(await others(people.admin, 'Employee', [], [someone.id])).toEqual([]);
});

it('erases what was said and put on a person’s records, and leaves that it was', async () => {
  const { comment } = dataOf(await add(people.admin, someone, `A private matter ${at(personOf('hr'))}`)).a;
  const key = await keyOf(people.admin, 'recordFile.Employee');
  dataOf(await addFile(people.admin, someone, key));
  expect(await notices(people.hr)).not.toEqual([]);
  dataOf(await people.admin('core-hr', 'mutation ($id: ID!) { eraseEmployeeHistory(employeeId: $id, reason: "Asked for") { keys } }', { id: someone.id }));
  expect((await comments(people.admin, someone)).rows.find(({ id }) => id === comment.id)).toMatchObject({ text: '', isErased: true, mayChange: false, author: { id: accounts.get('admin') } });
  expect(await notices(people.hr)).toEqual([]);
  expect(await talk(people.admin, someone)).toMatchObject({ files: 0 });
  expect(codeOf(await fetched(people.admin, key))).toBe('NOT_FOUND');
  const left = await withOrg(server.db, 'demo', async (tx) => [
    ...(await tx.query("select from record_comment where org_code = 'demo' and person_id = $1 and body <> ''", [someone.id])),
    ...(await tx.query("select from idempotency_key where org_code = 'demo' and answer::text like '%private matter%'")),
    ...(await tx.query("select from stored_file where org_code = 'demo' and key = $1 and original_name <> ''", [key])),
  ]);
  expect(left).toEqual([]);
});
