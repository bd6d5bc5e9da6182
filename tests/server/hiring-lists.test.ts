/** Every figure of the recruitment dashboard opens a list, and the list holds as many records as the figure says. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hiringLists, monthWithin, offered } from '../../src/console/hiringAddresses.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { asAdministrator } from '../support/database.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, addPost, employeeOf, rows, undo } from './candidates.ts';
import { arranged, scheduled, tuesday } from './interviewing.ts';

type Ids = readonly string[];
type Figures = { openPosts: number; openPostCodes: Ids; readsOthersPosts: boolean; activeCandidates: number; interviewsThisWeek: number; weekStartsAt: string; weekEndsAt: string; offersOut: number; hires: number; yearFrom: string; yearTo: string };
type Dashboard = {
  postIds: Ids | null; period: { fromDate: string; toDate: string; startsAt: string; endsAt: string }; statuses: { active: Ids; offer: Ids; rejected: Ids }; figures: Figures;
  funnel: { kind: string; count: number }[]; stageTimes: { statusIds: Ids; steps: number }[]; timeToHire: { month: string; hires: number }[]; sources: { sourceId: string | null; applications: number; hires: number }[];
  offers: { sent: number; accepted: number; declined: number; waiting: number }; recruiters: { recruiterId: string; candidates: number; openPosts: number; openPostCodes: Ids }[];
};
const PARTS = `postIds period { fromDate toDate startsAt endsAt } statuses { active offer rejected }
  figures { openPosts openPostCodes readsOthersPosts activeCandidates interviewsThisWeek weekStartsAt weekEndsAt offersOut hires yearFrom yearTo }
  funnel { kind count } stageTimes { statusIds steps } timeToHire { month hires } sources { sourceId applications hires } offers { sent accepted declined waiting } recruiters { recruiterId candidates openPosts openPostCodes }`;
const LISTS: Readonly<Record<string, readonly [name: string, type: string, more?: object]>> = {
  'job-posts': ['listJobPosts', 'JobPost', { isTemplate: { equals: false } }],
  'job-candidates': ['listCandidates', 'Candidate', { standing: { equals: 'ACTIVE' } }],
  applications: ['listJobApplications', 'JobApplication'],
  'stage-moves': ['listStageMoves', 'StageMove'],
  'scheduled-rounds': ['listScheduledRounds', 'ScheduledRound'],
};

let server: DemoServer;
let admin: Client;

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
});
afterAll(() => server.stop());

const dashboard = async (args = '', ask = admin): Promise<Dashboard> => dataOf(await ask<{ answer: Dashboard }>('recruitment', `{ answer: recruitmentDashboard${args} { ${PARTS} } }`)).answer;

/** How many records stand in the list at an address of the console. */
const countAt = async (address: string, ask: Client): Promise<number> => {
  const { pathname, searchParams } = new URL(address, 'http://console');
  const [name, type, more] = LISTS[pathname.split('/').at(-1)!]!;
  const filter = { ...(JSON.parse(searchParams.get('filter')!) as object), ...more };
  return dataOf(await ask<{ list: { totalRecords: number } }>('recruitment', `query ($filter: ${type}Filter) { list: ${name}(filter: $filter, limit: 1) { totalRecords } }`, { filter })).list.totalRecords;
};

/** Every figure that can be opened, with the address that it opens. */
const figuresOf = ({ postIds, period, statuses, figures, funnel, stageTimes, timeToHire, sources, offers, recruiters }: Dashboard): [what: string, count: number, address: string][] => [
  ['open posts', figures.openPosts, hiringLists.posts(postIds !== null || figures.readsOthersPosts, figures.openPostCodes)],
  ['active candidates', figures.activeCandidates, hiringLists.candidates(postIds, statuses.active)],
  ['interviews this week', figures.interviewsThisWeek, hiringLists.rounds(postIds, { startsAt: figures.weekStartsAt, endsAt: figures.weekEndsAt })],
  ['offers out', figures.offersOut, hiringLists.candidates(postIds, statuses.offer)],
  ['hires this year', figures.hires, hiringLists.hires(postIds, { fromDate: figures.yearFrom, toDate: figures.yearTo })],
  ...funnel.map(({ kind, count }): [string, number, string] => [kind, count, hiringLists.reached(postIds, period, kind)]),
  ...stageTimes.map(({ statusIds, steps }): [string, number, string] => [`steps from ${String(statusIds)}`, steps, hiringLists.moves(postIds, period, statusIds)]),
  ...timeToHire.map(({ month, hires }): [string, number, string] => [`hires of ${month}`, hires, hiringLists.hires(postIds, monthWithin(month, period))]),
  ...sources.flatMap(({ sourceId, applications, hires }): [string, number, string][] => [[`came by ${sourceId}`, applications, hiringLists.ofSource(postIds, period, sourceId, false)], [`hired by ${sourceId}`, hires, hiringLists.ofSource(postIds, period, sourceId, true)]]),
  ...(['sent', 'waiting', 'accepted', 'declined'] as const).map((key): [string, number, string] => [`offers ${key}`, offers[key], hiringLists.offers(postIds, period, offered(statuses)[key])]),
  ...recruiters.flatMap(({ recruiterId, candidates, openPosts, openPostCodes }): [string, number, string][] => [[`candidates of ${recruiterId}`, candidates, hiringLists.candidates(postIds, statuses.active, recruiterId)], [`posts of ${recruiterId}`, openPosts, hiringLists.posts(true, openPostCodes)]]),
];

const opens = async (args?: string, ask = admin): Promise<number> => {
  const all = figuresOf(await dashboard(args, ask));
  const found = await Promise.all(all.map(async ([what, , address]) => [what, await countAt(address, ask)] as const));
  expect(found).toEqual(all.map(([what, count]) => [what, count]));
  return all.reduce((sum, [, count]) => sum + count, 0);
};

describe('every figure opens the list of just those that it counts', () => {
  it('over everything', async () => {
    // Whoever was hired or had an offer may stand in the archive by now.
    await rows(server, `update candidate set standing = 'ARCHIVED', archive_reason_id = (select min(id) from archive_reason r where r.org_code = $1) where org_code = $1 and id in (select c.id from candidate c where c.org_code = $1 and c.offered_on is not null order by c.id limit 2)`);
    await rows(server, `update scheduled_round set status = 'CANCELLED' where org_code = $1 and id = (select min(r.id) from scheduled_round r where r.org_code = $1 and r.starts_at > now())`);
    // Two take back the application to the post that counts, and are active no more.
    const ACTIVE = `from candidate c join candidate_status s on s.org_code = c.org_code and s.id = c.status_id join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id where c.org_code = $1 and c.standing = 'ACTIVE' and g.kind not in ('HIRED', 'REJECTED')`;
    const [active] = await rows<{ count: number }>(server, `select count(*)::int as count ${ACTIVE}`);
    await rows(server, `update job_application a set withdrawn_on = current_date where a.org_code = $1 and (a.candidate_id, a.job_post_id) in (select c.id, c.job_post_id ${ACTIVE} and c.job_post_id is not null order by c.id limit 2)`);
    expect((await dashboard()).figures.activeCandidates).toBe(active!.count - 2);
    expect(await opens()).toBeGreaterThan(100);
  });

  it('of a short time', () => opens('(fromDate: "2026-10-05", toDate: "2026-11-18")').then((sum) => expect(sum).toBeGreaterThanOrEqual(0)));

  it('of a post, a department and a recruiter', async () => {
    const [busiest] = await rows<{ id: string; department: string }>(server, 'select a.job_post_id::text as id, p.department_id::text as department from job_application a join job_post p on p.org_code = a.org_code and p.id = a.job_post_id where a.org_code = $1 and p.department_id is not null group by 1, 2 order by count(*) desc, 1 limit 1');
    expect(await opens(`(jobPostId: ${busiest!.id})`)).toBeGreaterThan(0);
    expect(await opens(`(departmentId: ${busiest!.department})`)).toBeGreaterThan(0);
    expect(await opens(`(recruiterId: ${await employeeOf(server, 'recruiter@demo.example')})`)).toBeGreaterThan(0);
    expect(await opens('(departmentId: 999999)')).toBe(0);
  });

  it('to a recruiter who sees some only, reads open posts of others and sits on their panels', async () => {
    const recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
    const me = await employeeOf(server, 'recruiter@demo.example');
    await rows(server, 'update recruitment_general_setting set centralised_recruitment = false where org_code = $1');
    const other = (await rows(server, 'select min(e.id)::text as id from employee e where e.org_code = $1 and e.id <> $2::bigint', [me]))[0]!.id;
    const theirs = await addCandidate(admin, { jobPostId: await addPost(server, admin, 'Spinner of others'), recruiterId: other });
    const arrangement = arranged([me], { durationMinutes: 30 });
    await scheduled(admin, String((await rows(server, 'select min(r.id) as id from interview_round r where r.org_code = $1'))[0]!.id), [{ candidateId: theirs, startsAt: tuesday() }], arrangement);
    await rows(server, `update scheduled_round set starts_at = now(), ends_at = now() + interval '30 minutes' where org_code = $1 and candidate_id = $2`, [theirs]);
    expect(await opens('', recruiter)).toBeGreaterThan(10);
    expect(await opens(`(recruiterId: ${me})`, recruiter)).toBeGreaterThan(10);
    await rows(server, 'update recruitment_general_setting set centralised_recruitment = true where org_code = $1');
  });
});

it('names no post beyond reach to whoever narrows the figures', async () => {
  const recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
  await rows(server, 'update recruitment_general_setting set centralised_recruitment = false where org_code = $1');
  await rows(server, `update role_right set scope = 'SELF' where org_code = $1 and form in ('RECRUITMENT_DASHBOARD', 'JOB_POSTS', 'JOB_CANDIDATES') and role_id in (select m.role_id from user_role m join user_account u on u.org_code = m.org_code and u.id = m.user_account_id where m.org_code = $1 and u.email = 'recruiter@demo.example')`);
  const own = await addPost(server, admin, 'Loom fitter', [{ employeeId: await employeeOf(server, 'recruiter@demo.example'), role: 'RECRUITER' }]);
  const other = await addPost(server, admin, 'Head of secret looms');
  const [{ department } = { department: '' }] = await rows<{ department: string }>(server, 'select min(id)::text as department from department where org_code = $1');
  await rows(server, `update job_post set department_id = $3::bigint, status = case when id = $4::bigint then 'DRAFT' else status end where org_code = $1 and id in ($2::bigint, $4::bigint)`, [own, department, other]);
  const named = async (ask: Client) => dataOf(await ask<{ answer: { postIds: Ids } }>('recruitment', `{ answer: recruitmentDashboard(departmentId: ${department}) { postIds } }`)).answer.postIds;
  expect(await named(admin)).toEqual(expect.arrayContaining([own, other]));
  expect(await named(recruiter)).toContain(own);
  expect(await named(recruiter)).not.toContain(other);
});

describe('how far an application came', () => {
  const furthestOf = async (id: string): Promise<string> => {
    const [found] = await rows<{ at: string }>(server, `select furthest || ' ' || (offered_on is not null)::text as at from job_application where org_code = $1 and id = $2`, [id]);
    return found!.at;
  };

  it('follows each step, stays when the candidate falls back, and goes with the step that is taken back', async () => {
    const [one] = await rows<{ id: string; candidate: string; post: string }>(server, `select a.id::text as id, a.candidate_id::text as candidate, a.job_post_id::text as post from job_application a join candidate c on c.org_code = a.org_code and c.id = a.candidate_id and c.job_post_id = a.job_post_id where a.org_code = $1 and a.furthest = 'APPLIED' and c.standing = 'ACTIVE' order by 1 limit 1`);
    const statuses = new Map((await rows<{ id: string; kind: string }>(server, 'select s.id::text as id, g.kind from candidate_status s join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id where s.org_code = $1')).map(({ id, kind }) => [kind, id]));
    await rows(server, 'delete from candidate_status_next where org_code = $1');
    const move = async (kind: string): Promise<string> => dataOf(await admin<{ answer: { changeSet: string } }>('recruitment', `mutation { answer: updateCandidateStatus(candidateId: [${one!.candidate}], statusId: ${statuses.get(kind)!}) { changeSet } }`)).answer.changeSet;
    await move('SCREENING');
    expect(await furthestOf(one!.id)).toBe('SCREENING false');
    const further = await move('SHORTLIST');
    const back = await move('SCREENING');
    expect(await furthestOf(one!.id)).toBe('SHORTLIST false');
    // What a stage is called and of what kind it is are the organisation's.
    await rows(server, `update hiring_stage set kind = 'OFFER' where org_code = $1 and kind = 'SHORTLIST'`);
    expect(await furthestOf(one!.id)).toBe('OFFER true');
    const again = await move('SHORTLIST');
    for (const step of [again, back, further]) await undo(admin, step);
    expect(await furthestOf(one!.id)).toBe('SCREENING false');
  });

  it('is found by its own steps where the planner knows nothing of the tables yet', async () => {
    const database = server.db;
    const [{ name } = { name: '' }] = await withOrg(database, 'demo', (tx) => tx.query<{ name: string }>('select current_database() as name'));
    await asAdministrator(`delete from pg_statistic where starelid in ('stage_move'::regclass, 'job_application'::regclass, 'candidate_status'::regclass, 'hiring_stage'::regclass, 'organisation'::regclass)`, name);
    await asAdministrator(`update pg_class set reltuples = -1, relpages = 0 where oid in ('stage_move'::regclass, 'job_application'::regclass, 'candidate_status'::regclass, 'hiring_stage'::regclass, 'organisation'::regclass)`, name);
    const [plan] = await rows<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(server, `explain (analyze, buffers, format json) select reckon_applications(a.org_code, array[a.candidate_id], array[a.job_post_id]) from (select * from job_application where org_code = $1 order by id limit 1) a`);
    const { Plan: reckoned } = plan!['QUERY PLAN'][0];
    // Some 1,300 with what a connection reads to plan it; all steps of all candidates were 76,000.
    expect(reckoned['Shared Hit Blocks']! + reckoned['Shared Read Blocks']!).toBeLessThan(3_000);
  });

  it('is the same whether many are reckoned at once or each alone', async () => {
    const reckoned = async (how: string) => {
      await rows(server, 'update job_application set furthest = null, offered_on = null, hired_on = null where org_code = $1');
      await rows(server, how);
      return rows<{ furthest: string }>(server, 'select candidate_id, job_post_id, furthest, offered_on, hired_on from job_application where org_code = $1 order by id');
    };
    const atOnce = await reckoned('select reckon_applications($1, array_agg(candidate_id), array_agg(job_post_id)) from job_application where org_code = $1');
    expect(atOnce.length).toBeGreaterThan(10);
    expect(new Set(atOnce.map(({ furthest }) => furthest)).size).toBeGreaterThan(2);
    expect(await reckoned('select reckon_applications($1, array[candidate_id], array[job_post_id]) from job_application where org_code = $1')).toEqual(atOnce);
  });
});
