import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readPost } from './posts/read-post.ts';

type Arguments = { readonly jobPostId: number };
type Member = { readonly role: string };

const MEMBERS = `select m.role, e.id::int as "employeeId", e.name as "employeeName", e.employee_number as "userDefinedEmpId", e.email as "emailId", e.phone as "mobileNo",
    (select u.email from user_account u join open_id_link l on l.org_code = u.org_code and l.user_account_id = u.id where u.org_code = e.org_code and u.employee_id = e.id and l.issuer ~ '^https://(login[.]microsoftonline[.]com|sts[.]windows[.]net)/' order by u.id limit 1) as "microsoftEmail"
  from job_post_member m join employee e on e.org_code = m.org_code and e.id = m.employee_id where m.org_code = $1 and m.job_post_id = $2::bigint order by m."position"`;

/** Document 1 §3 'Job-post members by role'. The Microsoft address is that of an account by which the member signs in with Microsoft. */
export const getRoleBasedJobPostMember = async ({ jobPostId }: Arguments, context: Context, grant: Grant) => {
  await readPost(context, grant, jobPostId, { id: true });
  const members = await withOrg(context.db, grant.session.orgCode, (tx) => tx.query<Member>(MEMBERS, [tx.orgCode, jobPostId]));
  const of = (role: string) => members.filter((member) => member.role === role);
  return { errorCode: '', message: '', validationError: null, panelMembers: of('PANEL_MEMBER'), recruiters: of('RECRUITER'), hiringManager: of('HIRING_MANAGER'), onboardSpecialist: of('ONBOARDING_SPECIALIST') };
};
