/** Location tracking: computers tell where they are, records are labelled when they come, and people read them as far as they may. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropOutdated } from '../../src/server/activity/drop-outdated.ts';
import { personDays } from '../../src/server/activity/person-days.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { createLog } from '../../src/server/log.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ADMIN = 'admin@demo.example';
const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

let server: DemoServer;
const cookies = new Map<string, string>();
const ask = async <Answer = Record<string, unknown>>(email: string, query: string, variables: Record<string, unknown> = {}) => {
  if (!cookies.has(email)) cookies.set(email, await server.signIn(email));
  return askGraphql<{ answer: Answer }>(server, cookies.get(email)!, 'monitoring', query, variables);
};
const rows = <Row extends object>(text: string, values: readonly unknown[] = []) => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text, values));
const employeeOf = async (number: string): Promise<string> => (await rows<{ id: string }>('select id::text as id from employee where employee_number = $1', [number]))[0]!.id;
const problemsOf = ({ errors }: Awaited<ReturnType<typeof ask>>): { field: string; message: string }[] => (errors?.[0]?.extensions['validationError'] ?? []) as { field: string; message: string }[];

const PLACE = 'mutation ($input: WorkLocationInput!) { answer: addWorkLocation(input: $input) { changeSet row { id version ranges { range } } } }';
type Added = { changeSet: string; row: { id: string; version: number; ranges: { range: string }[] } };
const addPlace = (name: string, ...ranges: string[]) => ask<Added>(ADMIN, PLACE, { input: { name, ranges: ranges.map((range) => ({ range })) } });
const setting = async (input: object) => {
  const [row] = (await ask<{ rows: { id: string; version: number }[] }>(ADMIN, '{ answer: listLocationTrackingSettings { rows { id version } } }')).data!.answer.rows;
  return ask(ADMIN, 'mutation ($id: ID!, $version: Int!, $input: LocationTrackingSettingPatch!) { answer: updateLocationTrackingSetting(id: $id, version: $version, input: $input) { errorCode } }', { ...row, input });
};

const RECORDS = 'query ($fromDate: LocalDate!, $toDate: LocalDate!, $employeeId: Int, $all: Boolean, $place: LocationPlace, $search: String) { answer: locationRecords(fromDate: $fromDate, toDate: $toDate, employeeId: $employeeId, all: $all, place: $place, search: $search, limit: 500) { totalRecords rows { at employeeId deviceName place workLocation ipAddress isAddressTold latitude longitude accuracy } } }';
type Page = { totalRecords: number; rows: { at: string; employeeId: string; deviceName: string; place: string; workLocation: string | null; ipAddress: string | null; isAddressTold: boolean; latitude: number | null; longitude: number | null; accuracy: number | null }[] };
const BOARD = 'query ($fromDate: LocalDate!, $toDate: LocalDate!, $employeeId: Int) { answer: locationIntelligence(fromDate: $fromDate, toDate: $toDate, employeeId: $employeeId) { figures { people days officeDays elsewhereDays unknownDays computers tracked } days { date place name people } workLocations } }';
type Board = { figures: Record<'people' | 'days' | 'officeDays' | 'elsewhereDays' | 'unknownDays' | 'computers' | 'tracked', number>; days: { date: string; place: string; name: string | null; people: number }[]; workLocations: string[] };

let kavitha = '';
let token = '';
let shift: { from: number; to: number; day: string };
const at = (minutes: number): string => new Date(shift.from + minutes * MINUTE).toISOString();
const send = async (locations: readonly object[], headers: Record<string, string> = {}) => {
  const response = await server.ask('/activity/locations', { body: { batchId: crypto.randomUUID(), sentAt: new Date().toISOString(), agent: 'Test 1', locations }, headers: { authorization: `Bearer ${token}`, ...headers } });
  return (await response.json()) as { recording: boolean; kept: number; dropped: number; validationError?: { field: string }[] };
};
const ofDay = async (email = ADMIN): Promise<Page> => (await ask<Page>(email, RECORDS, { fromDate: shift.day, toDate: shift.day, employeeId: Number(kavitha), all: true })).data!.answer;
const clear = () => rows(`delete from location_record where org_code = 'demo' and employee_id = $1::bigint and day = $2::date`, [kavitha, shift.day]);

beforeAll(async () => {
  server = await startDemoServer();
  kavitha = await employeeOf('1028');
  token = (await ask<{ token: string }>(ADMIN, 'mutation ($employeeId: Int!) { answer: issueActivityDevice(employeeId: $employeeId, name: "Test computer") { token } }', { employeeId: Number(kavitha) })).data!.answer.token;
  const days = await withOrg(server.db, 'demo', (tx) => personDays(tx, kavitha, isoDay(Date.now() - 14 * DAY), isoDay(Date.now() - 3 * DAY)));
  const found = days.find((one) => one.shift !== null)!;
  shift = { day: found.day, ...found.shift! };
  await clear();
});
afterAll(() => server.stop());

describe('a work location', () => {
  it('has public ranges of IPv4 alone, kept in one form', async () => {
    const added = await addPlace('Salem depot', '61.2.140.9/255.255.255.248', '61.2.141.4 - 61.2.141.9');
    expect(added.data!.answer.row.ranges).toEqual([{ range: '61.2.140.8/29' }, { range: '61.2.141.4-61.2.141.9' }]);
    const wrong = problemsOf(await addPlace('Nowhere', '192.168.1.0/24', '2001:db8::/32', '61.2.142.9-61.2.142.1', '61.2.142.0/40', 'office'));
    expect(wrong.map(({ field }) => field)).toEqual(['ranges.0.range', 'ranges.1.range', 'ranges.2.range', 'ranges.3.range', 'ranges.4.range']);
    expect(wrong.map(({ message }) => message.split('.')[0])).toEqual(['Only public addresses are taken: the ones under which the internet sees the place, not those within its network', 'Only IPv4 addresses are taken: four numbers from 0 to 255', 'The last address comes before the first one', 'This is no subnet mask', 'Enter a range from the first to the last address, or with a subnet mask']);
    expect(problemsOf(await addPlace('Nowhere'))).toEqual([{ field: 'ranges', message: 'Add at least one IP range.' }]);
  });

  it('shares no address with another one', async () => {
    expect(problemsOf(await addPlace('Salem annex', '61.2.140.15-61.2.140.20', '61.2.150.0/24', '61.2.150.7'))).toEqual([
      { field: 'ranges.0.range', message: '61.2.140.15-61.2.140.20 has addresses of Salem depot.' },
      { field: 'ranges.2.range', message: '61.2.150.7/32 stands in this list already.' },
    ]);
    expect((await addPlace('Salem annex', '61.2.140.16/29')).errors).toBeUndefined();
    expect(codeOf(await ask('hr@demo.example', PLACE, { input: { name: 'Mine', ranges: [{ range: '61.2.160.1' }] } }))).toBe('_DB0101');
  });
});

describe('a record', () => {
  it('is labelled when it comes, and keeps its label', async () => {
    expect(await send([
      { at: at(10), addresses: ['192.168.1.4', '61.2.140.10'], position: { latitude: 11.664371, longitude: 78.146023, accuracy: 21.6 } },
      { at: at(20), addresses: ['61.2.140.11'] },
      { at: at(30), addresses: ['106.51.24.9'] },
      { at: at(100), addresses: ['10.0.0.7', '2001:db8::1'] },
      { at: at(-120), addresses: ['61.2.140.10'] },
    ])).toMatchObject({ recording: true, kept: 3, dropped: 2 });
    const [unknown, elsewhere, office] = (await ofDay()).rows;
    expect(office).toMatchObject({ place: 'OFFICE', workLocation: 'Salem depot', ipAddress: '61.2.140.10', isAddressTold: true, latitude: 11.6644, longitude: 78.146, accuracy: 22 });
    expect(elsewhere).toMatchObject({ place: 'ELSEWHERE', workLocation: null, ipAddress: '106.51.24.9', latitude: null });
    expect(unknown).toMatchObject({ place: 'UNKNOWN', ipAddress: null });
    const [place] = await rows<{ id: string; version: number }>(`select id::text as id, version from work_location where org_code = 'demo' and name = 'Salem depot'`);
    await ask(ADMIN, 'mutation ($id: ID!, $version: Int!, $input: WorkLocationPatch!) { answer: updateWorkLocation(id: $id, version: $version, input: $input) { errorCode } }', { ...place, input: { name: 'Salem store', ranges: [{ range: '61.2.199.0/24' }] } });
    expect((await ofDay()).rows[2]).toMatchObject({ workLocation: 'Salem depot' });
    expect(JSON.stringify(await rows(`select * from location_record where org_code = 'demo' and employee_id = $1::bigint`, [kavitha]))).not.toMatch(/61\.2\.140|78\.14/);
  });

  it('is refused where it says what it should not, and dropped while tracking is off or positions are not wanted', async () => {
    const fields = async (location: object) => (await send([location])).validationError?.map(({ field }) => field);
    expect(await fields({ at: at(10), addresses: ['example.org'] })).toEqual(['locations.0.addresses.0']);
    expect(await fields({ at: at(10), position: { latitude: 91, longitude: 0 } })).toEqual(['locations.0.position.latitude']);
    expect(await fields({ at: at(10), network: 'Guest' })).toEqual(['locations.0']);
    expect(await fields({ at: new Date(Date.now() + 5 * MINUTE).toISOString() })).toEqual(['locations.0.at']);
    await clear();
    await setting({ takesPositions: false });
    await send([{ at: at(40), addresses: ['106.51.24.9'], position: { latitude: 11, longitude: 78 } }]);
    expect((await ofDay()).rows).toMatchObject([{ latitude: null, longitude: null, accuracy: null }]);
    await setting({ isOn: false });
    expect(await send([{ at: at(200), addresses: ['106.51.24.9'] }])).toMatchObject({ recording: false, kept: 0 });
    const state = async () => (await server.ask('/activity/state', { headers: { authorization: `Bearer ${token}` } })).json();
    expect(await state()).not.toHaveProperty('locations');
    await setting({ isOn: true, takesPositions: true });
    expect(await state()).toMatchObject({ locations: { everyMinutes: 60, positions: true } });
    const notices = await rows<{ kind: string }>(`select n.kind from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = 'demo' and u.employee_id = $1::bigint`, [kavitha]);
    expect(notices.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['locationTrackingEnds', 'locationTrackingBegins']));
  });

  it('goes after its time, as details of monitoring do', async () => {
    await rows(`insert into location_record (org_code, activity_device_id, at, employee_id, day, place, sealed) select 'demo', id, now() - interval '100 days', employee_id, current_date - 100, 'UNKNOWN', '' from activity_device where org_code = 'demo' limit 1`);
    expect(await dropOutdated(server.db, createLog('silent'))).toBe(1);
  });
});

describe('the dashboard', () => {
  const range = () => ({ fromDate: isoDay(Date.now() - 20 * DAY), toDate: isoDay(Date.now()) });

  it('counts days of people by their place, of those within reach', async () => {
    const all = (await ask<Board>('hr@demo.example', BOARD, range())).data!.answer;
    expect(all.figures.days).toBe(all.figures.officeDays + all.figures.elsewhereDays + all.figures.unknownDays);
    expect(all.days.reduce((sum, { people }) => sum + people, 0)).toBe(all.figures.days);
    expect(all.workLocations).toEqual(expect.arrayContaining(['Bengaluru studio', 'Coimbatore mill']));
    const team = (await ask<Board>('manager@demo.example', BOARD, range())).data!.answer;
    const own = (await ask<Board>('employee@demo.example', BOARD, range())).data!.answer;
    expect(own.figures.people).toBe(1);
    expect(team.figures.people).toBeGreaterThan(1);
    expect(team.figures.people).toBeLessThan(all.figures.people);
    expect((await ask<Board>('admin@other.example', BOARD, range())).data!.answer.figures.people).toBe(0);
    expect((await ask<Board>('recruiter@demo.example', BOARD, range())).data!.answer.figures.people).toBeLessThan(2);
    expect(codeOf(await ask('hr@demo.example', BOARD, { fromDate: '2026-01-01', toDate: '2026-02-15' }))).toBe('DATE_RANGE');
  });

  it('shows the last record of each computer, and tells each person who read it', async () => {
    const seen = (await ask<Page>('hr@demo.example', RECORDS, range())).data!.answer;
    expect(new Set(seen.rows.map(({ deviceName, employeeId }) => `${deviceName} ${employeeId}`)).size).toBe(seen.totalRecords);
    const offices = (await ask<Page>('hr@demo.example', RECORDS, { ...range(), place: 'OFFICE' })).data!.answer;
    expect(offices.rows.every(({ place }) => place === 'OFFICE')).toBe(true);
    expect((await ask<Page>('hr@demo.example', RECORDS, { ...range(), search: 'kavitha' })).data!.answer.rows.every(({ employeeId }) => employeeId === kavitha)).toBe(true);
    const own = await ask<{ readings: { kind: string | null; by: string }[]; alsoRecorded: string[] }>('employee@demo.example', '{ answer: ownMonitoring { readings { kind by } alsoRecorded } }');
    expect(own.data!.answer.readings).toContainEqual({ kind: 'LOCATION', by: 'Harini Subramaniam' });
    expect(own.data!.answer.alsoRecorded).toEqual(['INTERNET_ACCESS', 'LOCATION', 'KEY_LOGS', 'SCREENSHOTS', 'WORDS']);
  });

  it('shows people only their own, and answers of others that they are not there', async () => {
    const other = await employeeOf('1026');
    const mine = (await ask<Page>('employee@demo.example', RECORDS, { ...range(), all: true })).data!.answer;
    expect(mine.rows.every(({ employeeId }) => employeeId === kavitha)).toBe(true);
    expect(codeOf(await ask('employee@demo.example', RECORDS, { ...range(), employeeId: Number(other) }))).toBe('NOT_FOUND');
    expect(codeOf(await ask('admin@other.example', RECORDS, { ...range(), employeeId: Number(other) }))).toBe('NOT_FOUND');
  });

  it('is exported with the right alone, of those within reach', async () => {
    const file = (email: string) => server.ask('/export/location-records', { body: { ...range(), format: 'CSV' }, headers: { cookie: cookies.get(email)! } });
    const own = await (await file('employee@demo.example')).text();
    expect(own).toContain('Kavitha Selvam');
    expect(own).not.toContain('Bengaluru studio');
    expect((await (await file('hr@demo.example')).text()).split('\n').length).toBeGreaterThan(own.split('\n').length);
    expect((await server.ask('/export/location-records', { body: { ...range(), format: 'CSV' } })).status).toBe(401);
  });
});
