/** Timesheets: what people may write of their own weeks, and who decides. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { mondayOf } from '../../src/domain/timesheets/timesheet.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';

type Row = { id: string; version: number; weekOf: string; hours: string; status: string };
type Changed = { a: { row: Row } };

let server: DemoServer;
const asks = new Map<string, Client>();
let projects: Map<string, string>;
let own: string;
const monday = mondayOf(todayIn('Asia/Kolkata', new Date()));

const rows = <One extends object>(text: string): Promise<One[]> => withOrg(server.db, 'demo', (tx) => tx.query<One>(text));
const faults = ({ errors }: GraphqlAnswer<unknown>): string[] => ((errors[0]?.extensions as { validationError?: { field: string; message: string }[] } | undefined)?.validationError ?? []).map(({ field, message }) => `${field}: ${message}`);

beforeAll(async () => {
  server = await startDemoServer();
  for (const name of ['manager', 'employee']) asks.set(name, clientOf(server, await server.signIn(`${name}@demo.example`)));
  own = (await rows<{ id: string }>(`select employee_id::text as id from user_account where org_code = 'demo' and email = 'employee@demo.example'`))[0]!.id;
  projects = new Map((await rows<{ code: string; id: string }>(`select code, id::text as id from project where org_code = 'demo'`)).map(({ code, id }) => [code, id]));
});
afterAll(() => server.stop());

const KEYS = 'id version weekOf hours status';
const add = (weekOf: string, lines: readonly object[], more: object = {}) => asks.get('employee')!<Changed>('employee-self-service', `mutation ($input: TimesheetInput!) { a: addTimesheet(input: $input) { row { ${KEYS} } } }`, { input: { employeeId: own, weekOf, lines, ...more } });
const change = (who: string, { id, version }: Row, input: object) => asks.get(who)!<Changed>('employee-self-service', `mutation ($id: ID!, $version: Int!, $input: TimesheetPatch!) { a: updateTimesheet(id: $id, version: $version, input: $input) { row { ${KEYS} } } }`, { id, version, input });

it('a week is kept once, by its Monday, with what its lines add up to', async () => {
  const made = dataOf(await add(addDays(monday, -23), [{ projectId: projects.get('P-101'), monday: '7.5', sunday: '0.3333' }])).a.row;
  expect(made).toMatchObject({ weekOf: addDays(monday, -28), hours: '7.8333', status: 'PENDING' });
  expect(faults(await add(addDays(monday, -25), [{ projectId: projects.get('P-101'), monday: '1' }])).map((fault) => fault.split(':')[0])).toContain('weekOf');
  expect(dataOf(await change('employee', made, { lines: [{ projectId: projects.get('P-101'), friday: '2' }] })).a.row.hours).toBe('2');
});

it('nobody writes hours of weeks to come, of projects that rest or do not run, or approves their own', async () => {
  const line = (code: string, more: object = {}) => [{ projectId: projects.get(code), task: 'A', monday: '4', ...more }];
  expect(faults(await add(addDays(monday, 9), line('P-101')))).toEqual(['weekOf: This week is still to come.']);
  expect(faults(await add(addDays(monday, -42), line('P-105')))).toEqual([expect.stringMatching(/^lines\.0\.projectId: Warehouse system is inactive/)]);
  expect(faults(await add(addDays(monday, -280), line('P-101')))).toEqual([expect.stringMatching(/^lines\.0\.monday: Loom renewal does not run on this day/)]);
  expect(faults(await add(addDays(monday, -42), []))).toEqual(['lines: Enter the hours of at least one day.']);
  const draft = dataOf(await add(addDays(monday, -42), [], { status: 'DRAFT' })).a.row;
  const handedIn = dataOf(await change('employee', draft, { status: 'PENDING', lines: line('P-102') })).a.row;
  expect((await change('employee', handedIn, { status: 'APPROVED' })).errors[0]?.extensions.errorCode).toBe('OWN_REQUEST');
  const approved = dataOf(await change('manager', handedIn, { status: 'APPROVED' })).a.row;
  expect((await change('employee', approved, { lines: [] })).errors[0]?.extensions.errorCode).toBe('STATUS_MOVED_ON');
});

it('are not approved for days after somebody left while the week waited', async () => {
  const [leaver] = await rows<{ id: string }>(`select id::text as id from employee where org_code = 'demo' and employee_number = '1026'`);
  const made = dataOf(await asks.get('manager')!<Changed>('employee-self-service', `mutation ($input: TimesheetInput!) { a: addTimesheet(input: $input) { row { ${KEYS} } } }`, { input: { employeeId: leaver!.id, weekOf: addDays(monday, -14), lines: [{ projectId: projects.get('P-101'), task: 'Late', friday: '4' }] } })).a.row;
  await rows(`insert into exit (org_code, id, employee_id, notice_date, last_working_day, reason, status, version, created_by, updated_by) values ('demo', 990001, ${leaver!.id}, '${addDays(monday, -90)}', '${addDays(monday, -12)}', 'Moves', 'APPROVED', 1, 'T', 'T')`);
  expect(faults(await change('manager', made, { status: 'APPROVED' }))).toEqual([expect.stringMatching(/^weekOf: .*last working day/i)]);
  dataOf(await change('manager', made, { status: 'REJECTED' }));
});
