/** Which candidates the figures are about: those within the caller's reach, narrowed by post, department and recruiter. */
import { addDays } from '../../../domain/dates.ts';
import type { Grant } from '../../access/authorise.ts';
import { rowScope } from '../../access/row-scope.ts';
import { resourceOf } from '../../resource/registry.ts';
import { bindings } from '../../resource/sql.ts';

export type Narrowing = { readonly fromDate?: string | null; readonly toDate?: string | null; readonly jobPostId?: number | null; readonly departmentId?: number | null; readonly recruiterId?: number | null };
export type Asked = { readonly grant: Grant; readonly orgCode: string; readonly today: string; readonly args: Narrowing };

/** A statement in the making: what it binds, the period, and predicates over aliases. */
export const narrowed = ({ grant, orgCode, today, args }: Asked) => {
  const to = bindings(orgCode);
  const day = (value: string): string => `${to.bind(value)}::date`;
  // Figures are of what somebody works on, not of what they may read besides.
  const within = (type: string, alias: string): string => rowScope(resourceOf(type), { ...grant, changes: true }, grant.session, alias, to.bind);
  const ofPost = (column: string): string => [
    ...(args.jobPostId ? [`${column} = ${to.bind(args.jobPostId)}::bigint`] : []),
    ...(args.departmentId ? [`${column} in (select d.id from job_post d where d.org_code = $1 and d.department_id = ${to.bind(args.departmentId)}::bigint)`] : []),
  ].map((part) => ` and ${part}`).join('');
  return {
    values: to.values,
    // Bound where a statement names them: PostgreSQL refuses what is bound in vain.
    get from() {
      return day(args.fromDate ?? addDays(today, -364));
    },
    get to() {
      return day(args.toDate ?? today);
    },
    day,
    /** Over candidates. */
    candidate: (alias: string): string => `${alias}.org_code = $1 and ${within('Candidate', alias)}${ofPost(`${alias}.job_post_id`)}${args.recruiterId ? ` and ${alias}.recruiter_id = ${to.bind(args.recruiterId)}::bigint` : ''}`,
    /** Over job posts. */
    post: (alias: string): string => `${alias}.org_code = $1 and not ${alias}.is_template and ${within('JobPost', alias)}${ofPost(`${alias}.id`)}${args.recruiterId ? ` and exists (select from job_post_member r where r.org_code = $1 and r.job_post_id = ${alias}.id and r.employee_id = ${to.bind(args.recruiterId)}::bigint)` : ''}`,
    /** Over records of candidates: applications, steps, rounds. */
    ofCandidate: (type: string, alias: string): string => `${alias}.org_code = $1 and ${within(type, alias)}${ofPost(`${alias}.job_post_id`)}${args.recruiterId ? ` and ${alias}.candidate_id in (select c.id from candidate c where c.org_code = $1 and c.recruiter_id = ${to.bind(args.recruiterId)}::bigint)` : ''}`,
  };
};

/** Statuses with the kind of their stage, the way from left to right as numbers. */
export const KINDS = `(select s.id, g.kind, array_position(array['APPLIED', 'SCREENING', 'SHORTLIST', 'INTERVIEW', 'OFFER', 'HIRED'], g.kind) as rank
  from candidate_status s join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id where s.org_code = $1)`;
