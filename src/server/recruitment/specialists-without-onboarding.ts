import { reachOf, type Grant } from '../access/authorise.ts';
import { holds } from '../access/holds.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { readPost } from './posts/read-post.ts';

const KNOWN = `select e.id::int as id, e.name, exists (select from user_account u where u.org_code = $1 and u.employee_id = e.id and u.status = 'ACTIVE' and ${holds('u', `'RECRUITMENT_ONBOARDING'`, 'g."view"')}) as may
  from employee e where e.org_code = $1 and e.id = any($2::bigint[]) order by e.id`;

const NAMED = `select distinct employee_id from job_post_member where org_code = $1 and job_post_id = $2::bigint and role = 'ONBOARDING_SPECIALIST' and employee_id = any($3::bigint[])`;

type Arguments = { readonly employeeIds: readonly number[]; readonly jobPostId?: string | null };

/** Whom naming as onboarding specialist leads nowhere: they would neither hear of an acceptance nor start the onboarding. */
export const specialistsWithoutOnboarding = async ({ employeeIds, jobPostId }: Arguments, context: Context, grant: Grant) => {
  const { db } = context;
  const { session } = grant;
  const asked = [...new Set(employeeIds)];
  if (reachOf(session, 'JOB_POSTS', 'UPDATE') === null && reachOf(session, 'JOB_POSTS', 'ADD') === null) {
    // Nobody learns of colleagues what no post names them for.
    if (jobPostId == null) throw refuse('ACCESS_DENIED');
    await readPost(context, grant, jobPostId, { id: true });
    const named = await withOrg(db, session.orgCode, (tx) => tx.query(NAMED, [tx.orgCode, jobPostId, asked]));
    if (named.length < asked.length) throw refuse('NOT_FOUND');
  }
  const known = await withOrg(db, session.orgCode, (tx) => tx.query<{ id: number; name: string; may: boolean }>(KNOWN, [tx.orgCode, asked]));
  if (known.length < asked.length) throw refuse('NOT_FOUND');
  const without = known.filter(({ may }) => !may);
  return { errorCode: '', message: '', employeeIds: without.map(({ id }) => id), names: without.map(({ name }) => name) };
};
