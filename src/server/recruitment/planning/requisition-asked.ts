/** What is asked about a job requisition before it is written. */
import { beyondProblems, isBeyond, replacementProblems, type Fit } from '../../../domain/planning/requisition.ts';
import { finding, type Problem } from '../../../domain/problem.ts';
import { reachOf } from '../../access/authorise.ts';
import type { Transaction } from '../../db/org.ts';
import { todayOf } from '../../people/today.ts';
import { planFit } from '../../planning/plan-fit.ts';
import { readPlanning } from '../../planning/settings.ts';
import type { Caller } from '../../resource/caller.ts';
import type { Values } from '../../resource/hooks.ts';
import { postsOf } from './requisition-posts.ts';

const text = (value: unknown): string | null => (value === null || value === undefined || value === '' ? null : String(value));
const replacedIn = (whole: Values): string[] => ((whole['replaced'] ?? []) as readonly Values[]).map((row) => String(row['employeeId']));

const askedOf = (whole: Values) => ({ kind: whole['kind'] === 'REPLACEMENT' ? ('REPLACEMENT' as const) : ('NEW' as const), openings: Number(whole['openings'] ?? 1), replaced: replacedIn(whole), beyondReason: text(whole['beyondReason']) });

/** Whoever has the right on everybody may ask; of others those whom the settings name. */
export const askerProblems = async (tx: Transaction, { session }: Caller): Promise<Problem[]> => {
  if (reachOf(session, 'JOB_REQUISITION', 'ADD')?.scope === 'ALL' || (await readPlanning(tx)).askers === 'EVERYBODY') return [];
  const leads = session.employeeId === null ? [] : await tx.query(
    `select from employee e where e.org_code = $1 and e.id = $2::bigint and (exists (select from employee o where o.org_code = $1 and o.manager_id = e.id and o.status = 'ACTIVE') or exists (select from department d where d.org_code = $1 and d.head_id = e.id))`,
    [tx.orgCode, session.employeeId],
  );
  return leads.length > 0 ? [] : [{ field: 'employeeId', ...finding('jobRequisition.onlyManagers') }];
};

type Replaced = { readonly id: string; readonly name: string; readonly fits: boolean; readonly by: string | null };

/** Who is replaced has the place, and is replaced once. Whoever left had it. */
const placeProblems = async (tx: Transaction, whole: Values, id: string | null): Promise<Problem[]> => {
  const replaced = replacedIn(whole);
  if (replaced.length === 0) return [];
  const rows = await tx.query<Replaced>(
    `select e.id::text as id, e.name, (e.department_id, e.designation_id, e.location_id) = ($3::bigint, $4::bigint, $5::bigint) as fits,
       (select r.title from replaced_employee x join job_requisition r on r.org_code = x.org_code and r.id = x.job_requisition_id where x.org_code = $1 and x.employee_id = e.id and r.id is distinct from $6::bigint and r.status in ('PENDING', 'APPROVED') limit 1) as by
     from employee e where e.org_code = $1 and e.id = any($2::bigint[])`,
    [tx.orgCode, replaced, whole['departmentId'], whole['designationId'], whole['locationId'], id],
  );
  return replaced.flatMap((employee, at): Problem[] => {
    const found = rows.find((row) => row.id === employee);
    const field = `replaced.${at}.employeeId`;
    if (found?.fits === false) return [{ field, ...finding('jobRequisition.otherPlace', { name: found.name }) }];
    return found?.by ? [{ field, ...finding('jobRequisition.replacedAlready', { name: found.name, requisition: found.by }) }] : [];
  });
};

const fitOf = async (tx: Transaction, whole: Values, id: string | null): Promise<Fit> =>
  planFit(tx, { departmentId: String(whole['departmentId']), designationId: String(whole['designationId']), locationId: String(whole['locationId']), neededBy: String(whole['neededBy']), replaced: replacedIn(whole), requisitionId: id }, (await readPlanning(tx)).firstMonth);

/** Of a requisition that is handed in, or approved: whom it replaces, that its day is ahead, and why it goes beyond the plan. */
export const askedProblems = async (tx: Transaction, whole: Values, before: Values | null, id: string | null): Promise<Problem[]> => {
  const asked = askedOf(whole);
  const isLate = whole['neededBy'] !== before?.['neededBy'] && String(whole['neededBy']) < (await todayOf(tx));
  const unclear: Problem[] = [...replacementProblems(asked), ...(await placeProblems(tx, whole, id)), ...(isLate ? [{ field: 'neededBy', ...finding('jobRequisition.past') }] : [])];
  // How far it goes beyond the plan depends on whom it replaces, and when.
  return unclear.length > 0 ? unclear : beyondProblems(asked, await fitOf(tx, whole, id), (await readPlanning(tx)).beyondPlan);
};

/** The last approval of what goes beyond the plan takes the optional choice, where the settings want that. */
export const choiceProblems = async (tx: Transaction, { session }: Caller, whole: Values, id: string | null): Promise<Problem[]> => {
  const { beyondPlan } = await readPlanning(tx);
  if (beyondPlan !== 'REASON_AND_CHOICE' || session.rights.get('JOB_REQUISITION')?.optionalChoice === true) return [];
  return isBeyond(await fitOf(tx, whole, id), Number(whole['openings'] ?? 1)) ? [{ field: 'status', ...finding('jobRequisition.beyondNeedsChoice') }] : [];
};

/** As long as a job post of it runs it is neither taken back nor made smaller than its posts are. */
export const postedProblems = async (tx: Transaction, whole: Values, before: Values & { readonly id: string }): Promise<Problem[]> => {
  const isTakenBack = before['status'] === 'APPROVED' && whole['status'] !== 'APPROVED';
  const isLess = Number(whole['openings']) < Number(before['openings']);
  if (!isTakenBack && !isLess) return [];
  const posts = await postsOf(tx, before.id);
  const running = posts.find(({ isOver }) => !isOver);
  if (isTakenBack && running) return [{ field: 'status', ...finding('jobRequisition.hasPosts', { post: running.code }) }];
  const posted = posts.reduce((all, { vacancies, hired, isOver }) => all + (isOver ? hired : Math.max(vacancies, hired)), 0);
  return isLess && Number(whole['openings']) < posted ? [{ field: 'openings', ...finding('jobRequisition.fewerThanPosted', { smart_count: posted }) }] : [];
};
