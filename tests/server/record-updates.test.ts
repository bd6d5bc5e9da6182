/** Edits of many records as one request, and one change for everything that a filter matches. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asOwner } from '../../src/server/db/owner.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { createLog } from '../../src/server/log.ts';
import { keepBulkEdit } from '../../src/server/resource/bulk-edit/serving.ts';
import { workOnBulkEdit } from '../../src/server/resource/bulk-edit/worker.ts';
import { refusalOfUndo } from '../../src/server/resource/undo/why-not.ts';
import { administratorOf } from '../support/administrator.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';
import { startProbe, WHOLE, type Probe } from '../support/probe.ts';
import { dieInTheMiddle } from './bulk-work.ts';

type Row = { id: string; version: number; code: string; title: string; probationDays: number };
type Change = { id: string; version: number; values: Record<string, unknown> };
type Saved = { updateRecords: { changed: number; unchanged: number; changeSet: string | null } };
type Job = { id: string; state: string; total: number | null; progress: number; changed: number; unchanged: number; refused: number; failure: string | null; interruptedAt: string | null; changeSet: string | null; problems: { id: string; field: string; message: string }[] };
type Extensions = { code: string; errorCode: string; validationError: { row: string; field: string; message: string }[]; conflicts?: { id: string; current: { version: number; title: string } }[] };

let server: DemoServer;
let admin: Client;
let probe: Probe;
let rows: Row[];

const SAVE = 'mutation ($type: String!, $updates: [RecordUpdateInput!]!) { updateRecords(type: $type, updates: $updates) { changed unchanged changeSet } }';
const CHECK = 'query ($type: String!, $updates: [RecordUpdateInput!]!) { checkRecordUpdates(type: $type, updates: $updates) { changed unchanged problems { id field message } conflicts { id current } } }';
const JOB = 'id state total progress changed unchanged refused failure interruptedAt changeSet problems { id field message }';
const save = (updates: readonly Change[], type = 'Designation', ask = admin) => ask<Saved>('batch-processing', SAVE, { type, updates });
const refusal = ({ errors }: GraphqlAnswer<unknown>): Extensions => errors[0]!.extensions as unknown as Extensions;
const read = (): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(`select id::text as id, version, code, title, probation_days as "probationDays" from designation where org_code = 'demo' order by id limit 6`));
const undo = (id: string) => admin('core-hr', 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id });

const start = async (values: object, filter: object | null = null, ask = admin): Promise<Job> =>
  dataOf(await ask<{ startBulkEdit: { job: Job } }>('batch-processing', `mutation ($input: BulkEditInput!) { startBulkEdit(input: $input) { job { ${JOB} } } }`, { input: { type: 'Designation', values, filter } })).startBulkEdit.job;
const settled = async (id: string): Promise<Job> => {
  for (;;) {
    const { job } = dataOf(await admin<{ bulkEdit: { job: Job } }>('batch-processing', `query ($id: ID!) { bulkEdit(id: $id) { job { ${JOB} } } }`, { id })).bulkEdit;
    if (job.state !== 'RUNNING' && job.state !== 'WAITING') return job;
    await pause(50);
  }
};

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
  probe = await startProbe(server, admin);
}, 60_000);
afterAll(() => server.stop());

describe('updates of many records', () => {
  it('are one change-set, skip what holds already what is given, and go back with one undo', async () => {
    rows = await read();
    const updates = rows.map(({ id, version, probationDays }, at) => ({ id, version, values: { probationDays: at === 0 ? probationDays : probationDays + 7 } }));
    const { changed, unchanged, changeSet } = dataOf(await save(updates)).updateRecords;
    expect([changed, unchanged]).toEqual([rows.length - 1, 1]);
    expect((await read()).map((row) => row.version)).toEqual(rows.map(({ version }, at) => version + (at === 0 ? 0 : 1)));
    dataOf(await undo(changeSet!));
    expect((await read()).map((row) => row.probationDays)).toEqual(rows.map((row) => row.probationDays));
  });

  it('are kept all or none; each record says in place all that is wrong with it', async () => {
    rows = await read();
    const [one, two, three] = rows as [Row, Row, Row, ...Row[]];
    const updates = [
      { id: one.id, version: one.version, values: { title: 'Keeper of bees' } },
      { id: two.id, version: two.version, values: { probationDays: 5000, gradeId: '999999' } },
      { id: three.id, version: three.version, values: { gradeId: '999999' } },
      { id: '123456789', version: 1, values: { title: 'Nobody here' } },
    ];
    const { code, validationError } = refusal(await save(updates));
    expect(code).toBe('BAD_USER_INPUT');
    expect(validationError.map(({ row, field }) => [row, field])).toEqual([['123456789', ''], [two.id, 'probationDays'], [two.id, 'gradeId'], [three.id, 'gradeId']]);
    expect(validationError.filter(({ field }) => ['', 'gradeId'].includes(field)).map(({ message }) => message).slice(0, 2)).toEqual(['This record was deleted or is no longer open to you. Nothing of it can be saved.', 'What was chosen for Grade does not exist any more or is not open to you. Choose another one from the list.']);
    const checked = dataOf(await admin<{ checkRecordUpdates: { problems: { id: string }[] } }>('batch-processing', CHECK, { type: 'Designation', updates })).checkRecordUpdates;
    expect(checked.problems.map(({ id }) => id)).toEqual(validationError.map(({ row }) => row));
    expect(await read()).toEqual(rows);
  });

  it('may not give one unique value to two records, nor one that a third has', async () => {
    rows = await read();
    const [one, two, three] = rows as [Row, Row, Row, ...Row[]];
    const { validationError } = refusal(await save([one, two].map(({ id, version }) => ({ id, version, values: { code: 'TWIN', title: 'Twin of somebody' } }))));
    expect(validationError.map(({ row }) => row)).toEqual([two.id, two.id]);
    const other = refusal(await save([{ id: one.id, version: one.version, values: { code: three.code, title: three.title } }]));
    expect(other.validationError.map(({ field }) => field)).toEqual(['code', 'title']);
  });

  it('show each record that somebody else changed meanwhile', async () => {
    rows = await read();
    const [one, two] = rows as [Row, Row, ...Row[]];
    dataOf(await save([{ id: one.id, version: one.version, values: { title: 'Changed by the other' } }]));
    const { code, conflicts } = refusal(await save([one, two].map(({ id, version }) => ({ id, version, values: { title: 'Changed by me' } }))));
    expect(code).toBe('CONFLICT');
    expect(conflicts!.map(({ id, current }) => [id, current.version, current.title])).toEqual([[one.id, one.version + 1, 'Changed by the other']]);
    expect((await read())[1]).toEqual(two);
  });

  it('refuse values of a wrong type, a type that is none, and who may not update', async () => {
    const [one] = await read();
    const update = (values: Record<string, unknown>) => [{ id: one!.id, version: one!.version, values }];
    expect(refusal(await save(update({ probationDays: 'many' }))).validationError).toMatchObject([{ row: one!.id, field: 'probationDays' }]);
    expect(refusal(await save(update({}), 'Nothing')).errorCode).toBe('_DB0102');
    await probe.may({ DESIGNATIONS: { ...WHOLE, update: false } });
    expect(refusal(await save(update({ title: 'No right' }), 'Designation', probe.ask)).errorCode).toBe('_DB0102');
    expect((await probe.ask('batch-processing', `mutation ($input: BulkEditInput!) { startBulkEdit(input: $input) { job { id } } }`, { input: { type: 'Designation', values: { title: 'No right' } } })).errors[0]!.extensions.errorCode).toBe('_DB0102');
  });

  it('find no record that is out of reach, and no field of a form that the person lacks', async () => {
    const people = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string; version: number }>(`select id::text as id, version from employee where org_code = 'demo' order by id limit 2`));
    await probe.may({ EMPLOYEES: { ...WHOLE, scope: 'TEAM' } });
    const named = people.map(({ id, version }) => ({ id, version, values: { middleName: 'Reach' } }));
    expect(refusal(await save(named, 'Employee', probe.ask)).validationError.map(({ row }) => row)).toEqual(people.map(({ id }) => id));
    await probe.may({ EMPLOYEES: WHOLE });
    const paid = people.map(({ id, version }) => ({ id, version, values: { minimumWage: '10' } }));
    expect(refusal(await save(paid, 'Employee', probe.ask)).errorCode).toBe('_DB0102');
  });

  it('see what the same request changed in the record before them', async () => {
    const made = await withOrg(server.db, 'demo', (tx) =>
      tx.query<{ id: string; version: number }>(
        `insert into employee_number_series (org_code, id, version, created_by, updated_by, name, prefix, digits, next_number, is_enabled)
         select 'demo', 910000 + n, 1, 'test', 'test', 'Series of step ' || n, 'S' || n, 4, 1, false from generate_series(1, 2) n returning id::text as id, version`,
      ),
    );
    await withOrg(server.db, 'demo', (tx) => tx.query(`update employee_number_series set is_enabled = false where org_code = 'demo'`));
    const enabled = (told: readonly boolean[]) => made.map(({ id, version }, at) => ({ id, version, values: { isEnabled: told[at] } }));
    expect(refusal(await save(enabled([true, true]), 'EmployeeNumberSeries')).validationError.map(({ row, field }) => [row, field])).toEqual([[made[1]!.id, 'isEnabled']]);
    const checked = dataOf(await admin<{ checkRecordUpdates: { problems: { id: string }[] } }>('batch-processing', CHECK, { type: 'EmployeeNumberSeries', updates: enabled([true, true]) })).checkRecordUpdates;
    expect(checked.problems.map(({ id }) => id)).toEqual([made[1]!.id]);
    dataOf(await save(enabled([true, false]).slice(0, 1), 'EmployeeNumberSeries'));
    const swapped = [{ id: made[0]!.id, version: 2, values: { isEnabled: false } }, { id: made[1]!.id, version: 1, values: { isEnabled: true } }];
    expect(dataOf(await save(swapped, 'EmployeeNumberSeries')).updateRecords.changed).toBe(2);
  });

  it('leave one primary account of a person, whatever one request says of them, in one change-set that goes back', async () => {
    const [one, two] = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string }>(`select id::text as id from bank_account where org_code = 'demo' order by id limit 2`));
    const accounts = () => withOrg(server.db, 'demo', (tx) => tx.query<{ id: string; version: number; isPrimary: boolean }>(`select id::text as id, version, is_primary as "isPrimary" from bank_account where org_code = 'demo' and id in ($1, $2) order by id`, [one!.id, two!.id]));
    await withOrg(server.db, 'demo', (tx) => tx.query(`update bank_account set is_primary = false, employee_id = (select employee_id from bank_account where org_code = 'demo' and id = $1) where org_code = 'demo' and id in ($1, $2)`, [one!.id, two!.id]));
    const before = await accounts();
    const { changed, changeSet } = dataOf(await save(before.map(({ id, version }) => ({ id, version, values: { isPrimary: true } })), 'BankAccount')).updateRecords;
    expect(changed).toBe(2);
    expect((await accounts()).map(({ isPrimary }) => isPrimary)).toEqual([false, true]);
    dataOf(await undo(changeSet!));
    expect((await accounts()).map(({ isPrimary }) => isPrimary)).toEqual([false, false]);
  });

  it('may swap unique values, pass them on, and get them back by one undo', async () => {
    rows = await read();
    const three = rows.slice(0, 3);
    const names = (all: readonly Row[]): string[] => all.slice(0, 3).map(({ code, title }) => `${code} ${title}`);
    const turned = three.map(({ id, version }, at) => ({ id, version, values: { code: three[(at + 1) % 3]!.code, title: three[(at + 1) % 3]!.title } }));
    const { changed, changeSet } = dataOf(await save(turned)).updateRecords;
    expect(changed).toBe(3);
    expect(names(await read())).toEqual([1, 2, 0].map((at) => names(rows)[at]));
    dataOf(await undo(changeSet!));
    expect(names(await read())).toEqual(names(rows));
  });

  it('refuse a tree in which two records would stand below each other, looked at or saved', async () => {
    const found = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string; version: number }>(`select id::text as id, version from department where org_code = 'demo' and parent_id is null order by id limit 2`));
    const made = found.length === 2 ? found : await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string; version: number }>(`select id::text as id, version from department where org_code = 'demo' order by id limit 2`));
    const [one, two] = made as [{ id: string; version: number }, { id: string; version: number }];
    const updates = [{ ...one, values: { parentId: two.id } }, { ...two, values: { parentId: one.id } }];
    expect(refusal(await save(updates, 'Department')).validationError.map(({ field }) => field)).toEqual(['parentId', 'parentId']);
    const checked = dataOf(await admin<{ checkRecordUpdates: { problems: { field: string }[] } }>('batch-processing', CHECK, { type: 'Department', updates })).checkRecordUpdates;
    expect(checked.problems.map(({ field }) => field)).toEqual(['parentId', 'parentId']);
  });

  it('are at most as many as one list answers, deleted as well as changed, and that is said', async () => {
    const ids = Array.from({ length: 25_001 }, (_, at) => String(9_000_000 + at));
    const deleted = await admin('core-hr', 'mutation ($ids: [ID!]!) { deleteDesignations(ids: $ids) { deleted } }', { ids });
    expect(refusal(deleted).errorCode).toBe('LIMIT_EXCEEDED');
    expect(refusal(await save(ids.map((id) => ({ id, version: 1, values: { title: 'Many' } })))).errorCode).toBe('LIMIT_EXCEEDED');
  });

  it('name records by code or title, and none that two go by', async () => {
    const grades = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string; code: string; name: string }>(`select id::text as id, code, name from grade where org_code = 'demo' order by id limit 1`));
    const [grade] = grades as [{ id: string; code: string; name: string }];
    const { namedRecords } = dataOf(await admin<{ namedRecords: { rows: { text: string; id: string | null; title: string | null }[] } }>('batch-processing', 'query ($texts: [String!]!) { namedRecords(type: "Grade", texts: $texts) { rows { text id title } } }', { texts: [grade.code.toLowerCase(), grade.name, 'no such grade'] }));
    expect(namedRecords.rows).toEqual([{ text: grade.code.toLowerCase(), id: grade.id, title: grade.name }, { text: grade.name, id: grade.id, title: grade.name }, { text: 'no such grade', id: null, title: null }]);
  });
});

describe('a bulk edit', () => {
  let many = 10_000;
  beforeAll(async () => {
    await withOrg(server.db, 'demo', (tx) =>
      tx.query(
        `insert into designation (org_code, id, version, created_by, updated_by, code, title, level_id, grade_id, probation_days, employee_confirmation, notice_period_within_probation_days, notice_period_after_probation_days,
           notice_period_pay_by_employer, notice_period_pay_by_employee, attendance_enforced_payment, attendance_enforced_geo_location, status)
         select org_code, 700000 + n, 1, 'test', 'test', 'BULK' || n, 'Bulk post ' || n, level_id, grade_id, 11, employee_confirmation, 1, 2, false, false, false, false, 'ACTIVE'
         from (select * from designation where org_code = 'demo' order by id limit 1) d, generate_series(1, $1::int) n`,
        [many],
      ),
    );
  });
  const bulk = { probationDays: { equals: 11 } };

  it('changes all that match in one change-set, counts what was so already, and goes back with one undo', async () => {
    await withOrg(server.db, 'demo', (tx) => tx.query(`update designation set description = 'so already' where org_code = 'demo' and id in (700001, 700002)`));
    const job = await settled((await start({ description: 'so already' }, bulk)).id);
    expect(job).toMatchObject({ state: 'DONE', total: many, progress: many, changed: many - 2, unchanged: 2, failure: null });
    dataOf(await undo(job.changeSet!));
    const [left] = await withOrg(server.db, 'demo', (tx) => tx.query<{ count: number }>(`select count(*)::int as count from designation where org_code = 'demo' and description = 'so already'`));
    expect(left!.count).toBe(2);
  }, 120_000);

  it('of very many records is offered for undoing after a look at some thousands of them', async () => {
    const count = 6000;
    await withOrg(server.db, 'demo', (tx) => tx.query("insert into department (org_code, id, version, created_by, updated_by, code, name, description) select 'demo', 800000 + n, 1, 'test', 'test', 'LOOK' || n, 'Looked at ' || n, 'Many of them' from generate_series(1, $1::int) n", [count]));
    const input = { type: 'Department', values: { description: 'More of them' }, filter: { description: { equals: 'Many of them' } } };
    const { id } = dataOf(await admin<{ startBulkEdit: { job: Job } }>('batch-processing', `mutation ($input: BulkEditInput!) { startBulkEdit(input: $input) { job { ${JOB} } } }`, { input })).startBulkEdit.job;
    const { changeSet, changed } = await settled(id);
    expect(changed).toBe(count);
    const read = await withOrg(server.db, 'demo', async (tx) => {
      const asked = vi.spyOn(tx, 'query');
      expect(await refusalOfUndo(tx, { id: changeSet!, undoneBy: null, source: 'BULK' }, server.db, administratorOf('demo'))).toBeNull();
      return asked.mock.settledResults.reduce((sum, { value }) => sum + (value as readonly object[]).length, 0);
    });
    expect(read).toBeLessThan(count);
  }, 60_000);

  it('is begun once for one key of the client', async () => {
    const [account] = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string }>(`select id::text as id from user_account where org_code = 'demo' and email = 'admin@demo.example'`));
    const session = { ...administratorOf('demo'), userId: account!.id };
    const begin = () => keepBulkEdit({ db: server.db, session, idempotencyKey: 'bulk-once' }, { type: 'Designation', values: { description: 'so already' }, filter: { title: { equals: 'Nobody is called so' } } });
    const id = await begin();
    expect(await begin()).toBe(id);
    // So long ago that nobody waits for it any more: it is told of.
    await withOrg(server.db, 'demo', (tx) => tx.query(`update bulk_edit set created_at = now() - interval '1 minute' where org_code = 'demo' and id = $1`, [id]));
    // A busy machine may have taken so long for the one before that it was told of as well.
    await withOrg(server.db, 'demo', (tx) => tx.query(`delete from notification where org_code = 'demo' and kind = 'bulkEditDone'`));
    await workOnBulkEdit({ db: server.db, log: createLog('silent') }, 'demo', id);
    expect(await settled(id)).toMatchObject({ state: 'DONE', changed: 0 });
    const told = await withOrg(server.db, 'demo', (tx) => tx.query(`select path from notification where org_code = 'demo' and kind = 'bulkEditDone' and user_account_id = $1`, [account!.id]));
    expect(told).toEqual([{ path: '/core-hr/designations' }]);
  });

  it('waits for its turn, says so, and may be taken back while it waits', async () => {
    const [one, two, three] = [await start({ description: 'first' }, bulk), await start({ description: 'second' }, { title: { equals: 'Bulk post 7' } }), await start({ description: 'third' }, bulk)];
    expect([two.state, three.state]).toEqual(['WAITING', 'WAITING']);
    expect(dataOf(await admin<{ cancelBulkEdit: { job: Job } }>('batch-processing', `mutation ($id: ID!) { cancelBulkEdit(id: $id) { job { ${JOB} } } }`, { id: three.id })).cancelBulkEdit.job.state).toBe('CANCELLED');
    expect([await settled(one.id), await settled(two.id)]).toMatchObject([{ state: 'DONE' }, { state: 'DONE', changed: 1 }]);
  }, 120_000);

  it('changes nothing where some records refuse the values, and counts them', async () => {
    await withOrg(server.db, 'demo', (tx) => tx.query(`update designation set title = 'Same title' where org_code = 'demo' and id in (700001, 700002)`));
    const job = await settled((await start({ code: 'SAME' }, { title: { equals: 'Same title' } })).id);
    expect(job).toMatchObject({ state: 'FAILED', changed: 0, refused: 1, changeSet: null, problems: [{ id: '700002', field: 'code' }, { id: '700002', field: 'title' }] });
    expect(job.failure).toContain('1 record cannot take these values');
  });

  it('passes over what somebody else deletes, or changes so that it does not match, while it works', async () => {
    const session = { ...administratorOf('demo'), userId: (await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string }>(`select id::text as id from user_account where org_code = 'demo' and email = 'admin@demo.example'`)))[0]!.id };
    const id = await keepBulkEdit({ db: server.db, session }, { type: 'Designation', values: { description: 'beside a deletion' }, filter: bulk });
    let work: Promise<boolean> | undefined;
    await withOrg(server.db, 'demo', async (tx) => {
      // Held by somebody who deletes the last of them: the work finds it, comes to it, and it is gone. The one before is no match any more.
      await tx.query(`delete from designation where org_code = 'demo' and id = $1`, [700_000 + many]);
      await tx.query(`update designation set probation_days = 12, version = version + 1 where org_code = 'demo' and id = $1`, [699_999 + many]);
      work = workOnBulkEdit({ db: server.db, log: createLog('silent') }, 'demo', id);
      for (let waits = 0; waits < 400; waits += 1) {
        const [run] = await withOrg(server.db, 'demo', (other) => other.query<{ progress: number }>(`select progress from bulk_edit_run where org_code = 'demo' and job_id = $1`, [id]));
        if (run!.progress >= many - 2000) break;
        await pause(10);
      }
    });
    await work;
    expect(await settled(id)).toMatchObject({ state: 'DONE', total: many, changed: many - 2, unchanged: 0, refused: 0 });
    many -= 2;
  }, 60_000);

  it('changes whoever matched when it began, also where the change itself ends that: a whole team goes to another manager', async () => {
    const team = 600;
    const one = "select * from employee where org_code = 'demo' order by id limit 1";
    await withOrg(server.db, 'demo', async (tx) => {
      const [columns] = await tx.query<{ names: string }>("select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns where table_schema = 'public' and table_name = 'employee' and is_generated = 'NEVER' and column_name not in ('id', 'employee_number', 'email', 'manager_id')");
      // Each reports to the one before, the first to the administrator.
      await tx.query(`insert into employee (id, employee_number, manager_id, ${columns!.names})
        select 600000 + n, 'team ' || n, case when n = 1 then (select employee_id from user_account where org_code = 'demo' and email = 'admin@demo.example') else 599999 + n end, ${columns!.names} from (${one}) e, generate_series(1, ${team}) n`);
    });
    const input = { type: 'Employee', values: { managerId: null }, filter: { and: [{ managerId: { person: 'MY_TEAM' } }, { employeeNumber: { contains: 'team ' } }] } };
    const { id } = dataOf(await admin<{ startBulkEdit: { job: Job } }>('batch-processing', `mutation ($input: BulkEditInput!) { startBulkEdit(input: $input) { job { ${JOB} } } }`, { input })).startBulkEdit.job;
    const { state, total, changed, changeSet } = await settled(id);
    expect({ state, total, changed }).toEqual({ state: 'DONE', total: team - 1, changed: team - 1 });
    dataOf(await undo(changeSet!));
  });

  it('is done again after a deadlock, which is no interruption', async () => {
    const { db } = server;
    const session = { ...administratorOf('demo'), userId: (await withOrg(db, 'demo', (tx) => tx.query<{ id: string }>(`select id::text as id from user_account where org_code = 'demo' and email = 'admin@demo.example'`)))[0]!.id };
    const id = await keepBulkEdit({ db, session }, { type: 'Designation', values: { description: 'after a deadlock' }, filter: { title: { equals: 'Bulk post 9' } } });
    await asOwner(db, async (owner) => {
      await owner.query(`create sequence deadlocks; grant usage on sequence deadlocks to public;
        create function deadlock() returns trigger language plpgsql as $$ begin if nextval('deadlocks') = 1 then raise exception using errcode = '40P01'; end if; return new; end $$;
        create trigger deadlock before update on designation for each row execute function deadlock()`);
    });
    try {
      await workOnBulkEdit({ db, log: createLog('silent') }, 'demo', id);
    } finally {
      await asOwner(db, async (owner) => {
        await owner.query('drop trigger deadlock on designation; drop function deadlock; drop sequence deadlocks');
      });
    }
    expect(await settled(id)).toMatchObject({ state: 'DONE', changed: 1, interruptedAt: null });
  });

  it('is heard when it shall stop: nothing of it is kept', async () => {
    const { id } = await start({ description: 'cancelled' }, bulk);
    dataOf(await admin('batch-processing', 'mutation ($id: ID!) { cancelBulkEdit(id: $id) { job { state } } }', { id }));
    expect(await settled(id)).toMatchObject({ state: 'CANCELLED', changed: 0 });
    const kept = await withOrg(server.db, 'demo', (tx) => tx.query(`select from designation where org_code = 'demo' and description = 'cancelled'`));
    expect(kept).toHaveLength(0);
  });

  it('begins anew when its server dies in the middle, and says so', async () => {
    const { db } = server;
    const [account] = await withOrg(db, 'demo', (tx) => tx.query<{ id: string }>(`select id::text as id from user_account where org_code = 'demo' and email = 'admin@demo.example'`));
    const session = { ...administratorOf('demo'), userId: account!.id };
    const id = await keepBulkEdit({ db, session }, { type: 'Designation', values: { description: 'after the fall' }, filter: bulk });
    const work = workOnBulkEdit({ db, log: createLog('silent') }, 'demo', id).then(() => 'ended', () => 'died');
    await dieInTheMiddle(db, id);
    expect(await work).toBe('died');
    expect(await workOnBulkEdit({ db, log: createLog('silent') }, 'demo', id)).toBe(true);
    const job = await settled(id);
    expect(job).toMatchObject({ state: 'DONE', changed: many });
    expect(job.interruptedAt).not.toBeNull();
  }, 60_000);
});
