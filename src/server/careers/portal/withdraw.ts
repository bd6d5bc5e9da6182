import { withOrg, type Transaction } from '../../db/org.ts';
import type { Context } from '../../http/route.ts';
import { callOffWithdrawn } from '../../recruitment/interviews/call-off.ts';
import { closeOffer } from '../../recruitment/offers/close-offer.ts';
import { tellOffer } from '../../recruitment/offers/tell-offer.ts';
import { statusOf } from '../../recruitment/pipeline/statuses.ts';
import { nextChangeSet, recordChanges, type Change } from '../../resource/journal.ts';
import { resourceOf } from '../../resource/registry.ts';
import { ruleReason } from '../../resource/rule-reason.ts';
import { readImages, updateImages } from '../../resource/store.ts';
import { MADE_BY } from '../system-caller.ts';
import { tellRecruiters } from '../tell-recruiters.ts';
import type { Visit } from '../visit.ts';

const isDecided = async (tx: Transaction, statusId: unknown): Promise<boolean> => ['HIRED', 'REJECTED'].includes((await statusOf(tx, statusId))?.kind ?? '');

/** Whoever is not considered any more, by their own word, answers the letter that waits with it. */
const declineOffer = async (tx: Transaction, candidateId: string, jobPostId: string): Promise<readonly Change[]> => {
  const [offer] = await tx.query<{ id: string }>(`select id::text as id from offer where org_code = $1 and candidate_id = $2::bigint and job_post_id = $3::bigint and answer = 'PENDING'`, [tx.orgCode, candidateId, jobPostId]);
  const changes = offer ? await closeOffer(tx, offer.id, { answer: 'DECLINED' }, MADE_BY) : null;
  if (changes !== null) await tellOffer(tx, offer!.id, 'DECLINED');
  return changes ?? [];
};

/**
 * The candidate takes an application back: its interviews ahead are called off, an offer that waits is declined, and recruiters are told; again, it stays as it was.
 * One that came to a hire or a rejection meanwhile stays as it is. Null where the application is not the candidate's.
 */
export const withdraw = async ({ db }: Pick<Context, 'db'>, { orgCode, today }: Visit, candidateId: string, id: string): Promise<'WITHDRAWN' | 'DECIDED' | null> => {
  if (!/^\d{1,18}$/.test(id)) return null;
  const changeSet = await nextChangeSet(db, orgCode);
  return withOrg(db, orgCode, async (tx) => {
    const resource = resourceOf('JobApplication');
    const before = (await readImages(tx, resource, [id])).get(id);
    if (!before || String(before['candidateId']) !== candidateId) return null;
    if (before['withdrawnOn'] !== null) return 'WITHDRAWN';
    if (before['movedOn'] !== null || await isDecided(tx, before['statusId'])) return 'DECIDED';
    const after = await updateImages(tx, resource, [{ ...before, withdrawnOn: today }], MADE_BY);
    const changes: Change[] = [...after.map((image) => ({ entity: 'JobApplication', id, kind: 'UPDATE' as const, before, after: image })), ...(await callOffWithdrawn(tx, candidateId, String(before['jobPostId']), MADE_BY)), ...(await declineOffer(tx, candidateId, String(before['jobPostId'])))];
    await recordChanges(tx, changeSet, { userId: null, by: MADE_BY, source: 'RULE', form: 'JOB_CANDIDATES', reason: ruleReason('withdrawnByCandidate'), changes });
    await tellRecruiters(tx, { kind: 'applicationWithdrawn', candidateId, jobPostId: String(before['jobPostId']) });
    return 'WITHDRAWN';
  });
};
