import { openingsLeft, type PostOfRequisition } from '../../../domain/planning/requisition.ts';
import { finding, type Problem } from '../../../domain/problem.ts';
import type { Transaction } from '../../db/org.ts';
import { readSetting } from '../../resource/read-setting.ts';

type Values = Readonly<Record<string, unknown>>;
type Post = PostOfRequisition & { readonly id: string; readonly code: string };

/** Who was hired for a post, or accepted its offer. */
const HIRED = `(select count(*)::int from job_application a join candidate_status s on s.org_code = a.org_code and s.id = a.status_id join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id
  where a.org_code = p.org_code and a.job_post_id = p.id and a.withdrawn_on is null
    and (g.kind = 'HIRED' or exists (select from offer o where o.org_code = a.org_code and o.candidate_id = a.candidate_id and o.job_post_id = a.job_post_id and o.answer = 'ACCEPTED')))`;

/** The job posts that were made of a requisition. */
export const postsOf = (tx: Transaction, requisitionId: string): Promise<Post[]> =>
  tx.query<Post>(`select p.id::text as id, p.code, p.vacancies, ${HIRED} as hired, p.status in ('CLOSED', 'REJECTED') as "isOver" from job_post p where p.org_code = $1 and p.requisition_id = $2::bigint order by p.id`, [tx.orgCode, requisitionId]);

/** Two posts of one requisition are made one after the other, so that both together ask for no more than it does. */
const held = async (tx: Transaction, id: string): Promise<{ readonly status: string; readonly openings: number } | undefined> =>
  (await tx.query<{ status: string; openings: number }>('select status, openings from job_requisition where org_code = $1 and id = $2::bigint for update', [tx.orgCode, id]))[0];

const idOf = (value: unknown): string | null => (value === null || value === undefined || value === '' ? null : String(value));

/** A post that is made of a requisition has no more vacancies than are left of it; where the settings want that, every post is made of one. */
export const requisitionProblems = async (tx: Transaction, values: Values, before: Values | null): Promise<Problem[]> => {
  const whole = { ...before, ...values };
  const id = idOf(whole['requisitionId']);
  if (id === null) {
    const isFree = before !== null && idOf(before['requisitionId']) === null && before['isTemplate'] === whole['isTemplate'];
    const isAsked = !isFree && whole['isTemplate'] !== true && (await readSetting<{ readonly mppIntegration: boolean }>(tx, 'RecruitmentGeneralSetting')).mppIntegration;
    return isAsked ? [{ field: 'requisitionId', ...finding('jobPost.needsRequisition') }] : [];
  }
  const isNew = idOf(before?.['requisitionId']) !== id;
  if (!isNew && Number(whole['vacancies']) <= Number(before?.['vacancies'])) return [];
  const requisition = await held(tx, id);
  if (isNew && requisition?.status !== 'APPROVED') return [{ field: 'requisitionId', ...finding('jobRequisition.notApproved') }];
  const left = openingsLeft(requisition?.openings ?? 0, (await postsOf(tx, id)).filter((post) => post.id !== idOf(before?.['id'])));
  return Number(whole['vacancies'] ?? 1) > left ? [{ field: 'vacancies', ...finding('jobRequisition.moreThanAsked', { smart_count: Math.max(0, left) }) }] : [];
};
