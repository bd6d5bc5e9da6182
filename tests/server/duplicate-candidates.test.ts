/** Who may be the same person as a candidate. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, act } from './candidates.ts';

let server: DemoServer;
let recruiter: Client;

beforeAll(async () => {
  server = await startDemoServer();
  recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
}, 60_000);
afterAll(() => server.stop());

const duplicates = async (id: number) =>
  dataOf(await recruiter<{ a: { totalRecords: number; duplicates: { candidate: { Candidate_Id: number }; score: number; reasons: string[] }[] } }>('recruitment', `{ a: getDuplicateCandidateList(candidateId: ${id}) { totalRecords duplicates { candidate { Candidate_Id } score reasons } } }`)).a.duplicates.map(({ candidate, score, reasons }) => ({ id: candidate.Candidate_Id, score, reasons }));

describe('duplicate candidates', () => {
  it('are found by mailbox, telephone and name, in another order and script, the likeliest first', async () => {
    const id = await addCandidate(recruiter, { firstName: 'Дмитрий', lastName: 'Соколов', email: 'd.sokolov@mail.example', phone: '+33612345601' });
    const tagged = await addCandidate(recruiter, { firstName: 'Sokolov', lastName: 'Dmitrii', email: 'd.sokolov+jobs@mail.example', phone: '+33612345602' });
    const called = await addCandidate(recruiter, { firstName: 'Dmitrii', lastName: 'Sokolov', email: 'other@mail.example', phone: '+33612345601' });
    expect(await duplicates(id)).toEqual([
      { id: tagged, score: expect.any(Number) as number, reasons: ['EMAIL', 'NAME'] },
      { id: called, score: expect.any(Number) as number, reasons: ['PHONE', 'NAME'] },
    ]);
  });

  it('are not people who share a telephone or a name and nothing else', async () => {
    const id = await addCandidate(recruiter, { firstName: 'Meera', lastName: 'Nair', email: 'meera.nair@mail.example', phone: '+919811122233' });
    await addCandidate(recruiter, { firstName: 'Arjun', lastName: 'Nair', email: 'arjun.nair@mail.example', phone: '+919811122233' });
    await addCandidate(recruiter, { firstName: 'Meera', lastName: 'Nair', email: 'm2@mail.example', phone: '+919811122299' });
    expect(await duplicates(id)).toEqual([]);
  });

  it('of a candidate out of reach are not found', async () => {
    const id = await addCandidate(recruiter);
    const employee = clientOf(server, await server.signIn('employee@demo.example'));
    expect((await employee('recruitment', `{ getDuplicateCandidateList(candidateId: ${id}) { totalRecords } }`)).errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    expect((await recruiter('recruitment', '{ getDuplicateCandidateList(candidateId: 999999999) { totalRecords } }')).errors[0]?.extensions).toMatchObject({ errorCode: 'NOT_FOUND' });
    expect((await act(recruiter, `deleteJobCandidates(candidateId: [${id}])`)).errors).toEqual([]);
  });
});
