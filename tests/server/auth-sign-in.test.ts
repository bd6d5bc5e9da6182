import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInLimits } from '../../src/server/auth/attempts.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { NO_ORGANISATION } from '../../src/server/no-organisation.ts';
import { cookiesOf, PASSWORD, startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';

let server: DemoServer;
beforeAll(async () => {
  server = await startDemoServer();
});
afterAll(() => server.stop());

const session = (headers: Record<string, string>) => server.ask('/auth/session', { headers });
const valueOf = (cookies: string, name: string): string => new RegExp(`${name}=([^;]+)`).exec(cookies)?.[1] ?? '';

describe('signing in', () => {
  it('lets each person of the demo in and says who they are', async () => {
    const flags = { admin: [true, false], hr: [true, true], payroll: [true, true], manager: [false, true], recruiter: [false, true], employee: [false, false] };
    for (const [name, [isAdmin, isManager]] of Object.entries(flags)) {
      const response = await server.ask('/auth/sign-in', { body: { email: `${name}@demo.example`, password: PASSWORD } });
      expect(response.status).toBe(200);
      const body = (await response.json()) as { errorCode: string; message: string; user: Record<string, unknown> };
      expect(body.errorCode).toBe('');
      expect(body.message).not.toBe('');
      expect(body.user).toMatchObject({ email: `${name}@demo.example`, isRecruiter: name === 'recruiter' || name === 'admin', language: 'en' });
      if (name !== 'admin') expect(body.user).toMatchObject({ isAdmin, isManager });
    }
  });

  it('sets cookies that scripts cannot read, but for a marker without a secret', async () => {
    const response = await server.ask('/auth/sign-in', { body: { email: 'employee@demo.example', password: PASSWORD } });
    const [access, refresh, marker] = response.headers.getSetCookie();
    expect(access).toMatch(/^accessToken=demo\.[\w-]{43}; Path=\/; Max-Age=3540; SameSite=Lax; HttpOnly$/);
    expect(refresh).toMatch(/^refreshToken=demo\.[\w-]{43}; Path=\/auth; Max-Age=\d+; SameSite=Lax; HttpOnly$/);
    expect(marker).toMatch(/^signedIn=1; Path=\/; Max-Age=\d+; SameSite=Lax$/);
  });

  it('answers a wrong password, an unknown address and an unknown organisation alike', async () => {
    const tries = [
      { body: { email: 'employee@demo.example', password: 'wrong wrong wrong' } },
      { body: { email: 'nobody@demo.example', password: PASSWORD } },
      { body: { email: 'employee@demo.example', password: PASSWORD }, headers: { org_code: 'nowhere' } },
      { body: { email: 'employee@demo.example', password: PASSWORD }, headers: { org_code: 'other' } },
      { body: { email: 'employee@demo.example', password: PASSWORD }, headers: { org_code: "x'; drop table session" } },
    ];
    for (const options of tries) {
      const response = await server.ask('/auth/sign-in', options);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ errorCode: 'INVALID_CREDENTIALS', message: 'Invalid email or password' });
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  it('finds the organisation by header, by host and by address, capitals or not', async () => {
    const ways = [{ org_code: 'demo' }, { host: 'demo.localhost' }, {}];
    for (const headers of ways) {
      const response = await server.ask('/auth/sign-in', { body: { email: ' Employee@Demo.Example ', password: PASSWORD }, headers: headers as Record<string, string> });
      expect(response.status).toBe(200);
    }
  });

  it('asks for both fields and for JSON', async () => {
    expect((await server.ask('/auth/sign-in', { body: { email: 'a@b.example' } })).status).toBe(400);
    const form = await fetch(`${server.origin}/auth/sign-in`, { method: 'POST', body: new URLSearchParams({ email: 'employee@demo.example', password: PASSWORD }) });
    expect(form.status).toBe(415);
  });

  it('refuses a request that a page of another site made', async () => {
    const body = { email: 'employee@demo.example', password: PASSWORD };
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }] as Record<string, string>[]) {
      const response = await server.ask('/auth/sign-in', { body, headers });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ errorCode: 'CROSS_SITE' });
    }
    expect((await server.ask('/auth/sign-in', { body, headers: { origin: server.origin } })).status).toBe(200);
  });

  it('slows down whoever tries ten wrong passwords, and nobody else', async () => {
    const wrong = { body: { email: 'recruiter@demo.example', password: 'wrong wrong wrong' } };
    for (let turn = 0; turn < 10; turn += 1) expect((await server.ask('/auth/sign-in', wrong)).status).toBe(401);
    const limited = await server.ask('/auth/sign-in', { body: { email: 'recruiter@demo.example', password: PASSWORD }, headers: { 'x-forwarded-for': '203.0.113.9', user_ip: '203.0.113.9' } });
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await limited.json()).toMatchObject({ code: 'RATE_LIMITED', errorCode: 'TOO_MANY_TRIES' });
    expect((await server.ask('/auth/sign-in', { body: { email: 'employee@demo.example', password: PASSWORD } })).status).toBe(200);
    // What is turned away counts no further: one machine alone locks nobody out on all others.
    const [, ofAccount] = signInLimits('demo recruiter@demo.example', '203.0.113.9');
    expect(await withOrg(server.db, NO_ORGANISATION, (tx) => tx.query('select failures from attempt where org_code = $1 and subject = $2', [NO_ORGANISATION, ofAccount.subject]))).toEqual([{ failures: 10 }]);
  });
});

describe('a session', () => {
  it('serves by cookie, by bare token and by Bearer, and tells rights and formats', async () => {
    const cookies = await server.signIn('employee@demo.example');
    const token = valueOf(cookies, 'accessToken');
    for (const headers of [{ cookie: cookies }, { authorization: token }, { authorization: `Bearer ${token}`, partnerid: '-', additional_headers: '{}' }] as Record<string, string>[]) {
      const response = await session(headers);
      expect(response.status).toBe(200);
      const body = (await response.json()) as { rights: Record<string, unknown> };
      expect(body).toMatchObject({ user: { name: 'Kavitha Selvam' }, organisation: { code: 'demo', name: 'Northwind Textiles', dateFormat: 'YYYY/MM/DD', currency: 'INR', timeZone: 'Asia/Kolkata' } });
      expect(body.rights['SELF_MY_PROFILE']).toMatchObject({ view: true, scope: 'SELF' });
      expect(body.rights['EMPLOYEES']).toBeUndefined();
    }
  });

  it('is refused beside the name of another organisation', async () => {
    const cookie = await server.signIn('employee@demo.example');
    expect((await session({ cookie, org_code: 'demo' })).status).toBe(200);
    const response = await session({ cookie, org_code: 'other' });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ errorCode: 'ORGANISATION_MISMATCH' });
  });

  it('does not exist for a made-up token', async () => {
    for (const token of ['demo.x', 'x', 'other.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', "d'.x"]) {
      expect((await session({ authorization: token })).status).toBe(401);
    }
    const token = valueOf(await server.signIn('employee@demo.example'), 'accessToken');
    expect((await session({ authorization: token.replace('demo.', 'other.') })).status).toBe(401);
  });

  it('ends for all its tokens at sign-out', async () => {
    const cookies = await server.signIn('employee@demo.example');
    expect((await session({ cookie: cookies })).status).toBe(200);
    const out = await server.ask('/auth/sign-out', { method: 'POST', headers: { cookie: cookies } });
    expect(out.headers.getSetCookie().every((line) => line.includes('Max-Age=0'))).toBe(true);
    expect((await session({ cookie: cookies })).status).toBe(401);
    expect((await server.ask('/auth/refresh', { method: 'POST', headers: { cookie: cookies } })).status).toBe(401);
  });

  it('renews by a refresh token once; a second use ends it', async () => {
    const first = await server.signIn('employee@demo.example');
    const renewed = await server.ask('/auth/refresh', { method: 'POST', headers: { cookie: first } });
    expect(renewed.status).toBe(200);
    const second = cookiesOf(renewed);
    expect(valueOf(second, 'refreshToken')).not.toBe(valueOf(first, 'refreshToken'));
    expect((await session({ cookie: second })).status).toBe(200);
    await withOrg(server.db, 'demo', (tx) => tx.query(`update refresh_token set used_at = used_at - interval '11 seconds' where org_code = 'demo' and used_at is not null`));
    const reused = await server.ask('/auth/refresh', { method: 'POST', headers: { cookie: first } });
    expect(reused.status).toBe(401);
    expect((await session({ cookie: second })).status).toBe(401);
    expect((await server.ask('/auth/refresh', { method: 'POST', headers: { cookie: second } })).status).toBe(401);
  });
});

it('renews in several tabs at once: all get the same session, and none is signed out', async () => {
  const first = await server.signIn('employee@demo.example');
  const answers = await Promise.all(Array.from({ length: 5 }, () => server.ask('/auth/refresh', { method: 'POST', headers: { cookie: first } })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const renewed = new Set(answers.map(cookiesOf));
  expect(renewed.size).toBe(1);
  expect((await session({ cookie: [...renewed][0]! })).status).toBe(200);
  await server.ask('/auth/sign-out', { method: 'POST', headers: { cookie: [...renewed][0]! } });
  expect((await server.ask('/auth/refresh', { method: 'POST', headers: { cookie: first } })).status).toBe(401);
});

describe('the sign-in page', () => {
  it('learns the organisation of its host and whether there is one at all', async () => {
    expect(await (await server.ask('/auth/organisation')).json()).toMatchObject({ hasSetup: true, code: null });
    expect(await (await server.ask('/auth/organisation', { headers: { org_code: 'demo' } })).json()).toMatchObject({ hasSetup: true, name: 'Northwind Textiles', primaryColor: '#260029' });
  });
});
