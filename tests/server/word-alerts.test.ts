/** Words that are looked for in texts of members: what is found, what is kept, who is told, and who looks after it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personDays } from '../../src/server/activity/person-days.ts';
import { settleAlertMails } from '../../src/server/data-loss-prevention/words/settle-alert-mails.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { createLog } from '../../src/server/log.ts';
import { deliverDue } from '../../src/server/mail/deliver-due.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

let server: DemoServer;
let token = '';
let kavitha = '';
let shift: { from: number; to: number };
const cookies = new Map<string, string>();
const ask = async <Answer = Record<string, never>>(email: string, query: string, variables: Record<string, unknown> = {}, endpoint = 'monitoring') => {
  if (!cookies.has(email)) cookies.set(email, await server.signIn(email));
  return askGraphql<{ answer: Answer }>(server, cookies.get(email)!, endpoint, query, variables);
};
const rows = <Row extends object>(text: string, values: readonly unknown[] = []) => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text, values));
const employeeOf = async (number: string): Promise<string> => (await rows<{ id: string }>('select id::text as id from employee where employee_number = $1', [number]))[0]!.id;
const problemsOf = (answer: { errors?: readonly { extensions: Record<string, unknown> }[] }): unknown => answer.errors?.[0]?.extensions['validationError'];

const send = async (texts: readonly Record<string, unknown>[], batchId = crypto.randomUUID() as string) => {
  const response = await server.ask('/activity/texts', { body: { batchId, sentAt: new Date().toISOString(), texts }, headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, body: (await response.json()) as { recording?: boolean; looked?: number; dropped?: number; validationError?: { field: string; message: string }[] } };
};
const typed = (at: number, text: string, more: Record<string, unknown> = {}) => ({ at: new Date(at).toISOString(), kind: 'typed', text, application: 'Microsoft Teams', ...more });

const ADD = 'mutation ($input: CustomAlertInput!) { answer: addCustomAlert(input: $input) { row { id version } changeSet } }';
const alert = (more: Record<string, unknown> = {}) => ({ name: 'Prototype loom', isOn: true, alertType: 'TYPED_TEXT', recipients: 'ADMINS_AND_MANAGERS', keywords: [{ keyword: 'prototype loom' }, { keyword: 'jacquard*' }], addresses: [{ email: 'watch@demo.example' }], ...more });
type Added = { row: { id: string; version: number }; changeSet: string };
let added: Added;

beforeAll(async () => {
  server = await startDemoServer();
  kavitha = await employeeOf('1028');
  token = (await ask<{ token: string }>('hr@demo.example', 'mutation ($employeeId: Int!) { answer: issueActivityDevice(employeeId: $employeeId, name: "Loom terminal") { token } }', { employeeId: Number(kavitha) })).data!.answer.token;
  const now = Date.now();
  const days = await withOrg(server.db, 'demo', (tx) => personDays(tx, kavitha, isoDay(now - 14 * DAY), isoDay(now - 3 * DAY)));
  shift = days.find((one) => one.shift !== null)!.shift!;
});
afterAll(() => server.stop());

describe('a custom alert', () => {
  it('needs keywords and somebody who hears of it, and has neither twice', async () => {
    const wrong = async (more: Record<string, unknown>) => problemsOf(await ask('hr@demo.example', ADD, { input: alert(more) }));
    expect(await wrong({ recipients: 'ADDITIONAL_ADDRESSES', addresses: [] })).toEqual([{ field: 'addresses', message: 'No recipients specified' }]);
    expect(await wrong({ keywords: [{ keyword: 'Mérger' }, { keyword: 'merger' }] })).toEqual([{ field: 'keywords.1.keyword', message: 'Keyword already exists in the list' }]);
    expect(await wrong({ addresses: [{ email: 'a@b.example' }, { email: 'A@b.example' }] })).toEqual([{ field: 'addresses.1.email', message: 'Email already exists in the list' }]);
    expect(await wrong({ keywords: [] })).toEqual([{ field: 'keywords', message: 'Add at least one keyword.' }]);
    expect(await wrong({ keywords: [{ keyword: '*' }] })).toEqual([{ field: 'keywords.0.keyword', message: '“*” needs at least two letters or digits.' }]);
  });

  it('is added by whoever may, and by nobody with the right on a team alone', async () => {
    added = (await ask<Added>('hr@demo.example', ADD, { input: alert() })).data!.answer;
    expect(codeOf(await ask('manager@demo.example', ADD, { input: alert({ name: 'Mine' }) }))).toBe('_DB0101');
    expect((await ask<{ rows: unknown[] }>('manager@demo.example', '{ answer: listCustomAlerts { rows { name keywords { keyword } } } }')).data!.answer.rows).toEqual([]);
    expect(codeOf(await ask('employee@demo.example', '{ answer: listCustomAlerts { rows { name } } }'))).toBe('_DB0100');
    expect((await ask<{ rows: { name: string }[] }>('admin@other.example', '{ answer: listCustomAlerts { rows { name } } }')).data!.answer.rows).toEqual([]);
  });

  it('tells programs that words are looked for, and not which', async () => {
    const state = await (await server.ask('/activity/state', { headers: { authorization: `Bearer ${token}` } })).json() as { texts?: object };
    expect(state.texts).toEqual({ kinds: ['typed', 'website'], most: { texts: 100, characters: 1000, bytes: 262_144 } });
    expect(JSON.stringify(state)).not.toMatch(/loom|falcon/i);
  });
});

const found = () => rows<{ keyword: string; alert: string; times: number; application: string; notification: string; recipients: string }>(`select keyword, alert, times, application, notification_status as notification, email_recipients as recipients from keyword_alert where org_code = $1 and employee_id = $2::bigint and alert like 'Prototype%' order by alerted_at, id`, ['demo', kavitha]);
const mails = () => rows<{ recipient: string; status: string; due: boolean; body: string; id: string; language: string }>(`select id, recipient, status, due_at > now() as due, body, language from outbox_message where org_code = $1 and about = $2 order by created_at, recipient`, ['demo', `customAlert ${added.row.id}`]);

describe('a text', () => {
  it('leaves that a keyword was in it, and nothing else', async () => {
    const batch = [typed(shift.from + MINUTE, 'I drew the Prototype  LOOM today, secret-42'), typed(shift.from + 6 * MINUTE, 'prototype loom again'), typed(shift.from + 7 * MINUTE, 'nothing of it'), { ...typed(shift.from + 8 * MINUTE, 'prototype loom'), kind: 'title' }];
    const batchId = crypto.randomUUID();
    expect((await send(batch, batchId)).body).toMatchObject({ recording: true, looked: 4, dropped: 0 });
    expect((await send(batch, batchId)).body).toMatchObject({ looked: 4 });
    expect(await found()).toEqual([expect.objectContaining({ keyword: 'prototype loom', alert: 'Prototype loom', times: 2, application: 'Microsoft Teams', notification: 'PENDING' })]);
    for (const table of ['keyword_alert', 'activity_batch', 'outbox_message', 'notification', 'change']) expect(JSON.stringify(await rows(`select * from ${table} where org_code = 'demo'`)), table).not.toContain('secret-42');
  });

  it('is the same alert within a quarter of an hour after the last time, and another one later or of another keyword', async () => {
    await send([typed(shift.from + 20 * MINUTE, 'prototype loom'), typed(shift.from + 60 * MINUTE, 'prototype loom'), typed(shift.from + 61 * MINUTE, 'the jacquards')]);
    expect((await found()).map(({ keyword, times }) => [keyword, times])).toEqual([['prototype loom', 3], ['prototype loom', 1], ['jacquard*', 1]]);
  });

  it('is not looked at outside the shift, from before membership, or while monitoring or every alert is off', async () => {
    expect((await send([typed(shift.to + 30 * MINUTE, 'prototype loom'), typed(shift.from - 300 * DAY, 'prototype loom')])).body).toMatchObject({ recording: true, looked: 0, dropped: 2 });
    await rows(`update monitoring_setting set is_on = false where org_code = 'demo'`);
    expect((await send([typed(shift.from + MINUTE, 'prototype loom')])).body).toMatchObject({ recording: false, looked: 0, dropped: 1 });
    await rows(`update monitoring_setting set is_on = true where org_code = 'demo'`);
    expect(await found()).toHaveLength(3);
  });

  it('is refused where it is too long, too many, of the future or has more than is asked for, and the refusal repeats none of it', async () => {
    const fields = async (texts: readonly Record<string, unknown>[]) => (await send(texts)).body.validationError?.map(({ field }) => field);
    const one = typed(shift.from, 'x');
    expect(await fields([{ ...one, text: 'x'.repeat(1001) }])).toEqual(['texts.0.text']);
    expect(await fields(Array.from({ length: 101 }, () => one))).toEqual(['texts']);
    expect(await fields([{ ...one, at: new Date(Date.now() + 10 * MINUTE).toISOString() }])).toEqual(['texts.0.at']);
    expect(await fields([{ ...one, host: 'example.com/inbox' }])).toEqual(['texts.0.host']);
    expect(await fields([{ ...one, password: 'hunter2' }])).toEqual(['texts.0']);
    expect(JSON.stringify(await send([{ ...one, text: `hunter2${'x'.repeat(1001)}` }]))).not.toContain('hunter2');
  });
});

describe('who is told', () => {
  it('are administrators, the manager and the addresses, by one mail at once and one more for the rest of the hour', async () => {
    const sent = await mails();
    const first = sent.filter(({ due }) => !due);
    const later = sent.filter(({ due }) => due);
    expect(first.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining(['watch@demo.example', 'hr@demo.example', 'admin@demo.example']));
    expect(later.map(({ recipient }) => recipient).sort()).toEqual(first.map(({ recipient }) => recipient).sort());
    expect(later[0]!.body).toContain('Prototype loom');
    expect(later.find(({ language }) => language === 'en')!.body).toMatch(/: 2\n/);
    expect(sent.map(({ body }) => body).join()).not.toMatch(/Kavitha|jacquard/);
  });

  it('see in the alert what became of the mail', async () => {
    const first = (await mails()).find(({ recipient, due }) => recipient === 'watch@demo.example' && !due)!;
    await deliverDue(server.db, createLog('silent'), async ({ recipient }) => { if (recipient === 'watch@demo.example') throw Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode: 550 }); }, undefined, undefined, undefined, settleAlertMails);
    expect((await found())[0]!.notification).toBe('PENDING');
    await rows(`update outbox_message set status = 'FAILED' where org_code = 'demo' and id = $1`, [first.id]);
    await withOrg(server.db, 'demo', (tx) => settleAlertMails(tx, first.id));
    expect((await found()).map(({ notification }) => notification)).toEqual(['FAILED', 'PENDING', 'PENDING']);
  });

  it('is never the person whom the alert is about', async () => {
    const { recipientsOf } = await import('../../src/server/data-loss-prevention/words/recipients.ts');
    const hr = (await rows<{ id: string }>(`select employee_id::text as id from user_account where org_code = 'demo' and email = 'hr@demo.example'`))[0]!.id;
    const of = (recipients: 'ADMINS' | 'MANAGERS' | 'ADDITIONAL_ADDRESSES', addresses: readonly string[] = []) => withOrg(server.db, 'demo', async (tx) => (await recipientsOf(tx, hr, { recipients, addresses, settings: 'DLP_CUSTOM_ALERT' })).map(({ address }) => address));
    expect(await of('ADMINS')).toEqual(['admin@demo.example']);
    expect(await of('ADDITIONAL_ADDRESSES', ['hr@demo.example', 'watch@demo.example'])).toEqual(['watch@demo.example']);
    expect(await of('ADDITIONAL_ADDRESSES', ['HR@demo.example'])).toEqual(['admin@demo.example']);
    expect(await of('MANAGERS')).not.toContain('hr@demo.example');
  });
});

const LIST = '{ answer: listKeywordAlerts(limit: 100) { rows { id keyword status handledBy handledAt remark employee { id } } } }';
type Listed = { rows: { id: string; keyword: string; status: string; handledBy: string | null; remark: string | null; employee: { id: string } }[] };
const HANDLE = 'mutation ($ids: [ID!]!, $status: AlertStatus!, $remark: String) { answer: handleKeywordAlerts(ids: $ids, status: $status, remark: $remark) { alerts changeSet } }';
const BOARD = 'query ($from: LocalDate!, $to: LocalDate!) { answer: keywordAlertDashboard(fromDate: $from, toDate: $to) { figures { alerts open people failed isOn } byDay { date open acknowledged closed } byKeyword { name alerts } byDepartment { name alerts } byPerson { id alerts } latest { id employeeId notificationStatus emailRecipients } } }';
type Board = { figures: { alerts: number; open: number; people: number; failed: number; isOn: boolean }; byDay: { open: number; acknowledged: number; closed: number }[]; byKeyword: { alerts: number }[]; byDepartment: { alerts: number }[]; byPerson: { id: string; alerts: number }[]; latest: { id: string; employeeId: string }[] };
const RANGE = () => ({ from: isoDay(Date.now() - 25 * DAY), to: isoDay(Date.now()) });
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

describe('the dashboard of custom alerts', () => {
  it('comes to the same by day, keyword, department and person', async () => {
    const board = (await ask<Board>('hr@demo.example', BOARD, RANGE())).data!.answer;
    expect(board.figures.isOn).toBe(true);
    expect(board.figures.alerts).toBeGreaterThan(10);
    for (const parts of [board.byKeyword, board.byDepartment, board.byPerson]) expect(sum(parts.map(({ alerts }) => alerts))).toBe(board.figures.alerts);
    expect(sum(board.byDay.map(({ open, acknowledged, closed }) => open + acknowledged + closed))).toBe(board.figures.alerts);
    expect(board.figures.failed).toBe(1);
  });

  it('tells people who read alerts about them', async () => {
    await ask<Board>('hr@demo.example', BOARD, RANGE());
    const { readings } = (await ask<{ readings: { kind: string | null; by: string }[] }>('employee@demo.example', '{ answer: ownMonitoring { readings { kind by } } }')).data!.answer;
    expect(readings).toContainEqual({ kind: 'WORDS', by: 'Harini Subramaniam' });
  });

  it('reaches a manager’s team alone, and nobody without the right', async () => {
    const [whole, team] = await Promise.all(['hr@demo.example', 'manager@demo.example'].map(async (email) => (await ask<Board>(email, BOARD, RANGE())).data!.answer));
    expect(team!.figures.alerts).toBeGreaterThan(0);
    expect(team!.figures.alerts).toBeLessThan(whole!.figures.alerts);
    const listed = (await ask<Listed>('manager@demo.example', LIST)).data!.answer.rows;
    expect(new Set(listed.map(({ employee }) => employee.id))).toEqual(new Set(team!.byPerson.map(({ id }) => id)));
    expect(codeOf(await ask('employee@demo.example', BOARD, RANGE()))).toBe('_DB0100');
    expect(codeOf(await ask('recruiter@demo.example', '{ answer: toxicityAlertDashboard(fromDate: "2026-11-01", toDate: "2026-11-02") { figures { alerts } } }'))).toBe('_DB0100');
    expect((await ask<Board>('admin@other.example', BOARD, RANGE())).data!.answer.figures).toMatchObject({ alerts: 0, isOn: false });
    expect(codeOf(await ask('hr@demo.example', BOARD, { from: '2026-09-01', to: '2026-10-15' }))).toBe('DATE_RANGE');
  });
});

describe('an alert', () => {
  it('is acknowledged and closed with a remark, by whom and when, and that is undone', async () => {
    const mine = (await ask<Listed>('hr@demo.example', LIST)).data!.answer.rows.filter(({ employee, status }) => employee.id === kavitha && status === 'OPEN').slice(0, 2);
    const ids = mine.map(({ id }) => id);
    expect((await ask<{ alerts: number }>('hr@demo.example', HANDLE, { ids, status: 'ACKNOWLEDGED' })).data!.answer.alerts).toBe(2);
    expect(problemsOf(await ask('hr@demo.example', HANDLE, { ids, status: 'CLOSED' }))).toEqual([{ field: 'remark', message: 'Say what came of it.' }]);
    const closed = (await ask<{ alerts: number; changeSet: string }>('hr@demo.example', HANDLE, { ids: ids.slice(0, 1), status: 'CLOSED', remark: 'Belongs to the work.' })).data!.answer;
    // A closed one is opened again on purpose, not by looking after others beside it.
    expect((await ask<{ alerts: number }>('hr@demo.example', HANDLE, { ids, status: 'ACKNOWLEDGED' })).data!.answer.alerts).toBe(0);
    const row = async () => (await ask<Listed>('hr@demo.example', LIST)).data!.answer.rows.find(({ id }) => id === ids[0])!;
    expect(await row()).toMatchObject({ status: 'CLOSED', remark: 'Belongs to the work.', handledBy: expect.any(String) as string });
    expect((await ask('hr@demo.example', 'mutation ($id: ID!) { answer: undoChangeSet(id: $id) { errorCode } }', { id: closed.changeSet }, 'core-hr')).errors).toBeUndefined();
    expect(await row()).toMatchObject({ status: 'ACKNOWLEDGED', remark: null });
    const own = (await ask<{ alerts: { kind: string; handledBy: string | null }[] }>('employee@demo.example', '{ answer: ownWordAlerts { alerts { kind handledBy application } } }')).data!.answer.alerts;
    expect(own.length).toBeGreaterThanOrEqual(0);
  });

  it('is out of reach for those whose team it is not of, and of oneself', async () => {
    const all = (await ask<Listed>('hr@demo.example', LIST)).data!.answer.rows;
    const team = new Set((await ask<Listed>('manager@demo.example', LIST)).data!.answer.rows.map(({ id }) => id));
    const foreign = all.find(({ id }) => !team.has(id))!;
    expect(codeOf(await ask('manager@demo.example', HANDLE, { ids: [foreign.id], status: 'ACKNOWLEDGED' }))).toBe('NOT_FOUND');
    expect(codeOf(await ask('employee@demo.example', HANDLE, { ids: [foreign.id], status: 'ACKNOWLEDGED' }))).toBe('_DB0102');
    expect(codeOf(await ask('admin@other.example', HANDLE, { ids: [foreign.id], status: 'ACKNOWLEDGED' }))).toBe('NOT_FOUND');
    const hr = (await rows<{ id: string }>(`select employee_id::text as id from user_account where org_code = 'demo' and email = 'hr@demo.example'`))[0]!.id;
    await rows(`update keyword_alert set employee_id = $1::bigint where org_code = 'demo' and id = $2::bigint`, [hr, foreign.id]);
    expect(problemsOf(await ask('hr@demo.example', HANDLE, { ids: [foreign.id], status: 'ACKNOWLEDGED' }))).toEqual([{ field: 'ids', message: 'Somebody else looks after alerts about yourself.' }]);
    const told = (await ask<{ alerts: { kind: string; application: string }[] }>('hr@demo.example', '{ answer: ownWordAlerts { alerts { kind application times } } }')).data!.answer.alerts;
    expect(told.map(({ kind }) => kind)).toContain('KEYWORD');
    expect(JSON.stringify(told)).not.toContain(foreign.keyword);
  });
});

describe('the toxicity identifier', () => {
  const toxic = () => rows<{ keyword: string; severity: string; score: number; threshold: number; times: number }>(`select keyword, severity, score, threshold, times from toxicity_alert where org_code = 'demo' and employee_id = $1::bigint order by id`, [kavitha]);

  it('keeps what reaches the threshold, with its class and score, and masks words of the lexicon', async () => {
    await send([typed(shift.from + 120 * MINUTE, 'you idiot'), typed(shift.from + 121 * MINUTE, 'you stupid idiot'), typed(shift.from + 125 * MINUTE, 'YOU STUPID IDIOT, shut up'), { ...typed(shift.from + 126 * MINUTE, 'I will kill you'), kind: 'title' }, typed(shift.from + 130 * MINUTE, 'that camel face')]);
    const kept = await toxic();
    expect(kept.map(({ severity }) => severity)).toEqual(['INSULT', 'HARASSMENT', 'KEYWORD']);
    expect(kept[0]).toMatchObject({ keyword: expect.stringMatching(/^[si]•+$/) as string, score: 81, threshold: 60, times: 1 });
    expect(kept[2]).toMatchObject({ keyword: 'camel face', score: 100 });
  });

  it('is switched off, and members hear of it only once nothing is looked for any more', async () => {
    const notices = () => rows<{ kind: string }>(`select n.kind from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = 'demo' and u.employee_id = $1::bigint and n.kind like 'words%' order by n.kind`, [kavitha]);
    const [row] = (await ask<{ rows: { id: string; version: number }[] }>('hr@demo.example', '{ answer: listToxicitySettings { rows { id version } } }')).data!.answer.rows;
    await ask('hr@demo.example', 'mutation ($id: ID!, $version: Int!) { answer: updateToxicitySetting(id: $id, version: $version, input: { isOn: false }) { errorCode } }', row!);
    expect(await notices()).toEqual([]);
    const ids = (await ask<{ rows: { id: string }[] }>('hr@demo.example', '{ answer: listCustomAlerts { rows { id } } }')).data!.answer.rows.map(({ id }) => id);
    expect((await ask('hr@demo.example', 'mutation ($ids: [ID!]!) { answer: deleteCustomAlerts(ids: $ids) { errorCode } }', { ids })).errors).toBeUndefined();
    expect((await notices()).map(({ kind }) => kind)).toEqual(['wordsEnd']);
    expect(await (await server.ask('/activity/state', { headers: { authorization: `Bearer ${token}` } })).json()).not.toHaveProperty('texts');
    expect((await send([typed(shift.from + 180 * MINUTE, 'I will kill you')])).body).toMatchObject({ recording: false, dropped: 1 });
    await ask('hr@demo.example', ADD, { input: alert({ name: 'Prototype again' }) });
    expect((await notices()).map(({ kind }) => kind)).toEqual(['wordsBegin', 'wordsEnd']);
  });
});
