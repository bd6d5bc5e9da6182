/** Somebody who joins holds a link to their own pages: they stay hired until the onboarding is cancelled or has made an employee of them. */
import { finding, type Problem } from '../../../domain/problem.ts';
import type { Transaction } from '../../db/org.ts';
import { perTransaction } from './per-transaction.ts';
import { statusOf } from './statuses.ts';

type Whole = Readonly<Record<string, unknown>>;

/** Candidates whose onboarding goes on: few, read once, however many candidates move. */
const joining = perTransaction(async (tx: Transaction) => {
  const found = await tx.query<{ id: string }>(`select candidate_id::text as id from onboarding_individual where org_code = $1 and candidate_id is not null and status not in ('ONBOARDED', 'CANCELLED')`, [tx.orgCode]);
  return new Set(found.map(({ id }) => id));
});

const problem = (field: string): Problem => ({ field, ...finding('candidate.onboardingGoesOn') });

/** Whether a hired one comes to a status that is no hire. */
const leavesHired = async (tx: Transaction, after: Whole, before: Whole): Promise<boolean> => String(after['statusId']) !== String(before['statusId']) && (await statusOf(tx, before['statusId']))?.kind === 'HIRED' && (await statusOf(tx, after['statusId']))?.kind !== 'HIRED';

/** Of a candidate as they would be. */
export const isOnboardedFor = async (tx: Transaction, after: Whole, before: Whole | null): Promise<Problem[]> => {
  if (before === null) return [];
  const [leaves, moves] = [after['standing'] !== 'ACTIVE' && before['standing'] === 'ACTIVE', await leavesHired(tx, after, before)];
  return (leaves || moves) && (await joining(tx)).has(String(before['id'])) ? [problem(leaves ? 'standing' : 'statusId')] : [];
};

/** Of an application as it would be; one that counts no more holds nobody. */
export const isOnboardedOn = async (tx: Transaction, after: Whole, before: Whole | null, candidate: Whole | undefined): Promise<Problem[]> =>
  before !== null && String(candidate?.['jobPostId']) === String(before['jobPostId']) && (await leavesHired(tx, after, before)) && (await joining(tx)).has(String(before['candidateId'])) ? [problem('statusId')] : [];
