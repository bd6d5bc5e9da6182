/** People connect their own mailbox at Microsoft: interviews go out in their name, tokens stay on the server, and an ended consent is told. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/domain/dates.ts';
import { createLog } from '../../src/server/log.ts';
import { deliverDue } from '../../src/server/mail/deliver-due.ts';
import type { Letter } from '../../src/server/mail/letter.ts';
import { invitedUid, keepBusy } from '../../src/server/microsoft/keep-busy.ts';
import { keepEvents } from '../../src/server/microsoft/keep-events.ts';
import { sendInName } from '../../src/server/microsoft/send-in-name.ts';
import { BareBrowser } from '../support/bare-browser.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { freePort } from '../support/free-port.ts';
import { CLIENT_SECRET, startMicrosoft, type Microsoft } from '../support/microsoft.ts';
import { throughProvider } from '../support/through-provider.ts';
import { addCandidate, employeeOf, rows, undo } from './candidates.ts';
import { arranged, roundNamed, scheduled, tuesday } from './interviewing.ts';

const log = createLog('silent');
const STATE = '{ answer: myIntegration { microsoft { state mailbox redirectUri } } }';
type Answer = { answer: { microsoft: { state: string; mailbox: string | null; redirectUri: string | null } } };

let server: DemoServer;
let microsoft: Microsoft;
let cookie: string;
let recruiter: Client;
let employee: Client;
let round: string;
let panel: string;
/** What went by the mail server of the installation. */
const usual: Letter[] = [];

const start = async (ask: Client = recruiter): Promise<string> => dataOf(await ask<{ answer: { address: string } }>('recruitment', 'mutation { answer: connectMicrosoft { address } }')).answer.address;
const stateOf = async (ask: Client = recruiter): Promise<Answer['answer']['microsoft']> => dataOf(await ask<Answer>('recruitment', STATE)).answer.microsoft;
const endingOf = (response: Response): string | null => new URL(response.headers.get('location') ?? '', server.origin).searchParams.get('microsoft');
const connect = async (sub = 'meera'): Promise<string | null> => {
  const browser = new BareBrowser(server.origin, cookie);
  return endingOf(await browser.go(await throughProvider(browser, await start(), server.origin, sub)));
};
const deliver = () => deliverDue(server.db, log, async (letter) => void usual.push(letter), (orgCode, account, letter) => sendInName(server, orgCode, account, letter));
const interview = async (weeks: number) => scheduled(recruiter, round, [{ candidateId: await addCandidate(recruiter), startsAt: tuesday(weeks) }], arranged([panel]));
/** As if a quarter of an hour had gone by. */
const dueAgain = () => rows(server, 'update microsoft_connection set busy_due_at = now() where org_code = $1');
const warnings = async (): Promise<string[]> => dataOf(await recruiter<{ answer: { warnings: { kind: string }[] } }>('recruitment', '{ answer: integrationWarnings(occasion: INTERVIEW) { warnings { kind about } } }')).answer.warnings.map(({ kind }) => kind);

beforeAll(async () => {
  const [port, theirs] = [await freePort(), await freePort()];
  const origin = `http://localhost:${theirs}`;
  server = await startDemoServer({ env: { PORT: String(port), MICROSOFT_CLIENT_ID: 'tenure', MICROSOFT_CLIENT_SECRET: CLIENT_SECRET, MICROSOFT_LOGIN_URL: origin, MICROSOFT_GRAPH_URL: origin } });
  microsoft = await startMicrosoft(theirs, `${server.origin}/integrations/microsoft/callback`);
  cookie = await server.signIn('recruiter@demo.example');
  recruiter = clientOf(server, cookie);
  employee = clientOf(server, await server.signIn('employee@demo.example'));
  panel = await employeeOf(server, 'employee@demo.example');
  await rows(server, 'with gone as (delete from holiday_choice where org_code = $1) delete from holiday where org_code = $1');
  await rows(server, `update outbox_message set status = 'SENT' where org_code = $1`);
  round = await roundNamed(server, 'Skills interview');
}, 60_000);
afterAll(async () => {
  await microsoft.stop();
  await server.stop();
});

describe('a mailbox at Microsoft', () => {
  it('is not connected by somebody who does not consent, nor by a return that is forged, repeated or of another session', async () => {
    const browser = new BareBrowser(server.origin, cookie);
    expect(endingOf(await browser.go(await throughProvider(browser, await start(), server.origin, 'meera', false)))).toBe('refused');
    const back = await throughProvider(browser, await start(), server.origin, 'meera');
    const other = new BareBrowser(server.origin, await server.signIn('employee@demo.example'));
    expect(endingOf(await other.go(back))).toBe('failed');
    const nobody = new BareBrowser();
    expect(endingOf(await nobody.go(back))).toBe('signedOut');
    const forged = new URL(back);
    forged.searchParams.set('state', `demo.${'A'.repeat(43)}`);
    expect(endingOf(await browser.go(forged.href))).toBe('failed');
    await rows(server, `update microsoft_flow set verifier = repeat('x', 43) where org_code = $1`);
    expect(endingOf(await browser.go(back))).toBe('failed');
    expect(endingOf(await browser.go(back))).toBe('failed');
    expect(await stateOf()).toMatchObject({ state: 'NOT_CONNECTED', mailbox: null });
  });

  it('belongs to who connected it; tokens are sealed and answered nowhere', async () => {
    expect(await connect()).toBe('connected');
    expect(await stateOf()).toMatchObject({ state: 'CONNECTED', mailbox: 'meera@contoso.example' });
    expect(await stateOf(employee)).toEqual({ state: 'NOT_CONNECTED', mailbox: null, redirectUri: null });
    const kept = JSON.stringify(await rows(server, 'select * from microsoft_connection where org_code = $1'));
    const everything = JSON.stringify(dataOf(await recruiter('recruitment', '{ myIntegration { feed { address } busyCalendar { host } microsoft { state mailbox connectedAt endedAt redirectUri } boards { board } } }')));
    expect(microsoft.tokens.length).toBeGreaterThan(1);
    for (const secret of [...microsoft.tokens, CLIENT_SECRET]) {
      expect(kept).not.toContain(secret);
      expect(everything).not.toContain(secret);
    }
  });

  it('sends invitations in the name of who arranges, and keeps the event in their calendar with the round', async () => {
    const { roundIds, changeSet } = await interview(2);
    await deliver();
    expect(usual).toEqual([]);
    expect(microsoft.mails.map(({ from }) => from)).toEqual(['meera@contoso.example', 'meera@contoso.example']);
    expect(microsoft.mails[0]!.mime).toMatch(/^From: meera@contoso\.example\r?$/m);
    expect(microsoft.mails.map(({ mime }) => mime).join()).toContain('text/calendar');
    expect(await keepEvents(server, log)).toBe(1);
    expect(await keepEvents(server, log)).toBe(0);
    expect([...microsoft.events.values()]).toMatchObject([{ subject: expect.stringContaining('Skills interview') as string, start: { dateTime: tuesday(2).slice(0, 19) } }]);
    await rows(server, `update scheduled_round set venue = 'Room 4', version = version + 1 where org_code = $1 and id = $2`, [roundIds[0]]);
    expect(await keepEvents(server, log)).toBe(1);
    expect([...microsoft.events.values()][0]?.location.displayName).toBe('Room 4');
    await rows(server, `update scheduled_round set version = version - 1 where org_code = $1 and id = $2`, [roundIds[0]]);
    await undo(recruiter, changeSet);
    expect(await keepEvents(server, log)).toBe(1);
    expect(microsoft.events.size).toBe(0);
    expect(await rows(server, 'select from microsoft_event where org_code = $1')).toEqual([]);
  });

  it('goes on by a fresh token when the one in use has ended', async () => {
    await deliver();
    await microsoft.expire();
    microsoft.mails.length = 0;
    await interview(3);
    await deliver();
    expect(microsoft.mails).toHaveLength(2);
    expect(await stateOf()).toMatchObject({ state: 'CONNECTED' });
  });

  it('waits while Microsoft does not answer, and sends each mail once', async () => {
    microsoft.mails.length = 0;
    microsoft.failWith = 503;
    await interview(4);
    await deliver();
    microsoft.failWith = null;
    expect([usual.length, microsoft.mails.length]).toEqual([0, 0]);
    await rows(server, `update outbox_message set due_at = now() where org_code = $1 and status = 'QUEUED'`);
    await deliver();
    await deliver();
    expect(microsoft.mails).toHaveLength(2);
  });

  it('says that consent has ended, lets mails go out as usual meanwhile, and serves again once connected again', async () => {
    await microsoft.revoke();
    microsoft.mails.length = 0;
    await interview(5);
    await deliver();
    expect([microsoft.mails.length, usual.length]).toEqual([0, 2]);
    expect(await stateOf()).toMatchObject({ state: 'REVOKED', mailbox: 'meera@contoso.example' });
    expect(await rows(server, `select kind, path from notification where org_code = $1 and kind = 'microsoftEnded'`)).toEqual([{ kind: 'microsoftEnded', path: '/recruitment/my-integration' }]);
    expect(await warnings()).toEqual(['MICROSOFT_REVOKED']);
    await recruiter('recruitment', 'mutation { dismissIntegrationWarning(kind: MICROSOFT_REVOKED) { warnings { kind } } }');
    expect(await warnings()).toEqual([]);
    expect(await connect()).toBe('connected');
    await microsoft.revoke();
    await interview(6);
    await deliver();
    // It is about something else than what was put away.
    expect(await warnings()).toEqual(['MICROSOFT_REVOKED']);
  });

  it('says when the person is busy, not with what, and leaves out the interviews that Tenure knows', async () => {
    expect(await connect()).toBe('connected');
    const me = await employeeOf(server, 'recruiter@demo.example');
    const view = async (from: string, to: string): Promise<string[]> => {
      const { members } = dataOf(await recruiter<{ answer: { members: { busy: { kind: string; startsAt: string }[] }[] } }>('recruitment', 'query ($ids: [ID!]!, $from: DateTime!, $to: DateTime!) { answer: panelAvailability(employeeIds: $ids, from: $from, to: $to) { members { busy { kind startsAt endsAt } } } }', { ids: [me], from, to })).answer;
      return members.flatMap(({ busy }) => busy.flatMap(({ kind, startsAt }) => (kind === 'CALENDAR' ? [startsAt] : [])));
    };
    const day = tuesday(9).slice(0, 10);
    const at = (time: string, more: object = {}, until = '23:00:00') => ({ id: `own-${time}`, iCalUId: `own-${time}`, subject: 'Dentist', showAs: 'busy', isCancelled: false, isAllDay: false, start: { dateTime: `${day}T${time}.0000000`, timeZone: 'UTC' }, end: { dateTime: `${day}T${until}.0000000`, timeZone: 'UTC' }, ...more });
    const { roundIds } = await interview(9);
    await keepEvents(server, log);
    const [invited] = await rows<{ uid: string }>(server, 'select calendar_uid as uid from scheduled_round where org_code = $1 and id = $2', [roundIds[0]]);
    const packed = `040000008200E00074C5B7101A82E008${'0'.repeat(48)}7643616C2D55696401000000${Buffer.from(invited!.uid).toString('hex').toUpperCase()}00`;
    expect([invitedUid(packed), invitedUid('plain@elsewhere.example')]).toEqual([invited!.uid, 'plain@elsewhere.example']);
    expect(invitedUid(`${packed.slice(0, -2)}0000`)).toBe(invited!.uid);
    microsoft.appointments = [at('01:00:00'), at('02:00:00', { showAs: 'free' }), at('03:00:00', { isCancelled: true }), at('04:00:00', { showAs: 'tentative' }), at('05:00:00', { showAs: 'workingElsewhere' }), at('06:00:00', { iCalUId: packed }), at('07:00:00', { iCalUId: null })];
    expect(await keepBusy(server, log)).toBe(1);
    expect(await keepBusy(server, log)).toBe(0);
    expect((await view(`${day}T00:00:00Z`, `${day}T23:30:00Z`)).map((one) => one.slice(11, 16))).toEqual(['01:00', '04:00', '07:00']);
    expect(await rows(server, `select from own_busy where org_code = $1 and source = 'MICROSOFT' and uid ilike '%dentist%'`)).toEqual([]);
    expect(microsoft.views.at(-1)?.searchParams.get('$select')).not.toContain('subject');
    expect(dataOf(await recruiter<{ answer: { microsoft: object } }>('recruitment', '{ answer: myIntegration { microsoft { appointments busyReadAt busyFailingSince } } }')).answer.microsoft).toMatchObject({ busyReadAt: expect.any(String) as string, busyFailingSince: null });
    // A whole day is one by the person's clock.
    microsoft.appointments = [{ ...at('00:00:00'), isAllDay: true, end: { dateTime: `${addDays(day, 1)}T00:00:00.0000000`, timeZone: 'UTC' } }];
    await dueAgain();
    await keepBusy(server, log);
    expect((await rows<{ from: string }>(server, `select to_char(starts_at at time zone 'Asia/Kolkata', 'HH24:MI') as from from own_busy where org_code = $1 and source = 'MICROSOFT' and uid like 'own-%'`)).map(({ from }) => from)).toEqual(['00:00']);
  });

  it('reads a calendar of many pages, keeps what is known while Microsoft fails, and says so after an hour', async () => {
    const many = Array.from({ length: 900 }, (_, at) => ({ id: `m${at}`, iCalUId: `m${at}`, showAs: 'busy', isCancelled: false, isAllDay: false, start: { dateTime: new Date(Date.parse(tuesday(3)) + at * 3_600_000).toISOString().slice(0, 19), timeZone: 'UTC' }, end: { dateTime: new Date(Date.parse(tuesday(3)) + at * 3_600_000 + 1_800_000).toISOString().slice(0, 19), timeZone: 'UTC' } }));
    microsoft.appointments = many;
    await dueAgain();
    await keepBusy(server, log);
    const known = async (): Promise<number> => (await rows(server, `select from own_busy where org_code = $1 and source = 'MICROSOFT' and uid like 'm%'`)).length;
    expect(await known()).toBe(900);
    microsoft.failWith = 503;
    await dueAgain();
    await keepBusy(server, log);
    microsoft.failWith = null;
    expect([await known(), await warnings()]).toEqual([900, []]);
    await rows(server, `update microsoft_connection set busy_failed_at = now() - interval '2 hours' where org_code = $1`);
    expect(await warnings()).toEqual(['MICROSOFT_UNREADABLE']);
    await dueAgain();
    await keepBusy(server, log);
    expect(await warnings()).toEqual([]);
    // A calendar that is refused alone ends no connection.
    microsoft.failWith = 403;
    await dueAgain();
    await keepBusy(server, log);
    microsoft.failWith = null;
    expect([await known(), (await stateOf()).state]).toEqual([900, 'CONNECTED']);
    // Nothing is kept of who is not connected any more.
    await microsoft.revoke();
    await dueAgain();
    await keepBusy(server, log);
    expect([await known(), (await stateOf()).state]).toEqual([0, 'REVOKED']);
  });

  it('is read of nobody who connected before that was told, until they connect again', async () => {
    expect(await connect()).toBe('connected');
    await rows(server, `update microsoft_connection set busy_due_at = 'infinity' where org_code = $1`);
    const reads = async (): Promise<boolean> => dataOf(await recruiter<{ answer: { microsoft: { readsBusy: boolean } } }>('recruitment', '{ answer: myIntegration { microsoft { readsBusy } } }')).answer.microsoft.readsBusy;
    expect([await reads(), await keepBusy(server, log)]).toEqual([false, 0]);
    expect(await connect()).toBe('connected');
    expect([await reads(), await keepBusy(server, log)]).toEqual([true, 1]);
  });

  it('is forgotten when the person disconnects', async () => {
    expect(await connect()).toBe('connected');
    await recruiter('recruitment', 'mutation { disconnectMicrosoft { microsoft { state } } }');
    expect(await stateOf()).toMatchObject({ state: 'NOT_CONNECTED', mailbox: null });
    expect(await rows(server, 'select from microsoft_connection where org_code = $1')).toEqual([]);
    expect(await warnings()).toEqual(['NOTHING_CONNECTED']);
  });

  it('is not offered where the operator has registered nothing', async () => {
    const other = await startDemoServer();
    const ask = clientOf(other, await other.signIn('recruiter@demo.example'));
    expect(await stateOf(ask)).toMatchObject({ state: 'NOT_OFFERED', redirectUri: `${other.settings.publicUrl.origin}/integrations/microsoft/callback` });
    expect((await ask('recruitment', 'mutation { connectMicrosoft { address } }')).errors[0]?.extensions.errorCode).toBe('MICROSOFT_NOT_OFFERED');
    await other.stop();
  });
});
