/** The organisation's own words in mails: what they may name, what is sent, and the way back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';

const ADD = 'mutation ($input: EmailTemplateInput!) { answer: addEmailTemplate(input: $input) { errorCode row { id } } }';
const DELETE = 'mutation ($ids: [ID!]!) { answer: deleteEmailTemplates(ids: $ids) { errorCode deleted } }';
const LIST = 'query ($type: String, $formIds: [Int!], $builtIn: Boolean) { answer: getNotificationTemplates(type: $type, formIds: $formIds, builtIn: $builtIn) { errorCode notificationTemplates { templateId event language subject body isBuiltIn placeholders } } }';
const TEST = 'mutation ($body: String!) { answer: sendTestMail(event: PASSWORD_RESET, language: EN, subject: "A test for {{name}}", body: $body) { errorCode message recipient } }';
const own = { event: 'PASSWORD_RESET', language: 'EN', subject: 'New password at {{organisation}}', body: 'Dear {{ name }},\n\n{{link}}\n\n{{minutes}} minutes, {{organisation}}.' };
type Template = { templateId: number | null; event: string; language: string; subject: string; body: string; isBuiltIn: boolean };

let server: DemoServer;
const cookies: Record<string, string> = {};
const ask = <Data>(query: string, variables: Record<string, unknown>, who = 'admin') => askGraphql<{ answer: Data }>(server, cookies[who] ?? '', 'settings', query, variables);
const add = (input: object, who?: string) => ask<{ row: { id: string } }>(ADD, { input: { ...own, ...input } }, who);
const problemsOf = (answer: { errors?: readonly { extensions: Record<string, unknown> }[] }) => answer.errors?.[0]?.extensions['validationError'];
const mails = (email: string) => withOrg(server.db, 'demo', (tx) => tx.query<{ subject: string; body: string; template: string }>('select subject, body, template from outbox_message where org_code = $1 and recipient = $2 order by created_at desc', ['demo', email]));
const forgot = async (email: string) => {
  await server.ask('/auth/forgot-password', { body: { email } });
  return (await mails(email))[0];
};

beforeAll(async () => {
  server = await startDemoServer();
  for (const name of ['admin', 'employee']) cookies[name] = await server.signIn(`${name}@demo.example`);
});
afterAll(() => server.stop());

describe('templates of mails', () => {
  it('are the built-in texts at first, one for each event and language', async () => {
    const { notificationTemplates } = (await ask<{ notificationTemplates: Template[] }>(LIST, {})).data!.answer;
    expect(notificationTemplates).toHaveLength(24);
    expect(notificationTemplates.every(({ isBuiltIn, templateId }) => isBuiltIn && templateId === null)).toBe(true);
    expect(notificationTemplates[0]).toMatchObject({ event: 'INVITATION', language: 'EN', subject: 'Your account at {{organisation}}', placeholders: ['organisation', 'name', 'link', 'days'] });
    const named = async (variables: object) => (await ask<{ notificationTemplates: Template[] }>(LIST, { ...variables })).data!.answer.notificationTemplates.length;
    expect([await named({ type: 'invitation' }), await named({ formIds: [999] }), await named({ type: 'nothing' })]).toEqual([4, 0, 0]);
  });

  it.each([
    ['a name that the mail does not know', { subject: 'For {{salary}}' }, [{ field: 'subject', message: '{{salary}} is not known here. You may use: {{organisation}}, {{name}}, {{minutes}}.' }]],
    ['the link in the subject', { subject: 'Go to {{link}}' }, [{ field: 'subject', message: '{{link}} is not known here. You may use: {{organisation}}, {{name}}, {{minutes}}.' }]],
    ['braces without their pair', { body: 'Dear {{name,\n{{link}}' }, [{ field: 'body', message: 'Two braces are open or closed without their pair. Write a name as {{name}}.' }]],
    ['a text without its link', { body: 'Dear {{name}}, good day.' }, [{ field: 'body', message: 'Put {{link}} on a line of its own: without it the reader cannot go on.' }]],
    ['a link inside a sentence', { body: 'Open {{link}} now.' }, [{ field: 'body', message: 'Put {{link}} on a line of its own: without it the reader cannot go on.' }]],
  ])('refuse %s', async (_what, input, problems) => {
    expect(problemsOf(await add(input))).toEqual(problems);
  });

  it('are sent instead of the built-in text, to readers of their language, until they are deleted', async () => {
    const id = (await add({})).data!.answer.row.id;
    const { body, subject } = (await forgot('employee@demo.example'))!;
    expect(subject).toMatch(/^New password at /);
    expect(body).toMatch(/^Dear \S.*,\n\n\/v3\/reset-password\?token=\S+\n\n10 minutes, /);
    expect((await add({})).errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    await withOrg(server.db, 'demo', (tx) => tx.query(`update user_account set language = 'JA' where org_code = $1 and email = 'manager@demo.example'`, ['demo']));
    expect((await forgot('manager@demo.example'))!.subject).toContain('新しいパスワードの設定');
    const built = (await ask<{ notificationTemplates: Template[] }>(LIST, { type: 'PASSWORD_RESET', builtIn: true })).data!.answer.notificationTemplates[0]!;
    expect([built.isBuiltIn, built.subject]).toEqual([true, 'Choose a new password for {{organisation}}']);
    await ask(DELETE, { ids: [id] });
    expect((await forgot('hr@demo.example'))!.subject).toMatch(/^Choose a new password for /);
  });

  it('put names in as they are, and never read them as names again', async () => {
    await withOrg(server.db, 'demo', (tx) => tx.query(`update user_account set name = '{{link}} <b>x</b>' where org_code = $1 and email = 'recruiter@demo.example'`, ['demo']));
    await add({});
    expect((await forgot('recruiter@demo.example'))!.body).toMatch(/^Dear \{\{link\}\} <b>x<\/b>,/);
  });

  it('are tried on oneself, filled in with samples', async () => {
    const answer = await ask<{ message: string; recipient: string }>(TEST, { body: own.body });
    expect(answer.data!.answer).toMatchObject({ recipient: 'admin@demo.example', message: 'The test mail is on its way to admin@demo.example.' });
    const [mail] = await mails('admin@demo.example');
    expect(mail).toMatchObject({ template: 'passwordReset', subject: expect.stringMatching(/^A test for \S/) });
    expect(mail!.body).toContain('token=sample');
    expect(problemsOf(await ask(TEST, { body: 'No link' }))).toHaveLength(1);
  });

  it('are for those who may change them', async () => {
    expect([codeOf(await add({}, 'employee')), codeOf(await ask(LIST, {}, 'employee')), codeOf(await ask(TEST, { body: own.body }, 'employee'))]).toEqual(['_DB0101', '_DB0100', '_DB0102']);
  });
});
