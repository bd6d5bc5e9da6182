/** Offers of the demo: salaries are what the product would reckon, letters are what was sealed, and all of it agrees with the way of each candidate. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addDays } from '../../../src/domain/dates.ts';
import { withOrg } from '../../../src/server/db/org.ts';
import { todayOf } from '../../../src/server/people/today.ts';
import { reckonSalary } from '../../../src/server/recruitment/salary/reckon.ts';
import { demo } from './demo.ts';

const all = <Row extends object>(sql: string): Promise<Row[]> => withOrg(demo.db, 'demo', (tx) => tx.query<Row>(sql, ['demo']));

export const testOffers = (): void => {
  const KIND = `(select g.kind from candidate_status s join hiring_stage g on g.org_code = $1 and g.id = s.stage_id where s.org_code = $1 and s.id = c.status_id)`;

  it('are accepted by whoever was hired, declined by whoever was let go for that, and wait or are over for those who stand there', async () => {
    const found = await all<{ kind: string; answer: string | null; salary: string | null; count: number }>(`select ${KIND} as kind, o.answer, s.status as salary, count(*)::int as count from candidate c left join offer o on o.org_code = $1 and o.candidate_id = c.id left join candidate_salary s on s.org_code = $1 and s.candidate_id = c.id
      where c.org_code = $1 and (c.offered_on is not null or o.id is not null) group by 1, 2, 3`);
    const known = { HIRED: ['ACCEPTED ACCEPTED'], REJECTED: ['DECLINED DECLINED'], OFFER: ['PENDING OFFERED', 'EXPIRED DRAFT', 'WITHDRAWN DRAFT', 'null DRAFT'] } as Readonly<Record<string, readonly string[]>>;
    for (const { kind, answer, salary } of found) expect(known[kind], kind).toContain(`${answer} ${salary}`);
    const of = (answer: string): number => found.filter((one) => one.answer === answer).reduce((sum, { count }) => sum + count, 0);
    expect(of('ACCEPTED')).toBeGreaterThan(20);
    expect(of('DECLINED')).toBeGreaterThan(4);
    expect(of('ACCEPTED') / (of('ACCEPTED') + of('DECLINED'))).toBeGreaterThan(0.6);
    expect(of('PENDING')).toBeGreaterThan(0);
  });

  it('name days that agree with the candidate, the step that followed, the onboarding and each other', async () => {
    const today = await withOrg(demo.db, 'demo', (tx) => todayOf(tx));
    const wrong = await all(`select o.name, o.answer, o.sent_on, o.responded_on, o.joining_date, o.expires_on from offer o join candidate c on c.org_code = $1 and c.id = o.candidate_id join candidate_salary s on s.org_code = $1 and s.candidate_id = c.id
        left join onboarding_individual i on i.org_code = $1 and i.candidate_id = c.id
        left join lateral (select max(m.moved_at) as at from stage_move m where m.org_code = $1 and m.candidate_id = c.id and m.job_post_id = o.job_post_id) m on true
      where o.org_code = $1 and (o.job_post_id <> c.job_post_id or o.sent_on > now() or o.responded_on > now() or o.responded_on < o.sent_on or (o.sent_on at time zone 'Asia/Kolkata')::date < c.offered_on or o.expires_on > o.joining_date or o.expires_on < (o.sent_on at time zone 'Asia/Kolkata')::date
        or (o.answer in ('ACCEPTED', 'DECLINED')) <> (c.offer_responded_on is not null)
        or (o.answer in ('ACCEPTED', 'DECLINED') and ((o.responded_on at time zone 'Asia/Kolkata')::date <> c.offer_responded_on or o.responded_on > m.at or (o.responded_on at time zone 'Asia/Kolkata')::date > o.expires_on or o.signed_by is distinct from c.name or o.signed_letter is null))
        or (o.answer = 'ACCEPTED' and c.hired_on <> c.offer_responded_on) or (o.answer = 'PENDING') <> (o.responded_on is null) or (o.answer = 'PENDING' and o.expires_on <= '${today}'::date) or (o.answer = 'EXPIRED' and o.expires_on >= '${today}'::date)
        or (i.id is not null and i.joining_date <> o.joining_date) or s.effective_from <> o.joining_date or s.annual_ctc <> o.annual_ctc)`);
    expect(wrong).toEqual([]);
    const erased = await all(`select c.name from offer o join candidate c on c.org_code = $1 and c.id = o.candidate_id where o.org_code = $1 and o.answer = 'ACCEPTED' and c.retain_until < o.joining_date + interval '24 months'`);
    expect(erased).toEqual([]);
    // Whoever was hired lately is still to come: nobody waits for somebody who should be here.
    const late = await all(`select c.name from offer o join candidate c on c.org_code = $1 and c.id = o.candidate_id left join onboarding_individual i on i.org_code = $1 and i.candidate_id = c.id where o.org_code = $1 and o.answer = 'ACCEPTED' and i.id is null and o.joining_date between '${addDays(today, -90)}' and '${today}'`);
    expect(late).toEqual([]);
  });

  it('have salaries that are to the coin what the product reckons, of a template in effect, within what the post pays', async () => {
    const salaries = await all<Record<string, unknown>>(`select candidate_id::text as "candidateId", template_id::text as "templateId", trim_scale(annual_ctc)::text as "annualCTC", effective_from::text as "effectiveFrom", salary_effective_month as "salaryEffectiveMonth", currency, structure,
      trim_scale(annual_gross_salary)::text as "annualGrossSalary", trim_scale(monthly_gross_salary)::text as "monthlyGrossSalary" from candidate_salary where org_code = $1`);
    await withOrg(demo.db, 'demo', async (tx) => {
      for (const { candidateId, templateId, annualCTC, effectiveFrom, ...kept } of salaries) {
        const { parts: _parts, ...reckoned } = await reckonSalary(tx, { session: { language: 'en' } }, { candidateId: String(candidateId), templateId, annualCTC: String(annualCTC), effectiveFrom });
        expect({ ...kept, effectiveFrom }).toEqual({ ...reckoned, structure: JSON.parse(JSON.stringify(reckoned.structure)) });
      }
    });
    const astray = await all(`select t.name from candidate_salary s join salary_template t on t.org_code = $1 and t.id = s.template_id join candidate c on c.org_code = $1 and c.id = s.candidate_id join job_post p on p.org_code = $1 and p.id = c.job_post_id
      where s.org_code = $1 and (s.effective_from < t.effective_from or s.effective_from > t.effective_to or (p.currency = 'INR' and (s.annual_ctc < p.salary_from or s.annual_ctc > p.salary_to))
        or not exists (select from candidate_salary_allowance a where a.org_code = $1 and a.candidate_salary_id = s.id) or not exists (select from candidate_salary_retiral a where a.org_code = $1 and a.candidate_salary_id = s.id))`);
    expect(astray).toEqual([]);
    expect((await all<{ name: string }>(`select distinct t.name from candidate_salary s join salary_template t on t.org_code = $1 and t.id = s.template_id where s.org_code = $1 order by 1`)).map(({ name }) => name)).toEqual(expect.arrayContaining(['Management', 'Staff']));
  });

  it('keep the letters that were sealed, in French for Paris, and links that nobody has', async () => {
    const letters = await all<{ key: string; digest: string; language: string; place: string; hash: string; body: string }>(`select x.key, x.digest, o.content->>'language' as language, l.code as place, o.token_hash as hash, o.content->>'body' as body
      from offer o cross join lateral (values (o.letter, o.letter_digest), (o.signed_letter, o.signed_digest)) as x(key, digest) join job_post_location p on p.org_code = $1 and p.job_post_id = o.job_post_id and p."position" = 0 join location l on l.org_code = $1 and l.id = p.location_id
      where o.org_code = $1 and x.key is not null`);
    expect(letters.length).toBeGreaterThan(50);
    for (const { key, digest, language, place, hash, body } of letters) {
      expect(createHash('sha256').update(readFileSync(join(demo.folder, key))).digest('hex')).toBe(digest);
      expect([language, body.includes('{{')]).toEqual([place === 'PAR' ? 'fr' : 'en', false]);
      expect(hash).toMatch(/^[\w-]{43}$/);
    }
    expect(letters.some(({ language }) => language === 'fr')).toBe(true);
    expect(await all(`select o.id from offer o where o.org_code = $1 and (o.letter is null or not exists (select from stored_file f where f.org_code = $1 and f.key = o.letter and f.row_id = o.id and f.entity = 'offer' and f.field = 'letter'))`)).toEqual([]);
    expect(await all(`select id from outbox_message where org_code = $1 and template like 'offer%' and (status <> 'SENT' or about is null or candidate_id is null or body ~ '[{}]|token=')`)).toEqual([]);
  });
};
