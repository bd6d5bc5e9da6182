/** GraphQL over HTTP as its specification and the contract have it, and what the endpoints refuse before they run anything. */
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointNames } from '../../src/server/endpoint-settings.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf } from '../support/graphql.ts';

let server: DemoServer;
let cookie: string;

beforeAll(async () => {
  server = await startDemoServer({ env: { ENDPOINT_JOB_BOARD_URL: 'off' } });
  cookie = await server.signIn('admin@demo.example');
}, 60_000);
afterAll(() => server.stop());

const post = (body: unknown, headers: Record<string, string> = {}, endpoint = 'core-hr') =>
  fetch(`${server.origin}/graphql/${endpoint}`, { method: 'POST', headers: { 'content-type': 'application/json', cookie, ...headers }, body: typeof body === 'string' ? body : JSON.stringify(body) });
const codeOf = async (response: Response): Promise<string | undefined> => {
  const body = (await response.json()) as { errors?: { extensions: { errorCode: string } }[]; errorCode?: string };
  return body.errors?.[0]?.extensions.errorCode ?? body.errorCode;
};

describe('GraphQL over HTTP', () => {
  // The audits' GET requests are optional in the specification, and this server takes POST only: a link must not run a query.
  const audits = serverAudits({ url: () => `${server.origin}/graphql/core-hr`, fetchFn: (url: string, init: RequestInit) => fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), cookie } }) });
  it.each(audits.filter(({ name }) => !name.includes('GET')).map((audit) => [audit.name, audit] as const))('%s', async (name, audit) => {
    const result = await audit.fn();
    if (name.startsWith('MUST')) expect(result.status, 'reason' in result ? result.reason : '').toBe('ok');
    else expect(['ok', 'notice', 'warn']).toContain(result.status);
  });
});

describe('an endpoint', () => {
  it('answers its status, all eighteen of them', async () => {
    for (const name of endpointNames.filter((one) => one !== 'job-board')) {
      const answer = dataOf(await clientOf(server)<{ endpointStatus: { endpoint: string } }>(name, '{ endpointStatus { errorCode message endpoint } }'));
      expect(answer.endpointStatus).toEqual({ errorCode: '', message: '', endpoint: name });
    }
  });

  it('that is off or does not exist answers 404 and says so', async () => {
    const off = await post({ query: '{ __typename }' }, {}, 'job-board');
    expect([off.status, await codeOf(off)]).toEqual([404, 'ENDPOINT_NOT_CONFIGURED']);
    expect((await post({ query: '{ __typename }' }, {}, 'nothing')).status).toBe(404);
  });

  it('refuses forms of other sites, however they are sent', async () => {
    const query = '{ endpointStatus { endpoint } }';
    expect((await post(new URLSearchParams({ query }).toString(), { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
    expect((await post(`{"query":"${query}"}`, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post({ query }, { 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(415);
    expect((await post({ query }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({ query }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('refuses documents that are malformed, huge, deep, aliased or costly', async () => {
    expect((await post('{"query":')).status).toBe(400);
    expect((await post('[]')).status).toBe(400);
    expect((await post({ query: '{ a(' })).status).toBeLessThan(500);
    expect(await codeOf(await post({ query: '{ a(' }))).toBe('DOCUMENT_INVALID');
    expect((await post(JSON.stringify({ query: `{ endpointStatus { endpoint } } #${'x'.repeat(1_100_000)}` }))).status).toBe(413);
    const deep = `{ listEmployees { rows { ${'manager { '.repeat(14)}id${' }'.repeat(14)} } } }`;
    expect(await codeOf(await post({ query: deep }))).toBe('DOCUMENT_INVALID');
    const aliased = `{ ${Array.from({ length: 200 }, (_, at) => `a${at}: endpointStatus { endpoint }`).join(' ')} }`;
    expect(await codeOf(await post({ query: aliased }))).toBe('DOCUMENT_INVALID');
    const long = `{ ${'endpointStatus { endpoint } '.repeat(3000)} }`;
    expect(await codeOf(await post({ query: long }))).toBe('DOCUMENT_INVALID');
  });

  it('shows its schema to administrators only', async () => {
    const query = '{ __schema { queryType { name } } }';
    const employee = await server.signIn('employee@demo.example');
    expect(((await (await post({ query })).json()) as { data: { __schema: unknown } }).data.__schema).toBeTruthy();
    expect(await codeOf(await post({ query }, { cookie: employee }))).toBe('DOCUMENT_INVALID');
  });

  it('takes a token instead of cookies, and no other organisation beside it', async () => {
    const token = /accessToken=([^;]+)/.exec(cookie)![1]!;
    const query = '{ listGrades { totalRecords } }';
    for (const authorization of [token, `Bearer ${token}`]) expect((await post({ query }, { cookie: '', authorization, org_code: 'demo' })).status).toBe(200);
    expect((await post({ query }, { org_code: 'other' })).status).toBe(403);
    expect((await post({ query }, { cookie: '' })).status).toBe(401);
  });

  it('masks what went wrong inside and gives the request’s id', async () => {
    const answer = (await (await post({ query: 'query ($id: ID!) { grade(id: $id) { row { id } } }', variables: { id: "1'; drop table grade; --" } })).json()) as { errors: { message: string; extensions: { requestId: string; errorCode: string } }[] };
    expect(answer.errors[0]!.extensions.errorCode).toBe('NOT_FOUND');
    expect(answer.errors[0]!.extensions.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });
});
