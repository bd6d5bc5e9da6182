/** An approved regularisation stands among the punches of its day, for as long as it is approved. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { configure, EMPLOYEE, employeeOf, inNightShift } from './checking-in.ts';

type Changed = { answer: { changeSet: string; row: { id: string; version: number } } };

const DAY = '2025-03-12';
let server: DemoServer;
let employee: string;
let manager: string;
let employeeId: string;

const ask = (cookie: string, query: string, variables: Record<string, unknown> = {}) => askGraphql<Changed>(server, cookie, 'attendance', query, variables);
const punches = (day = DAY): Promise<{ type: string; at: string; source: string; note: string }[]> =>
  withOrg(server.db, 'demo', (tx) =>
    tx.query(`select type, to_char("at" at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as at, source, note from punch where org_code = $1 and employee_id = $2::bigint and work_date = $3::date order by "at"`, ['demo', employeeId, day]),
  );
const add = (input: object) => ask(employee, 'mutation ($input: RegularisationInput!) { answer: addRegularisation(input: $input) { changeSet row { id version } } }', { input: { employeeId, workDate: DAY, reason: 'Reader was down', ...input } });
const decide = async ({ id, version }: { id: string; version: number }, status: string) => (await ask(manager, 'mutation ($id: ID!, $version: Int!, $status: RequestStatus!) { answer: updateRegularisation(id: $id, version: $version, input: { status: $status }) { changeSet row { id version } } }', { id, version, status })).data!.answer;
const undo = (changeSet: string) => ask(manager, 'mutation ($id: ID!) { answer: undoChangeSet(id: $id) { changeSet } }', { id: changeSet });

beforeAll(async () => {
  server = await startDemoServer();
  employee = await server.signIn(EMPLOYEE);
  manager = await server.signIn('manager@demo.example');
  employeeId = String(await employeeOf(server, EMPLOYEE));
}, 60_000);
afterAll(() => server.stop());

it('writes its punches when a manager approves it, and takes them back with the approval', async () => {
  const asked = (await add({ checkIn: '06:05', checkOut: '14:10' })).data!.answer;
  expect(await punches()).toEqual([]);
  const approved = await decide(asked.row, 'APPROVED');
  const both = [
    { type: 'IN', at: `${DAY} 06:05`, source: 'REGULARISATION', note: 'Reader was down' },
    { type: 'OUT', at: `${DAY} 14:10`, source: 'REGULARISATION', note: 'Reader was down' },
  ];
  expect(await punches()).toEqual(both);

  const undone = await undo(approved.changeSet);
  expect(undone.errors).toBeUndefined();
  expect(await punches()).toEqual([]);
  const again = await undo(undone.data!.answer.changeSet);
  expect(again.errors).toBeUndefined();
  expect(await punches()).toEqual(both);

  await decide({ ...approved.row, version: approved.row.version + 2 }, 'CANCELLED');
  expect(await punches()).toEqual([]);
});

it('leaves alone what people punched themselves, and keeps in the journal what the rule wrote', async () => {
  await withOrg(server.db, 'demo', (tx) =>
    tx.query(
      `insert into punch (org_code, id, version, created_by, updated_by, employee_id, type, "at", work_date, source, face_verified) values ('demo', 800001, 1, 'test', 'test', $1::bigint, 'IN', '2025-03-12 06:00+05:30', $2::date, 'WEB', false)`,
      [employeeId, DAY],
    ),
  );
  const asked = (await add({ checkIn: '06:00', checkOut: '14:00' })).data!.answer;
  const approved = await decide(asked.row, 'APPROVED');
  expect((await punches()).map(({ type, source }) => `${type} ${source}`)).toEqual(['IN WEB', 'OUT REGULARISATION']);
  const sources = await withOrg(server.db, 'demo', (tx) =>
    tx.query<{ source: string; kind: string }>(`select s.source, c.kind from change c join change_set s using (org_code) where s.id = c.change_set_id and c.org_code = $1 and c.entity = 'Punch' order by c.at desc, s.id desc limit 1`, ['demo']),
  );
  expect(sources).toEqual([{ source: 'RULE', kind: 'ADD' }]);
  await undo(approved.changeSet);
  expect((await punches()).map(({ type, source }) => `${type} ${source}`)).toEqual(['IN WEB']);
});

it('ends on the next day where the check-out is before the check-in', async () => {
  const workDate = '2025-01-15';
  const both = (await add({ workDate, checkIn: '22:05', checkOut: '06:10' })).data!.answer;
  await decide(both.row, 'APPROVED');
  expect((await punches(workDate)).map(({ at }) => at)).toEqual(['2025-01-15 22:05', '2025-01-16 06:10']);
  await decide({ ...both.row, version: both.row.version + 1 }, 'CANCELLED');
  expect((await add({ workDate, checkIn: '09:00', checkOut: '06:00' })).errors?.[0]?.extensions).toMatchObject({ validationError: [{ field: 'checkOut', message: 'Check-out is before Check-in. Choose the same or a later one.' }] });
});

it('takes its punches back after the clocks of the location became others', async () => {
  const asked = (await add({ workDate: '2025-01-16', checkIn: '08:00', checkOut: '16:00' })).data!.answer;
  await decide(asked.row, 'APPROVED');
  expect(await punches('2025-01-16')).toHaveLength(2);
  const move = (zone: string) => withOrg(server.db, 'demo', (tx) => tx.query(`update location set time_zone = $2 where org_code = 'demo' and id = (select location_id from employee where org_code = 'demo' and id = $1::bigint)`, [employeeId, zone]));
  await move('Europe/Paris');
  await decide({ ...asked.row, version: asked.row.version + 1 }, 'CANCELLED');
  expect(await punches('2025-01-16')).toEqual([]);
  await move('Asia/Kolkata');
});

it('corrects nothing that is still to come, whoever enters it', async () => {
  const tomorrow = addDays(todayIn('Asia/Kolkata', new Date()), 1);
  const problem = { field: 'workDate', message: 'This day is still to come. Choose today or an earlier day.' };
  for (const who of [employee, await server.signIn('hr@demo.example')])
    expect((await ask(who, 'mutation ($input: RegularisationInput!) { answer: addRegularisation(input: $input) { changeSet } }', { input: { employeeId, workDate: tomorrow, checkIn: '06:00', reason: 'Ahead' } })).errors?.[0]?.extensions).toMatchObject({ validationError: [problem] });
});

it('is not entered for others ahead of its time, nor for a day on which it was not', async () => {
  const hr = await server.signIn('hr@demo.example');
  const enter = async (at: string, workDate: string) => (await ask(hr, 'mutation ($input: PunchInput!) { answer: addPunch(input: $input) { changeSet } }', { input: { employeeId, type: 'IN', at, workDate } })).errors?.[0]?.extensions;
  expect(await enter(new Date(Date.now() + 3_600_000).toISOString(), todayIn('Asia/Kolkata', new Date()))).toMatchObject({ validationError: [{ field: 'at', message: 'This time is still to come.' }] });
  expect(await enter('2025-04-10T19:00:00Z', '2025-04-09')).toMatchObject({ validationError: [{ field: 'workDate', message: 'Where the employee works, this is 2025/04/11. Choose that day, or for a shift over midnight the one beside it.' }] });
  for (const workDate of ['2025-04-10', '2025-04-11', '2025-04-12']) expect(await enter('2025-04-10T19:00:00Z', workDate)).toBeUndefined();
});

it('is asked for no more often than the newest configuration allows, also at once', async () => {
  await configure(server, { regularisation_limit: 2 });
  const answers = await Promise.all(['03', '04', '05', '06', '07'].map((day) => add({ workDate: `2025-02-${day}`, checkIn: '06:00' })));
  expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(2);
  await withOrg(server.db, 'demo', (tx) => tx.query(`update attendance_configuration set status = 'ACTIVE' where org_code = 'demo' and location_id is null`));
  expect(codeOf(await add({ workDate: '2025-02-10', checkIn: '06:00' }))).toBe('REGULARISATION_LIMIT');
});

it('says at least one of both times', async () => {
  expect(codeOf(await add({}))).toBe('BAD_USER_INPUT');
});

it('waits with a night shift for its end, and asks nobody for a check-out that is still to come', async () => {
  const { zone, today } = await inNightShift(server, Number(employeeId), 2);
  const began = addDays(today, -1);
  // What the demo has of that day is of another shift.
  await withOrg(server.db, 'demo', (tx) => tx.query(`delete from punch where org_code = 'demo' and employee_id = $1::bigint and work_date = $2::date`, [employeeId, began]));
  expect((await add({ workDate: began, checkIn: '22:00', checkOut: '05:50' })).errors?.[0]?.extensions).toMatchObject({ validationError: [{ field: 'checkOut' }] });
  await withOrg(server.db, 'demo', (tx) =>
    tx.query(
      `insert into punch (org_code, id, version, created_by, updated_by, employee_id, type, "at", work_date, source, face_verified) values ('demo', 800002, 1, 'test', 'test', $1::bigint, 'IN', ($2::date + time '22:00') at time zone $3, $2::date, 'WEB', false)`,
      [employeeId, began, zone],
    ),
  );
  const missed = async () => ((await (await server.ask('/v3/employees/attendance-finalization/list-attendance-finalization', { body: { finalizationMethod: 'dashboardAttendance', startDate: began, endDate: today }, headers: { cookie: employee } })).json()) as { attendanceData: { aaData: object[] } }).attendanceData.aaData;
  expect(await missed()).toEqual([]);
  await withOrg(server.db, 'demo', (tx) => tx.query(`update punch set "at" = "at" - interval '13 hours' where org_code = 'demo' and id = 800002`));
  expect(await missed()).toHaveLength(1);
});
