/** What the settings of recruitment do: each is switched, and its effect looked for. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyAs } from '../support/applying.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, addPost, rows, undo } from './candidates.ts';

let server: DemoServer;
let recruiter: Client;
let manager: Client;

const set = (sql: string) => rows(server, `update recruitment_general_setting set ${sql} where org_code = $1`);
const feed = async (file: string): Promise<string> => {
  // Each address is made at most once a minute: another one is made anew.
  const response = await server.ask(`/v3/careers/feed/${file}?org=demo`, { headers: { host: `h${Math.random().toString(36).slice(2)}.localhost` } });
  return response.text();
};

beforeAll(async () => {
  server = await startDemoServer();
  recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
  manager = clientOf(server, await server.signIn('manager@demo.example'));
}, 60_000);
beforeEach(() => set(`enforce_candidate_salary = false, job_post_visibility = 'EVERYONE', tenant_unique_key = null`));
afterAll(() => server.stop());

describe('settings of recruitment', () => {
  it('ask recruiters for both salaries of a candidate, nobody who may not enter them, and never the candidate', async () => {
    await set('enforce_candidate_salary = true');
    const input = { firstName: 'Asha', lastName: 'Without', email: 'asha.without@mail.example', phone: '+91 98765 43210' };
    const add = 'mutation ($input: CandidateInput!) { addCandidate(input: $input) { row { id version } } }';
    const refused = await recruiter('recruitment', add, { input });
    expect(refused.errors[0]?.extensions.validationError.map(({ field }) => field).toSorted()).toEqual(['currentCtc', 'expectedCtc']);
    const id = await addCandidate(recruiter, { currentCtc: '0', expectedCtc: '900000', currency: 'INR' });
    const cleared = await recruiter('recruitment', `mutation { updateCandidate(id: "${id}", version: 1, input: { expectedCtc: null }) { row { id } } }`);
    expect(cleared.errors[0]?.extensions.validationError).toMatchObject([{ field: 'expectedCtc' }]);
    expect((await recruiter('recruitment', `mutation { updateCandidate(id: "${id}", version: 1, input: { firstName: "Usha" }) { row { id } } }`)).errors).toEqual([]);
  });

  it('give the portal to whom recruiters add as to new candidates, unless they say otherwise', async () => {
    const access = async (more: object = {}) => (await rows<{ access: boolean }>(server, 'select portal_access as access from candidate where org_code = $1 and id = $2', [await addCandidate(recruiter, { ...more })]))[0]!.access;
    expect(await access()).toBe(true);
    await set('portal_access_for_new = false');
    expect([await access(), await access({ portalAccess: true })]).toEqual([false, true]);
    expect(dataOf(await recruiter<{ answer: { recruitmentSetting: object } }>('recruitment', '{ answer: recruitmentSetting { recruitmentSetting { Portal_Access_For_New_Candidates } } }')).answer.recruitmentSetting).toEqual({ Portal_Access_For_New_Candidates: false });
    await set('portal_access_for_new = true');
  });

  it('are answered whole under their names, those that are shown as settings besides as well', async () => {
    await set(`job_post_visibility = 'RECRUITERS', allow_modifying_interview_rounds = true, send_signed_document = false, tenant_unique_key = 'northwind', portal_access_for_archived = true`);
    const asked = '{ answer: recruitmentSetting { recruitmentSetting { Job_Post_Visibility Allow_Modifying_Interview_Rounds Automatically_Send_Signed_Document Tenant_Unique_Key Portal_Access_For_Archived_Candidates Portal_Access_For_Blacklisted_Candidates } } }';
    expect(dataOf(await recruiter<{ answer: { recruitmentSetting: object } }>('recruitment', asked)).answer.recruitmentSetting).toEqual({
      Job_Post_Visibility: 'RECRUITERS', Allow_Modifying_Interview_Rounds: true, Automatically_Send_Signed_Document: false, Tenant_Unique_Key: 'northwind', Portal_Access_For_Archived_Candidates: true, Portal_Access_For_Blacklisted_Candidates: false,
    });
    await set('allow_modifying_interview_rounds = false, send_signed_document = true, portal_access_for_archived = false');
  });

  it('ask applicants for five posts, four schools and three references in the detailed form, and for none in the simple one', async () => {
    const given = { 'experience.0.company': 'First mill', 'experience.4.company': 'Fifth mill', 'education.3.institute': 'Fourth school', 'references.2.name': 'Third referee' };
    const told = async (email: string): Promise<string[]> => {
      expect((await applyAs(server, 'J-101', { email, ...given })).status).toBe(303);
      const parts = [['company', 'experience'], ['institute', 'education'], ['name', 'reference']].map(([column, table]) => `select x.${column} from candidate_${table} x where x.org_code = c.org_code and x.candidate_id = c.id`).join(' union all ');
      return (await rows<{ all: string[] }>(server, `select array(${parts}) as all from candidate c where c.org_code = $1 and c.email = $2`, [email]))[0]!.all;
    };
    const wrong = await (await applyAs(server, 'J-101', { email: 'many.posts@mail.example', phone: '12', ...given })).text();
    expect(wrong.match(/<details class="another" open/g)).toHaveLength(4 + 3 + 2);
    expect(await told('many.posts@mail.example')).toEqual(expect.arrayContaining(['First mill', 'Fifth mill', 'Fourth school', 'Third referee']));
    await set(`application_form = 'SIMPLE'`);
    expect(await told('few.posts@mail.example')).toEqual([]);
    await set(`application_form = 'DETAILED'`);
  });

  it('keep open posts to recruiters where the organization says so', async () => {
    const title = 'A post for everybody inside';
    await addPost(server, recruiter, title);
    const seen = async (): Promise<number> => dataOf(await manager<{ listJobPosts: { rows: { title: string }[] } }>('recruitment', '{ listJobPosts(limit: 500) { rows { title } } }')).listJobPosts.rows.filter((row) => row.title === title).length;
    expect(await seen()).toBe(1);
    await set(`job_post_visibility = 'RECRUITERS'`);
    expect(await seen()).toBe(0);
  });

  it('name the company to job boards as it is signed up there, with one undo, and what stands below every post', async () => {
    const read = async () => dataOf(await recruiter<{ companySignUp: { organisation: string; tenantUniqueKey: string | null; boards: { board: string; needsNumber: boolean }[] } }>('recruitment', '{ companySignUp { organisation tenantUniqueKey boards { board isOn advertiserId needsNumber } } }')).companySignUp;
    const { organisation, boards } = await read();
    const post = await addPost(server, recruiter, 'A post on boards');
    await rows(server, 'update job_post set on_job_boards = true, on_career_page = true where org_code = $1 and id = $2', [post]);
    expect(boards.filter(({ needsNumber }) => needsNumber).map(({ board }) => board)).toEqual(['JOBSTREET']);
    const sign = (name: string) => recruiter<{ signUpCompany: { changeSet: string | null } }>('recruitment', 'mutation ($name: String) { signUpCompany(tenantUniqueKey: $name) { changeSet } }', { name });
    const { changeSet } = dataOf(await sign('Northwind Careers')).signUpCompany;
    expect((await read()).tenantUniqueKey).toBe('Northwind Careers');
    await set(`equal_opportunity_statement = 'Everybody is welcome to apply.'`);
    const text = await feed('indeed.xml');
    expect(text).toContain('<sourcename><![CDATA[Northwind Careers]]></sourcename>');
    expect(text).toContain('<p>Everybody is welcome to apply.</p>]]></description>');
    expect(JSON.parse(await feed('jobs.json'))).toMatchObject({ company: organisation, source: 'Northwind Careers' });
    await undo(recruiter, changeSet);
    expect((await read()).tenantUniqueKey).toBeNull();
    expect(dataOf(await sign('  ')).signUpCompany.changeSet).toBeNull();
    expect((await sign('x'.repeat(121))).errors[0]?.extensions.validationError).toMatchObject([{ field: 'tenantUniqueKey' }]);
    expect((await manager('recruitment', 'mutation { signUpCompany(tenantUniqueKey: "Mine") { changeSet } }')).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('tell whose product lets people in, of the own organization alone', async () => {
    const ask = (code: string | null) => manager<{ getCompanyPartner: { companyPartner: object } }>('integration', 'query ($code: String) { getCompanyPartner(Org_Code: $code) { errorCode message companyPartner { partnerId isEnabled isComplete sessionDays } } }', { code });
    expect(dataOf(await ask('demo')).getCompanyPartner.companyPartner).toEqual({ partnerId: null, isEnabled: false, isComplete: false, sessionDays: 90 });
    const admin = clientOf(server, await server.signIn('admin@demo.example'));
    dataOf(await admin('settings', 'mutation { addSignInPolicy(input: { name: "Sign-in", partnerEnabled: true, partnerId: "entomo" }) { row { id } } }'));
    expect(dataOf(await ask('demo')).getCompanyPartner.companyPartner).toMatchObject({ partnerId: 'entomo', isEnabled: true, isComplete: false });
    dataOf(await admin('settings', 'mutation { setSignInSecret(kind: PARTNER, secret: "a-shared-secret-of-32-characters!!") { errorCode } }'));
    const answer = await ask('demo');
    expect(dataOf(answer).getCompanyPartner.companyPartner).toMatchObject({ isComplete: true });
    expect(JSON.stringify(answer)).not.toContain('a-shared-secret');
    expect((await ask('other')).errors).not.toEqual([]);
  });
});
