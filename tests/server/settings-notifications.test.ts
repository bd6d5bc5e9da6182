/** What the bell shows: told in the transaction of the act, read in the reader's language, by nobody else. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { notify, type Notice } from '../../src/server/notifications/notify.ts';
import { askGraphql } from '../support/ask-graphql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';

type Listed = { notificationCount: number; totalRecords: number; leaveWorkflowEnabled: boolean; reimbursementWorkflowEnabled: boolean; notificationList: { notificationId: string; text: string; path: string | null; isRead: boolean }[] };

const LIST = '{ answer: listNotificationsInDashboard { errorCode notificationCount totalRecords leaveWorkflowEnabled reimbursementWorkflowEnabled notificationList { notificationId text path isRead } } }';
const READ = 'mutation ($ids: [ID!]) { answer: markNotificationsRead(notificationIds: $ids) { errorCode notificationCount } }';
const done: Omit<Notice, 'to'> = { kind: 'importDone', words: { file: 'grades.csv', smart_count: '1172' }, named: { entity: 'grade' }, path: '/core-hr/grades' };

let server: DemoServer;
const accounts = new Map<string, string>();
const idOf = (email: string): string => accounts.get(email) ?? '';
const list = async (email: string): Promise<Listed> => (await askGraphql<{ answer: Listed }>(server, await server.signIn(email), 'organisation-data', LIST)).data!.answer;
const tell = (notice: Notice): Promise<void> => withOrg(server.db, 'demo', (tx) => notify(tx, notice));

beforeAll(async () => {
  server = await startDemoServer();
  const rows = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string; email: string }>('select id, email from user_account where org_code = $1', ['demo']));
  for (const { id, email } of rows) accounts.set(email, id);
});
afterAll(() => server.stop());

describe('notifications', () => {
  it('are empty at first, and tell whether workflows decide leave and reimbursements', async () => {
    const none = { errorCode: '', notificationCount: 0, totalRecords: 0, notificationList: [] };
    const workflows = (set: string) => withOrg(server.db, 'demo', (tx) => tx.query(`update workflow set ${set} where org_code = $1 and module in ('LEAVE', 'CLAIM')`, ['demo']));
    expect(await list('employee@demo.example')).toEqual({ ...none, leaveWorkflowEnabled: true, reimbursementWorkflowEnabled: false });
    await workflows(`module = 'CLAIM'`);
    expect(await list('employee@demo.example')).toEqual({ ...none, leaveWorkflowEnabled: false, reimbursementWorkflowEnabled: true });
    await workflows(`status = 'INACTIVE'`);
    expect(await list('employee@demo.example')).toEqual({ ...none, leaveWorkflowEnabled: false, reimbursementWorkflowEnabled: false });
    await workflows(`status = 'ACTIVE', module = 'LEAVE'`);
  });

  it('reach those who are named, once each, and pass over accounts that are not there', async () => {
    await tell({ ...done, to: [idOf('employee@demo.example'), idOf('employee@demo.example'), idOf('manager@demo.example'), '999999999'] });
    const mine = await list('employee@demo.example');
    expect([mine.notificationCount, mine.notificationList.map(({ text, path, isRead }) => [text, path, isRead])]).toEqual([1, [['grades.csv is imported. Grades: 1,172 rows', '/core-hr/grades', false]]]);
    expect((await list('manager@demo.example')).totalRecords).toBe(1);
    expect((await list('hr@demo.example')).totalRecords).toBe(0);
    expect((await list('admin@other.example')).totalRecords).toBe(0);
  });

  it('are said in the language of the reader when they read them', async () => {
    await withOrg(server.db, 'demo', (tx) => tx.query(`update user_account set language = 'FR' where org_code = $1 and email = 'manager@demo.example'`, ['demo']));
    const [first] = (await list('manager@demo.example')).notificationList;
    expect(first?.text).toBe('grades.csv est importé. Grades\u00a0: 1\u202f172 lignes');
  });

  it('are marked as read one by one or together, by their owner only', async () => {
    await tell({ ...done, to: [idOf('employee@demo.example')] });
    const { notificationList } = await list('employee@demo.example');
    const ids = [notificationList[0]!.notificationId];
    const mark = async (email: string, given: string[] | null) => (await askGraphql<{ answer: { notificationCount: number } }>(server, await server.signIn(email), 'organisation-data', READ, { ids: given })).data?.answer.notificationCount;
    await mark('hr@demo.example', ids);
    expect((await list('employee@demo.example')).notificationCount).toBe(2);
    expect(await mark('employee@demo.example', ids)).toBe(1);
    expect(await mark('employee@demo.example', null)).toBe(0);
  });

  it('refuse a kind without a text and a path that leads elsewhere', async () => {
    await expect(tell({ to: ['1'], kind: 'nothingOfTheKind' })).rejects.toThrow('notification.nothingOfTheKind');
    await expect(tell({ ...done, to: ['1'], path: '//elsewhere.example' })).rejects.toThrow('path');
    await expect(tell({ ...done, to: ['1'], path: 'javascript:alert(1)' })).rejects.toThrow('path');
  });
});
