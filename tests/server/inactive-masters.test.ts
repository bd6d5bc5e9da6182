/** What is inactive stays where it is, and is taken for nothing new. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../src/server/log.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { importFile } from '../../src/server/resource/import/terminal.ts';
import { starterOf } from '../../src/server/resource/import/starter.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, addPost, candidate, done, rows, undo } from './candidates.ts';
import { save } from './sheets/make.ts';

let server: DemoServer;
let admin: Client;

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
}, 60_000);
afterAll(() => server.stop());

const added = async (table: 'skill' | 'client' | 'candidate_source' | 'archive_reason' | 'functional_area', name: string, more: Record<string, string> = {}): Promise<string> => {
  const [row] = await rows(server, `select coalesce(max(id), 0) + 1000 as id from ${table} where org_code = $1`);
  const values = { name, status: 'ACTIVE', ...more };
  await rows(server, `insert into ${table} (org_code, id, version, created_by, updated_by, ${Object.keys(values).join(', ')}) values ($1, ${row!.id}, 1, 't', 't', ${Object.values(values).map((value) => `'${value}'`).join(', ')})`);
  return row!.id;
};
const rest = (table: string, id: string): Promise<unknown> => rows(server, `update ${table} set status = 'INACTIVE' where org_code = $1 and id = $2`, [id]);
const titles = async (query: string): Promise<string[]> => dataOf(await admin<{ found: { rows: { title: string }[] } }>('recruitment', `{ found: ${query} { rows { title } } }`)).found.rows.map(({ title }) => title);
const problems = async (ask: ReturnType<Client>): Promise<unknown> => (await ask).errors[0]?.extensions.validationError;
const patch = async (type: 'JobPost' | 'Candidate', id: string | number, input: object) => {
  const [row] = await rows<{ version: number }>(server, `select version from ${type === 'JobPost' ? 'job_post' : 'candidate'} where org_code = $1 and id = $2`, [id]);
  return admin<{ answer: { changeSet: string } }>('recruitment', `mutation ($input: ${type}Patch!) { answer: update${type}(id: "${id}", version: ${row!.version}, input: $input) { changeSet } }`, { input });
};

describe('an inactive master', () => {
  it('is offered for nothing new, and found by filters still', async () => {
    await rest('candidate_source', await added('candidate_source', 'Fax machine', { kind: 'OTHER' }));
    expect(await titles('lookupCandidateSources(search: "Fax machine")')).toEqual(['Fax machine']);
    expect(await titles('lookupCandidateSources(search: "Fax machine", inUse: true)')).toEqual([]);
  });

  it('is, of designations, offered and taken for no post and nobody new, and stays with who has it', async () => {
    const [post] = await rows<{ id: string; designation_id: string }>(server, 'select id, designation_id from job_post where org_code = $1 and designation_id is not null order by id limit 1');
    const [designation] = await rows<{ title: string }>(server, 'select title from designation where org_code = $1 and id = $2', [post!.designation_id]);
    await rest('designation', post!.designation_id);
    const offered = async (more: string): Promise<string[]> => dataOf(await admin<{ found: { rows: { id: string }[] } }>('core-hr', `{ found: lookupDesignations(search: "${designation!.title}"${more}) { rows { id } } }`)).found.rows.map(({ id }) => id);
    expect(await offered('')).toContain(post!.designation_id);
    expect(await offered(', inUse: true')).not.toContain(post!.designation_id);
    expect((await patch('JobPost', post!.id, { designationId: post!.designation_id, vacancies: 3 })).errors).toEqual([]);
    const [other] = await rows<{ id: string }>(server, "select id from job_post where org_code = $1 and designation_id is distinct from $2 and status = 'DRAFT' order by id limit 1", [post!.designation_id]);
    expect(await problems(patch('JobPost', other!.id, { designationId: post!.designation_id }))).toMatchObject([{ field: 'designationId' }]);
    await rows(server, "update designation set status = 'ACTIVE' where org_code = $1 and id = $2", [post!.designation_id]);
  });

  it('is refused in a new record, also in its rows, by its name', async () => {
    const [source, skill] = [await added('candidate_source', 'Telegram', { kind: 'OTHER' }), await added('skill', 'Hand carding')];
    await Promise.all([rest('candidate_source', source), rest('skill', skill)]);
    const input = { firstName: 'Rest', lastName: 'Ing', email: 'rest.ing@mail.example', phone: '+91 98765 43210', sourceId: source, skills: [{ skillId: skill }] };
    expect(await problems(admin('recruitment', 'mutation ($input: CandidateInput!) { addCandidate(input: $input) { errorCode } }', { input }))).toEqual([
      { field: 'sourceId', message: 'Telegram is inactive and is taken for nothing new. Choose another one, or make it active again.' },
      { field: 'skills.0.skillId', message: 'Hand carding is inactive and is taken for nothing new. Choose another one, or make it active again.' },
    ]);
  });

  it('stays where it is named while the rest is changed, and comes back by undoing', async () => {
    const [source, skill] = [await added('candidate_source', 'Notice board', { kind: 'OTHER' }), await added('skill', 'Lace making')];
    const id = await addCandidate(admin, { sourceId: source, skills: [{ skillId: skill }] });
    await Promise.all([rest('candidate_source', source), rest('skill', skill)]);
    const [line] = await rows(server, 'select id from candidate_skill where org_code = $1 and candidate_id = $2', [id]);
    expect((await patch('Candidate', id, { currentLocation: 'Pune', sourceId: source, skills: [{ id: line!.id, skillId: skill, proficiency: 'EXPERT' }] })).errors).toEqual([]);
    await undo(admin, dataOf(await patch('Candidate', id, { sourceId: null })).answer.changeSet);
    expect(await candidate(server, id)).toMatchObject({ source_id: source, current_location: 'Pune' });
  });

  it('is no reason to archive any more', async () => {
    const reason = await added('archive_reason', 'Moved to the moon');
    const id = await addCandidate(admin);
    await rest('archive_reason', reason);
    await expect(done(admin, `archiveCandidateDetails(candidateId: [${id}], archiveReasonId: ${reason}, action: "archive")`)).rejects.toThrow(/inactive/);
    expect(await candidate(server, id)).toMatchObject({ standing: 'ACTIVE' });
  });

  it('stays behind when a post is copied', async () => {
    const [client, skill, kept] = [await added('client', 'Old mill', { code: 'OLDMILL' }), await added('skill', 'Slubbing'), await added('skill', 'Roving')];
    const id = await addPost(server, admin, 'Rover');
    expect((await patch('JobPost', id, { clientId: client, skills: [{ skillId: skill }, { skillId: kept }] })).errors).toEqual([]);
    await Promise.all([rest('client', client), rest('skill', skill)]);
    const copy = dataOf(await admin<{ copyJobPost: { id: string } }>('recruitment', `mutation { copyJobPost(jobPostId: "${id}") { id } }`)).copyJobPost.id;
    expect(await rows(server, 'select client_id, (select array_agg(skill_id::text) from job_post_skill s where s.org_code = p.org_code and s.job_post_id = p.id) as skills from job_post p where org_code = $1 and id = $2', [copy])).toEqual([{ client_id: null, skills: [kept] }]);
  });

  it('is a problem of the rows of a file that name it', async () => {
    await rest('functional_area', await added('functional_area', 'Steam power'));
    await rest('skill', await added('skill', 'Stoking'));
    const session = await withOrg(server.db, 'demo', async (tx) => starterOf(tx, (await tx.query<{ id: string }>("select id::text as id from user_account where org_code = 'demo' and email = 'admin@demo.example'"))[0]!.id));
    const file = await save('posts.csv', 'Title,Code,Designation,Description,Functional area,Skills\nStoker,STOKE1,Plant head,Stokes the fire.,Steam power,Stoking\n');
    const said: string[] = [];
    await importFile(server.db, createLog('silent'), session, { type: 'JobPost', action: 'IMPORT', file, invalid: 'REFUSE', say: (line) => void said.push(String(line)) }).catch((error: unknown) => said.push(String(error)));
    expect(said.join('\n')).toMatch(/Steam power is inactive/);
    expect(said.join('\n')).toMatch(/Stoking is inactive/);
    expect(await rows(server, `select id from job_post where org_code = $1 and code = 'STOKE1'`)).toEqual([]);
  });
});

it('offers no status that is out of use', async () => {
  await rows(server, `update candidate_status set status = 'INACTIVE' where org_code = $1 and name = 'Shortlisted'`);
  expect(await titles('lookupCandidateStatuses(search: "Shortlisted")')).toEqual(['Shortlisted']);
  expect(await titles('lookupCandidateStatuses(search: "Shortlisted", inUse: true)')).toEqual([]);
  await rows(server, `update candidate_status set status = 'ACTIVE' where org_code = $1 and name = 'Shortlisted'`);
});

describe('a post that takes nobody', () => {
  it('is refused to a candidate who comes to it by a form, as by the acts, but keeps whom it has', async () => {
    const [open, closed, template] = [await addPost(server, admin, 'Open spinner'), await addPost(server, admin, 'Closed spinner'), await addPost(server, admin, 'Template spinner')];
    const there = await addCandidate(admin, { jobPostId: closed });
    const id = await addCandidate(admin, { jobPostId: open });
    await rows(server, `update job_post set status = 'CLOSED' where org_code = $1 and id = $2`, [closed]);
    await rows(server, `update job_post set status = 'DRAFT', is_template = true where org_code = $1 and id = $2`, [template]);
    expect((await patch('Candidate', id, { jobPostId: closed })).errors[0]?.extensions.validationError).toEqual([{ field: 'jobPostId', message: 'Closed spinner is closed. Choose a post that is still to be filled.' }]);
    expect((await patch('Candidate', id, { jobPostId: template })).errors[0]?.extensions.validationError).toEqual([{ field: 'jobPostId', message: 'Template spinner is a template. Choose a post that is to be filled.' }]);
    await expect(addCandidate(admin, { jobPostId: template })).rejects.toThrow('is a template');
    await expect(done(admin, `moveToJobPost(candidateId: [${id}], jobPostId: ${template})`)).rejects.toThrow('is a template');
    expect((await patch('Candidate', there, { currentLocation: 'Erode' })).errors).toEqual([]);
    const away = dataOf(await patch('Candidate', there, { jobPostId: open })).answer.changeSet;
    await undo(admin, away);
    expect(await candidate(server, there)).toMatchObject({ job_post_id: closed });
  });

  it('is offered to nobody', async () => {
    expect(await titles('lookupJobPosts(search: "spinner")')).toEqual(expect.arrayContaining(['Closed spinner', 'Open spinner', 'Template spinner']));
    expect(await titles('lookupJobPosts(search: "spinner", inUse: true)')).toEqual(['Open spinner']);
  });
});
