/** Mails that open accounts: who may read their links, and what a new address ends. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { hideLinks } from '../../src/server/mail/hide-links.ts';
import { postLetter } from '../../src/server/mail/send-mail.ts';
import { starterOf } from '../../src/server/resource/import/starter.ts';
import { askGraphql } from '../support/ask-graphql.ts';
import { PASSWORD, startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';

let server: DemoServer;
let admin: string;
beforeAll(async () => {
  server = await startDemoServer();
  admin = await server.signIn('admin@demo.example');
});
afterAll(() => server.stop());

type Mail = { recipient: string; subject: string; body: string };
const mails = async (cookie: string, search: string): Promise<Mail[]> =>
  (await askGraphql<{ listOutboxMails: { rows: Mail[] } }>(server, cookie, 'integration', 'query($search: String) { listOutboxMails(search: $search, limit: 100) { rows { recipient subject body } } }', { search })).data?.listOutboxMails.rows ?? [];
const forgot = (email: string): Promise<Response> => server.ask('/auth/forgot-password', { body: { email } });

describe('a link to choose a password', () => {
  it('is shown to whoever may do all that the account may, and to nobody else, who reads why', async () => {
    await withOrg(server.db, 'demo', (tx) =>
      tx.query(`insert into role_right (org_code, id, form, "view", "add", "update", "delete", optional_choice, scope, role_id, "position")
        select 'demo', 2000000000, 'OUTBOX_MAIL', true, false, false, false, false, 'ALL', id, 900 from role where org_code = 'demo' and code = 'HR_ADMINISTRATOR'`),
    );
    const hr = await server.signIn('hr@demo.example');
    for (const name of ['admin', 'employee', 'hr']) await forgot(`${name}@demo.example`);
    const seenBy = async (cookie: string, recipient: string): Promise<string> => (await mails(cookie, recipient)).find((mail) => mail.recipient === recipient)!.body;
    const link = /^http\S+\/v3\/reset-password\?token=demo\.\S+$/m;
    for (const recipient of ['admin@demo.example', 'employee@demo.example', 'hr@demo.example']) expect(await seenBy(admin, recipient)).toMatch(link);
    expect(await seenBy(hr, 'hr@demo.example')).toMatch(link);
    // Who is an employee as well would read the pay of the other one with the right to the own.
    expect(await seenBy(hr, 'employee@demo.example')).toContain('The link is hidden: the account may do more than you.');
    const hidden = await seenBy(hr, 'admin@demo.example');
    expect(hidden).not.toContain('token=');
    expect(hidden).toContain('The link is hidden: the account may do more than you.');
    expect(hidden).toContain('asked to choose a new password');
  });

  it('is its recipient’s alone where a mail server brings it, whoever reads', async () => {
    await forgot('manager@demo.example');
    const told = (status: string, delivers: boolean): Promise<string> =>
      withOrg(server.db, 'demo', async (tx) => {
        const [mail] = await tx.query<{ template: string; body: string }>(`select template, body from outbox_message where org_code = 'demo' and recipient = 'manager@demo.example' order by created_at desc limit 1`);
        const session = await starterOf(tx, (await tx.query<{ id: string }>(`select id::text as id from user_account where org_code = 'demo' and email = 'admin@demo.example'`))[0]!.id);
        return (await hideLinks(tx, session, [{ ...mail!, status }], delivers))[0]!;
      });
    expect(await told('SENT', false)).toContain('token=');
    // Written before there was a mail server.
    expect(await told('KEPT', true)).toContain('token=');
    for (const status of ['QUEUED', 'SENT', 'FAILED']) expect(await told(status, true)).toContain('[A link that is its recipient’s alone.]');
  });

  it('of an account that is not known is shown to nobody', async () => {
    await withOrg(server.db, 'demo', (tx) => tx.query(`update outbox_message set body = replace(body, 'token=demo.', 'token=demo.x') where org_code = 'demo' and recipient = 'employee@demo.example'`));
    expect((await mails(admin, 'employee@demo.example'))[0]?.body).not.toContain('token=');
  });
});

describe('what acts in the name of its recipient', () => {
  it('is shown to nobody who reads mails of others, administrators included', async () => {
    const mail = (template: string, body: string) => withOrg(server.db, 'demo', (tx) => postLetter(tx, { recipient: 'asha@mail.example', subject: template, body }, { template, language: 'en' }));
    await mail('joinPasscode', 'Your code is 123456.');
    await mail('onboardingInvited', 'Tell us who you are:\n/v3/join/demo.join.abc');
    const shown = async (): Promise<string[]> => (await mails(admin, 'asha@mail.example')).map(({ body }) => body).sort();
    expect(await shown()).toEqual(['Tell us who you are:\n[A link that is its recipient’s alone.]', '[A passcode, which is its recipient’s alone.]']);
    // Without a mail server whoever reads them here is the only one to hand them on.
    await withOrg(server.db, 'demo', (tx) => tx.query(`update outbox_message set status = 'KEPT' where org_code = 'demo' and recipient = 'asha@mail.example'`));
    expect(await shown()).toEqual([expect.stringContaining('/v3/join/demo.join.abc'), 'Your code is 123456.']);
  });
});

describe('another address of an account', () => {
  it('ends its sessions and its password, is invited to choose one, and the former address is told', async () => {
    const cookie = await server.signIn('recruiter@demo.example');
    const found = await askGraphql<{ listUserAccounts: { rows: { id: string; version: number }[] } }>(server, admin, 'core-hr', `{ listUserAccounts(filter: { email: { equals: "recruiter@demo.example" } }) { rows { id version } } }`);
    const { id, version } = found.data!.listUserAccounts.rows[0]!;
    const moved = await askGraphql(server, admin, 'core-hr', 'mutation($id: ID!, $version: Int!) { updateUserAccount(id: $id, version: $version, input: { email: "hiring@demo.example" }) { row { id } } }', { id, version });
    expect(moved.errors).toBeUndefined();
    expect((await server.ask('/auth/session', { headers: { cookie } })).status).toBe(401);
    for (const email of ['recruiter@demo.example', 'hiring@demo.example']) expect((await server.ask('/auth/sign-in', { body: { email, password: PASSWORD } })).status).toBe(401);
    const [told] = await mails(admin, 'recruiter@demo.example');
    expect(told?.subject).toBe('The address of your account at Northwind Textiles was changed');
    expect(told?.body).not.toMatch(/hiring|https?:/);
    const [invitation] = await mails(admin, 'hiring@demo.example');
    const token = /token=(\S+)/.exec(invitation?.body ?? '')?.[1];
    expect((await server.ask('/auth/reset-password', { body: { token, password: 'four silver spoons', confirmation: 'four silver spoons' } })).status).toBe(200);
    await server.signIn('hiring@demo.example', 'four silver spoons');
  });

  it('leaves the password alone when something else changes', async () => {
    const found = await askGraphql<{ listUserAccounts: { rows: { id: string; version: number }[] } }>(server, admin, 'core-hr', `{ listUserAccounts(filter: { email: { equals: "payroll@demo.example" } }) { rows { id version } } }`);
    const { id, version } = found.data!.listUserAccounts.rows[0]!;
    await askGraphql(server, admin, 'core-hr', 'mutation($id: ID!, $version: Int!) { updateUserAccount(id: $id, version: $version, input: { name: "Payroll" }) { row { id } } }', { id, version });
    await server.signIn('payroll@demo.example');
  });
});
