/** Many candidates who share a placeholder: comparing them stays bounded, and whoever is the same is found among them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Transaction } from '../../src/server/db/org.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { alikeTo, askedOf } from '../../src/server/recruitment/duplicates/near.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, rows } from './candidates.ts';

let server: DemoServer;
let admin: Client;

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
}, 60_000);
afterAll(() => server.stop());

const PHONE = '+919811177000';
/** The candidate as often again, under other names and addresses. */
const copies = async (id: number, count: number): Promise<number[]> => {
  const columns = (await rows<{ name: string }>(server, `select $1::text as org, quote_ident(column_name) as name from information_schema.columns where table_name = 'candidate' and is_generated = 'NEVER' and is_identity = 'NO'`)).map(({ name }) => name);
  const values = columns.map((name) => ({ id: 'c.id + n', number: `'X' || c.id + n`, first_name: `translate(left(md5(n::text), 9), '0123456789', 'ghijklmnop')`, last_name: `translate(right(md5(n::text), 9), '0123456789', 'qrstuvwxyz')`, email: `'nobody' || n || '@mail.example'` })[name] ?? `c.${name}`);
  return (await rows(server, `insert into candidate (${columns.join(', ')}) select ${values.join(', ')} from candidate c, generate_series(1, $3::int) n where c.org_code = $1 and c.id = $2 returning id`, [id, count])).map((row) => Number(row.id));
};
const writeResume = (id: number, body: string) => rows(server, `insert into candidate_resume_text (org_code, id, file_key, body) values ($1, $2, 'demo/none.txt', $3) on conflict (org_code, id) do update set body = excluded.body`, [id, body]);
const words = (of: string): string => Array.from({ length: 120 }, (_, at) => `${of}${at}`).join(' ');

/** The texts of resumes that the work reads, by whose they are. */
const readBy = async (work: (tx: Transaction) => Promise<unknown>): Promise<readonly string[]> => {
  const read: string[] = [];
  await withOrg(server.db, 'demo', async (tx) => {
    const query = async <Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]> => {
      const found = await tx.query<Row>(text, values);
      for (const row of found as { id?: string; body?: string | null; resume?: string | null }[]) if ((row.body ?? row.resume ?? '') !== '') read.push(String(row.id));
      return found;
    };
    await work({ ...tx, query });
  });
  return read;
};

it('reads each resume once, of those who may be the same by it, and none while a form is filled in', async () => {
  const shared = { phone: '+919811177001', dateOfBirth: '1990-01-01' };
  const [one, two, three, stranger] = [await addCandidate(admin, { firstName: 'Farid', lastName: 'Anwar', ...shared }), await addCandidate(admin, { firstName: 'Fareed', lastName: 'Anwar', ...shared }), await addCandidate(admin, { firstName: 'Nicole', lastName: 'Blum', ...shared }), await addCandidate(admin, { firstName: 'Otto', lastName: 'Krug', ...shared, dateOfBirth: '1961-07-09' })];
  for (const [id, of] of [[one, 'loom'], [two, 'loom'], [three, 'dye'], [stranger, 'spin']] as const) await writeResume(id, words(of));
  const ids = [one, two, three].map(String);
  expect((await readBy(async (tx) => alikeTo(tx, await askedOf(tx, ids)))).toSorted()).toEqual(ids.toSorted());
  const alike = await withOrg(server.db, 'demo', async (tx) => alikeTo(tx, await askedOf(tx, [String(one)])));
  expect(alike.map(({ id, whole }) => [id, whole.reasons])).toEqual([[String(two), ['PHONE', 'BIRTH_DATE', 'NAME', 'RESUME']]]);
  expect(await readBy((tx) => alikeTo(tx, [{ key: 'form', own: null, name: 'Farid Anwar', firstName: 'Farid', lastName: 'Anwar', email: null, ...shared }]))).toEqual([]);
});

it('finds somebody with the same address among hundreds who share a telephone only, whenever they came', async () => {
  const one = await addCandidate(admin, { firstName: 'Zubin', lastName: 'Mistry', email: 'zubin@mail.example', phone: PHONE });
  await copies(one, 620);
  const last = one + 700;
  await rows(server, 'update candidate set id = $3 where org_code = $1 and id = $2', [one + 620, last]);
  await rows(server, `update candidate set first_name = 'Zubin', last_name = 'Mistri', email = 'zubin+again@mail.example' where org_code = $1 and id = $2`, [last]);
  const told = dataOf(await admin<{ a: { duplicates: { candidate: { Candidate_Id: number } }[] } }>('recruitment', `{ a: getDuplicateCandidateList(candidateId: ${one}) { duplicates { candidate { Candidate_Id } } } }`)).a.duplicates.map(({ candidate }) => candidate.Candidate_Id);
  expect(told).toContain(last);
});
