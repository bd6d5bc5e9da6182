import type { Transaction } from '../db/org.ts';
import { notify } from '../notifications/notify.ts';
import { recruitersOf } from './recruiters-of.ts';

const ARCHIVE = { form: 'ARCHIVED_CANDIDATES', path: 'archived-candidates' } as const;
/** Where a candidate is found by their standing. */
const PLACES: Readonly<Record<string, { readonly form: string; readonly path: string }>> = {
  ACTIVE: { form: 'JOB_CANDIDATES', path: 'job-candidates' },
  TALENT_POOL: { form: 'TALENT_POOL', path: 'talent-pool' },
  ARCHIVED: ARCHIVE,
  BLACKLISTED: ARCHIVE,
};

/** Tells those who look after the candidate or recruit for the post of an application, as far as they may view the candidate. `kind` is that of the notification. */
export const tellRecruiters = async (tx: Transaction, kind: 'applicationArrived' | 'applicationWithdrawn', candidateId: string, jobPostId: string): Promise<void> => {
  const [known] = await tx.query<{ candidate: string; post: string; standing: string }>('select c.name as candidate, p.title as post, c.standing from candidate c, job_post p where c.org_code = $1 and c.id = $2 and p.org_code = $1 and p.id = $3', [tx.orgCode, candidateId, jobPostId]);
  const place = PLACES[known?.standing ?? ''];
  if (!known || !place) return;
  const people = await recruitersOf(tx, candidateId, jobPostId, place.form);
  await notify(tx, { to: people.map(({ id }) => id), kind, words: { candidate: known.candidate, post: known.post }, path: `/recruitment/${place.path}/${candidateId}` });
};
