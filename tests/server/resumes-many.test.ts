/** Many resumes at once: read in the background, looked at, added with one undo; and the words of resumes in the search. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../src/server/log.ts';
import { readDueResumes } from '../../src/server/recruitment/resumes/worker.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, candidate, rows, undo, type Row } from './candidates.ts';
import { resumeBytes } from '../support/resume-truth.ts';

let server: DemoServer;
let recruiter: Client;
let admin: Client;

beforeAll(async () => {
  server = await startDemoServer();
  recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
  admin = clientOf(server, await server.signIn('admin@demo.example'));
}, 60_000);
afterAll(() => server.stop());

type Line = { id: string; fileName: string; state: string; problem: string | null; resume: { firstName: string; lastName: string; emailId: string; skills: { name: string }[] } | null; alike: { candidateId: number; reasons: string[] }[] };
const LINE = '{ id fileName state problem resume { firstName lastName emailId skills { name } } alike { candidateId reasons } }';
const upload = async (ask: Client, name: string, bytes: Buffer): Promise<string> =>
  dataOf(await ask<{ a: { s3DocumentDetails: { key: string } } }>('core-hr', 'mutation ($name: String!, $data: String!) { a: getPresignedUrl(fileName: $name, action: "upload", type: "candidate.resume", data: $data) { s3DocumentDetails } }', { name, data: bytes.toString('base64') })).a.s3DocumentDetails.key;
const lines = async (ask: Client): Promise<Line[]> => dataOf(await ask<{ a: { resumes: Line[] } }>('recruitment', `{ a: droppedResumes { resumes ${LINE} } }`)).a.resumes;
const drop = (ask: Client, keys: readonly string[]) => ask<{ a: { resumes: Line[] } }>('recruitment', `mutation ($keys: [String!]!) { a: dropResumes(resume: $keys) { resumes ${LINE} } }`, { keys });
const putAway = (ask: Client, id: readonly string[]) => ask<{ a: { resumes: Line[] } }>('recruitment', 'mutation ($id: [ID!]!) { a: putAwayResumes(id: $id) { resumes { id } } }', { id });
const add = (ask: Client, candidates: readonly object[]) => ask<{ answer: { changeSet: string; candidateCount: number } }>('recruitment', 'mutation ($candidates: [DroppedCandidate!]!) { answer: addDroppedResumes(candidates: $candidates) { changeSet candidateCount } }', { candidates });
/** As the worker beside the server does, until nothing is due. */
const readAll = async (): Promise<void> => {
  while ((await readDueResumes({ db: server.db, settings: server.settings, log: createLog('silent') })) > 0);
};
const read = async (ask: Client): Promise<Line[]> => {
  await readAll();
  return lines(ask);
};

describe('resumes dropped together', () => {
  it('are read in the background, become candidates with all they tell, and one undo takes them back', async () => {
    const known = await addCandidate(recruiter, { firstName: 'Maria', lastName: 'Garcia', email: 'lucia.garcia@example.es' });
    const keys = [await upload(recruiter, 'lucia.txt', await resumeBytes('lucia.txt')), await upload(recruiter, 'yamada.txt', await resumeBytes('yamada.txt')), await upload(recruiter, 'blank.txt', Buffer.from(' \n'))];
    dataOf(await drop(recruiter, keys));
    const [lucia, yamada, blank] = await read(recruiter);
    expect(lucia).toMatchObject({ fileName: 'lucia.txt', state: 'READ', resume: { firstName: 'María Lucía', emailId: 'lucia.garcia@example.es' }, alike: [{ candidateId: known, reasons: ['EMAIL', 'NAME'] }] });
    expect(yamada).toMatchObject({ state: 'READ', resume: { lastName: '山田' }, alike: [] });
    expect(blank).toMatchObject({ state: 'FAILED', resume: null, problem: 'This resume holds no text, only pictures, as a scan does. It can be attached; type its fields in.' });
    const { changeSet, candidateCount } = dataOf(await add(recruiter, [{ id: lucia!.id, firstName: 'Lucía', lastName: 'García', email: 'lucia@example.es', phone: '+34612345678' }, { id: yamada!.id, firstName: '太郎', lastName: '山田' }])).answer;
    expect(candidateCount).toBe(2);
    const added = await rows<Row>(server, `select * from candidate where org_code = $1 and resume = any($2) order by id`, [keys]);
    expect(added.map((row) => [row['first_name'], row['current_employer'], row['email']])).toEqual([['Lucía', 'Banco del Norte', 'lucia@example.es'], ['太郎', '株式会社サンプルシステム', null]]);
    expect(await rows(server, 'select company from candidate_experience where org_code = $1 and candidate_id = $2', [added[0]!.id])).toHaveLength(2);
    expect((await lines(recruiter)).map(({ id }) => id)).toEqual([blank!.id]);
    await undo(recruiter, changeSet);
    expect(await rows(server, `select id from candidate where org_code = $1 and resume = any($2)`, [keys])).toEqual([]);
    dataOf(await putAway(recruiter, [blank!.id]));
    expect(await lines(recruiter)).toEqual([]);
  }, 60_000);

  it('are added all or none, and what is wrong is told line by line', async () => {
    const key = await upload(recruiter, 'camille.txt', await resumeBytes('camille.txt'));
    dataOf(await drop(recruiter, [key]));
    const [line] = await read(recruiter);
    const answer = await add(recruiter, [{ id: line!.id, firstName: 'Camille', lastName: '', phone: '12' }]);
    expect(answer.errors?.[0]?.extensions).toMatchObject({ validationError: expect.arrayContaining([expect.objectContaining({ row: '1', field: 'lastName' }), expect.objectContaining({ row: '1', field: 'mobileNumberWithCountryCode' })]) as unknown });
    expect(await rows(server, 'select id from candidate where org_code = $1 and resume = $2', [key])).toEqual([]);
    expect((await lines(recruiter)).map(({ id }) => id)).toEqual([line!.id]);
    dataOf(await putAway(recruiter, [line!.id]));
  }, 60_000);

  it('are seen, taken and put away by nobody but who dropped them', async () => {
    const key = await upload(recruiter, 'camille.txt', await resumeBytes('camille.txt'));
    expect((await drop(admin, [key])).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    const [line] = dataOf(await drop(recruiter, [key])).a.resumes;
    expect(await lines(admin)).toEqual([]);
    dataOf(await putAway(admin, [line!.id]));
    await read(recruiter);
    expect((await add(admin, [{ id: line!.id, firstName: 'A', lastName: 'B' }])).errors?.[0]?.extensions).toMatchObject({ errorCode: 'NOT_FOUND' });
    expect(await lines(recruiter)).toHaveLength(1);
    const employee = clientOf(server, await server.signIn('employee@demo.example'));
    expect((await employee('recruitment', '{ droppedResumes { resumes { id } } }')).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    dataOf(await putAway(recruiter, [line!.id]));
  }, 60_000);
});

describe('the text of a resume', () => {
  it('finds its candidate, follows another resume and goes with the candidate', async () => {
    const found = async (text: string): Promise<number[]> => dataOf(await recruiter<{ a: { candidates: { Candidate_Id: number }[] } }>('recruitment', 'query ($text: String!) { a: getCandidateGlobalSearchList(searchValue: $text) { candidates { Candidate_Id } } }', { text })).a.candidates.map((row) => row.Candidate_Id);
    const resume = await upload(recruiter, 'ines.txt', Buffer.from('Inés Molina\nSpecialist in Zymurgy and cask cooperage\n'));
    const id = await addCandidate(recruiter, { firstName: 'Inés', lastName: 'Molina', resume });
    await readAll();
    expect(await found('zymurgy molina')).toContain(id);
    const other = await upload(recruiter, 'ines2.txt', Buffer.from('Inés Molina\nGlassblower of many years\n'));
    const { version } = await candidate(server, id);
    dataOf(await recruiter('recruitment', 'mutation ($id: ID!, $input: CandidatePatch!, $version: Int!) { updateCandidate(id: $id, input: $input, version: $version) { row { id } } }', { id: String(id), version, input: { resume: other } }));
    await readAll();
    expect(await found('glassblower')).toContain(id);
    expect(await found('zymurgy')).not.toContain(id);
    dataOf(await recruiter('recruitment', `mutation { deleteJobCandidates(candidateId: [${id}]) { changeSet } }`));
    expect(await rows(server, 'select id from candidate_resume_text where org_code = $1 and id = $2', [id])).toEqual([]);
  }, 60_000);
});
