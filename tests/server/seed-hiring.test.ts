import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hiringOf } from '../../src/server/db/seed/hiring/candidates.ts';
import type { HiringPost } from '../../src/server/db/seed/hiring/post.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { rows } from './candidates.ts';

const post = (id: string, openedOn: string, closedOn: string | null): HiringPost => ({
  id, title: 'Ring frame operator', openedOn, closedOn, vacancies: 20, weight: 1, country: 'IN', locationId: '1', recruiters: [{ id: '7', name: 'Vikram Nair' }], skills: ['1'], years: 2, pay: 240_000,
});
const ids = (...names: string[]): Map<string, string> => new Map(names.map((name, at) => [name, String(at + 1)]));
const world = {
  now: new Date('2026-11-22T09:00:00Z'), today: '2026-11-22', posts: [post('1', '2026-01-10', '2026-04-20'), post('2', '2026-10-20', null)],
  statuses: ids('APPLIED', 'SCREENING', 'SHORTLIST', 'INTERVIEW', 'OFFER', 'HIRED', 'REJECTED'), sources: ids('Career page'), reasons: ids('Position filled', 'Skills do not match', 'Salary expectations', 'Withdrew', 'No answer', 'Declined the offer'), blacklist: ids('Misconduct'), pools: ['1'],
  demands: new Map([['1', { skills: [{ id: '1', name: 'Ring frames', required: true }], qualifications: [], experienceFrom: 2, experienceTo: null, places: [] }]]),
};

describe('the made candidates', () => {
  const made = [...hiringOf(world, 3000)];

  it('are the same ones each time', () => {
    expect([...hiringOf(world, 50)]).toEqual(made.slice(0, 50));
  });

  it('grow fewer from stage to stage, and no post hires more than it has places', () => {
    const reached = (kind: string): number => made.filter(({ moves }) => moves.some(({ toStatusId }) => toStatusId === world.statuses.get(kind))).length;
    const funnel = ['APPLIED', 'SCREENING', 'SHORTLIST', 'INTERVIEW', 'OFFER', 'HIRED'].map(reached);
    expect(funnel[0]).toBe(3000);
    expect(funnel.toSorted((a, b) => b - a)).toEqual(funnel);
    expect(new Set(funnel).size).toBe(6);
    for (const { id, vacancies } of world.posts) expect(made.filter(({ candidate }) => candidate['jobPostId'] === id && candidate['hiredOn'] !== null).length).toBeLessThanOrEqual(vacancies);
  });

  it('were never moved before they came nor after today, and nobody is still considered for a post that is closed', () => {
    for (const { candidate, applications, moves } of made) {
      const times = moves.filter(({ jobPostId }) => jobPostId === candidate['jobPostId']).map(({ movedAt }) => String(movedAt));
      expect(times.toSorted()).toEqual(times);
      expect(times.at(-1)! <= world.now.toISOString()).toBe(true);
      expect(applications[0]).toMatchObject({ statusId: candidate['statusId'], since: times.at(-1) });
      if (candidate['jobPostId'] === '1') expect([world.statuses.get('HIRED'), world.statuses.get('REJECTED')]).toContain(candidate['statusId']);
    }
  });

  it('have addresses that differ', () => {
    expect(new Set(made.map(({ candidate }) => candidate['email'])).size).toBe(3000);
    expect(new Set(made.map(({ candidate }) => candidate['phone'])).size).toBeGreaterThan(2990);
  });
});

describe('the demo organisation', () => {
  let server: DemoServer;
  beforeAll(async () => {
    server = await startDemoServer();
  });
  afterAll(() => server.stop());

  it('has letters to send offers with', async () => {
    expect((await rows<{ language: string }>(server, `select language from offer_letter_template where org_code = $1 and status = 'ACTIVE' order by 1`)).map(({ language }) => language)).toEqual(['EN', 'FR']);
  });

  it('has posts in every state, and each candidate stands where the last step led', async () => {
    const [found] = await rows<{ posts: number; states: number; candidates: number; astray: number }>(server, `select (select count(*)::int from job_post where org_code = $1) as posts, (select count(distinct status)::int from job_post where org_code = $1) as states,
      (select count(*)::int from candidate where org_code = $1) as candidates, (select count(*)::int from candidate c where c.org_code = $1 and c.status_id is distinct from
        (select m.to_status_id from stage_move m where m.org_code = $1 and m.candidate_id = c.id and m.job_post_id = c.job_post_id order by m.moved_at desc limit 1)) as astray`);
    expect(found).toEqual({ posts: 40, states: 6, candidates: 40, astray: 0 });
  });
});
