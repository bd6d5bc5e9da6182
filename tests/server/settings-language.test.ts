/** The language that a person reads the product in: kept with the account, by its owner or by those who may update accounts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';

let server: DemoServer;
const cookies: Record<string, string> = {};
const call = (kind: 'query' | 'mutation') => `${kind} ($employeeId: Int, $language: String!) { answer: updateEmpLanguagePreference(employeeId: $employeeId, languagePreference: $language) { errorCode message success } }`;
const choose = (who: string, language: string, employeeId?: number, kind: 'query' | 'mutation' = 'mutation') =>
  askGraphql<{ answer: { success: boolean } }>(server, cookies[who] ?? '', 'employee-self-service', call(kind), { employeeId, language });
const account = async (email: string) =>
  (await withOrg(server.db, 'demo', (tx) => tx.query<{ language: string; employee: number }>('select language, employee_id::int as employee from user_account where org_code = $1 and email = $2', ['demo', email])))[0]!;

beforeAll(async () => {
  server = await startDemoServer();
  for (const name of ['admin', 'employee', 'manager']) cookies[name] = await server.signIn(`${name}@demo.example`);
  cookies['other'] = await server.signIn('admin@other.example');
});
afterAll(() => server.stop());

describe('a language', () => {
  it('is chosen for oneself under both roots, and the session says so at once', async () => {
    expect((await choose('employee', 'fr')).data?.answer).toEqual({ errorCode: '', message: '', success: true });
    const session = (await (await server.ask('/auth/session', { headers: { cookie: cookies['employee']! } })).json()) as { user: { language: string } };
    expect(session.user.language).toBe('fr');
    const { employee } = await account('employee@demo.example');
    expect((await choose('employee', 'sp', employee, 'query')).data?.answer.success).toBe(true);
    expect((await account('employee@demo.example')).language).toBe('SP');
  });

  it('is in the journal, as every change of an account', async () => {
    const changes = await withOrg(server.db, 'demo', (tx) => tx.query<{ count: number }>(`select count(*)::int as count from change where org_code = $1 and entity = 'UserAccount' and kind = 'UPDATE'`, ['demo']));
    expect(changes[0]!.count).toBe(2);
    await choose('employee', 'sp');
    const [after] = await withOrg(server.db, 'demo', (tx) => tx.query<{ count: number }>(`select count(*)::int as count from change where org_code = $1 and entity = 'UserAccount' and kind = 'UPDATE'`, ['demo']));
    expect(after!.count).toBe(2);
  });

  it('of another is for those who may update accounts; what others may not touch is not found', async () => {
    const { employee } = await account('employee@demo.example');
    expect(codeOf(await choose('manager', 'en', employee))).toBe('NOT_FOUND');
    expect(codeOf(await choose('other', 'en', employee))).toBe('NOT_FOUND');
    expect(codeOf(await choose('admin', 'en', 999_999))).toBe('NOT_FOUND');
    expect((await choose('admin', 'ja', employee)).data?.answer.success).toBe(true);
    expect((await account('employee@demo.example')).language).toBe('JA');
  });

  it.each(['es', 'de', 'FR', '', "fr'; drop table"])('is one of ours: %s', async (language) => {
    expect(codeOf(await choose('employee', language))).toBe('BAD_USER_INPUT');
  });
});
