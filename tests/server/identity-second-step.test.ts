/** The second step by authenticator app, as programs and browsers go through it. */
import { generateSync } from 'otplib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { cookiesOf, PASSWORD, startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';

let server: DemoServer;
beforeAll(async () => {
  server = await startDemoServer();
});
afterAll(() => server.stop());
afterEach(() => withOrg(server.db, 'demo', async (tx) => {
  for (const table of ['two_factor', 'recovery_code', 'sign_in_policy', 'sign_in_ticket']) await tx.query(`delete from ${table} where org_code = 'demo'`);
}).then(() => withOrg(server.db, '-', (tx) => tx.query(`delete from attempt where org_code = '-'`))));

type Body = { errorCode: string; secondStep?: string; ticket: string; secret: string; uri: string; recoveryCodes: string[]; user?: { email: string } };
const post = async (path: string, body: object, cookie = ''): Promise<{ status: number; body: Body; cookies: string }> => {
  const response = await server.ask(`/auth/${path}`, { body, headers: cookie ? { cookie } : {} });
  return { status: response.status, body: (await response.json()) as Body, cookies: cookiesOf(response) };
};
/** A code of the step that lies so many half minutes away. */
const codeAt = (secret: string, steps = 0): string => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
const signIn = (email: string) => post('sign-in', { email, password: PASSWORD });

/** Turns the second step on with the code of the step before now, so that the present one is still to be used. */
const enrol = async (email: string): Promise<{ cookie: string; secret: string; recoveryCodes: string[] }> => {
  const cookie = await server.signIn(email);
  const { body } = await post('two-factor/start', { password: PASSWORD }, cookie);
  const confirmed = await post('two-factor/confirm', { code: codeAt(body.secret, -1) }, cookie);
  expect(confirmed.status).toBe(200);
  return { cookie, secret: body.secret, recoveryCodes: confirmed.body.recoveryCodes };
};
const policy = (twoFactor: string) =>
  withOrg(server.db, 'demo', (tx) => tx.query(`insert into sign_in_policy (org_code, id, two_factor, created_by, updated_by) values ('demo', 1, $1, 'test', 'test')`, [twoFactor]));

describe('an account with an authenticator app', () => {
  it('gets a ticket for the password and the session for the code', async () => {
    const { secret } = await enrol('employee@demo.example');
    const first = await signIn('employee@demo.example');
    expect(first).toMatchObject({ status: 200, body: { errorCode: '', secondStep: 'CODE' } });
    expect(first.body.user).toBeUndefined();
    expect(first.cookies).not.toContain('accessToken');
    const second = await post('second-step', { ticket: first.body.ticket, code: codeAt(secret) });
    expect(second).toMatchObject({ status: 200, body: { errorCode: '', user: { email: 'employee@demo.example' } } });
    expect((await server.ask('/auth/session', { headers: { cookie: second.cookies } })).status).toBe(200);
  });

  it('needs no ticket in the body where the browser holds it in a cookie', async () => {
    const { secret } = await enrol('employee@demo.example');
    const first = await signIn('employee@demo.example');
    expect((await post('second-step', { code: `${codeAt(secret).slice(0, 3)} ${codeAt(secret).slice(3)}` }, first.cookies)).status).toBe(200);
  });

  it('takes no code twice, and no ticket twice', async () => {
    const { secret } = await enrol('employee@demo.example');
    const [one, two] = [await signIn('employee@demo.example'), await signIn('employee@demo.example')];
    const code = codeAt(secret);
    expect((await post('second-step', { ticket: one.body.ticket, code })).status).toBe(200);
    expect((await post('second-step', { ticket: two.body.ticket, code })).body.errorCode).toBe('CODE_WRONG');
    expect((await post('second-step', { ticket: one.body.ticket, code: codeAt(secret, 1) })).body.errorCode).toBe('TICKET_EXPIRED');
    expect((await post('second-step', { ticket: two.body.ticket, code: codeAt(secret, 1) })).status).toBe(200);
  });

  it('lets one of two equal codes through that come at the same moment', async () => {
    const { secret } = await enrol('employee@demo.example');
    const tickets = await Promise.all([signIn('employee@demo.example'), signIn('employee@demo.example'), signIn('employee@demo.example')]);
    const code = codeAt(secret);
    const answers = await Promise.all(tickets.map(({ body }) => post('second-step', { ticket: body.ticket, code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('refuses the code of a clock that is ten minutes off', async () => {
    const { secret } = await enrol('employee@demo.example');
    const { body } = await signIn('employee@demo.example');
    expect((await post('second-step', { ticket: body.ticket, code: codeAt(secret, 20) })).body.errorCode).toBe('CODE_WRONG');
  });

  it('voids a ticket after five wrong codes and slows down after ten', async () => {
    const { secret } = await enrol('employee@demo.example');
    const { body } = await signIn('employee@demo.example');
    for (let turn = 0; turn < 5; turn += 1) expect((await post('second-step', { ticket: body.ticket, code: '000000' })).body.errorCode).toBe('CODE_WRONG');
    expect((await post('second-step', { ticket: body.ticket, code: codeAt(secret) })).body.errorCode).toBe('TICKET_EXPIRED');
    const again = await signIn('employee@demo.example');
    for (let turn = 0; turn < 4; turn += 1) await post('second-step', { ticket: again.body.ticket, code: '000000' });
    const third = await signIn('employee@demo.example');
    const answers = [];
    for (let turn = 0; turn < 3; turn += 1) answers.push((await post('second-step', { ticket: third.body.ticket, code: '000000' })).status);
    expect(answers).toContain(429);
  });

  it('takes each recovery code once', async () => {
    const { recoveryCodes } = await enrol('employee@demo.example');
    expect(new Set(recoveryCodes).size).toBe(10);
    const code = recoveryCodes[3]!.toLowerCase().replaceAll('-', ' ');
    expect((await post('second-step', { ticket: (await signIn('employee@demo.example')).body.ticket, code })).status).toBe(200);
    expect((await post('second-step', { ticket: (await signIn('employee@demo.example')).body.ticket, code })).body.errorCode).toBe('CODE_WRONG');
  });

  it('keeps no key and no recovery code in clear', async () => {
    const { secret, recoveryCodes } = await enrol('employee@demo.example');
    const kept = await withOrg(server.db, 'demo', (tx) => tx.query<{ text: string }>('select t::text as text from two_factor t union all select r::text from recovery_code r'));
    const text = kept.map((row) => row.text).join('\n');
    expect(text).not.toContain(secret);
    for (const code of recoveryCodes) expect(text).not.toContain(code);
  });

  it('is turned off with the password, and renews its recovery codes with it', async () => {
    const { cookie, recoveryCodes } = await enrol('employee@demo.example');
    expect((await post('two-factor/disable', { password: 'wrong wrong wrong' }, cookie)).body.errorCode).toBe('PASSWORD_WRONG');
    const fresh = (await post('two-factor/recovery-codes', { password: PASSWORD }, cookie)).body.recoveryCodes;
    expect(fresh).toHaveLength(10);
    expect((await post('second-step', { ticket: (await signIn('employee@demo.example')).body.ticket, code: recoveryCodes[0]! })).body.errorCode).toBe('CODE_WRONG');
    expect((await post('two-factor/start', { password: PASSWORD }, cookie)).body.errorCode).toBe('TWO_FACTOR_ON');
    expect((await post('two-factor/disable', { password: PASSWORD }, cookie)).status).toBe(200);
    expect((await signIn('employee@demo.example')).body.user?.email).toBe('employee@demo.example');
  });

  it('serves in its own organisation only: a ticket of another name is none', async () => {
    const { secret } = await enrol('employee@demo.example');
    const { body } = await signIn('employee@demo.example');
    expect((await post('second-step', { ticket: body.ticket.replace('demo.', 'other.'), code: codeAt(secret) })).body.errorCode).toBe('TICKET_EXPIRED');
  });
});

describe('an organisation that requires the second step', () => {
  it('has administrators set it up at the next sign-in, and nobody else', async () => {
    await policy('ADMINISTRATORS');
    expect((await signIn('employee@demo.example')).body.user).toBeDefined();
    const first = await signIn('admin@demo.example');
    expect(first.body.secondStep).toBe('ENROL');
    expect((await post('second-step', { ticket: first.body.ticket, code: '123456' })).body.errorCode).toBe('TICKET_EXPIRED');
    const { body } = await post('two-factor/start', {}, first.cookies);
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/.*Northwind/);
    const wrong = await post('two-factor/confirm', { code: '000000', isSigningIn: true }, first.cookies);
    expect(wrong.body.errorCode).toBe('CODE_WRONG');
    const done = await post('two-factor/confirm', { code: codeAt(body.secret), isSigningIn: true }, first.cookies);
    expect(done).toMatchObject({ status: 200, body: { user: { email: 'admin@demo.example' } } });
    expect(done.body.recoveryCodes).toHaveLength(10);
    expect((await post('two-factor/disable', { password: PASSWORD }, done.cookies)).body.errorCode).toBe('TWO_FACTOR_REQUIRED');
  });

  it('lets an administrator reset it, who tells the person; not for wider rights than the own', async () => {
    const { secret } = await enrol('employee@demo.example');
    const admin = await server.signIn('admin@demo.example');
    const [account] = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string }>(`select id::text from user_account where email = 'employee@demo.example'`));
    const reset = 'mutation ($id: ID!) { resetTwoFactor(userAccountId: $id) { hasTwoFactor } }';
    const answer = await askGraphql<{ resetTwoFactor: { hasTwoFactor: boolean } }>(server, admin, 'core-hr', reset, { id: account!.id });
    expect(answer.data?.resetTwoFactor.hasTwoFactor).toBe(false);
    expect((await signIn('employee@demo.example')).body.user).toBeDefined();
    expect(secret).not.toBe('');
    const told = await withOrg(server.db, 'demo', (tx) => tx.query(`select 1 from notification where kind = 'twoFactorReset' and user_account_id = $1`, [account!.id]));
    expect(told).toHaveLength(1);
    expect(codeOf(await askGraphql(server, await server.signIn('hr@demo.example'), 'core-hr', reset, { id: account!.id }))).toBe('_DB0102');
    expect(codeOf(await askGraphql(server, await server.signIn('admin@other.example'), 'core-hr', reset, { id: account!.id }))).toBe('NOT_FOUND');
  });

  it('lets nobody in by a ticket of the password before it was changed, with a code or with an app set up on the way', async () => {
    const { cookie, secret } = await enrol('hr@demo.example');
    const held = await signIn('hr@demo.example');
    const own = await server.signIn('payroll@demo.example');
    await policy('EVERYONE');
    const bare = await signIn('payroll@demo.example');
    expect(bare.body.secondStep).toBe('ENROL');
    const changes = await Promise.all([cookie, own].map((mine) => post('change-password', { current: PASSWORD, password: 'eleven green bottles', confirmation: 'eleven green bottles' }, mine)));
    expect(changes.map(({ status }) => status)).toEqual([200, 200]);
    expect((await post('second-step', { ticket: held.body.ticket, code: codeAt(secret) })).body.errorCode).toBe('TICKET_EXPIRED');
    expect((await post('two-factor/start', { ticket: bare.body.ticket })).body.errorCode).toBe('TICKET_EXPIRED');
  });
});
