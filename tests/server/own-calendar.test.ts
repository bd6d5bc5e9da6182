/** A person's own calendars: the address of their interviews, and when they are busy by a calendar that they publish. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { createLog } from '../../src/server/log.ts';
import { readDueCalendars } from '../../src/server/own-calendar/keep-busy.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, employeeOf, rows, undo } from './candidates.ts';
import { arranged, eventOf, roundNamed, schedule, scheduled, tuesday } from './interviewing.ts';

type Own = { feed: { address: string | null; lastFetchedAt: string | null }; busyCalendar: { host: string | null; problem: string | null; appointments: number }; boards: { board: string; mayPost: boolean; warning: string }[] };
const FIELDS = '{ feed { address lastFetchedAt } busyCalendar { host problem appointments } boards { board isOn mayPost posts warning } }';
const log = createLog('silent');

let server: DemoServer;
let recruiter: Client;
let employee: Client;
let calendars: Server;
let published: string;
let panel: string;
let round: string;
/** What the published calendar answers. */
let answer: { status: number; body: string };
let asked = 0;

const own = async (ask: Client): Promise<Own> => dataOf(await ask<{ answer: Own }>('recruitment', `{ answer: myIntegration ${FIELDS} }`)).answer;
const switchFeed = async (ask: Client, isOn: boolean): Promise<Own> => dataOf(await ask<{ answer: Own }>('recruitment', `mutation { answer: switchInterviewFeed(isOn: ${isOn}) ${FIELDS} }`)).answer;
const connectBusy = (ask: Client, address: string | null) => ask<{ answer: Own }>('recruitment', `mutation ($address: String) { answer: connectBusyCalendar(address: $address) ${FIELDS} }`, { address });
const fetchFeed = (address: string, headers: Record<string, string> = {}): Promise<Response> => server.ask(new URL(address).pathname, { headers });
const appointment = (startsAt: string, uid = 'private'): string => `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:Dentist\r\nDTSTART:${startsAt.replaceAll(/[-:]|\.000/g, '')}\r\nDURATION:PT1H\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
const problemsIn = (given: Awaited<ReturnType<typeof connectBusy>>): string[] => given.errors.flatMap(({ extensions }) => extensions.validationError.map(({ message }) => message));
const warnings = async (ask: Client, occasion: string): Promise<unknown[]> => dataOf(await ask<{ answer: { warnings: unknown[] } }>('recruitment', `{ answer: integrationWarnings(occasion: ${occasion}) { warnings { kind about } } }`)).answer.warnings;

beforeAll(async () => {
  calendars = createServer((_request, response) => {
    asked += 1;
    response.writeHead(answer.status, { 'content-type': 'text/calendar', ...(answer.status === 302 ? { location: '/elsewhere' } : {}) }).end(answer.body);
  }).listen(0);
  await once(calendars, 'listening');
  const host = `localhost:${(calendars.address() as AddressInfo).port}`;
  published = `http://${host}/kavitha-secret-name/calendar.ics`;
  server = await startDemoServer({ env: { OUTBOUND_HOSTS: host } });
  recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
  employee = clientOf(server, await server.signIn('employee@demo.example'));
  panel = await employeeOf(server, 'employee@demo.example');
  await rows(server, 'with gone as (delete from holiday_choice where org_code = $1) delete from holiday where org_code = $1');
  round = await roundNamed(server, 'Skills interview');
}, 60_000);
afterAll(async () => {
  calendars.closeAllConnections();
  calendars.close();
  await server.stop();
});

describe('the address of the own interviews', () => {
  it('shows a member of a panel their interviews and nobody else’s, and follows every change', async () => {
    const id = await addCandidate(recruiter, { firstName: 'Visible' });
    const { changeSet } = await scheduled(recruiter, round, [{ candidateId: id, startsAt: tuesday(2) }], arranged([panel], { venue: 'Room 4' }));
    await scheduled(recruiter, round, [{ candidateId: await addCandidate(recruiter, { firstName: 'Hidden' }), startsAt: tuesday(3) }], arranged([await employeeOf(server, 'manager@demo.example')]));
    const { address } = (await switchFeed(employee, true)).feed;
    const response = await fetchFeed(address!);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const text = (await response.text()).replaceAll(/\r\n[ \t]/g, '');
    const { SUMMARY: summaries, LOCATION: places } = eventOf(text);
    expect(summaries?.filter((one) => one.includes('Visible'))).toHaveLength(1);
    expect(places).toContain('Room 4');
    expect(text).not.toContain('Hidden');
    expect(text).not.toContain('@mail.example');
    expect((await own(employee)).feed.lastFetchedAt).not.toBeNull();
    expect((await fetchFeed(address!, { 'if-none-match': response.headers.get('etag')! })).status).toBe(304);
    await undo(recruiter, changeSet);
    expect(await (await fetchFeed(address!)).text()).not.toContain('Visible');
  });

  it('ends when it is replaced or switched off, and never served a guess, another person or another organization', async () => {
    const first = (await own(employee)).feed.address!;
    const second = (await switchFeed(employee, true)).feed.address!;
    expect((await fetchFeed(first)).status).toBe(404);
    expect((await fetchFeed(second)).status).toBe(200);
    const account = /\/(\d+)-/.exec(second)![1]!;
    for (const wrong of [second.replace(/-[A-Za-z0-9_-]{3}/, '-AAA'), second.replace('/demo/', '/other/'), second.replace(`/${account}-`, `/${Number(account) + 1}-`), second.replace('.ics', '')]) expect((await fetchFeed(wrong)).status).toBe(404);
    expect((await switchFeed(employee, false)).feed.address).toBeNull();
    expect((await fetchFeed(second)).status).toBe(404);
    expect((await switchFeed(employee, true)).feed.address).not.toBe(second);
  });

  it('is asked for the rights of now, each time', async () => {
    const address = (await own(employee)).feed.address!;
    await rows(server, `update user_account set status = 'INACTIVE' where org_code = $1 and email = 'employee@demo.example'`);
    expect((await fetchFeed(address)).status).toBe(404);
    await rows(server, `update user_account set status = 'ACTIVE' where org_code = $1 and email = 'employee@demo.example'`);
    expect((await fetchFeed(address)).status).toBe(200);
  });

  it('slows a program down that asks in a loop', async () => {
    const { address } = (await switchFeed(recruiter, true)).feed;
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetchFeed(address!)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('60');
  });
});

describe('a calendar that somebody publishes', () => {
  it('says when they are busy to whoever arranges interviews, and not with what', async () => {
    answer = { status: 200, body: appointment(tuesday(4)) };
    expect(dataOf(await connectBusy(employee, published)).answer.busyCalendar).toEqual({ host: new URL(published).host, problem: null, appointments: 1 });
    const availability = dataOf(await recruiter<{ answer: { members: { busy: { kind: string; startsAt: string }[] }[] } }>('recruitment', `query ($id: ID!) { answer: panelAvailability(employeeIds: [$id], from: "${tuesday(4).slice(0, 10)}T00:00:00Z", to: "${tuesday(4).slice(0, 10)}T23:00:00Z") { members { busy { kind startsAt endsAt } } } }`, { id: panel }));
    expect(availability.answer.members[0]!.busy).toContainEqual(expect.objectContaining({ kind: 'CALENDAR', startsAt: tuesday(4) }));
    expect(JSON.stringify(availability)).not.toContain('Dentist');
    const refused = await schedule(recruiter, round, [{ candidateId: await addCandidate(recruiter), startsAt: tuesday(4) }], arranged([panel]));
    expect(refused.errors[0]?.extensions.validationError[0]?.message).toContain('has an appointment');
    const kept = JSON.stringify([await rows(server, 'select * from own_calendar where org_code = $1'), await rows(server, 'select * from own_busy where org_code = $1')]);
    for (const secret of ['secret-name', 'Dentist']) expect(kept).not.toContain(secret);
    expect((await own(recruiter)).busyCalendar.host).toBeNull();
  });

  it('does not count an interview of Tenure that stands in it as another appointment', async () => {
    const { roundIds } = await scheduled(recruiter, round, [{ candidateId: await addCandidate(recruiter), startsAt: tuesday(5) }], arranged([panel]));
    const [{ uid } = { uid: '' }] = await rows<{ uid: string }>(server, 'select calendar_uid as uid from scheduled_round where org_code = $1 and id = $2', [roundIds[0]]);
    answer = { status: 200, body: appointment(tuesday(5), uid) };
    dataOf(await connectBusy(employee, published));
    const query = `query ($id: ID!, $except: ID) { answer: panelAvailability(employeeIds: [$id], from: "${tuesday(5)}", to: "${tuesday(5).slice(0, 11)}06:00:00Z", exceptRoundId: $except) { members { busy { kind } } } }`;
    const busy = async (except: string | null) => dataOf(await recruiter<{ answer: { members: { busy: { kind: string }[] }[] } }>('recruitment', query, { id: panel, except })).answer.members[0]!.busy;
    expect(await busy(null)).toEqual([{ kind: 'ROUND' }]);
    expect(await busy(roundIds[0]!)).toEqual([]);
  });

  it('is read again by itself, keeps what was known while it fails, and warns', async () => {
    const due = () => rows(server, 'update own_calendar set busy_due_at = now() where org_code = $1 and busy_sealed is not null');
    answer = { status: 200, body: appointment(tuesday(6)) };
    await due();
    expect(await Promise.all([readDueCalendars(server.db, server.settings, log), readDueCalendars(server.db, server.settings, log)])).toEqual(expect.arrayContaining([1, 0]));
    answer = { status: 500, body: '' };
    await due();
    await readDueCalendars(server.db, server.settings, log);
    expect((await own(employee)).busyCalendar).toMatchObject({ problem: 'UNREACHABLE', appointments: 1 });
    expect(await warnings(employee, 'INTERVIEW')).toEqual([{ kind: 'BUSY_UNREADABLE', about: new URL(published).host }]);
    await employee('recruitment', 'mutation { dismissIntegrationWarning(kind: BUSY_UNREADABLE) { errorCode } }');
    expect(await warnings(employee, 'INTERVIEW')).toEqual([]);
    answer = { status: 200, body: appointment(tuesday(6)) };
    await due();
    await readDueCalendars(server.db, server.settings, log);
    expect((await own(employee)).busyCalendar.problem).toBeNull();
  });

  it.each([
    ['answers with a page', () => (answer = { status: 200, body: '<!doctype html>' }), 'is no calendar'],
    ['forwards elsewhere', () => (answer = { status: 302, body: '' }), 'No calendar answers'],
    ['is larger than 1 MB', () => (answer = { status: 200, body: 'x'.repeat(1_100_000) }), 'too large'],
  ])('is refused beside its field where it %s, and the one before stays', async (_, arrange, said) => {
    arrange();
    expect(problemsIn(await connectBusy(employee, published))).toEqual([expect.stringContaining(said)]);
    expect((await own(employee)).busyCalendar.host).toBe(new URL(published).host);
  });

  it('sends the server nowhere inside its own network', async () => {
    const before = asked;
    for (const address of ['http://127.0.0.1:1/a.ics', 'https://169.254.169.254/latest', 'https://[::1]/a.ics', 'file:///etc/passwd', 'javascript:alert(1)', 'https://user:pass@example.org/a.ics', 'calendar']) expect(problemsIn(await connectBusy(recruiter, address)).length).toBe(1);
    expect(asked).toBe(before);
    expect((await own(recruiter)).busyCalendar.host).toBeNull();
  });

  it('is forgotten whole when it is disconnected', async () => {
    expect(dataOf(await connectBusy(employee, null)).answer.busyCalendar).toEqual({ host: null, problem: null, appointments: 0 });
    expect(await rows(server, 'select from own_busy where org_code = $1')).toEqual([]);
  });
});

describe('job boards of the organization', () => {
  it('are shown to those who publish, with what they lack, and warned of until put away', async () => {
    await rows(server, `delete from job_board_integration where org_code = $1`);
    const { boards } = await own(recruiter);
    expect(boards.map(({ board, mayPost }) => [board, mayPost])).toEqual([['INDEED', true], ['JOBSTREET', true], ['ANY', true]]);
    expect(boards.find(({ board }) => board === 'JOBSTREET')?.warning).toContain('not complete');
    expect(await warnings(recruiter, 'PUBLISHING')).toEqual([{ kind: 'BOARD_INCOMPLETE', about: 'JobStreet' }]);
    await recruiter('recruitment', 'mutation { dismissIntegrationWarning(kind: BOARD_INCOMPLETE) { errorCode } }');
    expect(await warnings(recruiter, 'PUBLISHING')).toEqual([]);
    expect((await own(employee)).boards).toEqual([]);
  });

  it('and all else that people connect stay out of every other organization', async () => {
    expect(await withOrg(server.db, 'other', (tx) => tx.query('select from own_calendar'))).toEqual([]);
  });
});

describe('an account that another person gets', () => {
  it('brings nothing along of what the person before connected', async () => {
    const feed = (await switchFeed(employee, true)).feed.address!;
    answer = { status: 200, body: appointment(tuesday(6)) };
    dataOf(await connectBusy(employee, published));
    const admin = clientOf(server, await server.signIn('admin@demo.example'));
    const [account] = await rows<{ id: string; version: number }>(server, `select id::text as id, version from user_account where org_code = $1 and email = 'employee@demo.example'`);
    dataOf(await admin('core-hr', 'mutation ($id: ID!, $version: Int!) { updateUserAccount(id: $id, version: $version, input: { email: "successor@demo.example" }) { row { id } } }', { id: account!.id, version: account!.version }));
    expect((await fetchFeed(feed)).status).toBe(404);
    expect(await rows(server, 'select feed_number, busy_sealed from own_calendar where org_code = $1 and user_account_id = $2', [account!.id])).toEqual([{ feed_number: null, busy_sealed: null }]);
    expect(await rows(server, 'select from own_busy where org_code = $1 and user_account_id = $2', [account!.id])).toEqual([]);
  });
});
