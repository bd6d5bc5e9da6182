/** Records that are worked on by several people who are named with them: recruitment, man power planning, and rotations of shifts. Within SELF and TEAM a person has those that name them; ALL has every one. A seat on a panel reads and changes nothing. */
import type { Scope } from '../../domain/resource.ts';
import type { Session } from '../session.ts';
import { headedDepartments } from './headed-departments.ts';
import type { RowRule } from './row-rules.ts';

/** The organisation's recruiters share everything (`centralisedRecruitment`). */
const CENTRAL = 'exists (select from recruitment_general_setting s where s.org_code = $1 and s.centralised_recruitment)';

/** Every candidate of a post is open to those who fill it. A panel member has the candidates of the own interviews only. */
const POSTS = (me: string): string => `select m.job_post_id from job_post_member m where m.org_code = $1 and m.employee_id = ${me} and m.role <> 'PANEL_MEMBER'`;
const CANDIDATES = (me: string): string =>
  `select c.id from candidate c where c.org_code = $1 and c.recruiter_id = ${me} union select a.candidate_id from job_application a where a.org_code = $1 and a.job_post_id in (${POSTS(me)})`;

/** Open posts that everybody in the organisation may read who may read any: where neither the post nor the organisation keeps them to recruiters (`JobPost.visibility`, `jobPostVisibility`). */
const SHOWN = (alias: string): string => `(${alias}.status = 'OPEN' and ${alias}.visibility = 'EVERYONE' and not ${alias}.is_template and not exists (select from recruitment_general_setting s where s.org_code = $1 and s.job_post_visibility = 'RECRUITERS'))`;

/** Rounds on whose panel a person sits. */
const ROUNDS = (me: string): string => `select p.scheduled_round_id from scheduled_round_member p where p.org_code = $1 and p.employee_id = ${me} and p.response <> 'DECLINED'`;
const INTERVIEWED = (me: string): string => `select r.candidate_id from scheduled_round r where r.org_code = $1 and r.status <> 'CANCELLED' and r.id in (${ROUNDS(me)})`;

/** Whether the candidate in the column is one that the person works on, as recruiter or member of the post. */
export const candidatesWorkedOn = (session: Session, column: string, me: string): string => `(${session.isRecruiter ? `${CENTRAL} or ` : ''}${column} in (${CANDIDATES(me)}))`;

/** As the rule of a row; `changes` where the records are wanted to do more than to read. */
type MemberRule = (...given: [...Parameters<RowRule>, changes: boolean, scope: Scope]) => string;

/** Who reports to the person, directly or through others, the person too. */
const TEAM = (me: string): string => `with recursive team(id) as (select ${me} union select e.id from employee e join team on e.manager_id = team.id where e.org_code = $1) select id from team`;

const shared = (rule: (alias: string, me: string, changes: boolean) => string): MemberRule => (session: Session, alias, bind, changes) => {
  const own = rule(alias, `${bind(session.employeeId)}::bigint`, changes);
  return session.isRecruiter ? `(${CENTRAL} or ${own})` : own;
};

const ofCandidate = shared((alias, me) => `${alias}.candidate_id in (${CANDIDATES(me)})`);

const rules: Readonly<Partial<Record<string, MemberRule>>> = {
  ShiftRotation: (session, alias, bind) => `${alias}.planner_id = ${bind(session.employeeId)}::bigint`,
  // Requisitions that a person or their people ask for; of others those in which they choose the people, to read.
  JobRequisition: (session, alias, bind, changes, scope) => {
    const me = `${bind(session.employeeId)}::bigint`;
    const asked = scope === 'TEAM' ? `${alias}.employee_id in (${TEAM(me)})` : `${alias}.employee_id = ${me}`;
    return changes ? asked : `(${asked} or ${alias}.hiring_manager_id = ${me})`;
  },
  // Whoever plans for a part of the organisation reads the plans that were approved, and their positions in that part.
  HeadcountPlan: (_session, alias, _bind, changes) => (changes ? 'false' : `${alias}.status = 'APPROVED'`),
  PlanSeat: (session, alias, bind, changes) =>
    changes ? 'false' : `(${alias}.plan_id in (select p.id from headcount_plan p where p.org_code = $1 and p.status = 'APPROVED') and ${alias}.department_id in (${headedDepartments(`${bind(session.employeeId)}::bigint`)}))`,
  Candidate: shared((alias, me, changes) => `${alias}.id in (${CANDIDATES(me)}${changes ? '' : ` union ${INTERVIEWED(me)}`})`),
  JobPost: shared((alias, me, changes) => (changes ? `${alias}.id in (${POSTS(me)})` : `(${alias}.id in (select m.job_post_id from job_post_member m where m.org_code = $1 and m.employee_id = ${me}) or ${SHOWN(alias)})`)),
  // Pools are everybody's who keeps candidates; whom they hold follows the candidate.
  TalentPool: () => 'true',
  JobApplication: ofCandidate,
  StageMove: ofCandidate,
  CandidateDistinction: shared((alias, me) => `(${alias}.candidate_id in (${CANDIDATES(me)}) and ${alias}.other_id in (${CANDIDATES(me)}))`),
  Interview: shared((alias, me, changes) => `(${alias}.candidate_id in (${CANDIDATES(me)})${changes ? '' : ` or ${alias}.id in (select r.interview_id from scheduled_round r where r.org_code = $1 and r.id in (${ROUNDS(me)}))`})`),
  ScheduledRound: shared((alias, me, changes) => `(${alias}.candidate_id in (${CANDIDATES(me)})${changes ? '' : ` or ${alias}.id in (${ROUNDS(me)})`})`),
};

export const memberRuleOf = (type: string): MemberRule | undefined => rules[type];
