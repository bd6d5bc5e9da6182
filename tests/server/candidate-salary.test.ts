/** What a candidate is offered: reckoned to the paisa, kept as it was reckoned, seen by those alone who work on the candidate and may see pay. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toScaled } from '../../src/domain/decimal.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, addPost, act, done, rows, statusNamed, undo } from './candidates.ts';

type Figure = { readonly code: string; readonly annual: string; readonly monthly: string | null; readonly source: { readonly formula: string | null; readonly inputs: readonly { readonly name: string }[] } };
type Structure = { readonly annualCTC: number; readonly annualGrossSalary: number; readonly monthlyGrossSalary: number; readonly currency: string; readonly allowances: readonly Figure[]; readonly retirals: readonly Figure[] };
type Reckoned = { readonly salaryStructure: Structure };
type Listed = Reckoned & { readonly salaryId: number; readonly version: number; readonly candidateId: number; readonly status: string; readonly annualCTC: number; readonly annualGrossSalary: number; readonly salaryEffectiveMonth: string; readonly allowances: readonly { readonly componentId: number }[] };

let server: DemoServer;
let admin: Client;
let recruiter: Client;
let template: string;

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
  recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
  template = (await rows(server, `select id from salary_template where org_code = $1 and status = 'ACTIVE' and annual_ctc is not null order by id limit 1`))[0]!.id;
}, 60_000);
afterAll(() => server.stop());

const reckon = async (ask: Client, candidateId: number, annualCTC: string) =>
  ask<{ answer: { salaryDetails: string } }>('recruitment', 'query ($c: Int!, $t: Int!, $ctc: Decimal!) { answer: calculateCandidateSalary(candidateId: $c, templateId: $t, annualCTC: $ctc, salaryEffectiveMonth: "2027-01") { salaryDetails } }', { c: candidateId, t: Number(template), ctc: annualCTC });
const reckoned = async (candidateId: number, annualCTC: string): Promise<Structure> => (JSON.parse(dataOf(await reckon(recruiter, candidateId, annualCTC)).answer.salaryDetails) as Reckoned).salaryStructure;

const SAVE = `mutation ($c: Int!, $t: Int, $ctc: Decimal!, $gross: Decimal!, $month: Decimal!, $edit: Boolean!, $version: Int) {
  answer: addUpdateCandidateSalaryDetails(candidateId: $c, templateId: $t, annualCTC: $ctc, annualGrossSalary: $gross, monthlyGrossSalary: $month, salaryEffectiveMonth: "2027-01", isEditMode: $edit, version: $version) { errorCode changeSet salaryId salaryCount } }`;
type Saved = { answer: { errorCode: string; changeSet: string; salaryId: number; salaryCount: number } };
const save = (ask: Client, c: number, ctc: string, { annualGrossSalary: gross, monthlyGrossSalary: month }: Pick<Structure, 'annualGrossSalary' | 'monthlyGrossSalary'>, edit = false, version: number | null = null) =>
  ask<Saved>('recruitment', SAVE, { c, t: Number(template), ctc, gross, month, edit, version });
const listed = async (ask: Client, candidateId: number): Promise<readonly Listed[]> =>
  JSON.parse(dataOf(await ask<{ answer: { salaryDetails: string } }>('recruitment', 'query ($c: Int!) { answer: listCandidateSalaryDetails(candidateId: $c, isViewMode: true) { salaryDetails } }', { c: candidateId })).answer.salaryDetails) as Listed[];
const add = async (candidateId: number, ctc: string): Promise<Saved['answer']> => dataOf(await save(recruiter, candidateId, ctc, await reckoned(candidateId, ctc))).answer;

describe('the salary of a candidate', () => {
  it.each(['1234567.89', '999999.99', '600000'])('sums up to a cost of %s to the paisa, and explains each figure', async (ctc) => {
    const structure = await reckoned(await addCandidate(recruiter), ctc);
    const sum = [...structure.allowances, ...structure.retirals].reduce((total, { annual }) => total + toScaled(annual, 4), 0n);
    expect(sum).toBe(toScaled(ctc, 4));
    expect(structure.allowances.reduce((total, { annual }) => total + toScaled(annual, 4), 0n)).toBe(toScaled(String(structure.annualGrossSalary), 4));
    const [balance, ...more] = structure.allowances.filter(({ source }) => source.formula === null);
    expect(more).toEqual([]);
    expect(balance!.source.inputs).toHaveLength(structure.allowances.length + structure.retirals.length - 1);
  });

  it('is called by whose it is and since when, in lists of changes and where undoing is refused', async () => {
    const id = await addCandidate(recruiter);
    const [{ name } = { name: '' }] = await rows<{ name: string }>(server, 'select name from candidate where org_code = $1 and id = $2', [id]);
    const { salaryId, changeSet } = await add(id, '900000');
    const told = async (ask: Client) => dataOf(await ask<{ answer: { rows: { groups: { entity: string; sample: object[] }[] }[] } }>('monitoring', 'query ($id: ID!) { answer: listChangeSets(id: $id) { rows { groups { entity sample { id title } } } } }', { id: changeSet })).answer.rows;
    const title = `${name} – 2027/01/01`;
    expect((await told(recruiter))[0]!.groups.find(({ entity }) => entity === 'CandidateSalary')?.sample).toEqual([{ id: String(salaryId), title }]);
    expect(JSON.stringify(await told(clientOf(server, await server.signIn('manager@demo.example'))))).not.toContain(name);
    dataOf(await save(recruiter, id, '950000', await reckoned(id, '950000'), true));
    const refused = await recruiter('recruitment', 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: changeSet });
    expect(refused.errors[0]!.message).toContain(title);
  });

  it('is read, once it was agreed, by whoever will pay it, and changed by them in nothing; HR sees none', async () => {
    const id = await addCandidate(recruiter);
    await add(id, '900000');
    const [payroll, hr] = [clientOf(server, await server.signIn('payroll@demo.example')), clientOf(server, await server.signIn('hr@demo.example'))];
    const READ = `query ($id: ID!) { salaries: listCandidateSalaries(filter: { candidateId: { equals: $id } }) { rows { annualCTC } } offers: listOffers(limit: 500) { rows { id } } }`;
    type Read = { salaries: { rows: { annualCTC: string }[] }; offers: { rows: { id: string }[] } };
    const read = async () => dataOf(await payroll<Read>('recruitment', READ, { id: String(id) }));
    for (const [offer, answer] of [['900001', 'ACCEPTED'], ['900002', 'DECLINED']])
      await rows(server, `insert into offer (org_code, id, name, candidate_id, annual_ctc, currency, joining_date, expires_on, sent_on, letter_digest, content, token_hash, answer, responded_on, created_by, updated_by) values ($1, $3, 'Offer', $2, 1, 'INR', '2099-05-05', '2099-01-15', now(), '', '{}', '', $4, now(), 'Test', 'Test')`, [id, offer, answer]);
    const { salaries, offers } = await read();
    expect(salaries.rows).toEqual([]);
    const ids = offers.rows.map((offer) => offer.id);
    expect([ids.includes('900001'), ids.includes('900002')]).toEqual([true, false]);
    await rows(server, `update candidate_salary set status = 'ACCEPTED' where org_code = $1 and candidate_id = $2`, [id]);
    expect((await read()).salaries.rows.map(({ annualCTC }) => Number(annualCTC))).toEqual([900_000]);
    expect((await payroll('recruitment', `mutation { deleteCandidateSalaryDetails(candidateIds: [${id}]) { errorCode } }`)).errors[0]?.extensions.errorCode).toBe('_DB0103');
    expect((await payroll('recruitment', '{ listJobCandidates { errorCode } }')).errors[0]?.extensions.errorCode).toBe('_DB0100');
    expect((await hr('recruitment', READ, { id: String(id) })).errors[0]?.extensions.errorCode).toBe('_DB0100');
  });

  it('is not made, and not changed, for whom nobody considers any more', async () => {
    const [id, reason] = [await addCandidate(recruiter), (await rows(server, 'select id from archive_reason where org_code = $1 limit 1'))[0]!.id];
    const structure = await reckoned(id, '600000');
    const archive = () => done(recruiter, `archiveCandidateDetails(candidateId: [${id}], archiveReasonId: ${reason}, action: "archive")`);
    const told = async (edit: boolean) => (await save(recruiter, id, '600000', structure, edit)).errors[0]?.extensions.validationError;
    const { changeSet } = await archive();
    const why = [{ field: 'candidateId', message: expect.stringMatching(/^Asha Candidate\w is archived or blacklisted\./) }];
    expect(await told(false)).toEqual(why);
    await undo(recruiter, changeSet);
    await add(id, '600000');
    await archive();
    expect(await told(true)).toEqual(why);
    // What is not needed any more may go.
    expect(dataOf(await recruiter<{ answer: { salaryCount: number } }>('recruitment', 'mutation ($ids: [Int!]!) { answer: deleteCandidateSalaryDetails(candidateIds: $ids) { salaryCount } }', { ids: [id] })).answer.salaryCount).toBe(1);
  });

  it('is proposed by what the post pays, told to those who reach the candidate', async () => {
    const post = await addPost(server, admin, 'Card designer');
    await rows(server, `update job_post set salary_from = 400000, salary_to = 550000.5, currency = 'INR' where org_code = $1 and id = $2`, [post]);
    const told = async (args: string): Promise<unknown> => dataOf(await recruiter<{ answer: { postPay: unknown } }>('recruitment', `{ answer: listCandidateSalaryDetails${args} { postPay { salaryFrom salaryTo currency } } }`)).answer.postPay;
    expect(await told(`(candidateId: ${await addCandidate(recruiter, { jobPostId: post })})`)).toEqual({ salaryFrom: '400000', salaryTo: '550000.5', currency: 'INR' });
    expect(await told('')).toBeNull();
    expect(await told('(candidateId: 99999999)')).toBeNull();
  });

  it('is saved with its lines and figures, changed, and taken back by undo', async () => {
    const id = await addCandidate(recruiter);
    const { changeSet, salaryCount } = await add(id, '1200000');
    expect(salaryCount).toBe(1);
    const [first] = await listed(recruiter, id);
    expect(first).toMatchObject({ candidateId: id, status: 'DRAFT', annualCTC: 1_200_000, salaryEffectiveMonth: '2027-01' });
    expect(first!.allowances.length).toBe(first!.salaryStructure.allowances.length);
    const other = dataOf(await save(recruiter, id, '1500000', await reckoned(id, '1500000'), true)).answer;
    expect((await listed(recruiter, id))[0]!.salaryStructure.annualCTC).toBe(1_500_000);
    await undo(recruiter, other.changeSet);
    expect(await listed(recruiter, id)).toEqual([{ ...first, version: expect.any(Number) as number }]);
    await undo(recruiter, changeSet);
    expect(await listed(recruiter, id)).toEqual([]);
  });

  it('is refused with the right sum where the caller reckoned another one', async () => {
    const id = await addCandidate(recruiter);
    const structure = await reckoned(id, '1200000');
    const { errors } = await save(recruiter, id, '1200000', { ...structure, annualGrossSalary: structure.annualGrossSalary + 0.01 });
    expect(errors[0]?.extensions).toMatchObject({ errorCode: 'BAD_USER_INPUT', validationError: [{ field: 'annualGrossSalary' }] });
    expect(errors[0]?.extensions.validationError?.[0]?.message).toContain(`₹${structure.annualGrossSalary.toLocaleString('en-IN')}`);
    expect(await listed(recruiter, id)).toEqual([]);
  });

  it('is one: a second one is refused, and none can be changed where there is none', async () => {
    const id = await addCandidate(recruiter);
    const structure = await reckoned(id, '1200000');
    expect((await save(recruiter, id, '1200000', structure, true)).errors[0]?.extensions.errorCode).toBe('NOT_FOUND');
    const answers = await Promise.all([save(recruiter, id, '1200000', structure), save(recruiter, id, '1200000', structure)]);
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(await listed(recruiter, id)).toHaveLength(1);
  });

  it('of somebody else is not written over unseen, neither a new one nor a change', async () => {
    const id = await addCandidate(recruiter);
    await add(id, '1200000');
    const other = await reckoned(id, '1300000');
    expect((await save(admin, id, '1300000', other)).errors[0]?.extensions.errorCode).toBe('SALARY_MADE');
    const [seen] = await listed(recruiter, id);
    dataOf(await save(recruiter, id, '1250000', await reckoned(id, '1250000'), true, seen!.version));
    expect((await save(admin, id, '1300000', other, true, seen!.version)).errors[0]?.extensions.errorCode).toBe('CONFLICT');
    const [now] = await listed(recruiter, id);
    expect(now!.annualCTC).toBe(1_250_000);
    dataOf(await save(admin, id, '1300000', other, true, now!.version));
    expect((await listed(recruiter, id))[0]!.annualCTC).toBe(1_300_000);
  });

  it('stands while it is offered, and goes with deletion of those alone that are drafts', async () => {
    const id = await addCandidate(recruiter);
    await add(id, '1200000');
    const remove = () => recruiter<{ answer: { changeSet: string; salaryCount: number } }>('recruitment', 'mutation ($ids: [Int!]!) { answer: deleteCandidateSalaryDetails(candidateIds: $ids) { changeSet salaryCount } }', { ids: [id] });
    await rows(server, `update candidate_salary set status = 'OFFERED' where org_code = $1 and candidate_id = $2`, [id]);
    expect((await remove()).errors[0]?.extensions.errorCode).toBe('SALARY_STANDS');
    expect((await save(recruiter, id, '1500000', await reckoned(id, '1500000'), true)).errors[0]?.extensions.errorCode).toBe('SALARY_STANDS');
    // One that was accepted has no offer left to withdraw, and says so.
    await rows(server, `update candidate_salary set status = 'ACCEPTED' where org_code = $1 and candidate_id = $2`, [id]);
    expect((await remove()).errors[0]?.extensions.errorCode).toBe('SALARY_ACCEPTED');
    expect((await save(recruiter, id, '1500000', await reckoned(id, '1500000'), true)).errors[0]?.extensions.errorCode).toBe('SALARY_ACCEPTED');
    await rows(server, `update candidate_salary set status = 'DRAFT' where org_code = $1 and candidate_id = $2`, [id]);
    const { changeSet, salaryCount } = dataOf(await remove()).answer;
    expect([salaryCount, await listed(recruiter, id)]).toEqual([1, []]);
    await undo(recruiter, changeSet);
    expect(await listed(recruiter, id)).toHaveLength(1);
  });

  it('may be asked for before a status', async () => {
    const [id, offered] = [await addCandidate(recruiter), await statusNamed(server, 'Shortlisted')];
    await rows(server, `update candidate_status set requires = '{SALARY}' where org_code = $1 and id = $2`, [offered]);
    const move = () => act(recruiter, `updateCandidateStatus(candidateId: [${id}], statusId: ${offered})`);
    expect((await move()).errors[0]?.extensions.validationError?.map(({ field }) => field)).toEqual(['salary']);
    await add(id, '1200000');
    expect((await move()).errors).toEqual([]);
  });
});

describe('who sees pay', () => {
  it('is nobody without the right to it, whoever reports to them', async () => {
    const id = await addCandidate(recruiter);
    await add(id, '1200000');
    for (const who of ['manager', 'employee', 'hr']) {
      const ask = clientOf(server, await server.signIn(`${who}@demo.example`));
      const { errors } = await ask('recruitment', 'query ($c: Int!) { listCandidateSalaryDetails(candidateId: $c) { salaryDetails } }', { c: id });
      expect([who, errors[0]?.extensions.errorCode]).toEqual([who, '_DB0100']);
    }
    // Payroll has the right, and does not reach a candidate who is no employee.
    expect(await listed(clientOf(server, await server.signIn('payroll@demo.example')), id)).toEqual([]);
  });

  it('is not a recruiter of other posts, neither by reading nor by reckoning', async () => {
    await rows(server, 'update recruitment_general_setting set centralised_recruitment = false where org_code = $1');
    const post = await addPost(server, admin, 'Loom fitter');
    const id = await addCandidate(admin, { jobPostId: post });
    await rows(server, 'update candidate set recruiter_id = null where org_code = $1 and id = $2', [id]);
    dataOf(await save(admin, id, '1200000', (JSON.parse(dataOf(await reckon(admin, id, '1200000')).answer.salaryDetails) as Reckoned).salaryStructure));
    expect(await listed(admin, id)).toHaveLength(1);
    expect(await listed(recruiter, id)).toEqual([]);
    expect((await reckon(recruiter, id, '1200000')).errors[0]?.extensions.errorCode).toBe('NOT_FOUND');
    expect((await save(recruiter, id, '1200000', { annualGrossSalary: 1, monthlyGrossSalary: 1 })).errors[0]?.extensions.validationError?.map(({ field }) => field)).toEqual(['candidateId']);
  });
});
