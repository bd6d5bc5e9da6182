/** Groups of candidates who may be one person: whose, out of what, and those told apart. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, addPost, done, employeeOf, rows, undo } from './candidates.ts';
import { compared, groupOf, merged } from './merging.ts';

let server: DemoServer;
let admin: Client;
let recruiter: Client;

beforeAll(async () => {
  server = await startDemoServer();
  [admin, recruiter] = (await Promise.all(['admin', 'recruiter'].map(async (name) => clientOf(server, await server.signIn(`${name}@demo.example`))))) as [Client, Client];
}, 60_000);
afterAll(() => server.stop());

const right = (form: string, view: boolean) => rows(server, `update role_right set view = $3 where org_code = $1 and form = $2`, [form, view]);
const looks = async (ask: Client, values: Readonly<Record<string, unknown>>) =>
  dataOf(await ask<{ a: { lookalikes: { candidateId: number; reasons: string[] }[] } }>('recruitment', 'query ($firstName: String, $lastName: String, $email: String, $phone: String, $dateOfBirth: LocalDate, $candidateId: Int) { a: candidateLookalikes(firstName: $firstName, lastName: $lastName, email: $email, phone: $phone, dateOfBirth: $dateOfBirth, candidateId: $candidateId) { lookalikes { candidateId reasons } } }', values)).a.lookalikes;
const countOf = async (ask: Client, id: number): Promise<number> =>
  dataOf(await ask<{ a: { candidates: { Candidate_Id: number; Duplicate_Count: number }[] } }>('recruitment', '{ a: listJobCandidates(limit: 500) { candidates { Candidate_Id Duplicate_Count } } }')).a.candidates.find((one) => one.Candidate_Id === id)!.Duplicate_Count;

describe('groups of duplicates', () => {
  it('join whoever is alike, and follow what is changed, undone and merged', async () => {
    const one = await addCandidate(admin, { firstName: 'Kiran', lastName: 'Bedi', email: 'kiran.bedi@mail.example', phone: '+919811130001' });
    const two = await addCandidate(admin, { firstName: 'Bedi', lastName: 'Kiran', email: 'kiran.bedi+2@mail.example', phone: '+919811130002' });
    const three = await addCandidate(admin, { firstName: 'Kiran', lastName: 'Bedy', email: 'kb@work.example', phone: '+919811130002' });
    await compared(server);
    const group = await groupOf(admin, one);
    expect(group!.candidates.map(({ Candidate_Id }) => Candidate_Id)).toEqual([one, two, three]);
    expect(group!.pairs).toContainEqual({ one, other: two, score: expect.any(Number) as number, reasons: ['EMAIL', 'NAME'] });
    expect(group!.score).toBe(Math.max(...group!.pairs.map(({ score }) => score)));
    const { changeSet } = await merged(admin, one, [two, three]);
    await compared(server);
    expect(await groupOf(admin, one)).toBeUndefined();
    await undo(admin, changeSet);
    await compared(server);
    expect((await groupOf(admin, one))!.candidates).toHaveLength(3);
  });

  it('leave out who was told apart, until that is undone, and a merge takes the word along', async () => {
    const [one, two] = [await addCandidate(admin, { firstName: 'Lata', lastName: 'Shah', phone: '+919811140001' }), await addCandidate(admin, { firstName: 'Lata', lastName: 'Shah', phone: '+919811140001' })];
    await compared(server);
    expect(await groupOf(admin, one)).toBeDefined();
    const { changeSet, candidateCount } = await done(recruiter, `keepCandidatesApart(candidateId: ${two}, others: [${one}])`);
    expect(candidateCount).toBe(1);
    expect(await groupOf(admin, one)).toBeUndefined();
    expect(dataOf(await admin<{ a: { totalRecords: number } }>('recruitment', `{ a: getDuplicateCandidateList(candidateId: ${one}) { totalRecords } }`)).a.totalRecords).toBe(0);
    expect((await done(recruiter, `keepCandidatesApart(candidateId: ${one}, others: [${two}])`)).changeSet).toBeNull();
    // Compared anew, they stay apart.
    await done(admin, `updateCandidatePortalAccess(candidateId: [${one}], portalAccess: false)`);
    await rows(server, 'update candidate set middle_name = $3 where org_code = $1 and id = $2', [one, 'B']);
    await compared(server);
    expect(await groupOf(admin, one)).toBeUndefined();
    const third = await addCandidate(admin, { firstName: 'Latha', lastName: 'Shah', email: 'lata@other.example', phone: '+919811149999' });
    const merge = await merged(admin, third, [one]);
    expect(await rows(server, 'select candidate_id::int as one, other_id::int as other from candidate_distinction where org_code = $1 and $2::bigint in (candidate_id, other_id)', [third])).toEqual([{ one: two, other: third }]);
    await undo(admin, merge.changeSet);
    await undo(recruiter, changeSet);
    await compared(server);
    expect(await groupOf(admin, one)).toBeDefined();
  });

  it('tell nobody of candidates out of reach, in no list and no count', async () => {
    const post = await addPost(server, admin, 'Weaver');
    const [mine, others] = [await addCandidate(recruiter, { firstName: 'Nora', lastName: 'Paul', email: 'nora.paul@mail.example' }), await addCandidate(admin, { firstName: 'Nora', lastName: 'Paul', email: 'nora.paul@mail.example', jobPostId: post, recruiterId: null })];
    await compared(server);
    expect((await groupOf(recruiter, mine))!.candidates.map(({ Candidate_Id }) => Candidate_Id)).toEqual([mine, others]);
    expect(await countOf(recruiter, mine)).toBeGreaterThan(0);
    const scope = async (wide: boolean) => {
      await rows(server, 'update recruitment_general_setting set centralised_recruitment = $2 where org_code = $1', [wide]);
    };
    await scope(false);
    await rows(server, 'delete from job_post_member where org_code = $1 and job_post_id = $2 and employee_id = $3', [post, await employeeOf(server, 'recruiter@demo.example')]);
    expect(await groupOf(recruiter, mine)).toBeUndefined();
    expect(await countOf(recruiter, mine)).toBe(await countOf(admin, mine) - 1);
    expect(await looks(recruiter, { firstName: 'Nora', lastName: 'Paul', email: 'nora.paul@mail.example', candidateId: mine })).toEqual([]);
    await scope(true);
    const other = clientOf(server, await server.signIn('admin@other.example'));
    expect(await groupOf(other, mine)).toBeUndefined();
    expect(await looks(other, { firstName: 'Nora', lastName: 'Paul', email: 'nora.paul@mail.example' })).toEqual([]);
  });

  it('do not let a birth date count, or be found out, for whom it is hidden from', async () => {
    const born = { dateOfBirth: '1991-02-03' };
    const [one, two] = [await addCandidate(admin, { firstName: 'Gita', lastName: 'Rao', email: 'gita@mail.example', phone: '+919811150001', ...born }), await addCandidate(admin, { firstName: 'Gita', lastName: 'Rao', email: 'g.rao@mail.example', phone: '+919811150002', ...born })];
    await compared(server);
    expect((await groupOf(recruiter, one))!.pairs[0]!.reasons).toEqual(['BIRTH_DATE', 'NAME']);
    expect((await looks(recruiter, { firstName: 'Gita', lastName: 'Rao', ...born })).map(({ candidateId }) => candidateId)).toEqual(expect.arrayContaining([one, two]));
    await right('CANDIDATE_PERSONAL', false);
    try {
      const hidden = clientOf(server, await server.signIn('recruiter@demo.example'));
      expect(await groupOf(hidden, one)).toBeUndefined();
      expect(dataOf(await hidden<{ a: { totalRecords: number } }>('recruitment', `{ a: getDuplicateCandidateList(candidateId: ${one}) { totalRecords } }`)).a.totalRecords).toBe(0);
      expect(await looks(hidden, { firstName: 'Gita', lastName: 'Rao', ...born })).toEqual([]);
    } finally {
      await right('CANDIDATE_PERSONAL', true);
    }
  });

  it('come while a form is filled in, and never the candidate of the form', async () => {
    const id = await addCandidate(admin, { firstName: 'Dmitrii', lastName: 'Sokolov', email: 'ds@mail.example', phone: '+33612345699' });
    expect(await looks(recruiter, { firstName: 'Дмитрий', lastName: 'Соколов', phone: '+33 6 12 34 56 99' })).toEqual([{ candidateId: id, reasons: ['PHONE', 'NAME'] }]);
    expect(await looks(recruiter, { firstName: 'Dmitrii', lastName: 'Sokolov', email: 'ds@mail.example', candidateId: id })).toEqual([]);
    // However a telephone number is written, it is one.
    const spaced = await addCandidate(admin, { firstName: 'Oleg', lastName: 'Wint', email: 'ow@mail.example', phone: '+33 6 12-34 57 00' });
    expect(await looks(recruiter, { firstName: 'Oleg', lastName: 'Wint', phone: '+33612345700' })).toEqual([{ candidateId: spaced, reasons: ['PHONE', 'NAME'] }]);
    const employee = clientOf(server, await server.signIn('employee@demo.example'));
    expect((await employee('recruitment', '{ candidateLookalikes(email: "ds@mail.example") { lookalikes { candidateId } } }')).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
