import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isWeakPassword } from '../../src/server/auth/password-strength.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, PASSWORD } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';

let server: DemoServer;
beforeAll(async () => {
  server = await startDemoServer();
});
afterAll(() => server.stop());

const GOOD = 'eleven green bottles';
const mails = (recipient: string) =>
  withOrg(server.db, 'demo', (tx) =>
    tx.query<{ subject: string; body: string }>(`select subject, body from outbox_message where org_code = $1 and recipient = $2 order by created_at desc`, ['demo', recipient]),
  );
const forget = (email: string) => server.ask('/auth/forgot-password', { body: { email } });
const tokenFor = async (email: string): Promise<string> => {
  await forget(email);
  return /token=(\S+)/.exec((await mails(email))[0]?.body ?? '')?.[1] ?? '';
};
const reset = (token: string, password = GOOD, confirmation = password) => server.ask('/auth/reset-password', { body: { token, password, confirmation } });

describe('a forgotten password', () => {
  it('is answered alike for known and unknown addresses, and only the known one gets a mail', async () => {
    const known = await forget('hr@demo.example');
    const unknown = await forget('stranger@demo.example');
    expect(known.status).toBe(200);
    expect(unknown.status).toBe(200);
    expect(await known.json()).toEqual(await unknown.json());
    expect((await mails('hr@demo.example'))[0]?.body).toContain('/v3/reset-password?token=demo.');
    expect(await mails('stranger@demo.example')).toEqual([]);
  });

  it('is replaced once by the mailed key, and every session of the person ends', async () => {
    const cookie = await server.signIn('manager@demo.example');
    const token = await tokenFor('manager@demo.example');
    expect((await reset(token)).status).toBe(200);
    expect((await server.ask('/auth/session', { headers: { cookie } })).status).toBe(401);
    expect((await server.ask('/auth/sign-in', { body: { email: 'manager@demo.example', password: PASSWORD } })).status).toBe(401);
    await server.signIn('manager@demo.example', GOOD);
    const again = await reset(token, 'another long phrase');
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({ errorCode: 'RESET_LINK_INVALID' });
    expect((await mails('manager@demo.example'))[0]?.subject).toBe('Your password for Northwind Textiles was changed');
  });

  it('refuses different, short and common passwords without using up the key', async () => {
    const token = await tokenFor('payroll@demo.example');
    expect(await (await reset(token, GOOD, 'other')).json()).toMatchObject({ errorCode: 'PASSWORDS_DIFFER', message: 'Passwords do not match' });
    for (const weak of ['short', 'password123!', 'qwertyqwerty', 'aaaaaaaaaaaaaaa', 'payroll@demo.example']) {
      expect(await (await reset(token, weak)).json()).toMatchObject({ errorCode: 'PASSWORD_WEAK', message: 'Password is too weak' });
    }
    expect((await reset(token)).status).toBe(200);
  });

  it('gives up a key after five wrong showings, and after ten minutes', async () => {
    const token = await tokenFor('recruiter@demo.example');
    const wrong = `${token.slice(0, -4)}AAAA`;
    for (let turn = 0; turn < 5; turn += 1) expect((await reset(wrong)).status).toBe(400);
    expect((await reset(token)).status).toBe(400);
    const late = await tokenFor('recruiter@demo.example');
    await withOrg(server.db, 'demo', (tx) => tx.query(`update password_reset set expires_at = now() - interval '1 second' where org_code = $1`, ['demo']));
    expect((await reset(late)).status).toBe(400);
  });

  it('voids the earlier key when a new one is asked for', async () => {
    const first = await tokenFor('employee@demo.example');
    const second = await tokenFor('employee@demo.example');
    expect((await reset(first)).status).toBe(400);
    expect((await reset(second)).status).toBe(200);
  });

  it('keeps only hashes of keys and passwords', async () => {
    const token = await tokenFor('admin@demo.example');
    const rows = await withOrg(server.db, 'demo', (tx) => tx.query(`select row_to_json(p) from password_reset p union all select row_to_json(c) from credential c`));
    const text = JSON.stringify(rows);
    expect(text).not.toContain(token.split('.')[2]);
    expect(text).toContain('$argon2id$');
  });
});

describe('changing the own password', () => {
  it('asks for the current one, ends the other sessions and keeps this browser in', async () => {
    const other = await server.signIn('hr@demo.example');
    const cookie = await server.signIn('hr@demo.example');
    const change = (current: string) => server.ask('/auth/change-password', { body: { current, password: GOOD, confirmation: GOOD }, headers: { cookie } });
    expect(await (await change('not this one')).json()).toMatchObject({ errorCode: 'PASSWORD_WRONG' });
    const changed = await change(PASSWORD);
    expect(changed.status).toBe(200);
    expect((await server.ask('/auth/session', { headers: { cookie: other } })).status).toBe(401);
    expect((await server.ask('/auth/session', { headers: { cookie: changed.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ') } })).status).toBe(200);
  });

  it('voids a key that was mailed before', async () => {
    const cookie = await server.signIn('payroll@demo.example', GOOD);
    const token = await tokenFor('payroll@demo.example');
    expect((await server.ask('/auth/change-password', { body: { current: GOOD, password: 'twelve green bottles', confirmation: 'twelve green bottles' }, headers: { cookie } })).status).toBe(200);
    expect(await (await reset(token, 'another long phrase')).json()).toMatchObject({ errorCode: 'RESET_LINK_INVALID' });
  });
});

describe('a weak password', () => {
  it.each(['elevenchars', 'Password2024!!', '123456789012', 'abcabcabcabc', 'sunshinesunshine', 'hr@demo.example'])('%s is refused', (password) => {
    expect(isWeakPassword(password, 'hr@demo.example')).toBe(true);
  });
  it.each(['correct horse battery', 'Tenure-Demo-2026', '十二文字以上の長い合言葉です', 'x7Kq-93mm-Lp2z'])('%s is taken', (password) => {
    expect(isWeakPassword(password, 'hr@demo.example')).toBe(false);
  });
});
