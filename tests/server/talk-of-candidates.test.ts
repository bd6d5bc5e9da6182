/** What is written about candidates and those who join is theirs: it goes with them, not with whoever looks after them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, employeeOf, rows } from './candidates.ts';

let server: DemoServer;
let admin: Client;

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
}, 60_000);
afterAll(() => server.stop());

const comment = async (id: number) => dataOf(await admin('batch-processing', 'mutation ($id: ID!) { addRecordComment(type: "Candidate", id: $id, text: "Called on Monday.") { comment { id } } }', { id: String(id) }));
const written = async (id: number) => (await rows<{ body: string }>(server, `select body from record_comment where org_code = $1 and entity = 'Candidate' and row_id = $2`, [id])).map(({ body }) => body);
const erase = async (employeeId: string) => dataOf(await admin('core-hr', 'mutation ($id: ID!) { eraseEmployeeHistory(employeeId: $id, reason: "Asked for") { keys } }', { id: employeeId }));

it('comments on a candidate stay when the past of the recruiter is erased, and go with that of the employee whom the candidate became', async () => {
  const [recruiter, joined] = [await employeeOf(server, 'recruiter@demo.example'), await employeeOf(server, 'employee@demo.example')];
  const id = await addCandidate(admin, { recruiterId: recruiter });
  await comment(id);
  await erase(recruiter);
  expect(await written(id)).toEqual(['Called on Monday.']);
  await rows(server, 'update candidate set employee_id = $3 where org_code = $1 and id = $2', [id, joined]);
  await comment(id);
  await erase(joined);
  expect(await written(id)).toEqual(['', '']);
});

it('takes files of 5,000,000 bytes for a candidate and no more, and says so', async () => {
  const address = async () => dataOf(await admin<{ answer: { presignedUrl: string; s3DocumentDetails: { maxBytes: number } } }>('core-hr', 'mutation { answer: getPresignedUrl(fileName: "degree.txt", action: "upload", type: "recordFile.Candidate") { presignedUrl s3DocumentDetails } }')).answer;
  expect((await address()).s3DocumentDetails.maxBytes).toBe(5_000_000);
  const put = async (bytes: number) => (await fetch(`${server.origin}${(await address()).presignedUrl}`, { method: 'PUT', body: new Uint8Array(bytes).fill(97) })).status;
  expect([await put(5_000_000), await put(5_000_001)]).toEqual([200, 413]);
});
