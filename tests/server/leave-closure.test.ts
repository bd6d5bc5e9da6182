/** Leave years that are closed: as work that goes on by itself, beside requests, and of leave that policies alone grant. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { closeLeaveYear } from '../../src/server/leave-closure/close-leave-year.ts';
import { createLog } from '../../src/server/log.ts';
import { keepClosing } from '../../src/server/resource/bulk-edit/serving.ts';
import { workOnBulkEdit } from '../../src/server/resource/bulk-edit/worker.ts';
import { nextChangeSet } from '../../src/server/resource/journal.ts';
import { administratorOf } from '../support/administrator.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';

let server: DemoServer;
let admin: Client;
let employee: Client;
let me: string;
const ESS = 'employee-self-service';
const today = todayIn('Asia/Kolkata', new Date());

const rows = <Row extends object>(text: string): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text));
const idOf = async (table: string, where: string): Promise<string> => (await rows<{ id: string }>(`select id::text from ${table} where org_code = 'demo' and ${where}`))[0]!.id;

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
  employee = clientOf(server, await server.signIn('employee@demo.example'));
  me = (await rows<{ id: string }>(`select employee_id::text as id from user_account where org_code = 'demo' and email = 'employee@demo.example'`))[0]!.id;
  await rows(`update leave_request set status = 'REJECTED' where org_code = 'demo' and status = 'PENDING'`);
});
afterAll(() => server.stop());

describe('the closure of very many balances', () => {
  it('is work that goes on by itself, can be cancelled, says why it could not be done, and is undone whole', async () => {
    const year = today.slice(0, 4);
    const id = await idOf('leave_closure', `status = 'DRAFT'`);
    const [account] = await rows<{ id: string }>(`select id::text from user_account where org_code = 'demo' and email = 'admin@demo.example'`);
    const session = { ...administratorOf('demo'), userId: account!.id };
    const digest = async () => (await rows<{ sum: string }>(`select md5(string_agg(concat_ws(' ', employee_id, leave_type_id, year, entitled_days, carried_forward_days, encashed_days, lapsed_days), ',' order by employee_id, leave_type_id, year)) as sum from leave_balance where org_code = 'demo'`))[0]!.sum;
    const undo = async (set: string) => expect((await admin(ESS, 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: set })).errors).toEqual([]);
    type Run = { balances: number; changeSet: string | null; job: string | null };
    const before = await digest();
    const ahead = await admin(ESS, `mutation { a: addLeaveClosure(input: { name: "Too early", year: ${Number(year) + 1} }) { row { id } } }`) as GraphqlAnswer<{ a: { row: { id: string } } }>;
    const early = await admin(ESS, 'mutation ($id: ID!) { r: runLeaveClosure(leaveClosureId: $id) { balances } }', { id: dataOf(ahead).a.row.id });
    expect(early.errors[0]?.extensions.validationError).toEqual([{ field: 'year', message: `The year ${Number(year) + 1} has not begun. Choose a year that is over or about to end.` }]);
    await rows(`delete from leave_closure where org_code = 'demo' and name = 'Too early'`);
    const few = dataOf(await admin<{ r: Run }>(ESS, 'mutation ($id: ID!) { r: runLeaveClosure(leaveClosureId: $id, wait: false) { balances changeSet job } }', { id })).r;
    expect(few).toMatchObject({ changeSet: expect.any(String), job: null });
    const after = await digest();
    await undo(few.changeSet!);

    type Job = { kind: string; state: string; total: number; progress: number; changed: number; changeSet: string | null; failureCode: string | null; problems: { message: string }[] };
    const work = async (prepare: (job: string) => Promise<unknown>): Promise<Job> => {
      const job = await keepClosing({ db: server.db, session }, { type: 'LeaveClosure' }, id);
      await prepare(job);
      await workOnBulkEdit({ db: server.db, log: createLog('silent') }, 'demo', job);
      return dataOf(await admin<{ b: { job: Job } }>('batch-processing', 'query ($id: ID!) { b: bulkEdit(id: $id) { job { kind state total progress changed changeSet failureCode problems { message } } } }', { id: job })).b.job;
    };
    const cancelled = await work((job) => rows(`update bulk_edit_run set cancel = true where org_code = 'demo' and job_id = ${job}`));
    expect(cancelled).toMatchObject({ kind: 'CLOSE', state: 'CANCELLED', changeSet: null, failureCode: 'BULK_CLOSE_CANCELLED' });
    const waiting = await work(() => rows(`update leave_request set status = 'PENDING' where org_code = 'demo' and id = (select max(id) from leave_request where org_code = 'demo' and status = 'REJECTED' and extract(year from from_date) = ${year})`));
    expect(waiting).toMatchObject({ state: 'FAILED', changeSet: null, problems: [{ message: '1 request of this year waits for a decision. Decide on it first.' }] });
    expect(await digest()).toBe(before);
    const decided = () => rows(`update leave_request set status = 'REJECTED' where org_code = 'demo' and status = 'PENDING' and extract(year from from_date) = ${year}`);
    const scope = (to: string) => rows(`update role_right set scope = '${to}' where org_code = 'demo' and form in ('LEAVE_CLOSURE', 'TIME_OFF_CLOSURE')`);
    const narrowed = await work(async () => { await decided(); await scope('TEAM'); });
    expect(narrowed).toMatchObject({ state: 'FAILED', changeSet: null, failureCode: 'NOT_FOUND' });
    await scope('ALL');
    expect(await digest()).toBe(before);
    const done = await work(async () => undefined);
    expect(done).toMatchObject({ state: 'DONE', changed: few.balances, failureCode: null, changeSet: expect.any(String) });
    expect(done.progress).toBe(done.total);
    expect(await digest()).toBe(after);
    await undo(done.changeSet!);
    expect(await digest()).toBe(before);
  });

  it('follows leave that is cancelled while it runs', async () => {
    const year = today.slice(0, 4);
    const id = await idOf('leave_closure', `status = 'DRAFT'`);
    const [account] = await rows<{ id: string }>(`select id::text from user_account where org_code = 'demo' and email = 'admin@demo.example'`);
    const session = { ...administratorOf('demo'), userId: account!.id };
    const [request] = await rows<{ id: string; version: number; employee: string; type: string; days: number }>(
      `select r.id::text, r.version, r.employee_id::text as employee, r.leave_type_id::text as type, r.days::float8 as days from leave_request r join leave_balance b on b.org_code = r.org_code and b.employee_id = r.employee_id and b.leave_type_id = r.leave_type_id and b.year = ${year}
       join leave_type t on t.org_code = r.org_code and t.id = r.leave_type_id and t.code = 'EL' where r.org_code = 'demo' and r.status = 'APPROVED' and extract(year from r.from_date) = ${year} limit 1`);
    const closed = () => rows<{ year: number; carried: number; encashed: number; lapsed: number }>(`select year, carried_forward_days::float8 as carried, encashed_days::float8 as encashed, lapsed_days::float8 as lapsed from leave_balance where org_code = 'demo' and employee_id = ${request!.employee} and leave_type_id = ${request!.type} and year >= ${year} order by year`);
    const close = async (between: () => Promise<unknown>) => {
      const set = await nextChangeSet(server.db, 'demo');
      let is = false;
      await withOrg(server.db, 'demo', (tx) => closeLeaveYear(tx, { db: server.db, session, reach: { scope: 'ALL' }, form: null, reason: null }, id, set, async (done) => {
        if (done === 0 || is) return;
        is = true;
        await between();
      }));
      const all = await closed();
      return { set, days: all.reduce((sum, { carried, encashed, lapsed }, at) => sum + (at === 0 ? encashed + lapsed : carried), 0), all };
    };
    const before = await close(async () => undefined);
    expect((await admin(ESS, 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: before.set })).errors).toEqual([]);
    const during = await close(async () => expect((await admin(ESS, 'mutation ($id: ID!, $version: Int!) { updateLeaveRequest(id: $id, version: $version, input: { status: CANCELLED }) { errorCode } }', { id: request!.id, version: request!.version })).errors).toEqual([]));
    expect(during.days).toBe(before.days + request!.days);
    await rows(`update leave_closure set status = 'DRAFT' where org_code = 'demo' and id = ${id}`);
    await rows(`delete from leave_balance where org_code = 'demo' and year > ${year}`);
  });
});

describe('leave that a policy alone grants', () => {
  it('is told to whoever has no balance of the year, and closed like a balance', async () => {
    const year = Number(today.slice(0, 4));
    const earned = await idOf('leave_type', `code = 'EL'`);
    type Named = { leaveName: string; entitled: string };
    const kinds = async () => dataOf(await employee<{ h: { leaveBalances: Named[] } }>(ESS, '{ h: empLeaveHistory { leaveBalances { leaveName entitled } } }')).h.leaveBalances;
    const all = await kinds();
    const share = async () => dataOf(await employee<{ u: { entitledDays: string } }>('payroll-admin', '{ u: getUtilization(form: SELF_TIME_OFF) { entitledDays } }')).u.entitledDays;
    const shared = await share();
    await rows(`delete from leave_balance where org_code = 'demo' and employee_id = ${me} and leave_type_id = ${earned}`);
    // What is there of one's own comes first, and the same is told of each kind.
    const [mine, granted] = [['Casual leave', 'Sick leave'], ['Earned leave', 'Parental leave']];
    expect(all.map(({ leaveName }) => leaveName)).toEqual(['Casual leave', 'Earned leave', 'Sick leave', 'Parental leave']);
    expect(await kinds()).toEqual([...mine, ...granted].map((name) => all.find(({ leaveName }) => leaveName === name)));
    expect(await share()).toBe(shared);
    await rows(`delete from leave_balance where org_code = 'demo' and employee_id = ${me}`);
    await rows(`update leave_request set status = 'REJECTED' where org_code = 'demo' and (status = 'PENDING' or employee_id = ${me}) and extract(year from from_date) = ${year}`);
    type Told = { leaveTypeId: number; entitled: string; balance: string };
    const told = dataOf(await employee<{ h: { leaveBalances: Told[] } }>(ESS, '{ h: empLeaveHistory { leaveBalances { leaveTypeId entitled balance } } }')).h.leaveBalances;
    expect(told.find(({ leaveTypeId }) => String(leaveTypeId) === earned)).toMatchObject({ entitled: '18', balance: '18' });
    const id = await idOf('leave_closure', `status = 'DRAFT'`);
    const run = async () => dataOf(await admin<{ r: { changeSet: string } }>(ESS, 'mutation ($id: ID!) { r: runLeaveClosure(leaveClosureId: $id) { changeSet } }', { id })).r.changeSet;
    const undo = async (set: string) => expect((await admin(ESS, 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: set })).errors).toEqual([]);
    const own = () => rows<object>(`select year, trim_scale(entitled_days)::text as entitled, trim_scale(carried_forward_days)::text as carried, trim_scale(encashed_days)::text as encashed, trim_scale(lapsed_days)::text as lapsed from leave_balance where org_code = 'demo' and employee_id = ${me} order by year`);
    const probation = async (isOn: boolean) => {
      await rows(`update leave_policy set after_confirmation = ${isOn} where org_code = 'demo' and leave_type_id = ${earned}`);
      await rows(`update employee set confirmation_date = ${isOn ? 'null' : 'date_of_join'} where org_code = 'demo' and id = ${me}`);
    };
    await probation(true);
    const before = await run();
    expect(await own()).toEqual([]);
    await undo(before);
    await probation(false);
    const changeSet = await run();
    expect(await own()).toEqual([{ year, entitled: '18', carried: '0', encashed: '8', lapsed: '0' }, { year: year + 1, entitled: '18', carried: '10', encashed: '0', lapsed: '0' }]);
    await undo(changeSet);
    expect(await own()).toEqual([]);
  });
});
