/** Sessions: listed, ended one by one and elsewhere, locked and cleared, renewed; devices that an account is bound to. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { freshFor } from '../../src/server/fresh.ts';
import { forgetSessions } from '../../src/server/session.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { cookiesOf, PASSWORD, startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';

let server: DemoServer;
beforeAll(async () => {
  server = await startDemoServer();
});
afterAll(() => server.stop());

const EMAIL = 'employee@demo.example';
const sql = (text: string, values: readonly unknown[] = []) => withOrg(server.db, 'demo', (tx) => tx.query<Record<string, string>>(text, values));
afterEach(async () => {
  for (const table of ['sign_in_policy', 'device']) await sql(`delete from ${table} where org_code = 'demo'`);
  forgetSessions();
});

const status = async (cookie: string): Promise<number> => (await server.ask('/auth/session', { headers: { cookie } })).status;
const valueOf = (cookies: string, name: string): string => new RegExp(`${name}=([^;]+)`).exec(cookies)?.[1] ?? '';
const userId = async (email = EMAIL): Promise<string> => (await sql('select id::text from user_account where email = $1', [email]))[0]!['id']!;
const policy = (columns: string, values: string) => sql(`insert into sign_in_policy (org_code, id, created_by, updated_by, ${columns}) values ('demo', 1, 'test', 'test', ${values})`);

type Security = { sessions: { id: string; browser: string | null; system: string | null; isCurrent: boolean; isLocked: boolean; way: string; address: string }[]; devices: { id: string; isWaiting: boolean }[] };
const FIELDS = '{ errorCode sessions { id browser system isCurrent isLocked way address lastUsedAt } devices { id isWaiting } hasTwoFactor }';
const ask = async (cookie: string, document: string, variables: Record<string, unknown> = {}) => askGraphql<{ answer: Security }>(server, cookie, 'core-hr', `${document} ${FIELDS} }`, variables);
const own = async (cookie: string): Promise<Security> => (await ask(cookie, '{ answer: ownSecurity')).data!.answer;

describe('the own sessions', () => {
  it('are listed with device and place, and the present one is marked', async () => {
    const response = await server.ask('/auth/sign-in', { body: { email: EMAIL, password: PASSWORD }, headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36' } });
    const { sessions } = await own(cookiesOf(response));
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toEqual([expect.objectContaining({ browser: 'Chrome', system: 'Windows', way: 'PASSWORD', isLocked: false })]);
  });

  it('end one by one and all elsewhere, within the same second', async () => {
    const [here, there, third] = [await server.signIn(EMAIL), await server.signIn(EMAIL), await server.signIn(EMAIL)];
    const theirs = (await own(there)).sessions.find(({ isCurrent }) => isCurrent)!.id;
    await ask(here, 'mutation ($id: ID) { answer: endOwnSessions(sessionId: $id)', { id: theirs });
    expect([await status(here), await status(there), await status(third)]).toEqual([200, 401, 200]);
    expect((await ask(here, 'mutation { answer: endOwnSessions')).data!.answer.sessions).toHaveLength(1);
    expect([await status(here), await status(third)]).toEqual([200, 401]);
  });

  it('are nobody else’s to end', async () => {
    const [mine, theirs] = [await server.signIn(EMAIL), await server.signIn('recruiter@demo.example')];
    const id = (await own(theirs)).sessions.find(({ isCurrent }) => isCurrent)!.id;
    expect(codeOf(await ask(mine, 'mutation ($id: ID) { answer: endOwnSessions(sessionId: $id)', { id }))).toBe('NOT_FOUND');
    expect(await status(theirs)).toBe(200);
  });

  it('note when they were used last, but not for what a page asks by itself', async () => {
    const cookie = await server.signIn(EMAIL);
    const age = async (): Promise<number> => Number((await sql(`select extract(epoch from now() - last_used_at)::int as age from session where user_account_id = $1 order by created_at desc limit 1`, [await userId()]))[0]!['age']);
    await sql(`update session set last_used_at = now() - interval '10 minutes' where user_account_id = $1`, [await userId()]);
    forgetSessions();
    await server.ask('/auth/session', { headers: { cookie, 'x-unattended': '1' } });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await age()).toBeGreaterThan(500);
    await server.ask('/auth/session', { headers: { cookie } });
    await expect.poll(age, { timeout: 5000 }).toBeLessThan(60);
  });
});

describe('an administrator', () => {
  it('sees the sessions of an account, ends them and locks them until the next sign-in', async () => {
    const [admin, cookie] = [await server.signIn('admin@demo.example'), await server.signIn(EMAIL)];
    const id = await userId();
    const seen = (await ask(admin, 'query ($id: ID!) { answer: accountSecurity(userAccountId: $id)', { id })).data!.answer;
    expect(seen.sessions.length).toBeGreaterThan(0);
    expect(seen.sessions.some(({ isCurrent }) => isCurrent)).toBe(false);
    const locked = (await ask(admin, 'mutation ($id: ID!) { answer: lockAccountSessions(userAccountId: $id)', { id })).data!.answer;
    expect(locked.sessions.every(({ isLocked }) => isLocked)).toBe(true);
    const refused = await server.ask('/auth/session', { headers: { cookie } });
    expect([refused.status, await refused.json()]).toMatchObject([401, { errorCode: 'SESSION_LOCKED' }]);
    const graphql = await server.ask('/graphql/core-hr', { body: { query: '{ ownSecurity { errorCode } }' }, headers: { cookie } });
    expect([graphql.status, await graphql.json()]).toMatchObject([401, { errorCode: 'SESSION_LOCKED' }]);
    const renewed = await server.ask('/auth/refresh', { method: 'POST', headers: { cookie } });
    expect([renewed.status, await renewed.json()]).toMatchObject([401, { errorCode: 'SESSION_LOCKED' }]);
    expect((await server.ask('/auth/organisation', { headers: { cookie } })).status).toBe(200);
    const again = await server.ask('/auth/sign-in', { body: { email: EMAIL, password: PASSWORD }, headers: { cookie } });
    expect(await status(cookiesOf(again))).toBe(200);
    await ask(admin, 'mutation ($id: ID!) { answer: endAccountSessions(userAccountId: $id)', { id });
    expect(await status(cookiesOf(again))).toBe(401);
  });

  it('of HR may look and not act, and another organisation finds nobody', async () => {
    const [hr, other, id] = [await server.signIn('hr@demo.example'), await server.signIn('admin@other.example'), await userId()];
    expect((await ask(hr, 'query ($id: ID!) { answer: accountSecurity(userAccountId: $id)', { id })).errors).toBeUndefined();
    expect(codeOf(await ask(hr, 'mutation ($id: ID!) { answer: lockAccountSessions(userAccountId: $id)', { id }))).toBe('_DB0102');
    expect(codeOf(await ask(other, 'query ($id: ID!) { answer: accountSecurity(userAccountId: $id)', { id }))).toBe('NOT_FOUND');
  });
});

describe('a session lock', () => {
  it('comes by itself after the minutes that the organisation says, and is cleared at either address', async () => {
    await policy('lock_after_minutes', '15');
    for (const base of ['', '/v3']) {
      const cookie = await server.signIn(EMAIL);
      expect(await status(cookie)).toBe(200);
      await sql(`update session set last_used_at = now() - interval '16 minutes' where user_account_id = $1 and ended_at is null`, [await userId()]);
      forgetSessions();
      expect(await status(cookie)).toBe(401);
      const cleared = await server.ask(`${base}/auth/index/clear-session-throw-lock`, { headers: { cookie } });
      expect(cleared.status).toBe(200);
      expect(cleared.headers.getSetCookie().every((line) => line.includes('Max-Age=0'))).toBe(true);
      expect(await (await server.ask('/auth/session', { headers: { cookie } })).json()).toMatchObject({ errorCode: 'UNAUTHENTICATED' });
    }
  });

  it('of one minute stays away from whoever is at work', async () => {
    await policy('lock_after_minutes', '1');
    const cookie = await server.signIn(EMAIL);
    for (const _ of [1, 2]) {
      await sql(`update session set last_used_at = last_used_at - interval '40 seconds' where user_account_id = $1 and ended_at is null`, [await userId()]);
      forgetSessions();
      expect(await status(cookie)).toBe(200);
      // Noted beside the answer.
      await expect.poll(async () => Number((await sql(`select extract(epoch from now() - max(last_used_at))::int as age from session where user_account_id = $1`, [await userId()]))[0]!['age'])).toBeLessThan(30);
    }
  });

  it('is not cleared by a page of another site, and clearing without a session succeeds', async () => {
    const cookie = await server.signIn(EMAIL);
    expect((await server.ask('/auth/index/clear-session-throw-lock', { headers: { cookie, 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect(await status(cookie)).toBe(200);
    expect((await server.ask('/auth/index/clear-session-throw-lock')).status).toBe(200);
  });
});

describe('a token that is about to end', () => {
  it('is replaced while the session is read: a browser’s as cookie, a program’s as identityToken', async () => {
    const cookie = await server.signIn(EMAIL);
    const soon = async () => sql(`update access_token set expires_at = now() + interval '2 minutes' where session_id in (select id from session where user_account_id = $1)`, [await userId()]);
    await soon();
    const browser = await server.ask('/auth/session', { headers: { cookie } });
    expect(valueOf(cookiesOf(browser), 'accessToken')).not.toBe('');
    expect(await browser.json()).toMatchObject({ identityToken: null });
    const tokens = cookiesOf(browser);
    await soon();
    const program = await server.ask('/auth/session', { headers: { authorization: `Bearer ${valueOf(tokens, 'accessToken')}`, refresh_token: valueOf(tokens, 'refreshToken') } });
    const { identityToken } = (await program.json()) as { identityToken: { idToken: string; refreshToken: string } };
    expect(identityToken.idToken).not.toBe(valueOf(tokens, 'accessToken'));
    expect((await server.ask('/auth/session', { headers: { authorization: identityToken.idToken } })).status).toBe(200);
    const renewed = (await (await server.ask('/auth/refresh', { method: 'POST', headers: { refresh_token: identityToken.refreshToken } })).json()) as { identityToken: { idToken: string } };
    expect((await server.ask('/auth/session', { headers: { authorization: renewed.identityToken.idToken } })).status).toBe(200);
  });
});

describe('device locking', () => {
  it('registers the first device, keeps others out until an administrator lets them in, and forgets devices', async () => {
    const admin = await server.signIn('admin@demo.example');
    await policy('device_locking', 'true');
    const signIn = (cookie = '') => server.ask('/auth/sign-in', { body: { email: EMAIL, password: PASSWORD }, headers: cookie ? { cookie } : {} });
    const first = await signIn();
    expect(first.status).toBe(200);
    const device = `device=${valueOf(cookiesOf(first), 'device')}`;
    expect((await signIn(device)).status).toBe(200);
    const strange = await signIn();
    expect([strange.status, await strange.clone().json()]).toMatchObject([403, { errorCode: 'DEVICE_NOT_REGISTERED' }]);
    expect(cookiesOf(strange)).not.toContain('accessToken');
    const strangeDevice = `device=${valueOf(cookiesOf(strange), 'device')}`;
    expect((await signIn(strangeDevice)).status).toBe(403);
    const id = await userId();
    const { devices } = (await ask(admin, 'query ($id: ID!) { answer: accountSecurity(userAccountId: $id)', { id })).data!.answer;
    expect(devices.filter(({ isWaiting }) => isWaiting)).toHaveLength(1);
    await ask(admin, 'mutation ($id: ID!, $device: ID!) { answer: registerDevice(userAccountId: $id, deviceId: $device)', { id, device: devices.find(({ isWaiting }) => isWaiting)!.id });
    expect((await signIn(strangeDevice)).status).toBe(200);
    const mine = cookiesOf(await signIn(device));
    const kept = (await own(mine)).devices;
    for (const one of kept) await ask(mine, 'mutation ($device: ID!) { answer: removeOwnDevice(deviceId: $device)', { device: one.id });
    expect(await status(mine)).toBe(401);
  });

  it('signs everybody but the one who switches it on out', async () => {
    const [admin, cookie] = [await server.signIn('admin@demo.example'), await server.signIn(EMAIL)];
    const added = await askGraphql(server, admin, 'settings', 'mutation { addSignInPolicy(input: { name: "Sign-in security", twoFactor: OPTIONAL, lockAfterMinutes: 0, deviceLocking: true, openIdEnabled: false, partnerEnabled: false }) { errorCode row { id } } }');
    expect(added.errors).toBeUndefined();
    expect([await status(admin), await status(cookie)]).toEqual([200, 401]);
  });
});

it('what is known of sessions is kept for a moment and takes no memory after it', async () => {
  const fresh = freshFor<number>(40, 3);
  let reads = 0;
  const take = (key: string): number => fresh.take(key, () => (reads += 1));
  expect([take('a'), take('a'), take('b')]).toEqual([1, 1, 2]);
  expect(fresh.size).toBe(2);
  await new Promise((resolve) => void setTimeout(resolve, 60));
  expect([take('c'), fresh.size, take('a'), fresh.size]).toEqual([3, 1, 4, 2]);
  // More at once than there is room for begin anew.
  for (const key of ['d', 'e']) take(key);
  expect(fresh.size).toBeLessThanOrEqual(3);
});
