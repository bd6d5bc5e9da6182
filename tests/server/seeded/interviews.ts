/** The interviews of the demo and who joins it: what took place is scored, what is over waits for somebody, what is to come has a time, and nobody has sent what is not there. */
import { expect, it } from 'vitest';
import { checklistOf } from '../../../src/domain/onboarding/checklist.ts';
import { readPapers } from '../../../src/server/careers/join/papers.ts';
import { withOrg } from '../../../src/server/db/org.ts';
import { resourceOf } from '../../../src/server/resource/registry.ts';
import { readImages } from '../../../src/server/resource/store.ts';
import { demo } from './demo.ts';

const one = async <Row extends object>(sql: string): Promise<Row> => (await withOrg(demo.db, 'demo', (tx) => tx.query<Row>(sql, ['demo'])))[0]!;

export const testInterviews = (): void => {
  it('took place, wait for feedback, or are to come', async () => {
    const found = await one<{ done: number; owed: number; coming: number; astray: number }>(`select count(*) filter (where status = 'COMPLETED')::int as done, count(*) filter (where status = 'SCHEDULED' and ends_at < now())::int as owed,
      count(*) filter (where status = 'SCHEDULED' and starts_at > now())::int as coming, count(*) filter (where status = 'COMPLETED' and ends_at > now() or extract(isodow from starts_at) > 5)::int as astray from scheduled_round where org_code = $1`);
    expect(found.done).toBeGreaterThan(30);
    expect(found.owed).toBeGreaterThanOrEqual(4);
    expect(found.coming).toBeGreaterThanOrEqual(8);
    expect(found.astray).toBe(0);
  });

  it('have a scorecard for each member, submitted where the result stands, and the result is what the scores come to', async () => {
    const found = await one<{ missing: number; unscored: number; wrong: number }>(`select
      (select count(*)::int from scheduled_round_member m where m.org_code = $1 and not exists (select from scorecard s where s.org_code = $1 and s.scheduled_round_id = m.scheduled_round_id and s.panel_member_id = m.employee_id)) as missing,
      (select count(*)::int from scorecard s join scheduled_round r on r.org_code = $1 and r.id = s.scheduled_round_id where s.org_code = $1 and (r.result <> 'PENDING') <> (s.status = 'SUBMITTED') and r.result <> 'PENDING') as unscored,
      (select count(*)::int from scheduled_round r where r.org_code = $1 and r.result <> 'PENDING' and ((r.panel_score >= r.passing_score) <> (r.result = 'PASSED')
        or abs(r.panel_score - (select avg(s.score) from scorecard s where s.org_code = $1 and s.scheduled_round_id = r.id)) > 0.01)) as wrong`);
    expect(found).toEqual({ missing: 0, unscored: 0, wrong: 0 });
  });

  it('were held on days that the candidate says, and told of by mail', async () => {
    const found = await one<{ strange: number; mails: number; blank: number }>(`select
      (select count(*)::int from scheduled_round r join candidate c on c.org_code = $1 and c.id = r.candidate_id where r.org_code = $1 and r.status = 'COMPLETED' and (r.starts_at::date < c.first_interview_on or r.starts_at::date > c.last_interview_on + 2)) as strange,
      (select count(*)::int from outbox_message m where m.org_code = $1 and m.template = 'interviewInvited' and m.candidate_id is not null and m.status = 'SENT') as mails,
      (select count(*)::int from outbox_message m where m.org_code = $1 and m.body ~ '[{}]|You will meet \\.') as blank`);
    expect(found.strange).toBe(0);
    expect(found.mails).toBeGreaterThan(40);
    expect(found.blank).toBe(0);
  });

  it('seat the manager and the employee of the demo on panels, with feedback that each of them still owes', async () => {
    for (const number of ['1009', '1028']) {
      const found = await one<{ coming: number; owed: number }>(`select count(*) filter (where r.starts_at > now())::int as coming, count(*) filter (where r.ends_at < now() and s.status = 'OPEN')::int as owed
        from scheduled_round r join scheduled_round_member m on m.org_code = $1 and m.scheduled_round_id = r.id join scorecard s on s.org_code = $1 and s.scheduled_round_id = r.id and s.panel_member_id = m.employee_id
        join employee e on e.org_code = $1 and e.id = m.employee_id where r.org_code = $1 and r.status = 'SCHEDULED' and e.employee_number = '${number}'`);
      expect(found.coming, number).toBeGreaterThanOrEqual(2);
      expect(found.owed, number).toBeGreaterThanOrEqual(1);
    }
  });

  it('are for posts of which some stand on job boards', async () => {
    expect((await one<{ posts: number }>(`select count(*)::int as posts from job_post where org_code = $1 and on_job_boards and on_career_page and status = 'OPEN'`)).posts).toBe(3);
  });

  it('show nobody who joins as having sent what is not there', async () => {
    const people = await withOrg(demo.db, 'demo', async (tx) => {
      const ids = await tx.query<{ id: string }>(`select id::text as id from onboarding_individual where org_code = $1 and status <> 'ONBOARDED'`, ['demo']);
      const papers = await readPapers(tx);
      return [...(await readImages(tx, resourceOf('OnboardingIndividual'), ids.map(({ id }) => id), false)).values()].map((person) => ({ status: String(person['status']), isComplete: checklistOf(papers, person, 'SELF').isComplete }));
    });
    expect(people.length).toBeGreaterThanOrEqual(8);
    expect(people.filter(({ status }) => status === 'SUBMITTED')).toHaveLength(2);
    expect(people.filter(({ status }) => status === 'RETURNED')).toHaveLength(1);
    expect(people.filter(({ status, isComplete }) => (status === 'SUBMITTED' || status === 'RETURNED') && !isComplete)).toEqual([]);
  });
};
