import { holds } from '../access/holds.ts';
import type { Transaction } from '../db/org.ts';

export type Recruiter = { readonly id: string; readonly email: string };

/** Active accounts of those who look after a candidate or recruit for a post, who may view the form where the candidate is; the candidate's own recruiter first. */
export const recruitersOf = (tx: Transaction, candidateId: string, jobPostId: string | null, form: string): Promise<Recruiter[]> =>
  tx.query<Recruiter>(
    `select u.id::text as id, u.email from user_account u
     where u.org_code = $1 and u.status = 'ACTIVE' and u.employee_id in (select recruiter_id from candidate where org_code = $1 and id = $2
       union select employee_id from job_post_member where org_code = $1 and job_post_id = $3 and role = 'RECRUITER')
     and ${holds('u', '$4', 'g."view"')}
     order by u.employee_id = (select recruiter_id from candidate where org_code = $1 and id = $2) desc nulls last, u.id`,
    [tx.orgCode, candidateId, jobPostId, form],
  );
