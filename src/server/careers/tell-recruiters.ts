import type { Transaction } from '../db/org.ts';
import { notify } from '../notifications/notify.ts';
import { recruitersOf } from './recruiters-of.ts';

const ACTIVE = { form: 'JOB_CANDIDATES', screen: 'job-candidates' } as const;
const ARCHIVE = { form: 'ARCHIVED_CANDIDATES', screen: 'archived-candidates' } as const;
/** Where a candidate is shown by their standing. */
const PLACES: Readonly<Record<string, { readonly form: string; readonly screen: string }>> = { ACTIVE, TALENT_POOL: { form: 'TALENT_POOL', screen: 'talent-pool' }, ARCHIVED: ARCHIVE, BLACKLISTED: ARCHIVE };

/**
 * Tells those who look after the candidate or recruit for the post of an application, as far as they may view the candidate. The page of a candidate finds those who are not active any more; it is closed
 * to whoever may not view the active ones, who are led to where the candidate is. `kind` is that of the notification.
 */
export const tellRecruiters = async (tx: Transaction, kind: 'applicationArrived' | 'applicationWithdrawn', candidateId: string, jobPostId: string): Promise<void> => {
  const [known] = await tx.query<{ candidate: string; post: string; standing: string }>('select c.name as candidate, p.title as post, c.standing from candidate c, job_post p where c.org_code = $1 and c.id = $2 and p.org_code = $1 and p.id = $3', [tx.orgCode, candidateId, jobPostId]);
  const place = PLACES[known?.standing ?? ''];
  if (!known || !place) return;
  const people = await recruitersOf(tx, candidateId, jobPostId, place.form);
  const viewers = new Set((place === ACTIVE ? people : await recruitersOf(tx, candidateId, jobPostId, ACTIVE.form)).map(({ id }) => id));
  const told = Map.groupBy(people, ({ id }) => (viewers.has(id) ? ACTIVE.screen : place.screen));
  for (const [screen, to] of told) await notify(tx, { to: to.map(({ id }) => id), kind, words: { candidate: known.candidate, post: known.post }, path: `/recruitment/${screen}/${candidateId}` });
};
