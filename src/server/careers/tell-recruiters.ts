import type { Transaction } from '../db/org.ts';
import { notify } from '../notifications/notify.ts';

/** Tells those who look after the candidate or recruit for the post of an application. `kind` is that of the notification. */
export const tellRecruiters = async (tx: Transaction, kind: 'applicationArrived' | 'applicationWithdrawn', candidateId: string, jobPostId: string): Promise<void> => {
  const [words] = await tx.query<{ candidate: string; post: string }>('select c.name as candidate, p.title as post from candidate c, job_post p where c.org_code = $1 and c.id = $2 and p.org_code = $1 and p.id = $3', [tx.orgCode, candidateId, jobPostId]);
  const people = await tx.query<{ id: string }>(
    `select u.id::text as id from user_account u where u.org_code = $1 and u.employee_id in (select recruiter_id from candidate where org_code = $1 and id = $2
       union select employee_id from job_post_member where org_code = $1 and job_post_id = $3 and role = 'RECRUITER')`,
    [tx.orgCode, candidateId, jobPostId],
  );
  if (words) await notify(tx, { to: people.map(({ id }) => id), kind, words, path: `/recruitment/job-candidates/${candidateId}` });
};
