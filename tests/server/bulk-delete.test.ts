/** Deleting everything that a filter matches, whatever its number, as work that goes on by itself. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { createLog } from '../../src/server/log.ts';
import { keepBulkDelete, keepUndo } from '../../src/server/resource/bulk-edit/serving.ts';
import { workOnBulkEdit } from '../../src/server/resource/bulk-edit/worker.ts';
import type { Session } from '../../src/server/session.ts';
import { administratorOf } from '../support/administrator.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { startProbe, type Probe } from '../support/probe.ts';
import { dieInTheMiddle } from './bulk-work.ts';

type Job = { id: string; state: string; total: number | null; progress: number; changed: number; failure: string | null; failureCode: string | null; failureWords: object | null; interruptedAt: string | null; changeSet: string | null };

/** One more than a request may name. */
const VERY_MANY = 25_001;
/** Enough to be work, and to be met in its middle. */
const MANY = 8000;
const JOB = 'id state total progress changed failure failureCode failureWords interruptedAt changeSet';
const BEGIN = `mutation ($input: BulkDeleteInput!) { startBulkDelete(input: $input) { job { ${JOB} } } }`;
const GOES = 'To be deleted';
const matching = { description: { equals: GOES } };

let server: DemoServer;
let admin: Client;
let cookie: string;
let probe: Probe;
let session: Session;
let parent: string;

const start = async (filter: object, type = 'Department'): Promise<Job> => dataOf(await admin<{ startBulkDelete: { job: Job } }>('batch-processing', BEGIN, { input: { type, filter } })).startBulkDelete.job;
const settled = async (id: string): Promise<Job> => {
  for (;;) {
    const { job } = dataOf(await admin<{ bulkEdit: { job: Job } }>('batch-processing', `query ($id: ID!) { bulkEdit(id: $id) { job { ${JOB} } } }`, { id })).bulkEdit;
    if (job.state !== 'RUNNING' && job.state !== 'WAITING') return job;
    await pause(50);
  }
};
const query = <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text, [...values]));
const left = async (description = GOES): Promise<number> => (await query<{ count: number }>("select count(*)::int as count from department where org_code = 'demo' and description = $1", [description]))[0]!.count;
/** Everything that a record is but its version and when it was written. */
const digest = async (): Promise<string> =>
  (await query<{ digest: string }>("select md5(string_agg((to_jsonb(t) - 'version' - 'created_at' - 'updated_at' - 'updated_by')::text, ',' order by t.id)) as digest from department t where t.org_code = 'demo'"))[0]!.digest;

/** Most stand below the first of them, and some below each other: none of them may go alone. */
const addThose = (after: number, many: number, description: string): Promise<unknown> =>
  query(
    `insert into department (org_code, id, version, created_by, updated_by, code, name, parent_id, description)
     select 'demo', $1 + n, 1, 'test', 'test', 'GONE' || $1 + n, 'Department that goes ' || n, case when n = 1 then null when n % 1000 = 0 then $1 + n - 1 else $1 + 1 end, $3 from generate_series(1, $2::int) n`,
    [after, many, description],
  );

beforeAll(async () => {
  server = await startDemoServer();
  cookie = await server.signIn('admin@demo.example');
  admin = clientOf(server, cookie);
  probe = await startProbe(server, admin);
  const [account] = await query<{ id: string }>("select id::text as id from user_account where org_code = 'demo' and email = 'admin@demo.example'");
  session = { ...administratorOf('demo'), userId: account!.id };
  await addThose(800_000, MANY, GOES);
  parent = '800001';
}, 60_000);
afterAll(() => server.stop());

describe('a deletion of all that match', () => {
  it('takes more records than one request may, in one change-set, and one undo brings back every one as it was', async () => {
    const goes = 'To be deleted, too';
    await addThose(900_000, VERY_MANY, goes);
    const before = await digest();
    const job = await settled((await start({ description: { equals: goes } })).id);
    expect(job).toMatchObject({ state: 'DONE', total: VERY_MANY, progress: VERY_MANY, changed: VERY_MANY, failure: null });
    expect(await left(goes)).toBe(0);
    dataOf(await admin('core-hr', 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id: job.changeSet }));
    expect(await left(goes)).toBe(VERY_MANY);
    expect(await digest()).toBe(before);
  }, 120_000);

  it('is undone by work that says how far it is, is heard when it shall stop, and begins anew when its server dies; all of it or nothing', async () => {
    const before = await digest();
    const gone = await settled((await start(matching)).id);
    const WORK = 'mutation ($id: ID!) { undoChangeSet(id: $id, wait: false) { changeSet job } }';
    const undo = async (changeSet: string | null, by: Client = admin): Promise<{ changeSet: string | null; job: string | null }> =>
      dataOf(await by<{ undoChangeSet: { changeSet: string | null; job: string | null } }>('core-hr', WORK, { id: changeSet })).undoChangeSet;
    const employee = clientOf(server, await server.signIn('employee@demo.example'));
    for (const waits of ['true', 'false'])
      expect((await employee('core-hr', `mutation ($id: ID!) { undoChangeSet(id: $id, wait: ${waits}) { changeSet job } }`, { id: gone.changeSet })).errors[0]?.extensions, waits).toMatchObject({ errorCode: '_DB0101' });
    const first = await undo(gone.changeSet);
    expect(first).toEqual({ changeSet: null, job: expect.any(String) });
    dataOf(await admin('batch-processing', 'mutation ($id: ID!) { cancelBulkEdit(id: $id) { job { state } } }', { id: first.job }));
    expect(await settled(first.job!)).toMatchObject({ state: 'CANCELLED', changeSet: null, failureCode: 'BULK_UNDO_CANCELLED', failure: 'This was cancelled; nothing was undone or redone. Start it again.' });
    expect(await left()).toBe(0);
    const withKey = clientOf(server, cookie, { 'idempotency-key': 'undo-of-many' });
    const { job } = await undo(gone.changeSet, withKey);
    await dieInTheMiddle(server.db, job!);
    await workOnBulkEdit({ db: server.db, log: createLog('silent') }, 'demo', job!);
    const done = await settled(job!);
    expect(done).toMatchObject({ state: 'DONE', total: MANY, progress: MANY, changed: MANY, failure: null });
    expect(done.interruptedAt).not.toBeNull();
    expect(await digest()).toBe(before);
    expect(await undo(gone.changeSet, withKey)).toEqual({ changeSet: null, job });
    expect((await admin('core-hr', WORK, { id: gone.changeSet })).errors[0]!.extensions).toMatchObject({ errorCode: 'UNDO_DONE' });
    const one = dataOf(await admin<{ updateDepartment: { changeSet: string } }>('core-hr', 'mutation ($id: ID!, $version: Int!) { updateDepartment(id: $id, version: $version, input: { description: "Another" }) { changeSet } }', { id: parent, version: (await query<{ version: number }>("select version from department where org_code = 'demo' and id = $1", [parent]))[0]!.version }));
    const stopped = await settled((await undo(done.changeSet)).job!);
    expect(stopped).toMatchObject({ state: 'FAILED', failureCode: 'UNDO_CHANGED_SINCE', failureWords: { later: one.updateDepartment.changeSet } });
    expect(await undo(one.updateDepartment.changeSet)).toEqual({ changeSet: expect.any(String), job: null });
    expect(await digest()).toBe(before);
    const killing = (await keepUndo({ db: server.db, session }, done.changeSet!))!;
    await query("update bulk_edit_run set attempts = 2 where org_code = 'demo' and job_id = $1", [killing]);
    await workOnBulkEdit({ db: server.db, log: createLog('silent') }, 'demo', killing);
    expect(await settled(killing)).toMatchObject({ state: 'FAILED', failureCode: 'BULK_UNDO_INTERRUPTED', failure: 'The server stopped twice during this; nothing was undone or redone. Start it again when the server is less busy. If it stops once more, tell whoever runs the server.' });
  }, 180_000);

  it('deletes nothing while something else refers to one of them, and says what', async () => {
    await query("update department set parent_id = $1 where org_code = 'demo' and id = (select min(id) from department where org_code = 'demo')", [parent]);
    const job = await settled((await start(matching)).id);
    expect(job).toMatchObject({ state: 'FAILED', changed: 0, changeSet: null });
    expect(job.failure).toBe('8,000 departments are still used by 1 department. Change or delete what uses them first.');
    expect(await left()).toBe(MANY);
    await query("update department set parent_id = null where org_code = 'demo' and parent_id = $1 and id < 800000", [parent]);
  }, 60_000);

  it('says what a rule of the entity has against it, not that fields are marked', async () => {
    const input = { entity: 'Department', kind: 'TEXT', label: 'Kept' };
    const { row } = dataOf(await admin<{ answer: { row: { field: string } } }>('settings', 'mutation ($input: FormFieldInput!) { answer: addFormField(input: $input) { row { field } } }', { input })).answer;
    await query(`update department set custom = jsonb_build_object($1::text, 'x') where org_code = 'demo' and id = $2::bigint`, [row.field, parent]);
    const job = await settled((await start({ label: { equals: 'Kept' } }, 'FormField')).id);
    await query(`update department set custom = '{}' where org_code = 'demo' and id = $1::bigint`, [parent]);
    expect(job).toMatchObject({ state: 'FAILED', failureCode: 'BAD_USER_INPUT', failure: expect.stringContaining('Kept') });
  });

  it('is refused without the right to delete, of a type that is none, and by a filter that is none', async () => {
    const refused = async (ask: Client, input: object): Promise<unknown> => (await ask('batch-processing', BEGIN, { input })).errors[0]!.extensions;
    expect(await refused(probe.ask, { type: 'Department', filter: matching })).toMatchObject({ errorCode: '_DB0103' });
    expect(await refused(admin, { type: 'Nothing', filter: matching })).toMatchObject({ errorCode: '_DB0103' });
    expect(await refused(admin, { type: 'Department', filter: { nothing: { equals: 'x' } } })).toMatchObject({ errorCode: 'BAD_USER_INPUT' });
  });

  it('ends with nothing deleted when the right is taken away before it begins', async () => {
    const [member] = await query<{ id: string }>("select id::text as id from user_account where org_code = 'demo' and email = 'employee@demo.example'");
    const id = await keepBulkDelete({ db: server.db, session: { ...session, userId: member!.id } }, { type: 'Department', filter: matching });
    await workOnBulkEdit({ db: server.db, log: createLog('silent') }, 'demo', id);
    const [job] = await query<{ state: string; failure: { code: string } }>("select state, failure from bulk_edit where org_code = 'demo' and id = $1", [id]);
    expect(job).toMatchObject({ state: 'FAILED', failure: { code: '_DB0103' } });
    expect(await left()).toBe(MANY);
  });

  it('is told, with edits and undoings that wait or run, to whoever began it and nobody else, for a page that is loaded anew', async () => {
    const open = async (ask: Client): Promise<readonly { id: string }[]> =>
      dataOf(await ask<{ bulkEdits: { jobs: { id: string }[] } }>('batch-processing', `{ bulkEdits { jobs { ${JOB} type kind endpoint entity } } }`)).bulkEdits.jobs;
    expect(await open(admin)).toEqual([]);
    const { id } = await start(matching);
    const edit = dataOf(await admin<{ startBulkEdit: { job: Job } }>('batch-processing', `mutation ($input: BulkEditInput!) { startBulkEdit(input: $input) { job { ${JOB} } } }`, { input: { type: 'Department', filter: matching, values: { description: 'Another' } } })).startBulkEdit.job;
    expect(await open(admin)).toEqual([expect.objectContaining({ id, type: 'Department', kind: 'DELETE', endpoint: 'core-hr', entity: 'department' }), expect.objectContaining({ id: edit.id, kind: 'EDIT', state: 'WAITING' })]);
    expect(await open(clientOf(server, await server.signIn('employee@demo.example')))).toEqual([]);
    for (const one of [edit.id, id]) dataOf(await admin('batch-processing', 'mutation ($id: ID!) { cancelBulkEdit(id: $id) { job { state } } }', { id: one }));
    await settled(id);
    expect(await open(admin)).toEqual([]);
    expect(await left()).toBe(MANY);
  }, 60_000);

  it('is heard when it shall stop: nothing of it is gone, and it says so', async () => {
    const { id } = await start(matching);
    dataOf(await admin('batch-processing', 'mutation ($id: ID!) { cancelBulkEdit(id: $id) { job { state } } }', { id }));
    expect(await settled(id)).toMatchObject({ state: 'CANCELLED', changed: 0, failure: 'This deletion was cancelled; nothing was deleted. Start a new one.' });
    expect(await left()).toBe(MANY);
  }, 60_000);

  it('begins anew when its server dies in the middle, and says so', async () => {
    const { db } = server;
    const id = await keepBulkDelete({ db, session }, { type: 'Department', filter: matching });
    const work = workOnBulkEdit({ db, log: createLog('silent') }, 'demo', id).then(() => 'ended', () => 'died');
    await dieInTheMiddle(db, id);
    expect(await work).toBe('died');
    expect(await left()).toBe(MANY);
    expect(await workOnBulkEdit({ db, log: createLog('silent') }, 'demo', id)).toBe(true);
    const job = await settled(id);
    expect(job).toMatchObject({ state: 'DONE', changed: MANY });
    expect(job.interruptedAt).not.toBeNull();
    expect(await left()).toBe(0);
  }, 60_000);
});

it('of candidates takes along what means nothing without them, stops at the talent pool, where nobody deletes, and comes back by one undo', async () => {
  const counts = async (): Promise<unknown> => (await query("select (select count(*)::int from candidate where org_code = 'demo' and standing <> 'TALENT_POOL') as candidates, (select count(*)::int from scheduled_round where org_code = 'demo') as rounds, (select count(*)::int from candidate_salary where org_code = 'demo') as salaries"))[0];
  const before = await counts();
  const job = await settled((await start({}, 'Candidate')).id);
  expect(job.failure).toBeNull();
  expect(await counts()).toEqual({ candidates: 0, rounds: 0, salaries: 0 });
  dataOf(await admin('recruitment', 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id: job.changeSet }));
  expect(await counts()).toEqual(before);
}, 60_000);
