/** What members hear of data loss prevention before more is recorded of them, and what reading about them leaves. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { todayIn, addDays } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { askGraphql } from '../support/ask-graphql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';

const ADMIN = 'admin@demo.example';
const HR = 'hr@demo.example';
const MEMBER = 'employee@demo.example';
const today = todayIn('Asia/Kolkata', new Date());
const RANGE = { fromDate: addDays(today, -20), toDate: today };
let server: DemoServer;
let kavitha = '';
const cookies = new Map<string, string>();
const ask = async <Answer = Record<string, unknown>>(email: string, query: string, variables: Record<string, unknown> = {}) => {
  if (!cookies.has(email)) cookies.set(email, await server.signIn(email));
  return askGraphql<{ answer: Answer }>(server, cookies.get(email)!, 'monitoring', query, variables);
};
const rows = <Row extends object>(text: string, values: readonly unknown[] = []) => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text, values));
const employeeOf = async (number: string): Promise<string> => (await rows<{ id: string }>(`select id::text as id from employee where org_code = 'demo' and employee_number = $1`, [number]))[0]!.id;
const messagesOf = ({ errors }: Awaited<ReturnType<typeof ask>>): string[] => ((errors?.[0]?.extensions['validationError'] ?? []) as { message: string }[]).map(({ message }) => message);
const single = async (type: string, input: object) => {
  const [row] = (await ask<{ rows: { id: string; version: number }[] }>(ADMIN, `{ answer: list${type}s { rows { id version } } }`)).data!.answer.rows;
  const { errors } = await ask(ADMIN, `mutation ($id: ID!, $version: Int!, $input: ${type}Patch!) { answer: update${type}(id: $id, version: $version, input: $input) { errorCode } }`, { ...row, input });
  expect(errors).toBeUndefined();
};
/** The kinds of what the member was told while something was done. */
const toldWhile = async (act: () => Promise<unknown>): Promise<string[]> => {
  await rows(`delete from notification where org_code = 'demo' and user_account_id in (select id from user_account where org_code = 'demo' and employee_id = $1::bigint)`, [kavitha]);
  await act();
  return (await rows<{ kind: string }>(`select n.kind from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = 'demo' and u.employee_id = $1::bigint`, [kavitha])).map(({ kind }) => kind);
};

beforeAll(async () => {
  server = await startDemoServer();
  kavitha = await employeeOf('1028');
});
afterAll(() => server.stop());

describe('members', () => {
  it('hear that positions are recorded, too', async () => {
    await single('LocationTrackingSetting', { takesPositions: false });
    expect(await toldWhile(() => single('LocationTrackingSetting', { takesPositions: true }))).toEqual(['positionsBegin']);
    expect(await toldWhile(() => single('LocationTrackingSetting', { takesPositions: false }))).toEqual([]);
  });

  it('hear of nothing that begins while monitoring is off, as nothing does', async () => {
    await rows(`update monitoring_setting set is_on = false where org_code = 'demo'`);
    expect(await toldWhile(() => single('LocationTrackingSetting', { isOn: false }))).toEqual([]);
    expect(await toldWhile(() => single('LocationTrackingSetting', { isOn: true }))).toEqual([]);
    await rows(`update monitoring_setting set is_on = true where org_code = 'demo'`);
    expect(await toldWhile(() => single('LocationTrackingSetting', { isOn: false }))).toEqual(['locationTrackingEnds']);
    expect(await toldWhile(() => single('LocationTrackingSetting', { isOn: true }))).toEqual(['locationTrackingBegins']);
  });

  it('hear that times outside their shift are recorded, too', async () => {
    await rows(`update monitoring_setting set keeps_outside_schedule = false where org_code = 'demo'`);
    expect(await toldWhile(() => single('MonitoringSetting', { keepsOutsideSchedule: true }))).toEqual(['outsideShiftBegins']);
    expect(await toldWhile(() => single('MonitoringSetting', { keepsOutsideSchedule: false }))).toEqual([]);
  });

  it('hear that more pictures are taken of their screens', async () => {
    await rows(`update screenshot_setting set is_on = true, blur = true, schedule = 'FIXED', frequency = 1, frequency_unit = 'HOURS', screenshots_per_frequency = 1, additional_per_frequency = 0 where org_code = 'demo'`);
    expect(await toldWhile(() => single('ScreenshotSetting', { additionalPerFrequency: 4 }))).toEqual(['screenshotsBegin']);
    expect(await toldWhile(() => single('ScreenshotSetting', { frequency: 2 }))).toEqual([]);
    expect(await toldWhile(() => single('ScreenshotSetting', { frequency: 30, frequencyUnit: 'MINUTES' }))).toEqual(['screenshotsBegin']);
  });

  it('hear that words are looked for in texts of another kind', async () => {
    await rows(`update custom_alert set is_on = false where org_code = 'demo' and alert_type <> 'WEBSITE'`);
    await rows(`update toxicity_setting set is_on = false where org_code = 'demo'`);
    const add = (name: string, alertType: string) => async () => expect((await ask(HR, 'mutation ($input: CustomAlertInput!) { answer: addCustomAlert(input: $input) { errorCode } }', { input: { name, isOn: true, alertType, recipients: 'ADMINS', keywords: [{ keyword: 'merger' }] } })).errors).toBeUndefined();
    expect(await toldWhile(add('Titles', 'WINDOW_TITLE'))).toEqual(['wordsBegin']);
    expect(await toldWhile(add('More titles', 'WINDOW_TITLE'))).toEqual([]);
    expect(await toldWhile(() => single('ToxicitySetting', { isOn: true }))).toEqual(['wordsBegin']);
    expect(await toldWhile(() => single('ToxicitySetting', { isOn: false }))).toEqual([]);
  });
});

describe('reading', () => {
  it('where one person worked is noted, and the person sees it', async () => {
    const read = () => ask<{ readings: { kind: string | null; by: string }[] }>(MEMBER, '{ answer: ownMonitoring { readings { kind by } } }');
    await rows(`delete from activity_reading where org_code = 'demo' and employee_id = $1::bigint`, [kavitha]);
    const days = await ask<{ days: unknown[] }>(HR, 'query ($fromDate: LocalDate!, $toDate: LocalDate!, $employeeId: Int) { answer: locationIntelligence(fromDate: $fromDate, toDate: $toDate, employeeId: $employeeId) { days { date place name } } }', { ...RANGE, employeeId: Number(kavitha) });
    expect(days.data!.answer.days.length).toBeGreaterThan(0);
    expect((await read()).data!.answer.readings).toEqual([{ kind: 'LOCATION', by: 'Harini Subramaniam' }]);
  });

  it('key logs finds nothing by what is switched off', async () => {
    const total = async (more: object) => (await ask<{ totalRecords: number }>(HR, 'query ($fromDate: LocalDate!, $toDate: LocalDate!, $search: String, $application: String) { answer: keyLogs(of: OTHERS, fromDate: $fromDate, toDate: $toDate, search: $search, application: $application) { totalRecords } }', { ...RANGE, ...more })).data!.answer.totalRecords;
    const [seen] = await rows<{ application: string; host: string }>(`select application, (select host from key_log where org_code = 'demo' and host is not null limit 1) as host from key_log where org_code = 'demo' and application is not null order by starts_at desc limit 1`);
    const all = await total({});
    const byApplication = await total({ application: seen!.application });
    expect(byApplication).toBeGreaterThan(0);
    expect(byApplication).toBeLessThan(all);
    expect(await total({ search: seen!.host })).toBeGreaterThan(0);
    await single('KeyLoggingSetting', { capturesWebsites: false, capturesApplications: false });
    expect(await total({ search: seen!.host })).toBe(0);
    expect(await total({ search: seen!.application })).toBe(0);
    expect(await total({ application: seen!.application })).toBe(all);
  });
});

describe('an exception of internet access control', () => {
  it('is given to nobody by themselves where there is another administrator', async () => {
    await rows(`insert into user_role (org_code, id, user_account_id, role_id, position) select m.org_code, 900000 + m.id, h.id, m.role_id, 50 + m.position from user_role m join user_account a on a.org_code = m.org_code and a.id = m.user_account_id join user_account h on h.org_code = m.org_code and h.email = 'hr@demo.example' where m.org_code = 'demo' and a.email = 'admin@demo.example'`);
    const administrator = await employeeOf('1016');
    await rows(`update internet_access_override set employee_id = (select min(id) from employee e where e.org_code = 'demo' and not exists (select from internet_access_override x where x.org_code = 'demo' and x.employee_id = e.id)) where org_code = 'demo' and employee_id = $1::bigint`, [administrator]);
    const input = { employeeId: administrator, mode: 'NO_CONTROL', reason: 'Because I can' };
    expect(messagesOf(await ask(ADMIN, 'mutation ($input: InternetAccessOverrideInput!) { answer: addInternetAccessOverride(input: $input) { errorCode } }', { input }))).toEqual(['Nobody makes an exception for themselves. Another administrator does.']);
  });
});
