/** A thousand candidates at once: the number of statements does not follow their number. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlesOf } from '../../src/server/db/handles.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addPost, done, rows, statusNamed, undo, type Answer } from './candidates.ts';

let server: DemoServer;
let recruiter: Client;
let ids: string[];
let uploaded: Answer;
/** Statements of the application role. */
let statements = 0;

beforeAll(async () => {
  server = await startDemoServer();
  recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
  const seen = new WeakSet<object>();
  handlesOf(server.db).app.on('acquire', (client) => {
    if (seen.has(client)) return;
    seen.add(client);
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
    Object.assign(client, { query: (...asked: unknown[]) => { statements += 1; return query(...asked); } });
  });
  await addPost(server, recruiter, 'Machine operator');
  const candidates = Array.from({ length: 1000 }, (_, at) => ({ firstName: 'Thousandth', lastName: 'Number', personalEmail: `ravi.${at}@mail.example`, mobileNumberWithCountryCode: '+91 98765 43210', jobTitle: 'machine operator' }));
  uploaded = dataOf(await recruiter<{ answer: Answer }>('recruitment', 'mutation ($candidates: [CandidateImportRow!]!) { answer: uploadBulkCandidateDetails(candidates: $candidates) { changeSet candidateCount } }', { candidates })).answer;
  ids = (await rows(server, `select id::text as id from candidate where org_code = $1 and first_name = 'Thousandth' order by id`)).map(({ id }) => id);
}, 120_000);
afterAll(() => server.stop());

const counted = async (work: () => Promise<unknown>): Promise<number> => {
  statements = 0;
  await work();
  return statements;
};

describe('a thousand candidates', () => {
  it('come from a sheet with a number, a status and an application each', async () => {
    expect(uploaded.candidateCount).toBe(1000);
    const [found] = await rows<{ numbers: number; applications: number; steps: number }>(server, `select count(distinct c.number)::int as numbers, count(distinct a.id)::int as applications, count(distinct m.id)::int as steps from candidate c
      join job_application a on a.org_code = c.org_code and a.candidate_id = c.id join stage_move m on m.org_code = c.org_code and m.candidate_id = c.id where c.org_code = $1 and c.first_name = 'Thousandth'`);
    expect(found).toEqual({ numbers: 1000, applications: 1000, steps: 1000 });
  });

  it('move in as many statements as one does, with one undo', async () => {
    const [screening, interview] = [await statusNamed(server, 'Screening'), await statusNamed(server, 'Interview')];
    const move = (some: readonly string[], to: string) => done(recruiter, `updateCandidateStatus(candidateId: [${some.join()}], statusId: ${to})`);
    await move(ids.slice(0, 1), screening);
    const one = await counted(() => move(ids.slice(1, 2), screening));
    let changeSet: string | null = null;
    const all = await counted(async () => { ({ changeSet } = await move(ids, interview)); });
    expect(all).toBeLessThanOrEqual(one + 6);
    const standing = (): Promise<{ id: string; count: number }[]> => rows(server, `select s.name as id, count(*)::int as count from candidate c join candidate_status s on s.org_code = c.org_code and s.id = c.status_id where c.org_code = $1 and c.first_name = 'Thousandth' group by 1 order by 1`);
    expect(await standing()).toEqual([{ id: 'Interview', count: 1000 }]);
    const back = await counted(() => undo(recruiter, changeSet));
    expect(back).toBeLessThan(200);
    expect(await standing()).toEqual([{ id: 'Applied', count: 998 }, { id: 'Screening', count: 2 }]);
  });
});
