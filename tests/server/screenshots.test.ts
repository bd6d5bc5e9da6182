/** Additional screenshots: taken at their moments alone, kept encrypted and illegible where that is asked for, seen by the person and by right, and gone with the retention. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { momentsWithin } from '../../src/domain/data-loss-prevention/screenshotMoments.ts';
import { personDays } from '../../src/server/activity/person-days.ts';
import { dropScreenshots } from '../../src/server/data-loss-prevention/screenshots/drop-screenshots.ts';
import { readScreenshotTerms, seedsOf } from '../../src/server/data-loss-prevention/screenshots/screenshot-terms.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { storeOf } from '../../src/server/files/open-store.ts';
import { createLog } from '../../src/server/log.ts';
import { writePng } from '../../src/server/pictures/write-png.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';

const DAY = 86_400_000;
const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 8, ...Buffer.from('SECRET'), 0xff, 0xc0, 0, 11, 8, 0, 5, 0, 3, 1, 1, 0x11, 0, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0, 1, 2, 0xff, 0, 3, 0xff, 0xd9]);
const PNG = writePng({ width: 320, height: 200, rgb: Uint8Array.from({ length: 320 * 200 * 3 }, (_, at) => (at * 7919) & 255) });

let server: DemoServer;
const cookies = new Map<string, string>();
const cookieOf = async (email: string): Promise<string> => {
  if (!cookies.has(email)) cookies.set(email, await server.signIn(email));
  return cookies.get(email)!;
};
const ask = async <Answer = Record<string, never>>(email: string, query: string, variables: Record<string, unknown> = {}) => askGraphql<{ answer: Answer }>(server, await cookieOf(email), 'monitoring', query, variables);
const rows = <Row extends object>(text: string, values: readonly unknown[] = []) => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text, values));

const change = async (input: Record<string, unknown>) => {
  const [setting] = (await ask<{ rows: { id: string; version: number }[] }>('hr@demo.example', 'query { answer: listScreenshotSettings { rows { id version } } }')).data!.answer.rows;
  return ask('hr@demo.example', 'mutation ($id: ID!, $version: Int!, $input: ScreenshotSettingPatch!) { answer: updateScreenshotSetting(id: $id, version: $version, input: $input) { changeSet } }', { ...setting, input });
};
const DAY_OF = 'query ($employeeId: Int, $day: LocalDate) { answer: screenshots(employeeId: $employeeId, day: $day) { isOn isOwn name day rows { id at width height isBlurred computer } days { day pictures } people { name } } }';
type Seen = { isOwn: boolean; day: string; rows: { id: string; width: number; isBlurred: boolean }[]; people: { name: string }[] };
const picture = async (email: string, id: string) => server.ask(`/screenshots/${id}`, { headers: { cookie: await cookieOf(email) } });

let kavitha = '';
let device = { id: '', employeeId: '' };
let token = '';
let shift: { day: string; from: number; to: number };

beforeAll(async () => {
  server = await startDemoServer();
  kavitha = (await rows<{ id: string }>(`select id::text as id from employee where org_code = 'demo' and employee_number = '1028'`))[0]!.id;
  const issued = (await ask<{ id: string; token: string }>('hr@demo.example', 'mutation ($employeeId: Int!) { answer: issueActivityDevice(employeeId: $employeeId, name: "Loom terminal") { id token } }', { employeeId: Number(kavitha) })).data!.answer;
  token = issued.token;
  device = { id: issued.id, employeeId: kavitha };
  const now = Date.now();
  const days = await withOrg(server.db, 'demo', (tx) => personDays(tx, kavitha, isoDay(now - 14 * DAY), isoDay(now - 3 * DAY)));
  const found = days.find((one) => one.shift !== null)!;
  shift = { day: found.day, ...found.shift! };
});
afterAll(() => server.stop());

const momentsOf = (from: number, to: number) => withOrg(server.db, 'demo', async (tx) => momentsWithin((await readScreenshotTerms(tx))!.plan, { from, to }, seedsOf(tx, device.id)));
const send = async (takenAt: number, body: Buffer = PNG, { type = 'image/png', batchId = crypto.randomUUID() as string } = {}) => {
  const query = new URLSearchParams({ batchId, sentAt: new Date().toISOString(), takenAt: new Date(takenAt).toISOString() });
  const response = await fetch(`${server.origin}/activity/screenshots?${query}`, { method: 'POST', headers: { 'content-type': type, authorization: `Bearer ${token}` }, body: new Uint8Array(body) });
  return { status: response.status, body: (await response.json()) as { recording?: boolean; kept?: boolean; validationError?: { field: string }[] } };
};
const kept = () => rows<{ id: string; key: string; type: string; width: number; blurred: boolean; status: string }>(`select id, file_key as key, content_type as type, width, is_blurred as blurred, status from screenshot where org_code = 'demo' and activity_device_id = $1::bigint order by moment`, [device.id]);

describe('a picture of a screen', () => {
  it('is kept once at its moment, blurred by the server and encrypted', async () => {
    const [moment] = await momentsOf(shift.from, shift.to);
    const batchId = crypto.randomUUID();
    expect(await send(moment! + 12_000, PNG, { batchId })).toEqual({ status: 200, body: { errorCode: '', message: '', recording: true, kept: true } });
    expect((await send(moment! + 12_000, PNG, { batchId })).body).toMatchObject({ kept: true });
    expect((await send(moment! + 15_000)).body).toMatchObject({ recording: true, kept: false });
    const [row, ...others] = await kept();
    expect([others.length, row]).toEqual([0, expect.objectContaining({ type: 'image/png', width: 27, blurred: true, status: 'STORED' })]);
    const file = await storeOf(server.settings).read(row!.key);
    expect(file!.subarray(0, 64).includes('PNG')).toBe(false);
    const shown = await picture('employee@demo.example', row!.id);
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([200, 'image/png', 'no-store']);
    expect(Buffer.from(await shown.arrayBuffer()).readUInt32BE(16)).toBe(27);
  });

  it('is not lost where a program sends it again before it was answered', async () => {
    const moment = (await momentsOf(shift.from, shift.to)).at(-1)!;
    const batchId = crypto.randomUUID();
    // The first request has claimed the place and writes its file.
    const at = new Date(moment).toISOString();
    await rows(`insert into screenshot (org_code, id, activity_device_id, employee_id, moment, taken_at, day, file_key, content_type, width, height, is_blurred) values ('demo', 'claimed', $1::bigint, $2::bigint, $3::timestamptz, $3::timestamptz, $4::date, 'demo/claimed.bin', 'image/png', 27, 20, true)`, [device.id, kavitha, at, shift.day]);
    expect((await send(moment, PNG, { batchId })).status).toBe(503);
    // It never came to an end: the next one takes the place over.
    await rows(`update screenshot set created_at = now() - interval '5 minutes' where org_code = 'demo' and id = 'claimed'`);
    expect((await send(moment, PNG, { batchId })).body).toMatchObject({ recording: true, kept: true });
    expect((await kept()).at(-1)).toMatchObject({ status: 'STORED' });
    await rows(`delete from screenshot where org_code = 'demo' and activity_device_id = $1::bigint and moment = $2::timestamptz`, [device.id, at]);
  });

  it('is refused beside its moment, in the future, of another kind and by no token', async () => {
    const [, moment] = await momentsOf(shift.from, shift.to);
    expect(await send(moment! + 40_000)).toMatchObject({ status: 400, body: { validationError: [{ field: 'takenAt' }] } });
    expect(await send(Date.now() + 60_000)).toMatchObject({ status: 400, body: { validationError: [{ field: 'takenAt' }] } });
    expect((await send(moment!, JPEG, { type: 'image/jpeg' })).status).toBe(415);
    expect(await send(moment!, JPEG)).toMatchObject({ status: 400, body: { validationError: [{ field: 'picture' }] } });
    expect((await send(moment!, Buffer.alloc(4_000_001))).status).toBe(413);
    expect((await fetch(`${server.origin}/activity/screenshots`, { method: 'POST', headers: { 'content-type': 'image/png' }, body: new Uint8Array(PNG) })).status).toBe(401);
    expect(await kept()).toHaveLength(1);
  });

  it('is dropped outside of the shift, and told to no program there', async () => {
    const [before] = await momentsOf(shift.from - 4 * 3_600_000, shift.from);
    expect((await send(before!)).body).toMatchObject({ recording: true, kept: false });
    const state = (await (await server.ask('/activity/state', { headers: { authorization: `Bearer ${token}` } })).json()) as { screenshots: { moments: string[]; blur: boolean; types: string[] } };
    expect(state.screenshots).toMatchObject({ blur: true, types: ['image/png'], toleranceSeconds: 30 });
    expect(state.screenshots.moments.every((at) => Date.parse(at) > Date.now() - 60_000)).toBe(true);
  });

  it('is taken as it is, without what a program wrote into it, where blur is off', async () => {
    await change({ blur: false, schedule: 'RANDOM', frequency: 1, screenshotsPerFrequency: 2, additionalPerFrequency: 1 });
    const moments = await momentsOf(shift.from + 3_600_000, shift.from + 2 * 3_600_000);
    expect(moments.length).toBeGreaterThan(1);
    expect((await send(moments.at(-1)!, JPEG, { type: 'image/jpeg' })).body).toMatchObject({ kept: true });
    const row = (await kept()).find(({ type }) => type === 'image/jpeg')!;
    expect(Buffer.from(await (await picture('employee@demo.example', row.id)).arrayBuffer()).includes('SECRET')).toBe(false);
    const kinds = await rows<{ kind: string }>(`select distinct n.kind from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = 'demo' and u.employee_id = $1::bigint`, [kavitha]);
    expect(kinds.map(({ kind }) => kind)).toContain('screenshotsBegin');
  });

  it('is taken at a pace that is possible', async () => {
    const wrong = async (input: Record<string, unknown>) => (await change(input)).errors?.[0]?.extensions['validationError'];
    expect(await wrong({ frequency: 10, frequencyUnit: 'MINUTES', screenshotsPerFrequency: 6 })).toEqual([expect.objectContaining({ field: 'screenshotsPerFrequency' })]);
    expect(await wrong({ frequency: 30, frequencyUnit: 'HOURS' })).toEqual([{ field: 'frequency', message: 'A period lasts a day at most.' }]);
  });

  it('is nothing while it is off', async () => {
    await change({ isOn: false });
    expect((await send(shift.from)).body).toMatchObject({ recording: false, kept: false });
    expect(await (await server.ask('/activity/state', { headers: { authorization: `Bearer ${token}` } })).json()).not.toHaveProperty('screenshots');
    await change({ isOn: true });
  });
});

describe('pictures', () => {
  it('are seen by the person and by right, and the person sees who did', async () => {
    const of = async (email: string) => ask<Seen>(email, DAY_OF, { employeeId: Number(kavitha), day: shift.day });
    expect((await ask<Seen>('employee@demo.example', DAY_OF)).data!.answer).toMatchObject({ isOwn: true, day: expect.any(String) as string });
    const [row] = await kept();
    expect((await of('hr@demo.example')).data!.answer.rows).toHaveLength(2);
    expect((await picture('hr@demo.example', row!.id)).status).toBe(200);
    // A reporting line is no right to see screens.
    expect(codeOf(await of('manager@demo.example'))).toBe('NOT_FOUND');
    expect((await picture('manager@demo.example', row!.id)).status).toBe(404);
    expect(codeOf(await of('admin@other.example'))).toBe('NOT_FOUND');
    expect((await picture('admin@other.example', row!.id)).status).toBe(404);
    expect((await server.ask(`/screenshots/${row!.id}`)).status).toBe(401);
    const own = (await ask<{ readings: { kind: string; by: string }[] }>('employee@demo.example', 'query { answer: ownMonitoring { readings { kind by } } }')).data!.answer;
    expect(own.readings.filter(({ kind }) => kind === 'SCREENSHOTS').map(({ by }) => by)).toEqual(['Harini Subramaniam']);
  });

  it('go with the retention, files and all', async () => {
    const [row, ...rest] = await kept();
    const file = path.join(server.settings.storageUrl.pathname, row!.key);
    expect([existsSync(file), readFileSync(file).length > 28]).toEqual([true, true]);
    await rows(`update screenshot set day = day - 100 where org_code = 'demo' and id = $1`, [row!.id]);
    expect(await dropScreenshots(server.db, storeOf(server.settings), createLog('silent'))).toBe(1);
    expect([existsSync(file), (await kept()).length]).toEqual([false, rest.length]);
  });
});
