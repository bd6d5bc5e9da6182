/** People connect their own mailbox at Microsoft: interviews go out in their name, tokens stay on the server, and an ended consent is told. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../src/server/log.ts';
import { deliverDue } from '../../src/server/mail/deliver-due.ts';
import type { Letter } from '../../src/server/mail/letter.ts';
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
  await rows(server, 'delete from holiday where org_code = $1');
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
