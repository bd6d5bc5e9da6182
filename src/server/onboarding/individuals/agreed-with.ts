/** What was agreed with hired candidates: the post, the day, and who looks after them. */
import type { Transaction } from '../../db/org.ts';

export type Agreed = {
  readonly candidateId: string;
  /** The kind of stage where the candidate stands. */
  readonly kind: string | null;
  readonly standing: string;
  /** Somebody who joins already, unless it was cancelled, or an employee. */
  readonly isTaken: boolean;
  readonly joiningDate: string | null;
  /** Of the accepted offer. */
  readonly language: string | null;
  readonly designationId: string | null;
  readonly departmentId: string | null;
  readonly locationId: string | null;
  readonly serviceProviderId: string | null;
  readonly managerId: string | null;
  readonly specialistId: string | null;
};

/** The one employee with the role on the post who still works here; several are nobody in particular. */
const member = (role: string, most: 'one' | 'first'): string =>
  `(select case when ${most === 'one' ? 'count(*) = 1' : 'true'} then min(m.employee_id) end from job_post_member m join employee e on e.org_code = m.org_code and e.id = m.employee_id and e.status = 'ACTIVE' where m.org_code = $1 and m.job_post_id = p.id and m.role = '${role}')::text`;

/** A post in one place says where; of several, the one that the candidate prefers. */
const PLACE = `coalesce(
  (select min(l.location_id) from job_post_location l where l.org_code = $1 and l.job_post_id = p.id having count(*) = 1),
  (select l.location_id from job_post_location l where l.org_code = $1 and l.job_post_id = p.id and l.location_id = c.preferred_location_id limit 1))::text`;

export const agreedWith = (tx: Transaction, candidates: readonly string[]): Promise<Agreed[]> =>
  tx.query<Agreed>(
    `select c.id::text as "candidateId", g.kind, c.standing, c.employee_id is not null or exists (select from onboarding_individual i where i.org_code = $1 and i.candidate_id = c.id and i.status <> 'CANCELLED') as "isTaken",
       o.joining_date::text as "joiningDate", o.language, p.designation_id::text as "designationId", p.department_id::text as "departmentId", ${PLACE} as "locationId", p.service_provider_id::text as "serviceProviderId",
       ${member('HIRING_MANAGER', 'one')} as "managerId", ${member('ONBOARDING_SPECIALIST', 'first')} as "specialistId"
     from candidate c
       join candidate_status s on s.org_code = c.org_code and s.id = c.status_id left join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id
       left join job_post p on p.org_code = c.org_code and p.id = c.job_post_id
       left join lateral (select o.joining_date, t.language from offer o left join offer_letter_template t on t.org_code = o.org_code and t.id = o.template_id
         where o.org_code = c.org_code and o.candidate_id = c.id and o.answer = 'ACCEPTED' order by o.responded_on desc nulls last limit 1) o on true
     where c.org_code = $1 and c.id = any($2::bigint[])`,
    [tx.orgCode, candidates],
  );
