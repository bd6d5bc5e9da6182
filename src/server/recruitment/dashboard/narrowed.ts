/** Which candidates the figures are about: those within the caller's reach, narrowed by post, department and recruiter. */
import { addDays } from '../../../domain/dates.ts';
import { periodProblems } from '../../../domain/period.ts';
import type { Grant } from '../../access/authorise.ts';
import { rowScope } from '../../access/row-scope.ts';
import { refuseFields } from '../../resource/refuse-fields.ts';
import { resourceOf } from '../../resource/registry.ts';
import { bindings } from '../../resource/sql.ts';

export type Narrowing = { readonly fromDate?: string | null; readonly toDate?: string | null; readonly jobPostId?: number | null; readonly departmentId?: number | null; readonly recruiterId?: number | null };
export type Asked = { readonly grant: Grant; readonly orgCode: string; readonly today: string; readonly args: Narrowing };

/** As long as candidates are kept at the most. */
const MOST_YEARS = 20;

/** Without an end it ends today, without a beginning it is the year up to its end. */
const periodOf = ({ fromDate, toDate }: Narrowing, today: string) => ({ fromDate: fromDate ?? addDays(toDate ?? today, -364), toDate: toDate ?? today });

/** Refuses a period that nobody means. */
export const refusePeriod = (caller: Pick<Grant, 'session'>, args: Narrowing, today: string): void =>
  refuseFields(caller, periodProblems(periodOf(args, today), (['fromDate', 'toDate'] as const).filter((field) => args[field] != null), MOST_YEARS));

/** A statement in the making: what it binds, the period, and predicates over aliases. */
export const narrowed = ({ grant, orgCode, today, args }: Asked) => {
  const to = bindings(orgCode);
  const day = (value: string): string => `${to.bind(value)}::date`;
  const within = (type: string, alias: string, changes: boolean): string => rowScope(resourceOf(type), changes ? { ...grant, changes: true } : grant, grant.session, alias, to.bind);
  /** Whose posts somebody fills as a recruiter, not whom they look after: every list behind a figure knows its post. */
  const ofPost = (column: string): string => [
    ...(args.jobPostId ? [`${column} = ${to.bind(args.jobPostId)}::bigint`] : []),
    ...(args.departmentId ? [`${column} in (select d.id from job_post d where d.org_code = $1 and d.department_id = ${to.bind(args.departmentId)}::bigint)`] : []),
    ...(args.recruiterId ? [`${column} in (select r.job_post_id from job_post_member r where r.org_code = $1 and r.role = 'RECRUITER' and r.employee_id = ${to.bind(args.recruiterId)}::bigint)`] : []),
  ].map((part) => ` and ${part}`).join('');
  return {
    values: to.values,
    // Bound where a statement names them: PostgreSQL refuses what is bound in vain.
    get from() {
      return day(periodOf(args, today).fromDate);
    },
    get to() {
      return day(periodOf(args, today).toDate);
    },
    day,
    /** The first instant of a day of the organisation. */
    start: (date: string): string => `((${date})::timestamp at time zone (select o.time_zone from organisation o where o.org_code = $1))`,
    ofPost,
    /** Over candidates whom their list shows, those of a seat on a panel as well. */
    candidate: (alias: string): string => `${alias}.org_code = $1 and ${within('Candidate', alias, false)}${ofPost(`${alias}.job_post_id`)}`,
    /** Over candidates on whom somebody works, whoever else may be read. */
    ownCandidate: (alias: string): string => `${alias}.org_code = $1 and ${within('Candidate', alias, true)}${ofPost(`${alias}.job_post_id`)}`,
    /** Over job posts that somebody fills. */
    post: (alias: string): string => `${alias}.org_code = $1 and not ${alias}.is_template and ${within('JobPost', alias, true)}${ofPost(`${alias}.id`)}`,
    /** Over posts that may be read, whoever fills them: those of the list of posts. */
    readPost: (alias: string): string => `${alias}.org_code = $1 and not ${alias}.is_template and ${within('JobPost', alias, false)}`,
    /** Over records of candidates: applications, steps, rounds. */
    ofCandidate: (type: string, alias: string): string => `${alias}.org_code = $1 and ${within(type, alias, false)}${ofPost(`${alias}.job_post_id`)}`,
  };
};

/** The last instant of a list that ends before one: lists take both ends in. */
export const lastBefore = (instant: string): string => `(${instant} - interval '1 millisecond')`;

/** The stages that lead to a hire, in their order. */
export const WAY = ['APPLIED', 'SCREENING', 'SHORTLIST', 'INTERVIEW', 'OFFER', 'HIRED'] as const;

/** Statuses with the kind of their stage, the way from left to right as numbers. */
export const KINDS = `(select s.id, g.kind, array_position(array[${WAY.map((kind) => `'${kind}'`).join(', ')}], g.kind) as rank
  from candidate_status s join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id where s.org_code = $1)`;
