/** Partner landings, what partners call for a session, and the door of encrypted controller functions. */
import { createCipheriv, createHash, randomBytes, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { cookiesOf, startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';

const SECRET = 'a shared secret of the partner, 32 characters or more';
const EMAIL = 'employee@demo.example';
let server: DemoServer;
let admin: string;

beforeAll(async () => {
  server = await startDemoServer();
  admin = await server.signIn('admin@demo.example');
  const input = { name: 'Sign-in security', twoFactor: 'ADMINISTRATORS', lockAfterMinutes: 0, deviceLocking: true, openIdEnabled: false, partnerEnabled: true, partnerId: 'entomo' };
  expect((await askGraphql(server, admin, 'settings', 'mutation ($input: SignInPolicyInput!) { addSignInPolicy(input: $input) { errorCode } }', { input })).errors).toBeUndefined();
  expect((await askGraphql(server, admin, 'settings', 'mutation ($secret: String) { setSignInSecret(kind: PARTNER, secret: $secret) { errorCode } }', { secret: SECRET })).errors).toBeUndefined();
});
afterAll(() => server.stop());

type Parts = { secret?: string; issuer?: string; audience?: string; org?: string; email?: string; jti?: string; age?: number; lifetime?: number };
const assertion = ({ secret = SECRET, issuer = 'entomo', audience = server.settings.publicUrl.origin, org = 'demo', email = EMAIL, jti = randomUUID(), age = 0, lifetime = 60 }: Parts = {}): Promise<string> => {
  const now = Math.floor(Date.now() / 1000) - age;
  return new SignJWT({ email, org_code: org }).setProtectedHeader({ alg: 'HS256' }).setIssuer(issuer).setAudience(audience).setJti(jti).setIssuedAt(now).setExpirationTime(now + lifetime).sign(new TextEncoder().encode(secret));
};
const land = async (text: string, headers: Record<string, string> = {}): Promise<Response> => server.ask('/auth/partner', { body: { assertion: text }, headers });
const valueOf = (cookies: string, name: string): string => new RegExp(`${name}=([^;]+)`).exec(cookies)?.[1] ?? '';
const statusOf = async (cookie: string): Promise<number> => (await server.ask('/auth/session', { headers: { cookie } })).status;

describe('a partner landing', () => {
  it('gives a session of 90 days and a cookie that only mirrors it', async () => {
    const response = await land(await assertion());
    expect(response.status).toBe(200);
    expect(await response.clone().json()).toMatchObject({ errorCode: '', user: { email: EMAIL } });
    const lines = response.headers.getSetCookie();
    expect(lines.find((line) => line.startsWith('accessToken='))).toContain(`Max-Age=${90 * 24 * 3600}; SameSite=Lax; HttpOnly`);
    expect(lines.find((line) => line.startsWith('partnerid='))).toMatch(/^partnerid=entomo; Path=\/; Max-Age=7776000; SameSite=Lax$/);
    const [token] = await withOrg(server.db, 'demo', (tx) => tx.query<{ days: number }>(`select extract(day from max(expires_at) - now())::int as days from access_token where org_code = 'demo'`));
    expect(token!.days).toBeGreaterThan(88);
    const renewed = await server.ask('/auth/refresh', { method: 'POST', headers: { cookie: cookiesOf(response) } });
    expect(renewed.headers.getSetCookie().find((line) => line.startsWith('accessToken='))).toContain('Max-Age=7776000');
  });

  it('is not to be had by the cookie alone', async () => {
    const response = await server.ask('/auth/sign-in', { body: { email: 'manager@demo.example', password: 'Tenure-Demo-2026' }, headers: { cookie: 'partnerid=entomo', partnerid: 'entomo' } });
    expect(response.headers.getSetCookie().find((line) => line.startsWith('accessToken='))).toContain('Max-Age=3540');
  });

  it('takes an assertion once', async () => {
    const text = await assertion();
    expect((await land(text)).status).toBe(200);
    expect((await land(text)).status).toBe(403);
  });

  it('answers every other assertion alike', async () => {
    const unsigned = (await assertion()).replace(/\.[^.]+$/, '.');
    const none = [Buffer.from('{"alg":"none"}').toString('base64url'), (await assertion()).split('.')[1], ''].join('.');
    const wrong = await Promise.all([
      assertion({ secret: 'another secret of somebody else, also long enough' }),
      assertion({ issuer: 'someone' }),
      assertion({ audience: 'https://elsewhere.example' }),
      assertion({ org: 'other' }),
      assertion({ email: 'nobody@demo.example' }),
      assertion({ age: 1200 }),
      assertion({ age: 600, lifetime: 3600 }),
    ]);
    for (const text of [...wrong, unsigned, none, 'x'.repeat(40)]) {
      const response = await land(text);
      expect([response.status, await response.json()]).toMatchObject([403, { errorCode: 'PARTNER_REFUSED' }]);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    expect((await land(await assertion(), { org_code: 'other' })).status).toBe(403);
    expect((await land(await assertion(), { origin: 'https://evil.example' })).status).toBe(403);
  });

  it('deletes the files that it uploaded and no record holds when it signs out, first of all', async () => {
    const cookie = cookiesOf(await land(await assertion({ email: 'admin@demo.example' })));
    const upload = 'mutation ($data: String!) { getPresignedUrl(fileName: "grades.csv", action: "upload", type: "import", data: $data) { s3DocumentDetails } }';
    expect((await askGraphql(server, cookie, 'core-hr', upload, { data: Buffer.from('name,code\nA,B\n').toString('base64') })).errors).toBeUndefined();
    const files = () => withOrg(server.db, 'demo', (tx) => tx.query('select key from stored_file where session_id is not null'));
    expect(await files()).toHaveLength(1);
    const out = await server.ask('/auth/sign-out', { method: 'POST', headers: { cookie } });
    expect(await out.json()).toMatchObject({ errorCode: '', redirectTo: null });
    expect(await files()).toHaveLength(0);
  });
});

describe('what partners call', () => {
  it('seals a refresh token of the own session, which then serves in its place', async () => {
    const response = await land(await assertion());
    const cookie = cookiesOf(response);
    const seal = (root: string, token: string) => askGraphql<{ encryptRefreshToken: { refreshToken: string } }>(server, cookie, 'integration', `${root} ($token: String!) { encryptRefreshToken(refreshToken: $token) { errorCode message refreshToken } }`, { token });
    for (const root of ['query', 'mutation']) {
      const { refreshToken } = (await seal(root, valueOf(cookie, 'refreshToken'))).data!.encryptRefreshToken;
      expect(refreshToken).not.toContain(valueOf(cookie, 'refreshToken').split('.')[1]);
      if (root === 'mutation') expect((await server.ask('/auth/refresh', { method: 'POST', headers: { refresh_token: refreshToken } })).status).toBe(200);
    }
    const strange = cookiesOf(await land(await assertion()));
    expect(codeOf(await seal('query', valueOf(strange, 'refreshToken')))).toBe('NOT_FOUND');
    expect((await server.ask('/auth/refresh', { method: 'POST', headers: { refresh_token: `demo.sealed-${'A'.repeat(120)}` } })).status).toBe(401);
  });

  it('ends the session of a token of the own account, and says the same of any other', async () => {
    const [mine, second, theirs] = [cookiesOf(await land(await assertion())), cookiesOf(await land(await assertion())), cookiesOf(await land(await assertion({ email: 'manager@demo.example' })))];
    for (const [root, token] of [['query', valueOf(theirs, 'accessToken')], ['query', 'nonsense'], ['mutation', `Bearer ${valueOf(second, 'accessToken')}`]] as const) {
      const answer = await askGraphql(server, mine, 'integration', `${root} ($token: String!) { logoutFromEntomo(xAuthToken: $token) { errorCode message } }`, { token });
      expect(answer.data).toEqual({ logoutFromEntomo: { errorCode: '', message: 'Signed out' } });
    }
    expect([await statusOf(mine), await statusOf(second), await statusOf(theirs)]).toEqual([200, 401, 200]);
  });
});

describe('triggerControllerFunction', () => {
  const encrypted = (value: unknown, orgCode = 'demo') => {
    const iv = randomBytes(16);
    const cipher = createCipheriv('aes-256-cbc', createHash('sha256').update(orgCode).digest(), iv);
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return { data: Buffer.concat([cipher.update(text), cipher.final()]).toString('base64'), iv: iv.toString('base64') };
  };
  const run = (cookie: string, sent: { data: string; iv: string }) =>
    askGraphql<{ triggerControllerFunction: { response: string } }>(server, cookie, 'batch-processing', 'mutation ($data: String!, $iv: String!) { triggerControllerFunction(encryptedData: $data, iv: $iv) { errorCode message response } }', sent);

  it('runs what it knows, each by its own rule', async () => {
    const employee = cookiesOf(await land(await assertion()));
    expect(JSON.parse((await run(employee, encrypted({ function: 'userDetails' }))).data!.triggerControllerFunction.response)).toMatchObject({ email: EMAIL });
    expect(Number((await run(admin, encrypted({ function: 'activeEmployeeCount' }))).data!.triggerControllerFunction.response)).toBeGreaterThan(10);
    expect(codeOf(await run(employee, encrypted({ function: 'activeEmployeeCount' })))).toBe('ACTION_FAILED');
  });

  it('gives one answer for every failure', async () => {
    const good = encrypted({ function: 'userDetails' });
    const tries = [
      encrypted({ function: 'constructor' }), encrypted({ function: '__proto__' }), encrypted({ function: 'dropEverything' }), encrypted('no json'), encrypted('null'), encrypted({ function: 'userDetails', more: 1 }),
      encrypted({ function: 'userDetails' }, 'other'), { ...good, iv: 'AAAA' }, { ...good, data: good.data.slice(0, -8) }, { data: '', iv: '' }, { ...good, data: 'A'.repeat(30_000) },
    ];
    const answers = await Promise.all(tries.map((sent) => run(admin, sent)));
    const said = answers.map(({ data, errors }) => JSON.stringify({ data, message: errors?.[0]?.message, code: codeOf({ errors: errors ?? [] }) }));
    expect(new Set(said).size).toBe(1);
    expect(said[0]).toContain('ACTION_FAILED');
  });
});
