/** Document 0 §7: every variant of the headers is accepted, and none but the token says who asks. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';

let server: DemoServer;
let employee: string;
let admin: string;
let refreshToken: string;

const valueOf = (cookies: string, name: string): string => new RegExp(`${name}=([^;]+)`).exec(cookies)?.[1] ?? '';

beforeAll(async () => {
  server = await startDemoServer();
  const cookies = await server.signIn('employee@demo.example');
  employee = valueOf(cookies, 'accessToken');
  refreshToken = valueOf(cookies, 'refreshToken');
  admin = valueOf(await server.signIn('admin@demo.example'), 'accessToken');
});
afterAll(() => server.stop());

const who = async (headers: Record<string, string>): Promise<string | number> => {
  const response = await server.ask('/graphql/organisation-data', { body: { query: '{ getOrganizationUserDetails { isAdmin userDetails { employeeEmail } } }' }, headers });
  if (response.status !== 200) return response.status;
  const { data } = (await response.json()) as { data: { getOrganizationUserDetails: { userDetails: { employeeEmail: string } } } };
  return data.getOrganizationUserDetails.userDetails.employeeEmail;
};

describe('the headers of a request', () => {
  it('are accepted in all variants', async () => {
    const base = { org_code: 'demo', user_ip: '203.0.113.7', authorization: employee, refresh_token: refreshToken, partnerid: '-' };
    const additional = JSON.stringify({ d_code: 'd', b_code: 'b', org_code: 'demo', user_ip: '203.0.113.7', Authorization: employee, refresh_token: refreshToken, partnerid: '-', emp_uid: '12' });
    const variants: Record<string, string>[] = [
      base,
      { ...base, authorization: `Bearer ${employee}` },
      { ...base, authorization: `bearer   ${employee}` },
      { ...base, additional_headers: additional },
      { ...base, partnerid: 'entomo', d_code: 'd', b_code: 'b', emp_uid: '12' },
      { ...base, microsoft_access_token: 'Bearer abc' },
      { ...base, jobstreet_access_token: 'Bearer abc' },
      { ...base, indeed_access_token: 'Bearer abc' },
      { authorization: employee, additional_headers: '{not json' },
      { authorization: employee, additional_headers: '[]' },
      { authorization: employee, additional_headers: 'x'.repeat(4000) },
    ];
    for (const headers of variants) expect(await who(headers), JSON.stringify(headers).slice(0, 200)).toBe('employee@demo.example');
  });

  it('say nothing about who asks, but for the token', async () => {
    const claims = { emp_uid: '1', user_ip: '127.0.0.1', d_code: 'demo', b_code: 'demo', partnerid: 'entomo', additional_headers: JSON.stringify({ Authorization: `Bearer ${admin}`, emp_uid: '1', org_code: 'other', isAdmin: true }) };
    expect(await who({ authorization: employee, ...claims })).toBe('employee@demo.example');
    expect(await who({ ...claims })).toBe(401);
    expect(await who({ ...claims, org_code: 'demo', refresh_token: refreshToken })).toBe(401);
    for (const name of ['microsoft_access_token', 'jobstreet_access_token', 'indeed_access_token', 'x-user-id', 'x-forwarded-user']) expect(await who({ [name]: `Bearer ${admin}` })).toBe(401);
    expect(await who({ authorization: `Basic ${Buffer.from('admin@demo.example:Tenure-Demo-2026').toString('base64')}` })).toBe(401);
  });

  it('cannot name another organisation than the session', async () => {
    expect(await who({ authorization: employee, org_code: 'other' })).toBe(403);
    expect(await who({ authorization: employee, org_code: '-' })).toBe('employee@demo.example');
  });

  it('cannot give a client another address for the counting of tries', async () => {
    const statuses = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const headers = { user_ip: `203.0.113.${turn}`, 'x-forwarded-for': `203.0.113.${turn}`, additional_headers: JSON.stringify({ user_ip: `203.0.113.${turn}` }) };
      statuses.push((await server.ask('/auth/sign-in', { body: { email: 'payroll@demo.example', password: 'wrong wrong wrong' }, headers })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
