import { allocate } from '../db/ids.ts';
import type { Transaction } from '../db/org.ts';
import type { Change } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { insertImages, readImages, updateImages } from '../resource/store.ts';
import { daysBetween, recordSteps } from '../recruitment/pipeline/follow.ts';
import { RUNNING, STANDS, WITH_STAGE_AND_POST } from '../recruitment/pipeline/running.ts';
import { firstStatus } from '../recruitment/pipeline/statuses.ts';
import type { Application } from './apply.ts';
import { putToCandidate } from './put-to-candidate.ts';
import { MADE_BY } from './system-caller.ts';
import type { Visit } from './visit.ts';

/** What changed, and what stood in the way where nothing did. */
export type Again = { readonly changes: readonly Change[]; readonly mail: 'applicationReceived' | 'applicationKnown' | 'applicationRunning' };

type Running = { readonly id: string; readonly jobPostId: string; readonly isOver: boolean; readonly isHired: boolean };

/** Applications of the candidate that may still lead somewhere, and the one for this post whatever became of it. */
const applicationsOf = (tx: Transaction, candidateId: string, postId: string): Promise<Running[]> =>
  tx.query(
    `select a.id::text as id, a.job_post_id::text as "jobPostId", not ${STANDS} as "isOver", g.kind = 'HIRED' as "isHired" from job_application a ${WITH_STAGE_AND_POST}
     where a.org_code = $1 and a.candidate_id = $2 and (a.job_post_id = $3 or ${RUNNING})`,
    [tx.orgCode, candidateId, postId],
  );

/**
 * Another application of a candidate who is known. What the recruiters have of the candidate stays as it is, but for the language in which they applied now; the new resume is put to the record, consent and
 * retention begin anew; an application that was taken back, or from which they were moved, begins anew as well. Nothing changes where there is an application for the post, or any runs and the organisation takes one at a time.
 */
export const applyAgain = async (tx: Transaction, visit: Visit, candidateId: string, input: Readonly<Record<string, unknown>>, { post, resume }: Application): Promise<Again> => {
  const had = await applicationsOf(tx, candidateId, post.id);
  const same = had.find(({ jobPostId }) => jobPostId === post.id);
  if (same && (!same.isOver || same.isHired)) return { changes: [], mail: 'applicationKnown' };
  if (!visit.settings.enableMultipleApplication && had.some(({ jobPostId }) => jobPostId !== post.id)) return { changes: [], mail: 'applicationRunning' };
  const now = new Date();
  const [applications, candidates] = [resourceOf('JobApplication'), resourceOf('Candidate')];
  const status = await firstStatus(tx);
  const changes: Change[] = [];
  if (same) {
    const before = (await readImages(tx, applications, [same.id])).get(same.id)!;
    const isFirst = String(before['statusId']) === status.id;
    const [after] = await updateImages(tx, applications, [{ ...before, withdrawnOn: null, movedOn: null, ...(isFirst ? {} : { statusId: status.id, since: now.toISOString() }) }], MADE_BY);
    if (after) changes.push({ entity: 'JobApplication', id: same.id, kind: 'UPDATE', before, after });
    if (!isFirst) changes.push(...(await recordSteps(tx, [{ candidateId, jobPostId: post.id, fromStatusId: String(before['statusId']), toStatusId: status.id, daysBefore: daysBetween(before['since'], now) }], now, MADE_BY)));
  } else {
    const id = String(await allocate(tx, applications.table, 1));
    const [after] = await insertImages(tx, applications, [{ id, version: 1, candidateId, jobPostId: post.id, statusId: status.id, since: now.toISOString(), appliedOn: visit.today, sourceId: input['sourceId'] ?? null, withdrawnOn: null }], MADE_BY);
    changes.push({ entity: 'JobApplication', id, kind: 'ADD', before: null, after: after! }, ...(await recordSteps(tx, [{ candidateId, jobPostId: post.id, fromStatusId: null, toStatusId: status.id, daysBefore: null }], now, MADE_BY)));
  }
  const before = (await readImages(tx, candidates, [candidateId])).get(candidateId)!;
  const until = [String(before['retainUntil'] ?? ''), String(input['retainUntil'])].toSorted().at(-1)!;
  const isCurrent = same !== undefined && String(before['jobPostId']) === post.id;
  const [after] = await updateImages(tx, candidates, [{ ...before, preferredLanguage: input['preferredLanguage'], consentOn: visit.today, retainUntil: until, ...(isCurrent ? { statusId: status.id } : {}) }], MADE_BY);
  if (after) changes.push({ entity: 'Candidate', id: candidateId, kind: 'UPDATE', before, after });
  await putToCandidate(tx, candidateId, resume, String(before['name'] ?? ''));
  return { changes, mail: 'applicationReceived' };
};
