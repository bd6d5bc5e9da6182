/** A letter that waits binds the organisation: whoever has one is not put away, not rejected for its post, and not moved from it where that ends the application. */
import { finding, type Problem } from '../../../domain/problem.ts';
import type { Transaction } from '../../db/org.ts';
import { todayOf } from '../../people/today.ts';
import { isOneAtATime, postReached } from './moved-away.ts';
import { perTransaction } from './per-transaction.ts';
import { statusOf } from './statuses.ts';

type Whole = Readonly<Record<string, unknown>>;

/** The posts of the offers that wait, by candidate: few, read once, however many candidates move. */
const waiting = perTransaction(async (tx: Transaction) => {
  const found = await tx.query<{ candidateId: string; jobPostId: string }>(`select candidate_id::text as "candidateId", job_post_id::text as "jobPostId" from offer where org_code = $1 and answer = 'PENDING' and expires_on >= $2::date`, [tx.orgCode, await todayOf(tx)]);
  return new Map(found.map(({ candidateId, jobPostId }) => [candidateId, jobPostId]));
});

const problem = (field: string): Problem => ({ field, ...finding('candidate.offerWaits') });

/** Whether an application to the post comes to a rejection. */
const isRejected = async (tx: Transaction, after: Whole, before: Whole): Promise<boolean> => String(after['statusId']) !== String(before['statusId']) && (await statusOf(tx, after['statusId']))?.kind === 'REJECTED';

/** Of a candidate who comes to another post than the one whose offer waits, where that ends its application. */
export const offerWaitsElsewhere = async (tx: Transaction, after: Whole, before: Whole | null): Promise<Problem[]> => {
  const has = postReached(after, before);
  if (has === undefined) return [];
  const post = (await waiting(tx)).get(String(before!['id']));
  return post !== undefined && post !== has && (await isOneAtATime(tx)) ? [problem('jobPostId')] : [];
};

/** Of a candidate as they would be. */
export const offerWaitsFor = async (tx: Transaction, after: Whole, before: Whole | null): Promise<Problem[]> => {
  if (before === null) return [];
  const [leaves, rejected] = [after['standing'] !== 'ACTIVE' && before['standing'] === 'ACTIVE', await isRejected(tx, after, before)];
  if (!leaves && !rejected) return offerWaitsElsewhere(tx, after, before);
  const post = (await waiting(tx)).get(String(before['id']));
  if (post === undefined) return [];
  if (leaves) return [problem('standing')];
  const elsewhere = await offerWaitsElsewhere(tx, after, before);
  if (elsewhere.length > 0 || !rejected) return elsewhere;
  return post === String(after['jobPostId']) ? [problem('statusId')] : [];
};

/** Of an application as it would be. */
export const offerWaitsOn = async (tx: Transaction, after: Whole, before: Whole | null): Promise<Problem[]> =>
  before !== null && (await isRejected(tx, after, before)) && (await waiting(tx)).get(String(after['candidateId'])) === String(after['jobPostId']) ? [problem('statusId')] : [];
