import type { Transaction } from '../db/org.ts';
import { notify } from '../notifications/notify.ts';
import { recruitersOf } from './recruiters-of.ts';

/** The form that shows a candidate by their standing. */
const FORMS: Readonly<Record<string, string>> = { ACTIVE: 'JOB_CANDIDATES', TALENT_POOL: 'TALENT_POOL', ARCHIVED: 'ARCHIVED_CANDIDATES', BLACKLISTED: 'ARCHIVED_CANDIDATES' };

/** Tells those who look after the candidate or recruit for the post of an application, as far as they may view the candidate. The page of a candidate finds those who are not active any more. `kind` is that of the notification. */
export const tellRecruiters = async (tx: Transaction, kind: 'applicationArrived' | 'applicationWithdrawn', candidateId: string, jobPostId: string): Promise<void> => {
  const [known] = await tx.query<{ candidate: string; post: string; standing: string }>('select c.name as candidate, p.title as post, c.standing from candidate c, job_post p where c.org_code = $1 and c.id = $2 and p.org_code = $1 and p.id = $3', [tx.orgCode, candidateId, jobPostId]);
  const form = FORMS[known?.standing ?? ''];
  if (!known || !form) return;
  const people = await recruitersOf(tx, candidateId, jobPostId, form);
  await notify(tx, { to: people.map(({ id }) => id), kind, words: { candidate: known.candidate, post: known.post }, path: `/recruitment/job-candidates/${candidateId}` });
};
