/** Key logging and additional screenshots: what computers tell is kept as far as settings say, read by right alone, and who read it is told. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personDays } from '../../src/server/activity/person-days.ts';
import { dropOutdated } from '../../src/server/activity/drop-outdated.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { createLog } from '../../src/server/log.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

let server: DemoServer;
const cookies = new Map<string, string>();
const cookieOf = async (email: string): Promise<string> => {
  if (!cookies.has(email)) cookies.set(email, await server.signIn(email));
  return cookies.get(email)!;
};
const ask = async <Answer = Record<string, never>>(email: string, query: string, variables: Record<string, unknown> = {}) => askGraphql<{ answer: Answer }>(server, await cookieOf(email), 'monitoring', query, variables);
const rows = <Row extends object>(text: string, values: readonly unknown[] = []) => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text, values));
const employeeOf = async (number: string): Promise<string> => (await rows<{ id: string }>('select id::text as id from employee where org_code = $1 and employee_number = $2', ['demo', number]))[0]!.id;

const SETTING = 'query { answer: listKeyLoggingSettings { rows { id version } } }';
const change = async (input: Record<string, unknown>, email = 'hr@demo.example') => {
  const [setting] = (await ask<{ rows: { id: string; version: number }[] }>('hr@demo.example', SETTING)).data!.answer.rows;
  return ask<{ changeSet: string }>(email, 'mutation ($id: ID!, $version: Int!, $input: KeyLoggingSettingPatch!) { answer: updateKeyLoggingSetting(id: $id, version: $version, input: $input) { changeSet } }', { ...setting, input });
};

const LOGS = `query ($of: KeyLogsOf!, $from: LocalDate!, $to: LocalDate!, $search: String, $employeeId: Int, $limit: Int) {
  answer: keyLogs(of: $of, fromDate: $from, toDate: $to, search: $search, employeeId: $employeeId, limit: $limit) { totalRecords columns { windowTitles websites } rows { employeeId name department at seconds keyStrokes controlKeys { copies pastes } application applicationTitle windowTitle host } } }`;
type Log = { employeeId: string; name: string; department: string; seconds: number; keyStrokes: number | null; controlKeys: { copies: number } | null; application: string; windowTitle: string | null; host: string | null };
type Logs = { totalRecords: number; rows: Log[] };
const SUMS = 'query ($of: KeyLogsOf!, $from: LocalDate!, $to: LocalDate!) { answer: keyLogSums(of: $of, fromDate: $from, toDate: $to, limit: 500) { totalRecords rows { name day records seconds keyStrokes } } }';
type Sums = { totalRecords: number; rows: { name: string; records: number; keyStrokes: number }[] };
const PAGE = 'query { answer: keyLoggerPage { isOn isRecorded seesOwn seesOthers seesEverybody seesScreenshots mayConfigure } }';

const record = (from: number, to: number, more: Record<string, unknown> = {}) => ({ from: new Date(from).toISOString(), to: new Date(to).toISOString(), keyStrokes: 40, ...more });
const send = async (token: string, records: readonly Record<string, unknown>[], batchId: string = crypto.randomUUID()) => {
  const response = await server.ask('/activity/keys', { body: { batchId, sentAt: new Date().toISOString(), records }, headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, body: (await response.json()) as { recording?: boolean; keptRecords?: number; droppedRecords?: number; validationError?: { field: string }[] } };
};

let kavitha = '';
let token = '';
let deviceId = '';
let shift: { day: string; from: number; to: number };
const RANGE = () => ({ from: isoDay(Date.now() - 20 * DAY), to: isoDay(Date.now()) });

beforeAll(async () => {
  server = await startDemoServer();
  kavitha = await employeeOf('1028');
  const issued = await ask<{ id: string; token: string }>('hr@demo.example', 'mutation ($employeeId: Int!) { answer: issueActivityDevice(employeeId: $employeeId, name: "Loom terminal") { id token } }', { employeeId: Number(kavitha) });
  ({ token, id: deviceId } = issued.data!.answer);
  const now = Date.now();
  const days = await withOrg(server.db, 'demo', (tx) => personDays(tx, kavitha, isoDay(now - 14 * DAY), isoDay(now - 3 * DAY)));
  const found = days.find((one) => one.shift !== null)!;
  shift = { day: found.day, ...found.shift! };
});
afterAll(() => server.stop());

const keptOf = () => rows<{ key_strokes: number | null; copies: number | null; application: string | null; host: string | null; window_title: Buffer | null; day: string; department_id: string }>('select key_strokes, copies, application, host, window_title, day, department_id::text from key_log where org_code = $1 and activity_device_id = $2::bigint order by starts_at', ['demo', deviceId]);

describe('what a computer tells of keys', () => {
  it('is kept once and whole, within the shift, with titles that the database cannot read', async () => {
    const { from } = shift;
    const batchId = crypto.randomUUID();
    const batch = [
      record(from - 5 * MINUTE, from + 5 * MINUTE),
      record(from + 10 * MINUTE, from + 20 * MINUTE, { application: 'chrome.exe', applicationTitle: 'Google Chrome', host: 'erp.demo.example', windowTitle: 'Order 4711 of Meridian', controlKeys: { copies: 3 } }),
      record(from + 15 * MINUTE, from + 25 * MINUTE),
      record(from + 25 * MINUTE, from + 30 * MINUTE),
    ];
    const first = await send(token, batch, batchId);
    expect(first).toMatchObject({ status: 200, body: { recording: true, keptRecords: 2, droppedRecords: 2 } });
    expect((await send(token, batch, batchId)).body).toEqual(first.body);
    expect((await send(token, [record(from + 29 * MINUTE, from + 31 * MINUTE)])).body).toMatchObject({ keptRecords: 0, droppedRecords: 1 });
    const kept = await keptOf();
    expect(kept.map(({ day, key_strokes, copies }) => [day, key_strokes, copies])).toEqual([[shift.day, 40, 3], [shift.day, 40, null]]);
    expect(kept[0]!.window_title!.toString('latin1')).not.toContain('Meridian');
    expect(kept[0]!.department_id).toMatch(/^\d+$/);
  });

  it('is refused whole where it says more than it should: nothing typed comes in', async () => {
    const fields = async (more: Record<string, unknown>) => {
      const { status, body } = await send(token, [record(shift.from + 60 * MINUTE, shift.from + 61 * MINUTE, more)]);
      return [status, body.validationError?.[0]?.field];
    };
    expect(await fields({ text: 'hello' })).toEqual([400, 'records.0']);
    expect(await fields({ keys: ['a'] })).toEqual([400, 'records.0']);
    expect(await fields({ controlKeys: { letters: 4 } })).toEqual([400, 'records.0.controlKeys']);
    expect(await fields({ host: 'erp.demo.example/orders?q=secret' })).toEqual([400, 'records.0.host']);
    expect(await fields({ keyStrokes: -1 })).toEqual([400, 'records.0.keyStrokes']);
    expect((await send(`demo.${'A'.repeat(43)}`, [record(shift.from, shift.from + MINUTE)])).status).toBe(401);
  });

  it('leaves out what is off, is nothing while all is off, and programs are told the terms', async () => {
    const state = async () => (await (await server.ask('/activity/state', { headers: { authorization: `Bearer ${token}` } })).json()) as { keyLogs?: Record<string, unknown> };
    expect((await state()).keyLogs).toMatchObject({ controlKeys: true, keyStrokes: true, applications: true, websites: true, windowTitles: true, most: { records: 500, minutes: 15 } });
    await change({ capturesWindowTitles: false, capturesWebsites: false, capturesControlKeys: false });
    expect((await state()).keyLogs).toMatchObject({ controlKeys: false, windowTitles: false });
    await send(token, [record(shift.from + 70 * MINUTE, shift.from + 75 * MINUTE, { application: 'EXCEL.EXE', windowTitle: 'Salaries.xlsx', host: 'bank.example.com', controlKeys: { copies: 9 } })]);
    expect((await keptOf()).at(-1)).toMatchObject({ application: 'EXCEL.EXE', window_title: null, host: null, copies: null });
    const shown = (await ask<Logs & { columns: object }>('employee@demo.example', LOGS, { ...RANGE(), of: 'MINE' })).data!.answer;
    expect(shown.columns).toEqual({ windowTitles: false, websites: false });
    expect(shown.rows.every(({ windowTitle, host, controlKeys }) => windowTitle === null && host === null && controlKeys === null)).toBe(true);
    const off = await change({ isOn: false });
    expect((await state()).keyLogs).toBeUndefined();
    expect((await send(token, [record(shift.from + 80 * MINUTE, shift.from + 81 * MINUTE)])).body).toMatchObject({ recording: false, keptRecords: 0 });
    expect(codeOf(await ask('hr@demo.example', 'mutation ($id: ID!) { answer: undoChangeSet(id: $id) { errorCode } }', { id: off.data!.answer.changeSet }))).toBeUndefined();
    await change({ capturesWindowTitles: true, capturesWebsites: true, capturesControlKeys: true });
    expect((await send(token, [record(shift.from + 80 * MINUTE, shift.from + 81 * MINUTE)])).body).toMatchObject({ keptRecords: 1 });
  });

  it('takes something to capture, the right to configure it, and members hear of it', async () => {
    const nothing = await change({ capturesKeyStrokes: false, capturesApplications: false, capturesWebsites: false, capturesWindowTitles: false, capturesControlKeys: false });
    expect(nothing.errors?.[0]?.extensions['validationError']).toEqual([{ field: 'isOn', message: 'Switch on at least one of what can be captured, or switch key logging off.' }]);
    expect(codeOf(await change({ isOn: false }, 'manager@demo.example'))).toBe('NO_UPDATE_ACCESS');
    const kinds = await rows<{ kind: string }>(`select distinct n.kind from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = 'demo' and u.employee_id = $1::bigint`, [kavitha]);
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['keyLoggingBegins', 'keyLoggingEnds']));
  });

  it('goes with the retention of details', async () => {
    await rows(`insert into key_log (org_code, activity_device_id, starts_at, ends_at, employee_id, day, key_strokes) values ('demo', $1::bigint, now() - interval '100 days', now() - interval '100 days' + interval '1 minute', $2::bigint, (now() - interval '100 days')::date, 1)`, [deviceId, kavitha]);
    const before = (await keptOf()).length;
    await dropOutdated(server.db, createLog('silent'));
    expect((await keptOf()).length).toBe(before - 1);
  });
});

describe('key logs', () => {
  it('are the own ones, those of the team, or everybody’s', async () => {
    const people = async (email: string, of: string) => [...new Set((await ask<Logs>(email, LOGS, { ...RANGE(), of, limit: 500 })).data!.answer.rows.map(({ name }) => name))].toSorted();
    expect(await people('employee@demo.example', 'MINE')).toEqual(['Kavitha Selvam']);
    expect(await people('manager@demo.example', 'MINE')).toEqual(['Arjun Reddy']);
    expect(await people('manager@demo.example', 'OTHERS')).toContain('Kavitha Selvam');
    expect(await people('manager@demo.example', 'OTHERS')).not.toContain('Arjun Reddy');
    expect((await people('hr@demo.example', 'OTHERS')).length).toBeGreaterThan(3);
    expect(codeOf(await ask('employee@demo.example', LOGS, { ...RANGE(), of: 'OTHERS' }))).toBe('_DB0100');
    expect(codeOf(await ask('recruiter@demo.example', LOGS, { ...RANGE(), of: 'OTHERS' }))).toBe('_DB0100');
    expect((await ask<Logs>('manager@demo.example', LOGS, { ...RANGE(), of: 'OTHERS', employeeId: Number(await employeeOf('1006')) })).data!.answer.totalRecords).toBe(0);
    expect((await ask<Logs>('admin@other.example', LOGS, { ...RANGE(), of: 'OTHERS' })).data!.answer).toMatchObject({ totalRecords: 0, rows: [] });
    expect(codeOf(await ask('hr@demo.example', LOGS, { of: 'OTHERS', from: '2026-01-01', to: '2026-01-31' }))).toBe('DATE_RANGE');
  });

  it('are found by person, application and website, with titles opened', async () => {
    const found = (await ask<Logs>('hr@demo.example', LOGS, { ...RANGE(), of: 'OTHERS', search: 'erp.demo', employeeId: Number(kavitha), limit: 500 })).data!.answer;
    expect(found.rows.length).toBe(found.totalRecords);
    expect(found.rows.every(({ host }) => host === 'erp.demo.example')).toBe(true);
    expect(found.rows.map(({ windowTitle }) => windowTitle)).toContain('Order 4711 of Meridian');
    expect((await ask<Logs>('hr@demo.example', LOGS, { ...RANGE(), of: 'OTHERS', search: 'Meridian' })).data!.answer.totalRecords).toBe(0);
  });

  it('add up by person and day', async () => {
    const logs = (await ask<Logs>('hr@demo.example', LOGS, { ...RANGE(), of: 'OTHERS', limit: 500 })).data!.answer;
    const sums = (await ask<Sums>('hr@demo.example', SUMS, { ...RANGE(), of: 'OTHERS' })).data!.answer;
    expect(sums.rows.reduce((sum, { records }) => sum + records, 0)).toBe(logs.totalRecords);
    expect(sums.totalRecords).toBe(sums.rows.length);
    if (logs.totalRecords <= 500) expect(sums.rows.reduce((sum, { keyStrokes }) => sum + (keyStrokes ?? 0), 0)).toBe(logs.rows.reduce((sum, { keyStrokes }) => sum + (keyStrokes ?? 0), 0));
  });

  it('tell people who read them', async () => {
    const OWN = 'query { answer: ownMonitoring { alsoRecorded readings { kind by } } }';
    const own = (await ask<{ alsoRecorded: string[]; readings: { kind: string | null; by: string }[] }>('employee@demo.example', OWN)).data!.answer;
    expect(own.alsoRecorded).toEqual(expect.arrayContaining(['KEY_LOGS', 'SCREENSHOTS']));
    expect(own.readings).toEqual(expect.arrayContaining([{ kind: 'KEY_LOGS', by: 'Arjun Reddy' }, { kind: 'KEY_LOGS', by: 'Harini Subramaniam' }]));
    expect(own.readings.map(({ by }) => by)).not.toContain('Kavitha Selvam');
  });

  it('say what there is for whom', async () => {
    const page = async (email: string) => (await ask(email, PAGE)).data?.answer;
    expect(await page('employee@demo.example')).toEqual({ isOn: true, isRecorded: true, seesOwn: true, seesOthers: false, seesEverybody: false, seesScreenshots: false, mayConfigure: false });
    expect(await page('manager@demo.example')).toEqual({ isOn: true, isRecorded: true, seesOwn: true, seesOthers: true, seesEverybody: false, seesScreenshots: false, mayConfigure: false });
    expect(await page('hr@demo.example')).toMatchObject({ seesOthers: true, seesEverybody: true, seesScreenshots: true, mayConfigure: true });
    expect(await page('admin@other.example')).toMatchObject({ isOn: false, isRecorded: false, seesOthers: true, mayConfigure: true });
  });

  it('are exported within the same rights', async () => {
    const exported = async (email: string, of: string) => server.ask('/export/key-logs', { body: { shape: 'LOGS', of, fromDate: RANGE().from, toDate: RANGE().to, format: 'CSV' }, headers: { cookie: await cookieOf(email) } });
    const file = await exported('manager@demo.example', 'OTHERS');
    const text = await file.text();
    expect([file.status, text.includes('Kavitha Selvam'), text.includes('Order 4711 of Meridian'), text.includes('Arjun Reddy')]).toEqual([200, true, true, false]);
    expect((await exported('employee@demo.example', 'OTHERS')).status).toBe(403);
  });

  it('are whole in a file or not in it: more lines than it takes are refused with how to narrow them, and nobody was read', async () => {
    const exported = async (day: string) => server.ask('/export/key-logs', { body: { shape: 'LOGS', of: 'OTHERS', fromDate: day, toDate: day, format: 'CSV' }, headers: { cookie: await cookieOf('admin@demo.example') } });
    const fill = (day: string, first: number, lines: number) =>
      rows(`insert into key_log (org_code, activity_device_id, employee_id, starts_at, ends_at, day, key_strokes) select 'demo', (select min(id) from activity_device where org_code = 'demo' and employee_id = $1::bigint), $1::bigint, $2::date + g * interval '0.5 second', $2::date + (g + 1) * interval '0.5 second', $2::date, 1 from generate_series($3::int, $4::int) g`, [kavitha, day, first, lines]);
    const day = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10);
    await fill(day, 1, 12_000);
    const whole = await exported(day);
    expect((await whole.text()).trim().split('\n').length).toBeGreaterThan(12_000);
    await fill(day, 12_001, 100_001);
    await rows(`delete from activity_reading where org_code = 'demo'`);
    const cut = await exported(day);
    expect([cut.status, JSON.stringify(await cut.json())]).toEqual([400, expect.stringContaining('More than 100,000 lines would be in this file. Choose fewer days, a department or one person.') as string]);
    expect(await rows(`select from activity_reading where org_code = 'demo'`)).toHaveLength(0);
    await rows(`delete from key_log where org_code = 'demo' and day = $1::date`, [day]);
  });
});

describe('the audit log of data loss prevention', () => {
  const LOG = 'query ($kind: ChangeKind) { answer: getDataLossPreventionAuditLog(kind: $kind) { totalRecords activityLogs { employeeName entity description } } }';
  type Entries = { totalRecords: number; activityLogs: { employeeName: string; entity: string; description: string }[] };

  it('tells who changed what is recorded', async () => {
    const { activityLogs } = (await ask<Entries>('hr@demo.example', LOG, { kind: 'UPDATE' })).data!.answer;
    expect(activityLogs).toContainEqual({ employeeName: 'Harini Subramaniam', entity: 'KeyLoggingSetting', description: 'Key logging: Key logging is on' });
    expect(activityLogs.every(({ entity }) => !['MonitoringSetting', 'MonitoredMember'].includes(entity))).toBe(true);
  });

  it('is closed without its right, and to other organizations', async () => {
    expect(codeOf(await ask('manager@demo.example', LOG))).toBe('_DB0100');
    expect((await ask<Entries>('admin@other.example', LOG)).data!.answer.totalRecords).toBe(0);
    const exported = async (email: string) => server.ask('/export/monitoring-audit-log', { body: { log: 'LOSS_PREVENTION', fromDate: RANGE().from, toDate: RANGE().to, format: 'CSV' }, headers: { cookie: await cookieOf(email) } });
    expect([(await exported('hr@demo.example')).status, (await exported('employee@demo.example')).status]).toEqual([200, 403]);
  });
});
