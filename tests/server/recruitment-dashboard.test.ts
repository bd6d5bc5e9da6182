/** Figures of recruitment: counted right, within what the caller may see, and never telling of a few. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { employeeOf, rows } from './candidates.ts';

type Dashboard = {
  figures: { openPosts: number; vacancies: number; activeCandidates: number; offersOut: number; hires: number; interviewsThisWeek: number };
  funnel: { kind: string; count: number; share: number | null }[]; stageTimes: { kind: string; steps: number; median: number; ninetieth: number }[]; timeToHire: { month: string; hires: number }[];
  sources: { name: string; applications: number; hires: number }[]; offers: { sent: number; accepted: number; declined: number; waiting: number }; recruiters: { recruiterId: string; candidates: number }[]; choices: { posts: { id: string }[] };
};
const PARTS = `figures { openPosts vacancies activeCandidates offersOut hires interviewsThisWeek } funnel { kind count share } stageTimes { kind steps median ninetieth } timeToHire { month hires }
  sources { name applications hires } offers { sent accepted declined waiting } recruiters { recruiterId candidates } choices { posts { id } }`;

let server: DemoServer;
const asks = new Map<string, Client>();
const ask = <Data>(who: string, text: string) => asks.get(who)!<{ answer: Data }>('recruitment', `{ answer: ${text} }`);
const dashboard = async (who: string, args = ''): Promise<Dashboard> => dataOf(await ask<Dashboard>(who, `recruitmentDashboard${args} { ${PARTS} }`)).answer;

beforeAll(async () => {
  server = await startDemoServer();
  for (const name of ['admin', 'recruiter', 'employee', 'manager']) asks.set(name, clientOf(server, await server.signIn(`${name}@demo.example`)));
});
afterAll(() => server.stop());

describe('the dashboard of recruitment', () => {
  it('counts posts, candidates, applications and hires as the lists do', async () => {
    const seen = await dashboard('admin');
    const [posts] = await rows<{ posts: number; places: number }>(server, `select count(*)::int as posts, sum(vacancies)::int as places from job_post where org_code = $1 and status = 'OPEN'`);
    expect(seen.figures).toMatchObject({ openPosts: posts!.posts, vacancies: posts!.places });
    const [found] = await rows<{ active: number; applications: number; hires: number }>(server, `select (select count(*)::int from candidate c join candidate_status s on s.org_code = c.org_code and s.id = c.status_id where c.org_code = $1 and c.standing = 'ACTIVE' and s.name not in ('Hired', 'Rejected')) as active,
      (select count(*)::int from job_application where org_code = $1 and applied_on > current_date - 364) as applications, (select count(*)::int from candidate where org_code = $1 and hired_on is not null) as hires`);
    expect(seen.figures.activeCandidates).toBe(found!.active);
    expect(seen.funnel.map(({ kind }) => kind)).toEqual(['APPLIED', 'SCREENING', 'SHORTLIST', 'INTERVIEW', 'OFFER', 'HIRED']);
    expect(seen.funnel[0]).toMatchObject({ count: found!.applications, share: null });
    expect(seen.funnel.at(-1)!.count).toBe(found!.hires);
    expect(seen.sources.reduce((sum, { applications }) => sum + applications, 0)).toBe(found!.applications);
    expect(seen.timeToHire.reduce((sum, { hires }) => sum + hires, 0)).toBe(found!.hires);
    expect(seen.offers.accepted).toBe(found!.hires);
    expect(seen.recruiters.reduce((sum, { candidates }) => sum + candidates, 0)).toBe(found!.active);
    for (const { median, ninetieth } of seen.stageTimes) expect(ninetieth).toBeGreaterThanOrEqual(median);
  });

  it('narrows to a period, a post, a department and a recruiter', async () => {
    const [busiest] = await rows<{ id: string; count: number }>(server, 'select job_post_id::text as id, count(*)::int as count from job_application where org_code = $1 group by 1 order by 2 desc, 1 limit 1');
    expect((await dashboard('admin', `(jobPostId: ${busiest!.id})`)).funnel[0]!.count).toBe(busiest!.count);
    expect((await dashboard('admin', '(fromDate: "2001-01-01", toDate: "2001-12-31")')).funnel[0]!.count).toBe(0);
    const recruiter = await employeeOf(server, 'recruiter@demo.example');
    expect((await dashboard('admin', `(recruiterId: ${recruiter})`)).recruiters.map(({ recruiterId }) => recruiterId)).toEqual([recruiter]);
  });

  it('takes a period of at most twenty years that ends after it begins, in years that people write', async () => {
    const refused = async (args: string, text = `recruitmentDashboard(${args}) { figures { hires } }`) => (await ask('admin', text)).errors[0]?.extensions.validationError;
    const backwards = 'The period begins after it ends. Choose other days.';
    expect(await refused('fromDate: "2026-03-01", toDate: "2026-02-28"')).toEqual([{ field: 'toDate', message: backwards }]);
    expect(await refused('fromDate: "2999-01-01"')).toEqual([{ field: 'fromDate', message: backwards }]);
    expect(await refused('fromDate: "0001-01-01", toDate: "0001-12-31"')).toEqual([{ field: 'fromDate', message: 'Choose a day in 1900 or later.' }, { field: 'toDate', message: 'Choose a day in 1900 or later.' }]);
    expect(await refused('fromDate: "1950-01-01", toDate: "2450-01-01"')).toEqual([{ field: 'toDate', message: 'Choose at most 20 years at once.' }]);
    expect(await refused('', 'recruitmentPassThrough(fromDate: "2026-03-01", toDate: "2026-02-28") { least }')).toEqual([{ field: 'toDate', message: backwards }]);
    expect(await refused('fromDate: "2001-01-01", toDate: "2020-12-31"')).toBeUndefined();
    // Without a beginning it is the year up to the end.
    const { period } = dataOf(await ask<{ period: object }>('admin', 'recruitmentDashboard(toDate: "2020-12-31") { period { fromDate toDate } }')).answer;
    expect(period).toEqual({ fromDate: '2020-01-02', toDate: '2020-12-31' });
  });

  it('shows a recruiter only the own posts and candidates where recruitment is not centralised', async () => {
    const whole = await dashboard('admin');
    await rows(server, 'update recruitment_general_setting set centralised_recruitment = false where org_code = $1');
    const own = await dashboard('recruiter', '(fromDate: "2020-01-01")');
    const me = await employeeOf(server, 'recruiter@demo.example');
    const [mine] = await rows<{ posts: number }>(server, `select count(distinct p.id)::int as posts from job_post p join job_post_member m on m.org_code = p.org_code and m.job_post_id = p.id where p.org_code = $1 and p.status = 'OPEN' and m.employee_id = $2`, [me]);
    expect(own.figures.openPosts).toBe(mine!.posts);
    expect(own.figures.openPosts).toBeLessThan(whole.figures.openPosts);
    expect(own.choices.posts.length).toBeLessThan(whole.choices.posts.length);
  });

  it('is for those with the right on its form alone', async () => {
    for (const who of ['employee', 'manager']) expect((await ask(who, 'recruitmentDashboard { asOf }')).errors[0]?.extensions.errorCode).toBe('_DB0100');
    expect((await ask('recruiter', 'recruitmentPassThrough { least }')).errors[0]?.extensions.errorCode).toBe('_DB0100');
  });
});

describe('pass-through by group', () => {
  it('names no group of fewer than five and no sum from which one could be reckoned', async () => {
    await rows(server, `update candidate set gender_identity = case when id % 10 < 5 then 'Woman' when id % 10 < 9 then 'Man' else 'Non-binary' end, disability = null where org_code = $1`);
    const { groups } = dataOf(await ask<{ groups: { name: string; applied: number | null; hired: number | null }[] }>('admin', 'recruitmentPassThrough { groups { name applied interviewed offered hired } }')).answer;
    expect(groups.map(({ name }) => name)).toEqual(['Woman']);
    expect(groups[0]!.applied).toBe(20);
  });
});
