/** Candidates and posts of the demo organisation, as people add them. */
import { withOrg } from '../../src/server/db/org.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { dataOf, type Client } from '../support/graphql.ts';

export type Answer = { errorCode: string; message: string; changeSet: string | null; candidateCount: number };
export type Row = Record<string, unknown> & { id: string };

export const rows = <One extends object = Row>(server: DemoServer, sql: string, values: readonly unknown[] = []): Promise<One[]> => withOrg(server.db, 'demo', (tx) => tx.query<One>(sql, ['demo', ...values]));

const idOf = async (server: DemoServer, sql: string, values: readonly unknown[]): Promise<string> => {
  const [row] = await rows(server, sql, values);
  if (!row) throw new Error(`Nothing found by ${sql}`);
  return String(row.id);
};
export const statusNamed = (server: DemoServer, name: string): Promise<string> => idOf(server, 'select id from candidate_status where org_code = $1 and name = $2', [name]);
export const named = (server: DemoServer, table: 'talent_pool' | 'archive_reason' | 'blacklist_reason' | 'candidate_source', name: string): Promise<string> => idOf(server, `select id from ${table} where org_code = $1 and name = $2`, [name]);
export const employeeOf = (server: DemoServer, email: string): Promise<string> => idOf(server, 'select employee_id as id from user_account where org_code = $1 and email = $2', [email]);

export const addPost = async (server: DemoServer, ask: Client, title: string, members: readonly object[] = []): Promise<string> => {
  // Posts are named freely here.
  await rows(server, 'update recruitment_general_setting set job_title_editable = true where org_code = $1');
  const designationId = await idOf(server, 'select id from designation where org_code = $1 order by id limit 1', []);
  const input = { title, designationId, description: 'What the work is.', ...(members.length > 0 ? { members } : {}) };
  const { row } = dataOf(await ask<{ addJobPost: { row: { id: string } } }>('recruitment', 'mutation ($input: JobPostInput!) { addJobPost(input: $input) { row { id } } }', { input })).addJobPost;
  await rows(server, `update job_post set status = 'OPEN' where org_code = $1 and id = $2`, [row.id]);
  return row.id;
};

let count = 0;
export const addCandidate = async (ask: Client, more: Record<string, unknown> = {}): Promise<number> => {
  count += 1;
  const input = { firstName: 'Asha', lastName: `Candidate${'abcdefghijklmnopqrstuvwxyz'[count % 26]!}`, email: `asha.${count}@mail.example`, phone: '+91 98765 43210', ...more };
  return Number(dataOf(await ask<{ addCandidate: { row: { id: string } } }>('recruitment', 'mutation ($input: CandidateInput!) { addCandidate(input: $input) { row { id } } }', { input })).addCandidate.row.id);
};

export const candidate = async (server: DemoServer, id: number): Promise<Row> => (await rows(server, 'select * from candidate where org_code = $1 and id = $2', [id]))[0]!;

/** Does an act by its name, its arguments written as the schema does. */
export const act = (ask: Client, text: string) => ask<{ answer: Answer }>('recruitment', `mutation { answer: ${text} { errorCode message changeSet candidateCount } }`);
export const done = async (ask: Client, text: string): Promise<Answer> => dataOf(await act(ask, text)).answer;
export const undo = async (ask: Client, changeSet: string | null): Promise<void> => void dataOf(await ask('recruitment', 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: changeSet }));
export const mailsTo = (server: DemoServer, id: number) => rows<{ subject: string; body: string; status: string; due: boolean }>(server, 'select subject, body, status, due_at <= now() as due from outbox_message where org_code = $1 and candidate_id = $2 order by created_at', [id]);
