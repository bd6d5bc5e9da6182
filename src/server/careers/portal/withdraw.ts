import { withOrg, type Transaction } from '../../db/org.ts';
import type { Context } from '../../http/route.ts';
import { notify } from '../../notifications/notify.ts';
import { callOffWithdrawn } from '../../recruitment/interviews/call-off.ts';
import { nextChangeSet, recordChanges, type Change } from '../../resource/journal.ts';
import { resourceOf } from '../../resource/registry.ts';
import { readImages, updateImages } from '../../resource/store.ts';
import { MADE_BY } from '../system-caller.ts';
import type { Visit } from '../visit.ts';

/** Those who look after the candidate or recruit for the post. */
const tellRecruiters = async (tx: Transaction, candidateId: string, jobPostId: string): Promise<void> => {
  const [words] = await tx.query<{ candidate: string; post: string }>('select c.name as candidate, p.title as post from candidate c, job_post p where c.org_code = $1 and c.id = $2 and p.org_code = $1 and p.id = $3', [tx.orgCode, candidateId, jobPostId]);
  const people = await tx.query<{ id: string }>(
    `select u.id::text as id from user_account u where u.org_code = $1 and u.employee_id in (select recruiter_id from candidate where org_code = $1 and id = $2
       union select employee_id from job_post_member where org_code = $1 and job_post_id = $3 and role = 'RECRUITER')`,
    [tx.orgCode, candidateId, jobPostId],
  );
  if (words) await notify(tx, { to: people.map(({ id }) => id), kind: 'applicationWithdrawn', words, path: `/recruitment/job-candidates/${candidateId}` });
};

/** The candidate takes an application back: its interviews ahead are called off, and recruiters are told; again, it stays as it was. Answers whether the application is the candidate's. */
export const withdraw = async ({ db }: Pick<Context, 'db'>, { orgCode, today }: Visit, candidateId: string, id: string): Promise<boolean> => {
  if (!/^\d{1,18}$/.test(id)) return false;
  const changeSet = await nextChangeSet(db, orgCode);
  return withOrg(db, orgCode, async (tx) => {
    const resource = resourceOf('JobApplication');
    const before = (await readImages(tx, resource, [id])).get(id);
    if (!before || String(before['candidateId']) !== candidateId) return false;
    if (before['withdrawnOn'] !== null) return true;
    const after = await updateImages(tx, resource, [{ ...before, withdrawnOn: today }], MADE_BY);
    const changes: Change[] = [...after.map((image) => ({ entity: 'JobApplication', id, kind: 'UPDATE' as const, before, after: image })), ...(await callOffWithdrawn(tx, candidateId, String(before['jobPostId']), MADE_BY))];
    await recordChanges(tx, changeSet, { userId: null, by: MADE_BY, source: 'RULE', form: 'JOB_CANDIDATES', reason: 'Withdrawn by the candidate.', changes });
    await tellRecruiters(tx, candidateId, String(before['jobPostId']));
    return true;
  });
};
