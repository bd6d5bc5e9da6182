/** The audit log: what was changed, told only to those who may see the records themselves. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forms } from '../../generated/forms.ts';
import { askGraphql } from '../support/ask-graphql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';

type Entry = { employeeName: string; userAction: string; uniqueId: number; description: string; formName: string | null; entity: string; kind: string; fields: { field: string; before: unknown; after: unknown }[] };
type Logs = { answer: { errorCode: string; totalRecords: number; activityLogs: Entry[] } };

const LOGS = `query ($fromDate: LocalDate, $toDate: LocalDate, $entity: String, $kind: ChangeKind, $uniqueId: Int, $logsFormId: Int, $formId: Int) {
  answer: getSystemActivityLogs(fromDate: $fromDate, toDate: $toDate, entity: $entity, kind: $kind, uniqueId: $uniqueId, logsFormId: $logsFormId, formId: $formId) {
    errorCode totalRecords activityLogs { employeeName userAction uniqueId description formName entity kind fields { field before after } }
  }
}`;
const ADD = 'mutation { answer: addGrade(input: { name: "Audit grade", code: "AUD" }) { row { id version } } }';
const CHANGE = 'mutation ($id: ID!, $version: Int!) { answer: updateGrade(id: $id, version: $version, input: { name: "Audited grade" }) { row { id version } } }';

let server: DemoServer;
let id = '';
const logs = async (email: string, variables: Record<string, unknown> = {}) => askGraphql<Logs>(server, await server.signIn(email), 'monitoring', LOGS, variables);

beforeAll(async () => {
  server = await startDemoServer();
  const admin = await server.signIn('admin@demo.example');
  const added = await askGraphql<{ answer: { row: { id: string; version: number } } }>(server, admin, 'core-hr', ADD);
  const row = added.data!.answer.row;
  id = row.id;
  await askGraphql(server, admin, 'core-hr', CHANGE, row);
});
afterAll(() => server.stop());

describe('getSystemActivityLogs', () => {
  it('tells each change, newest first, with who, what, old and new', async () => {
    const answer = (await logs('admin@demo.example', { entity: 'Grade', uniqueId: Number(id) })).data!.answer;
    expect(answer.totalRecords).toBe(2);
    const [changed, added] = answer.activityLogs;
    expect([changed?.kind, changed?.userAction, changed?.description, changed?.formName]).toEqual(['UPDATE', 'Changed', 'Grade Audited grade: Name', 'Grades']);
    expect(changed?.fields).toEqual([{ field: 'name', before: 'Audit grade', after: 'Audited grade' }]);
    expect([added?.kind, added?.description, added?.fields]).toEqual(['ADD', 'Grade Audit grade', []]);
  });

  it('narrows by kind, form and days', async () => {
    const count = async (variables: object) => (await logs('admin@demo.example', { uniqueId: Number(id), entity: 'Grade', ...variables })).data!.answer.totalRecords;
    expect(await count({ kind: 'ADD' })).toBe(1);
    expect(await count({ logsFormId: forms.GRADES })).toBe(2);
    expect(await count({ logsFormId: forms.LOCATIONS })).toBe(0);
    expect(await count({ logsFormId: 999_999 })).toBe(0);
    expect(await count({ fromDate: '2020-01-01', toDate: '2020-01-20' })).toBe(0);
  });

  it('refuses a range of 31 days or more, and one that ends before it begins', async () => {
    const backwards = await logs('admin@demo.example', { fromDate: '2026-01-02', toDate: '2026-01-01' });
    expect(backwards.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', validationError: [{ field: 'toDate', message: 'The period begins after it ends. Choose other days.' }] });
    const { errors } = await logs('admin@demo.example', { fromDate: '2026-01-01', toDate: '2026-01-31' });
    expect(errors?.[0]?.extensions?.errorCode).toBe('DATE_RANGE');
  });

  it('is closed without the right, and tells another organisation nothing', async () => {
    expect((await logs('employee@demo.example')).errors?.[0]?.extensions?.errorCode).toBe('_DB0100');
    expect((await logs('admin@other.example', { entity: 'Grade' })).data!.answer.activityLogs.map(({ description }) => description)).not.toContain('Grade Audit grade');
  });

  it('tells whoever may not see an entity nothing of it', async () => {
    const answer = await logs('payroll@demo.example', { entity: 'UserAccount' });
    const seen = answer.data?.answer.activityLogs.filter(({ entity }) => entity === 'UserAccount') ?? [];
    expect(seen).toEqual([]);
  });
});
