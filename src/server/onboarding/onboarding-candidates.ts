import { checklistOf } from '../../domain/onboarding/checklist.ts';
import { addDays } from '../../domain/dates.ts';
import { dueOf, HIRED_EARLIER_DAYS } from '../../domain/onboarding/due.ts';
import type { Grant } from '../access/authorise.ts';
import { screenReach } from '../access/screen-reach.ts';
import { readPapers } from '../careers/join/papers.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { resourceOf } from '../resource/registry.ts';
import { rowsWithin } from '../resource/sight.ts';
import { bindings } from '../resource/sql.ts';
import { readImages } from '../resource/store.ts';
import { hiredWithin } from './individuals/hired-within.ts';

type Arguments = { readonly status?: string | null; readonly isStarted?: boolean | null; readonly isEarlier?: boolean | null; readonly search?: string | null; readonly offset?: number | null; readonly limit?: number | null };
type Row = {
  readonly candidateId: string; readonly name: string; readonly photo: string | null; readonly jobPostId: string | null; readonly jobPost: string | null; readonly hiredOn: string | null; readonly joiningDate: string | null;
  readonly individual: string | null; readonly isSeen: boolean; readonly status: string | null; readonly specialist: string | null; readonly invitedOn: string | null; readonly submittedOn: string | null; readonly employeeId: string | null; readonly employeeNumber: string | null;
};

const MOST = 200;
const DONE = ['ONBOARDED', 'CANCELLED'];

/** Hired candidates whom the caller works on, with where their onboarding is. */
const hiredSql = (grant: Grant, to: ReturnType<typeof bindings>): string => {
  const { session } = grant;
  const individuals = resourceOf('OnboardingIndividual');
  const seen = screenReach(session, individuals, 'VIEW');
  // Of several the one that counts: a cancelled one gives way.
  return `select c.id::text as "candidateId", c.name, c.photo, p.id::text as "jobPostId", p.title as "jobPost", c.hired_on::text as "hiredOn", coalesce(i.joining_date, o.joining_date)::text as "joiningDate",
      i.id::text as individual, coalesce(i."isSeen", false) as "isSeen", case when i.id is null and c.employee_id is not null then 'ONBOARDED' else i.status end as status, s.name as specialist, i.invited_on as "invitedOn", i.submitted_on as "submittedOn",
      c.employee_id::text as "employeeId", e.employee_number as "employeeNumber"
    from candidate c
      join candidate_status cs on cs.org_code = c.org_code and cs.id = c.status_id join hiring_stage g on g.org_code = cs.org_code and g.id = cs.stage_id and g.kind = 'HIRED'
      left join job_post p on p.org_code = c.org_code and p.id = c.job_post_id
      left join lateral (select t.*, ${seen === null ? 'false' : rowsWithin(individuals, seen, session, 't', to)} as "isSeen" from onboarding_individual t where t.org_code = c.org_code and t.candidate_id = c.id order by t.status = 'CANCELLED', t.id desc limit 1) i on true
      left join lateral (select o.joining_date from offer o where o.org_code = c.org_code and o.candidate_id = c.id and o.answer = 'ACCEPTED' order by o.responded_on desc nulls last limit 1) o on true
      left join employee s on s.org_code = c.org_code and s.id = i.specialist_id
      left join employee e on e.org_code = c.org_code and e.id = c.employee_id
    where c.org_code = $1 and c.standing = 'ACTIVE' and ${hiredWithin(grant, 'c.id', to.bind)}`;
};

/** Not started, hired before a day, and not to join since. */
const earlierThan = (day: string): string => `(h.status is null and greatest(h."hiredOn", h."joiningDate") < ${day})`;

const asked = ({ status, isStarted, isEarlier, search }: Arguments, earlier: string, bind: (value: unknown) => string): string =>
  [
    status ? `h.status = ${bind(status)}` : isStarted === false ? 'h.status is null' : `(h.status is null or h.status <> all(${bind(DONE)}::text[]))`,
    ...(isStarted === true ? ['h.status is not null'] : []),
    ...(isEarlier == null ? [] : [`${earlier} is ${isEarlier ? '' : 'not '}true`]),
    ...(search?.trim() ? [`position(fold(${bind(search.trim())}) in fold(h.name || ' ' || coalesce(h."jobPost", ''))) > 0`] : []),
  ].join(' and ');

const number = (id: string | null): number | null => (id === null ? null : Number(id));

export const onboardingCandidates = (args: Arguments, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const to = bindings(tx.orgCode);
    const hired = hiredSql(grant, to);
    const counts = await tx.query<{ status: string | null; count: number }>(`select h.status, count(*)::int as count from (${hired}) h group by h.status`, [...to.values]);
    const day = addDays(await todayOf(tx), -HIRED_EARLIER_DAYS);
    const [early] = await tx.query<{ count: number }>(`select count(*)::int as count from (${hired}) h where ${earlierThan(`$${to.values.length + 1}`)}`, [...to.values, day]);
    const where = asked(args, earlierThan(args.isEarlier == null ? 'null' : to.bind(day)), to.bind);
    const [all] = await tx.query<{ count: number }>(`select count(*)::int as count from (${hired}) h where ${where}`, [...to.values]);
    const [limit, offset] = [Math.min(Math.max(args.limit ?? 50, 1), MOST), Math.max(args.offset ?? 0, 0)];
    const rows = await tx.query<Row>(`select h.* from (${hired}) h where ${where} order by h."joiningDate" ${args.status === 'ONBOARDED' ? 'desc' : 'asc'} nulls last, h."hiredOn" desc nulls last, h."candidateId"::bigint limit ${to.bind(limit)}::int offset ${to.bind(offset)}::int`, to.values);
    const people = await readImages(tx, resourceOf('OnboardingIndividual'), rows.flatMap(({ individual }) => (individual === null ? [] : [individual])), false);
    const papers = await readPapers(tx);
    const now = new Date();
    const candidates = rows.map(({ individual, isSeen, candidateId, jobPostId, employeeId, ...row }) => {
      const person = individual === null ? undefined : people.get(individual);
      const list = person && checklistOf(papers, person, 'SPECIALIST');
      return {
        ...row, candidateId: Number(candidateId), jobPostId: number(jobPostId), employeeId: number(employeeId), individualId: isSeen ? number(individual) : null, done: list?.done ?? null, of: list?.of ?? null,
        due: dueOf({ status: row.status, invitedOn: row.invitedOn === null ? null : String(person?.['invitedOn'] ?? row.invitedOn), isComplete: list?.isComplete ?? false }, now),
      };
    });
    return { errorCode: '', message: '', totalRecords: all!.count, counts, earlier: early!.count, candidates };
  });
