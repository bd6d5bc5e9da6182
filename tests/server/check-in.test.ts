/** Checking in and out: what a device claims is checked by the server. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { addDays } from '../../src/domain/dates.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { agree, checkIn, configure, EMPLOYEE, employeeOf, FAR, forgetEverything, inNightShift, OFFICE } from './checking-in.ts';

let server: DemoServer;
let cookie: string;
let employee: number;

/** A maps service with eight results for every position. */
const maps = createServer((request, response) => {
  const at = new URL(request.url ?? '/', 'http://maps').searchParams.get('latlng');
  if (at === '1,1') response.writeHead(302, { location: 'http://elsewhere.example/' }).end();
  else response.end(JSON.stringify({ results: Array.from({ length: 8 }, (_, index) => ({ formatted_address: `Result ${index + 1} of ${at}` })) }));
});

const ask = <Data>(query: string, variables: Record<string, unknown> = {}, as = cookie) => askGraphql<Data>(server, as, 'attendance', query, variables);
const punches = async (): Promise<number> => (await withOrg(server.db, 'demo', (tx) => tx.query('select from punch where org_code = $1', ['demo']))).length;
const insertPunch = (type: string, hoursAgo: number): Promise<unknown> =>
  withOrg(server.db, 'demo', (tx) =>
    tx.query(
      `insert into punch (org_code, id, version, created_by, updated_by, employee_id, type, "at", work_date, source, face_verified)
       values ('demo', $1, 1, 'test', 'test', $2, $3, now() - make_interval(hours => $4), (now() - make_interval(hours => $4))::date, 'WEB', false)`,
      [800_000 + hoursAgo, employee, type, hoursAgo],
    ),
  );

beforeAll(async () => {
  server = await startDemoServer();
  cookie = await server.signIn(EMPLOYEE);
  employee = await employeeOf(server, EMPLOYEE);
  await new Promise<void>((ready) => maps.listen(0, '127.0.0.1', ready));
});
beforeEach(async () => {
  await forgetEverything(server);
  await configure(server);
});
afterAll(async () => {
  maps.close();
  await server.stop();
});

describe('a check-in', () => {
  it('is followed by a check-out, at the time of the server, and stands in the journal', async () => {
    const before = Date.now();
    const checked = (await checkIn(server, cookie)).data!.answer;
    expect(checked).toMatchObject({ type: 'IN', faceVerified: false, insideFence: null, address: null, clockOffSeconds: 0 });
    expect(Math.abs(Date.parse(checked.at) - before)).toBeLessThan(5000);
    expect((await ask<{ checkInState: object }>('{ checkInState { nextType workedMinutes } }')).data?.checkInState).toEqual({ nextType: 'OUT', workedMinutes: 0 });
    expect((await checkIn(server, cookie, { type: 'OUT' })).data?.answer.type).toBe('OUT');
    const changes = await withOrg(server.db, 'demo', (tx) => tx.query(`select from change where org_code = 'demo' and entity = 'Punch' and row_id = $1::bigint and kind = 'ADD'`, [checked.punchId]));
    expect(changes.length).toBe(1);
  });

  it('is found by the minute that lists show', async () => {
    const minute = `${(await checkIn(server, cookie)).data!.answer.at.slice(0, 16)}:00Z`;
    const found = async (condition: object) => (await ask<{ list: { totalRecords: number } }>('query ($at: DateTimeFilter) { list: listPunches(filter: { at: $at }) { totalRecords } }', { at: condition })).data?.list.totalRecords;
    const next = new Date(Date.parse(minute) + 60_000).toISOString();
    expect([await found({ equals: minute }), await found({ from: minute, to: minute }), await found({ from: next }), await found({ to: new Date(Date.parse(minute) - 1).toISOString() }), await found({ equals: next })]).toEqual([1, 1, 0, 0, 0]);
  });

  it('wins once when five come at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => checkIn(server, cookie)));
    expect(answers.filter(({ data }) => data?.answer).length).toBe(1);
    expect(answers.map(codeOf).filter(Boolean)).toEqual(Array.from({ length: 4 }, () => 'CHECKED_IN_ALREADY'));
    expect(await punches()).toBe(1);
  });

  it('is refused twice, and a check-out without it', async () => {
    expect(codeOf(await checkIn(server, cookie, { type: 'OUT' }))).toBe('CHECKED_OUT_ALREADY');
    await checkIn(server, cookie);
    expect(codeOf(await checkIn(server, cookie))).toBe('CHECKED_IN_ALREADY');
  });

  it('that was left open yesterday does not keep today from beginning', async () => {
    await insertPunch('IN', 30);
    expect((await checkIn(server, cookie)).data?.answer.type).toBe('IN');
  });

  it('tells a device whose clock is ten minutes off, and does not believe it', async () => {
    const { clockOffSeconds, at } = (await checkIn(server, cookie, { time: new Date(Date.now() + 600_000).toISOString() })).data!.answer;
    expect(clockOffSeconds).toBeGreaterThan(590);
    expect(clockOffSeconds).toBeLessThan(610);
    expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(10_000);
  });

  it('is taken from the kind of device that the configuration names, and from no other source', async () => {
    await configure(server, { attendance_type: 'MOBILE' });
    expect(codeOf(await checkIn(server, cookie))).toBe('ATTENDANCE_DEVICE');
    expect(codeOf(await checkIn(server, cookie, { source: 'IMPORT' }))).toBe('BAD_USER_INPUT');
    expect((await checkIn(server, cookie, { source: 'MOBILE' })).data?.answer.type).toBe('IN');
  });

  it('needs a configuration', async () => {
    await configure(server, { status: 'INACTIVE' });
    const answer = await checkIn(server, cookie);
    expect(answer.errors?.[0]?.message).toMatch(/^Attendance is not configured for you\./);
  });
});

describe('the geofence', () => {
  beforeEach(() => configure(server, { geo_fencing_enabled: true, force_fencing: true }));

  it('lets nothing of a position be stored before the person agrees', async () => {
    expect(codeOf(await checkIn(server, cookie, OFFICE))).toBe('LOCATION_CONSENT');
    await agree(server, cookie, 'LOCATION');
    const checked = (await checkIn(server, cookie, { latitude: '13.0827', longitude: '80.2709', accuracy: 12 })).data!.answer;
    expect(checked).toMatchObject({ insideFence: true, address: 'Chennai, India' });
    await ask('mutation { answer: withdrawConsent(purpose: LOCATION) { hasLocationConsent } }');
    expect(codeOf(await checkIn(server, cookie, { ...OFFICE, type: 'OUT' }))).toBe('LOCATION_CONSENT');
  });

  it('refuses who is outside, in the words of the specification', async () => {
    await agree(server, cookie, 'LOCATION');
    const answer = await checkIn(server, cookie, { ...FAR, accuracy: 100_000 });
    expect(answer.errors?.[0]?.message).toBe('You are not in the geo-fencing area. Please check your location and try again.');
    expect(await punches()).toBe(0);
  });

  it('notes who is outside where it is not forced', async () => {
    await configure(server, { geo_fencing_enabled: true });
    await agree(server, cookie, 'LOCATION');
    expect((await checkIn(server, cookie, FAR)).data?.answer.insideFence).toBe(false);
  });

  it('is forced on whom the designation says so of, though the configuration asks for no position', async () => {
    await configure(server);
    await agree(server, cookie, 'LOCATION');
    const enforce = (on: boolean) => withOrg(server.db, 'demo', (tx) => tx.query(`update designation set attendance_enforced_geo_location = $2 where org_code = 'demo' and id = (select designation_id from employee where org_code = 'demo' and id = $1)`, [employee, on]));
    await enforce(true);
    expect(codeOf(await checkIn(server, cookie))).toBe('GPS_OFF_DESKTOP');
    expect(codeOf(await checkIn(server, cookie, FAR))).toBe('OUTSIDE_GEOFENCE');
    expect((await ask<{ geo: object }>('{ geo: checkGeoEnforceAndWorkPlace { geoEnforced } }')).data?.geo).toEqual({ geoEnforced: true });
    await configure(server, { radius_metres: null });
    expect((await checkIn(server, cookie)).data?.answer.insideFence).toBeNull();
    await enforce(false);
  });

  it('asks for a position with the words for the device, also when half of it is missing or wrong', async () => {
    await agree(server, cookie, 'LOCATION');
    expect(codeOf(await checkIn(server, cookie))).toBe('GPS_OFF_DESKTOP');
    expect(codeOf(await checkIn(server, cookie, { source: 'MOBILE', latitude: '13.0827' }))).toBe('GPS_OFF_MOBILE');
    expect(codeOf(await checkIn(server, cookie, { latitude: '113', longitude: '80' }))).toBe('GPS_OFF_DESKTOP');
  });

  it('says when it is not configured properly', async () => {
    await configure(server, { geo_fencing_enabled: true, force_fencing: true, radius_metres: null });
    await agree(server, cookie, 'LOCATION');
    expect(codeOf(await checkIn(server, cookie, OFFICE))).toBe('GEOFENCE_INVALID');
    const { data } = await ask<{ answer: object }>('{ answer: checkAttendanceConfiguration { centerPoint radius geoFencingEnabled forceFencing } }');
    expect(data?.answer).toEqual({ centerPoint: null, radius: null, geoFencingEnabled: true, forceFencing: true });
  });

  it('keeps no position where none is asked for', async () => {
    await configure(server);
    await checkIn(server, cookie, OFFICE);
    const rows = await withOrg(server.db, 'demo', (tx) => tx.query('select latitude, longitude, address from punch where org_code = $1', ['demo']));
    expect(rows).toEqual([{ latitude: null, longitude: null, address: null }]);
  });
});

describe('work places', () => {
  const placeOf = async (kind: string): Promise<number> => Number((await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string }>(`select id from work_place where org_code = 'demo' and kind = $1 and status = 'ACTIVE'`, [kind])))[0]!.id);
  const mayChoose = (may: boolean) => withOrg(server.db, 'demo', (tx) => tx.query('update employee set enable_work_place = $2 where org_code = $1 and id = $3', ['demo', may, employee]));
  const approve = (status: string, day: string | null = null) =>
    withOrg(server.db, 'demo', async (tx) => {
      await tx.query(`delete from work_from_home_pre_approval where org_code = 'demo' and employee_id = $1`, [employee]);
      await tx.query(`insert into work_from_home_pre_approval (org_code, id, version, created_by, updated_by, employee_id, from_date, to_date, reason, status) values ('demo', 900000, 1, 't', 't', $1, coalesce($3::date, current_date - 1), coalesce($3::date, current_date + 1), 'Parcel', $2)`, [employee, status, day]);
    });

  it('are open to those who may choose', async () => {
    const office = await placeOf('OFFICE');
    await mayChoose(false);
    expect(codeOf(await checkIn(server, cookie, { place: office }))).toBe('WORK_PLACE_CLOSED');
    await mayChoose(true);
    expect(codeOf(await checkIn(server, cookie, { place: 987_654 }))).toBe('WORK_PLACE_CLOSED');
    expect((await checkIn(server, cookie, { place: office })).data?.answer.type).toBe('IN');
    const { data } = await ask<{ list: { employeeWorkPlace: object; workPlaces: object[] }; geo: object }>(
      '{ list: listWorkPlaces(status: "Active") { employeeWorkPlace { workPlaceId } workPlaces { workPlace } } geo: checkGeoEnforceAndWorkPlace { geoEnforced workPlaceData { enabled workPlaceId } } }',
    );
    expect(data?.list.employeeWorkPlace).toEqual({ workPlaceId: office });
    expect(data?.list.workPlaces.length).toBeGreaterThan(2);
    expect(data?.geo).toEqual({ geoEnforced: false, workPlaceData: { enabled: true, workPlaceId: office } });
  });

  it('at home need a pre-approval that somebody approved, and no fence of the office then', async () => {
    await mayChoose(true);
    await configure(server, { geo_fencing_enabled: true, force_fencing: true });
    const home = await placeOf('WORK_FROM_HOME');
    const validate = (place: number) => ask<{ answer: { isRequired: boolean } }>('query ($place: Int) { answer: validateWfhPreApproval(checkInCheckoutWorkPlace: $place, punchType: "IN", source: "web") { isRequired } }', { place });
    await approve('PENDING');
    expect(codeOf(await checkIn(server, cookie, { place: home }))).toBe('WFH_NOT_APPROVED');
    expect(codeOf(await validate(home))).toBe('WFH_NOT_APPROVED');
    await approve('APPROVED');
    expect((await validate(home)).data?.answer.isRequired).toBe(true);
    expect((await validate(await placeOf('OFFICE'))).data?.answer.isRequired).toBe(false);
    expect((await checkIn(server, cookie, { place: home })).data?.answer).toMatchObject({ insideFence: null, address: null });
  });

  it('count with a night shift to the day on which it began, also after midnight and after a break', async () => {
    const { zone, today } = await inNightShift(server, employee, 2);
    const began = addDays(today, -1);
    const home = await placeOf('WORK_FROM_HOME');
    await mayChoose(true);
    expect((await checkIn(server, cookie)).data?.answer.workDate).toBe(began);
    const day = async () => (await ask<{ day: { workDate: string; timeZone: string; CIn: string | null; minutesLate: number } }>('{ day: listAttendanceDashBoard { workDate timeZone CIn minutesLate } }')).data!.day;
    expect(await day()).toMatchObject({ workDate: began, timeZone: zone, CIn: expect.any(String) as string });
    expect((await day()).minutesLate).toBeGreaterThan(180);
    expect((await checkIn(server, cookie, { type: 'OUT' })).data?.answer.workDate).toBe(began);
    expect((await checkIn(server, cookie)).data?.answer.workDate).toBe(began);
    // At home until the morning: the day for which that was allowed is over.
    await approve('APPROVED', began);
    expect((await ask<{ home: object }>('query ($place: Int!) { home: validateWfhPreApproval(checkInCheckoutWorkPlace: $place, punchType: "OUT", source: "web") { isRequired } }', { place: home })).data?.home).toEqual({ isRequired: true });
    expect((await checkIn(server, cookie, { type: 'OUT', place: home })).data?.answer.workDate).toBe(began);
  });
});

it('answers for others only within reach: a foreign number is not found', async () => {
  const admin = await employeeOf(server, 'manager@demo.example');
  const query = 'query ($id: Int) { answer: checkAttendanceConfiguration(employeeId: $id) { attendanceConfigurationName } }';
  expect(codeOf(await ask(query, { id: admin }))).toBe('NOT_FOUND');
  expect(codeOf(await ask(query, { id: 987_654 }))).toBe('NOT_FOUND');
  expect(codeOf(await ask('query ($id: Int) { answer: validateWfhPreApproval(employeeId: $id) { isRequired } }', { id: admin }))).toBe('NOT_FOUND');
  expect((await ask(query, { id: employee })).data).toEqual({ answer: { attendanceConfigurationName: 'For the tests' } });
});

describe('addresses', () => {
  const LOOK_UP = 'query ($latitude: Decimal, $longitude: Decimal, $isCity: Boolean) { answer: lookUpAddress(latitude: $latitude, longitude: $longitude, isCity: $isCity) { address } }';
  type Found = { answer: { address: string } };
  it('are the nearest known place, with its distance when it is far', async () => {
    expect((await ask<Found>(LOOK_UP, { latitude: '35.68', longitude: '139.76' })).data?.answer.address).toBe('Tokyo, Japan');
    expect((await ask<Found>(LOOK_UP, { latitude: '12.5', longitude: '79.9' })).data?.answer.address).toMatch(/, India \(\d+ km\)$/);
  });
  it('need coordinates', async () => {
    expect((await ask(LOOK_UP, { latitude: '12' })).errors?.[0]?.message).toBe('Invalid coordinates provided');
    expect((await ask(LOOK_UP, { latitude: '91', longitude: '0' })).errors?.[0]?.message).toBe('Invalid coordinates provided');
  });
  it('come from the maps service that is set: the first result, the seventh for a city, the nearest place when it misbehaves', async () => {
    const { addressOf } = await import('../../src/server/geocoder/address-of.ts');
    const { createLog } = await import('../../src/server/log.ts');
    const surroundings = { settings: { geocoderUrl: new URL(`http://127.0.0.1:${(maps.address() as AddressInfo).port}/json?key=k`) }, log: createLog('silent') };
    expect(await addressOf(surroundings, { latitude: 13, longitude: 80 })).toBe('Result 1 of 13,80');
    expect(await addressOf(surroundings, { latitude: 13, longitude: 80 }, true)).toBe('Result 7 of 13,80');
    expect(await addressOf(surroundings, { latitude: 1, longitude: 1 })).toMatch(/\(\d+ km\)$/);
  });
});
