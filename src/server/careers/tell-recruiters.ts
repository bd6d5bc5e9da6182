import type { Transaction } from '../db/org.ts';
import { notify } from '../notifications/notify.ts';
import { recruitersOf } from './recruiters-of.ts';

const ACTIVE = { form: 'JOB_CANDIDATES', screen: 'job-candidates' } as const;
const ARCHIVE = { form: 'ARCHIVED_CANDIDATES', screen: 'archived-candidates' } as const;
/** Where a candidate is shown by their standing. */
const PLACES: Readonly<Record<string, { readonly form: string; readonly screen: string }>> = { ACTIVE, TALENT_POOL: { form: 'TALENT_POOL', screen: 'talent-pool' }, ARCHIVED: ARCHIVE, BLACKLISTED: ARCHIVE };

type Told = { readonly kind: 'applicationArrived' | 'applicationWithdrawn' | 'documentArrived'; readonly candidateId: string; /** Null where the candidate is considered for none. */ readonly jobPostId: string | null; /** Of the candidate's page, where another than the first is meant. */ readonly tab?: string };

/** Those of the accounts who have not read the like yet. */
const withoutUnread = async (tx: Transaction, to: readonly string[], kind: string, path: string): Promise<readonly string[]> => {
  const waiting = await tx.query<{ id: string }>('select user_account_id::text as id from notification where org_code = $1 and user_account_id = any($2::bigint[]) and kind = $3 and path = $4 and read_at is null', [tx.orgCode, to, kind, path]);
  return to.filter((one) => !waiting.some(({ id }) => id === one));
};

/**
 * Tells those who look after the candidate or recruit for the post of an application or a document, as far as they may view the candidate; of documents that come one after the other once. The page of a candidate finds those who are not active any more; it is closed
 * to whoever may not view the active ones, who are led to where the candidate is.
 */
export const tellRecruiters = async (tx: Transaction, { kind, candidateId, jobPostId, tab }: Told): Promise<void> => {
  const [known] = await tx.query<{ candidate: string; post: string; standing: string }>(`select c.name as candidate, coalesce(p.title, '') as post, c.standing from candidate c left join job_post p on p.org_code = $1 and p.id = $3 where c.org_code = $1 and c.id = $2`, [tx.orgCode, candidateId, jobPostId]);
  const place = PLACES[known?.standing ?? ''];
  if (!known || !place) return;
  const people = await recruitersOf(tx, candidateId, jobPostId, place.form);
  const viewers = new Set((place === ACTIVE ? people : await recruitersOf(tx, candidateId, jobPostId, ACTIVE.form)).map(({ id }) => id));
  const told = Map.groupBy(people, ({ id }) => (viewers.has(id) ? ACTIVE.screen : place.screen));
  for (const [screen, those] of told) {
    const [path, to] = [`/recruitment/${screen}/${candidateId}${tab === undefined ? '' : `/${tab}`}`, those.map(({ id }) => id)];
    await notify(tx, { to: kind === 'documentArrived' ? await withoutUnread(tx, to, kind, path) : to, kind, words: { candidate: known.candidate, post: known.post }, path });
  }
};
