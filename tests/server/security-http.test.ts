/** The edge of the server: other sites, floods, slow bodies, paths, hosts, sessions and repeated requests. */
import { EventEmitter } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hashPassword, verifyPassword } from '../../src/server/auth/password.ts';
import { limitAnswers } from '../../src/server/http/in-progress.ts';
import { endpointNames } from '../../src/server/endpoint-settings.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { routesOf } from '../../src/server/routes.ts';
import { cookiesOf, PASSWORD, startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf } from '../support/graphql.ts';

let server: DemoServer;
let cookie: string;
beforeAll(async () => {
  server = await startDemoServer();
  cookie = await server.signIn('admin@demo.example');
});
afterAll(() => server.stop());

/** What the server sends to a request written by hand. */
const raw = (path: string, host = 'localhost', more = ''): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.origin).port), 'localhost', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n`));
    let text = '';
    socket.on('data', (part) => (text += part.toString())).on('end', () => resolve(text)).on('error', reject);
  });

const changing = routesOf('/nowhere').filter(({ method }) => method !== 'GET');

describe('a page of another site', () => {
  it('changes nothing, by any route, as JSON or as a form', async () => {
    expect(changing.length).toBeGreaterThan(25);
    const marks: Record<string, string>[] = [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site', origin: 'http://evil.localhost' }];
    for (const { method, path } of changing)
      for (const mark of marks)
        for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
          const url = path.replace('*key', 'demo/2026-01/00000000-0000-4000-8000-000000000000.png');
          const response = await fetch(`${server.origin}${url}`, { method, headers: { cookie, 'content-type': type, ...mark }, body: '{"query":"{ __typename }"}' });
          expect(response.status, `${method} ${path} ${type}`).toBe(403);
          expect(await response.json()).toMatchObject({ errorCode: 'CROSS_SITE' });
        }
  });

  it('cannot send a GraphQL request in what forms can send', async () => {
    for (const name of endpointNames)
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/graphql']) {
        const response = await fetch(`${server.origin}/graphql/${name}`, { method: 'POST', headers: { cookie, 'content-type': type }, body: '{"query":"{ __typename }"}' });
        expect(response.status, `${name} ${type}`).toBe(415);
      }
  });
});

describe('hosts and organisations', () => {
  it('are named by our own host names only, and a name is no right', async () => {
    for (const host of ['demo.evil.example', 'evil.example', 'demo.localhost.evil.example', "d'.localhost", '-.localhost', 'a.b.localhost', '..localhost']) expect(await raw('/auth/organisation', host), host).toMatch(/"code":null/);
    expect(await raw('/auth/organisation', 'demo.localhost')).toContain('"code":"demo"');
    expect(await raw('/auth/session', 'other.localhost', `Cookie: ${cookie}\r\n`)).toContain('"code":"demo"');
    for (const org of ['other', "demo' or '1'='1", 'DEMO', '-']) {
      const response = await server.ask('/auth/session', { headers: { cookie, org_code: org } });
      expect([403, 200], org).toContain(response.status);
      if (response.status === 200) expect((await response.json()) as object).toMatchObject({ organisation: { code: 'demo' } });
    }
  });

  it('do not come from the request into mails', async () => {
    await fetch(`${server.origin}/auth/forgot-password`, { method: 'POST', headers: { 'content-type': 'application/json', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }, body: JSON.stringify({ email: 'employee@demo.example' }) });
    const mails = await withOrg(server.db, 'demo', (tx) => tx.query<{ body: string }>(`select body from outbox_message where org_code = 'demo' and template = 'passwordReset'`));
    expect(mails.length).toBe(1);
    expect(mails[0]!.body).not.toContain('evil');
  });
});

describe('bodies and paths', () => {
  it('that are too large, not JSON or nested without end are refused', async () => {
    const post = (body: string, path = '/graphql/core-hr') => fetch(`${server.origin}${path}`, { method: 'POST', headers: { cookie, 'content-type': 'application/json' }, body }).then((response) => response.status);
    expect(await post(JSON.stringify({ query: '{ __typename }', variables: { x: 'x'.repeat(1_100_000) } }))).toBe(413);
    expect(await post(JSON.stringify({ query: `{ __typename } # ${'x'.repeat(200_000)}` }))).toBe(400);
    expect(await post(`{"query":"{ __typename }","variables":${'['.repeat(50_000)}${']'.repeat(50_000)}}`)).toBe(400);
    expect(await post('{"query":')).toBe(400);
    expect(await post('[{"query":"{ __typename }"}]')).toBeLessThan(500);
    for (const path of ['/auth/sign-in', '/auth/set-up', '/auth/reset-password']) expect(await post(JSON.stringify({ email: 'x'.repeat(20_000) }), path)).toBe(413);
  });

  it('that would leave their folder find nothing', async () => {
    for (const path of ['/v3/../../package.json', '/v3/..%2f..%2fpackage.json', '/v3/%2e%2e/%2e%2e/package.json', '/v3/assets/..%5c..%5cpackage.json', '/v3//etc/passwd', '/v3/assets/%00.js', '/files/demo/../../etc/passwd', '/files/..%2f..%2fsecrets%2ffile-addresses', '/files/demo%2f2026-01%2f..%2f..%2fx.png']) {
      const text = await raw(path);
      expect(text, path).not.toMatch(/"dependencies"|root:|BEGIN/);
      expect([200, 400, 404, 503], path).toContain(Number(text.split(' ')[1]));
    }
  });

  it('that come too slowly lose their place', async () => {
    // A body gets 15 seconds and then 32 KB a second; the headers 15 seconds.
    const began = performance.now();
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(server.origin).port), 'localhost', () => socket.write('POST /auth/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'));
      let text = '';
      socket.on('data', (part) => (text += part.toString())).on('close', () => resolve(text)).on('error', () => resolve(text));
    });
    expect(performance.now() - began).toBeLessThan(25_000);
    expect(answer).not.toContain('200 OK');
    expect((await server.ask('/healthz')).status).toBe(200);
  });
});

describe('a flood', () => {
  it('of bodies that never arrive takes the places of nobody but their sender', async () => {
    const port = Number(new URL(server.origin).port);
    const sockets = await Promise.all(Array.from({ length: 420 }, () => new Promise<Socket>((resolve) => {
      const socket = connect(port, 'localhost', () => socket.write('POST /auth/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{', () => resolve(socket))).on('error', () => undefined);
    })));
    const signIn = async (): Promise<number> => (await server.ask('/auth/sign-in', { body: { email: 'hr@demo.example', password: PASSWORD } })).status;
    await vi.waitFor(async () => expect(await signIn()).toBe(503), 5000);
    expect((await server.ask('/auth/organisation')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(async () => expect(await signIn()).toBe(200), 5000);
  });

  it('of questions whose answers nobody takes ends at a hundred of a session, until some are taken or given up', () => {
    const [one, two] = [{ orgCode: 'demo', id: 'one' }, { orgCode: 'demo', id: 'two' }];
    const answer = (): EventEmitter & { destroyed: boolean } => Object.assign(new EventEmitter(), { destroyed: false });
    const first = answer();
    for (let at = 0; at < 100; at += 1) limitAnswers(one, at === 0 ? first : answer());
    expect(() => limitAnswers(one, answer())).toThrow('too many requests');
    limitAnswers(two, answer());
    first.emit('close');
    limitAnswers(one, answer());
    expect(() => limitAnswers(one, answer())).toThrow('too many requests');
  });

  it('of one session is answered 429 with the time to wait, and no other session feels it', async () => {
    const small = await startDemoServer({ env: { REQUESTS_PER_TEN_SECONDS: '20' } });
    try {
      const [one, two] = [await small.signIn('employee@demo.example'), await small.signIn('hr@demo.example')];
      const ask = (headers: Record<string, string>, endpoint = 'core-hr') => small.ask(`/graphql/${endpoint}`, { body: { query: '{ __typename }' }, headers });
      const answers = await Promise.all(Array.from({ length: 45 }, () => ask({ cookie: one })));
      const limited = answers.filter(({ status }) => status === 429);
      expect(limited.length).toBeGreaterThanOrEqual(5);
      expect(Number(limited[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await limited[0]!.json()).toMatchObject({ errorCode: 'RATE_LIMITED', code: 'RATE_LIMITED' });
      expect((await ask({ cookie: two })).status).toBe(200);
      const strangers = await Promise.all(Array.from({ length: 45 }, (_, at) => ask({ authorization: `demo.${at}`, 'x-forwarded-for': `203.0.113.${at}`, user_ip: `203.0.113.${at}` })));
      expect(strangers.some(({ status }) => status === 429)).toBe(true);
    } finally {
      await small.stop();
    }
  });
});

describe('signing in', () => {
  it('tells a wrong password, an unknown address, an account out of use and another organisation apart by nothing', async () => {
    await withOrg(server.db, 'demo', (tx) => tx.query(`update user_account set status = 'INACTIVE' where org_code = 'demo' and email = 'recruiter@demo.example'`));
    const tries = [{ email: 'payroll@demo.example', password: 'wrong wrong wrong' }, { email: 'nobody@nowhere.example', password: PASSWORD }, { email: 'recruiter@demo.example', password: PASSWORD }, { email: 'payroll@demo.example', password: PASSWORD, org: 'other' }];
    const answers = new Set<string>();
    for (const { org, ...body } of tries) {
      const response = await server.ask('/auth/sign-in', { body, headers: org ? { org_code: org } : {} });
      const { requestId: _id, ...told } = (await response.json()) as Record<string, unknown>;
      answers.add(JSON.stringify([response.status, [...response.headers.keys()].sort(), told]));
    }
    expect([...answers]).toEqual([expect.stringContaining('"INVALID_CREDENTIALS"')]);
    // All do the same work: a hash that nothing matches stands in for one that is not there.
    for (const stored of [undefined, await hashPassword(PASSWORD)]) expect(await verifyPassword(stored, 'wrong wrong wrong')).toBe(false);
  });

  it('never goes on with a session that somebody laid ready', async () => {
    const laid = 'demo.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
    const response = await server.ask('/auth/sign-in', { body: { email: 'employee@demo.example', password: PASSWORD }, headers: { cookie: `accessToken=${laid}; refreshToken=${laid}` } });
    expect(cookiesOf(response)).not.toContain(laid);
    expect((await server.ask('/auth/session', { headers: { authorization: laid } })).status).toBe(401);
  });

  it('sets Secure cookies on https', async () => {
    const https = await startDemoServer({ env: { PUBLIC_URL: 'https://hr.example.com' } });
    try {
      const lines = (await https.ask('/auth/sign-in', { body: { email: 'employee@demo.example', password: PASSWORD } })).headers.getSetCookie();
      expect(lines.length).toBe(3);
      for (const line of lines) expect(line).toMatch(/SameSite=Lax/);
      expect(lines.every((line) => line.includes('Secure'))).toBe(true);
    } finally {
      await https.stop();
    }
  });
});

describe('a request with an Idempotency-Key', () => {
  const asking = (key: string) => clientOf(server, cookie, { 'idempotency-key': key });
  const add = 'mutation ($input: GradeInput!) { a: addGrade(input: $input) { changeSet row { id } } }';
  type Added = { a: { changeSet: string; row: { id: string } } };

  it('is done once, however often and at once it is sent', async () => {
    const input = { name: 'Once', code: 'ONCE' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => asking('k1')<Added>('core-hr', add, { input })));
    expect(new Set(answers.map((answer) => JSON.stringify(dataOf(answer)))).size).toBe(1);
    const { id } = dataOf(answers[0]!).a.row;
    const remove = 'mutation ($ids: [ID!]!) { a: deleteGrades(ids: $ids) { deleted changeSet } }';
    const gone = [await asking('k2')('core-hr', remove, { ids: [id] }), await asking('k2')('core-hr', remove, { ids: [id] })].map(dataOf);
    expect(gone[0]).toEqual(gone[1]);
    expect((await asking('k3')('core-hr', remove, { ids: [id] })).errors[0]!.extensions.errorCode).toBe('NOT_FOUND');
    const undo = 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }';
    const id2 = (gone[0] as unknown as { a: { changeSet: string } }).a.changeSet;
    expect(dataOf(await asking('k4')('core-hr', undo, { id: id2 }))).toEqual(dataOf(await asking('k4')('core-hr', undo, { id: id2 })));
  });

  it('is refused when the key was used for another request, and one that failed may be sent again', async () => {
    dataOf(await asking('k5')<Added>('core-hr', add, { input: { name: 'Key A', code: 'KEYA' } }));
    expect((await asking('k5')('core-hr', add, { input: { name: 'Key B', code: 'KEYB' } })).errors[0]!.extensions.errorCode).toBe('KEY_REUSED');
    expect((await asking('k6')('core-hr', add, { input: { name: '', code: 'KEYC' } })).errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
    dataOf(await asking('k6')<Added>('core-hr', add, { input: { name: 'Key C', code: 'KEYC' } }));
    expect((await asking('x'.repeat(201))('core-hr', add, { input: { name: 'Key D', code: 'KEYD' } })).errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('the address echo', () => {
  it('answers where the caller is seen, not what a header says', async () => {
    for (const path of ['/ip', '/v3/ip']) {
      const answer = await server.ask(path, { headers: { user_ip: '10.9.9.9', 'x-forwarded-for': '10.9.9.9' } });
      expect([answer.status, ((await answer.json()) as { ip: string }).ip], path).toEqual([200, expect.stringMatching(/^(127\.0\.0\.1|::1)$/)]);
    }
  });
});
