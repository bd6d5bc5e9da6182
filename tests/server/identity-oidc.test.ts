/** Single sign-on against a real OpenID provider in this process: happy path, forged and repeated returns, strangers, a provider that is down. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { askGraphql } from '../support/ask-graphql.ts';
import { BareBrowser } from '../support/bare-browser.ts';
import { startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { freePort } from '../support/free-port.ts';
import { throughProvider } from '../support/through-provider.ts';

const SECRET = 'a-client-secret-of-the-provider';
/** The people of the provider by their subject; a test may change them. */
const people = new Map<string, { email: string; verified: boolean }>();

let server: DemoServer;
let idp: Server;
let issuer: string;

const startProvider = (port: number, origin: string): Promise<Server> => {
  const provider = new Provider(`http://localhost:${port}`, {
    clients: [{ client_id: 'tenure', client_secret: SECRET, redirect_uris: [`${origin}/auth/openid/callback`], post_logout_redirect_uris: [`${origin}/v3/sign-in`] }],
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, email: people.get(sub)?.email, email_verified: people.get(sub)?.verified }) }),
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true }, rpInitiatedLogout: { enabled: true } },
    cookies: { keys: ['a key for tests'] },
  });
  const listening = createServer(provider.callback()).listen(port);
  return once(listening, 'listening').then(() => listening);
};

beforeAll(async () => {
  const [port, idpPort] = [await freePort(), await freePort()];
  issuer = `http://localhost:${idpPort}`;
  server = await startDemoServer({ env: { PORT: String(port), OUTBOUND_HOSTS: `localhost:${idpPort}` } });
  idp = await startProvider(idpPort, server.origin);
  const admin = await server.signIn('admin@demo.example');
  const input = { name: 'Sign-in security', twoFactor: 'OPTIONAL', lockAfterMinutes: 0, deviceLocking: false, partnerEnabled: false, openIdEnabled: true, openIdIssuer: issuer, openIdClientId: 'tenure', openIdLabel: 'Northwind login', openIdDomains: 'demo.example, northwind.example' };
  expect((await askGraphql(server, admin, 'settings', 'mutation ($input: SignInPolicyInput!) { addSignInPolicy(input: $input) { errorCode } }', { input })).errors).toBeUndefined();
  expect((await askGraphql(server, admin, 'settings', 'mutation ($secret: String) { setSignInSecret(kind: OPEN_ID_CLIENT, secret: $secret) { secrets { kind setAt } } }', { secret: SECRET })).errors).toBeUndefined();
}, 60_000);
afterAll(async () => {
  idp.close();
  await server.stop();
});
beforeEach(async () => {
  people.clear();
  await withOrg(server.db, 'demo', (tx) => tx.query(`delete from open_id_link where org_code = 'demo'`));
});

const to = (response: Response, from: string): string => new URL(response.headers.get('location') ?? '', from).href;

/** From our start to the address at ours that the provider sends the person back to. */
const signInAs = async (browser: BareBrowser, sub: string, start = '/auth/openid/start?organisation=demo'): Promise<string> => throughProvider(browser, to(await browser.go(`${server.origin}${start}`), server.origin), server.origin, sub);

const problemOf = (response: Response): string | null => new URL(to(response, server.origin)).searchParams.get('problem');

describe('single sign-on', () => {
  it('is offered by the provider’s name, and by address where the organisation is not known', async () => {
    expect(await (await server.ask('/auth/organisation', { headers: { org_code: 'demo' } })).json()).toMatchObject({ singleSignOn: { label: 'Northwind login' } });
    expect(await (await server.ask('/auth/organisation')).json()).toMatchObject({ singleSignOn: { byAddress: true } });
    expect(await (await server.ask('/auth/organisation', { headers: { org_code: 'other' } })).json()).toMatchObject({ singleSignOn: null });
  });

  it('signs the owner of a verified address in, comes back to the page, and signs out at the provider as well', async () => {
    people.set('kavitha', { email: 'Employee@demo.example', verified: true });
    const browser = new BareBrowser();
    const back = await browser.go(await signInAs(browser, 'kavitha', '/auth/openid/start?email=someone@Northwind.example&returnTo=/quick-menu'));
    expect([back.status, back.headers.get('location')]).toEqual([302, '/v3/quick-menu']);
    const session = await browser.go(`${server.origin}/auth/session`);
    expect(await session.json()).toMatchObject({ user: { email: 'employee@demo.example' } });
    const out = (await (await server.ask('/auth/sign-out', { method: 'POST', headers: { cookie: browser.cookies(server.origin) } })).json()) as { redirectTo: string };
    const leaving = new URL(out.redirectTo);
    expect(leaving.href.startsWith(`${issuer}/session/end?`)).toBe(true);
    expect(leaving.searchParams.get('post_logout_redirect_uri')).toBe(`${server.origin}/v3/sign-in`);
    expect(leaving.searchParams.get('id_token_hint')).toMatch(/^ey/);
    expect((await browser.go(out.redirectTo)).status).toBe(200);
  });

  it('knows the person again by subject when the address changes, and opens no second account to it', async () => {
    people.set('kavitha', { email: 'employee@demo.example', verified: true });
    const first = new BareBrowser();
    await first.go(await signInAs(first, 'kavitha'));
    people.set('kavitha', { email: 'manager@demo.example', verified: true });
    people.set('stranger', { email: 'employee@demo.example', verified: true });
    const [second, third] = [new BareBrowser(), new BareBrowser()];
    await second.go(await signInAs(second, 'kavitha'));
    expect(await (await second.go(`${server.origin}/auth/session`)).json()).toMatchObject({ user: { email: 'employee@demo.example' } });
    expect(problemOf(await third.go(await signInAs(third, 'stranger')))).toBe('SINGLE_SIGN_ON_ACCOUNT');
  });

  it('makes no account, and opens none to an address that is not verified, unknown or of another domain', async () => {
    const strangers = { unverified: { email: 'manager@demo.example', verified: false }, unknown: { email: 'nobody@demo.example', verified: true }, elsewhere: { email: 'admin@other.example', verified: true } };
    for (const [sub, person] of Object.entries(strangers)) {
      people.set(sub, person);
      const browser = new BareBrowser();
      expect(problemOf(await browser.go(await signInAs(browser, sub)))).toBe('SINGLE_SIGN_ON_ACCOUNT');
      expect(browser.cookie(server.origin, 'accessToken')).toBeUndefined();
    }
  });

  it('refuses a return with another state, in another browser, or a second time', async () => {
    people.set('kavitha', { email: 'employee@demo.example', verified: true });
    const [browser, other] = [new BareBrowser(), new BareBrowser()];
    const address = await signInAs(browser, 'kavitha');
    expect(problemOf(await other.go(address))).toBe('SINGLE_SIGN_ON_FAILED');
    const forged = new URL(address);
    forged.searchParams.set('state', `demo.${'A'.repeat(43)}`);
    expect(problemOf(await browser.go(forged.href))).toBe('SINGLE_SIGN_ON_FAILED');
    const again = new BareBrowser();
    const mine = await signInAs(again, 'kavitha');
    expect((await again.go(mine)).headers.get('location')).toBe('/v3/');
    expect(problemOf(await again.go(mine))).toBe('SINGLE_SIGN_ON_FAILED');
  });

  it('refuses an identity that was made for another nonce, and a code of another verifier', async () => {
    people.set('kavitha', { email: 'employee@demo.example', verified: true });
    for (const change of [`nonce = 'another'`, `verifier = repeat('x', 43)`]) {
      const browser = new BareBrowser();
      const address = await signInAs(browser, 'kavitha');
      await withOrg(server.db, 'demo', (tx) => tx.query(`update open_id_flow set ${change} where org_code = 'demo'`));
      expect(problemOf(await browser.go(address))).toBe('SINGLE_SIGN_ON_FAILED');
      expect(browser.cookie(server.origin, 'accessToken')).toBeUndefined();
    }
  });

  it('sends nobody to another site afterwards', async () => {
    people.set('kavitha', { email: 'employee@demo.example', verified: true });
    for (const target of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
      const browser = new BareBrowser();
      const back = await browser.go(await signInAs(browser, 'kavitha', `/auth/openid/start?organisation=demo&returnTo=${encodeURIComponent(target)}`));
      expect(back.headers.get('location')).toBe('/v3/');
    }
  });

  it('says that it is not available for an organisation without it, an unknown domain, and while the provider is down', async () => {
    const browser = new BareBrowser();
    for (const query of ['organisation=other', 'email=a@unknown.example', 'organisation=nowhere', '']) {
      expect(problemOf(await browser.go(`${server.origin}/auth/openid/start?${query}`))).toBe('SINGLE_SIGN_ON_UNAVAILABLE');
    }
    people.set('kavitha', { email: 'employee@demo.example', verified: true });
    const address = await signInAs(browser, 'kavitha');
    idp.closeAllConnections();
    await new Promise((resolve) => idp.close(resolve));
    expect(problemOf(await browser.go(address))).toBe('SINGLE_SIGN_ON_UNAVAILABLE');
    expect(browser.cookie(server.origin, 'accessToken')).toBeUndefined();
  });

  it('never answers the client secret', async () => {
    const admin = await server.signIn('admin@demo.example');
    const answer = await askGraphql(server, admin, 'settings', '{ listSignInSecrets { redirectUri secrets { kind setAt setBy } } }');
    expect(answer.data).toMatchObject({ listSignInSecrets: { redirectUri: `${server.origin}/auth/openid/callback`, secrets: [{ kind: 'OPEN_ID_CLIENT', setBy: expect.any(String) as string }, { kind: 'PARTNER', setAt: null }] } });
    expect(JSON.stringify(answer)).not.toContain(SECRET);
    const kept = await withOrg(server.db, 'demo', (tx) => tx.query<{ sealed: string }>('select sealed from sign_in_secret'));
    expect(JSON.stringify(kept)).not.toContain(SECRET);
    const refused = await askGraphql(server, await server.signIn('hr@demo.example'), 'settings', 'mutation { setSignInSecret(kind: PARTNER, secret: "0123456789012345678901234567890123456789") { errorCode } }');
    expect(refused.errors?.[0]?.extensions).toMatchObject({ errorCode: '_DB0102' });
  });
});
