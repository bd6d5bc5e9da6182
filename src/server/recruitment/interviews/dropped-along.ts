/** Interviews that are still to come for a post for which somebody is rejected, or from which they are moved where that ends the application, by whichever form or cell: offered to be cancelled along. */
import type { Transaction } from '../../db/org.ts';
import type { Along, AskedChange } from '../../resource/hooks.ts';
import type { Change } from '../../resource/journal.ts';
import { isOneAtATime } from '../pipeline/moved-away.ts';
import { statusOf } from '../pipeline/statuses.ts';
import { callOffDropped, callOffLeft, countAhead } from './call-off.ts';

/** Whom a record is about as it stands in the database, and for which post; true for the one that counts now. */
type Considered = { readonly id: string; readonly statusId: string; readonly candidateId: string; readonly jobPostId: string | true };
type Moved = { readonly id: string; readonly statusId: unknown };
type Find = (tx: Transaction, ids: readonly string[]) => Promise<readonly Considered[]>;

const rejected = async <One extends Moved>(tx: Transaction, moved: readonly One[]): Promise<readonly One[]> => {
  const out: One[] = [];
  for (const one of moved) if (one.statusId != null && (await statusOf(tx, one.statusId))?.kind === 'REJECTED') out.push(one);
  return out;
};

const byPost = (considered: readonly Considered[]): readonly (readonly [string | true, readonly string[]])[] =>
  [...Map.groupBy(considered, ({ jobPostId }) => jobPostId)].map(([post, some]) => [post, some.map(({ candidateId }) => candidateId)]);

const cancelling = (find: Find): Along => ({
  count: async (tx, { session }, asked) => {
    const to = new Map((await rejected(tx, asked.map(({ id, values }) => ({ id, statusId: values['statusId'] })))).map(({ id, statusId }) => [id, String(statusId)]));
    if (to.size === 0) return 0;
    let sum = 0;
    for (const [jobPostId, candidates] of byPost((await find(tx, [...to.keys()])).filter(({ id, statusId }) => statusId !== to.get(id)))) sum += (await countAhead(tx, { candidates, jobPostId, session })).rounds;
    return sum;
  },
  run: async (tx, { session }, written) => {
    const moved = written.filter(({ before, after }) => before !== null && String(before['statusId']) !== String(after['statusId'])).map(({ after }) => ({ id: after.id, statusId: after['statusId'] }));
    const dropped = await rejected(tx, moved);
    const changes: Change[] = [];
    if (dropped.length > 0) for (const [jobPostId, candidates] of byPost(await find(tx, dropped.map(({ id }) => id)))) changes.push(...(await callOffDropped(tx, session, candidates, jobPostId)));
    return changes;
  },
});

const rejectedCandidates: Along = cancelling(async (tx, ids) =>
  (await tx.query<{ id: string; statusId: string }>('select id::text as id, status_id::text as "statusId" from candidate where org_code = $1 and id = any($2::bigint[])', [tx.orgCode, ids])).map((one) => ({ ...one, candidateId: one.id, jobPostId: true })),
);

/** Which candidates would go to another post by it, where each has one application at a time. */
const leaving = async (tx: Transaction, asked: readonly AskedChange[]): Promise<readonly string[]> => {
  const to = new Map(asked.flatMap(({ id, values }) => (values['jobPostId'] == null ? [] : [[id, String(values['jobPostId'])] as const])));
  if (to.size === 0 || !(await isOneAtATime(tx))) return [];
  const had = await tx.query<{ id: string; jobPostId: string }>('select id::text as id, job_post_id::text as "jobPostId" from candidate where org_code = $1 and id = any($2::bigint[]) and job_post_id is not null', [tx.orgCode, [...to.keys()]]);
  return had.flatMap(({ id, jobPostId }) => (to.get(id) === jobPostId ? [] : [id]));
};

/** Of whoever leaves a post what is ahead for that one, of whoever is rejected what is ahead for theirs. */
export const droppedCandidates: Along = {
  count: async (tx, caller, asked) => {
    const gone = await leaving(tx, asked);
    const rounds = gone.length === 0 ? 0 : (await countAhead(tx, { candidates: gone, jobPostId: true, session: caller.session })).rounds;
    // Whoever is rejected for the post to which they go as well leaves what is ahead for that one, too.
    let both = 0;
    for (const [jobPostId, some] of Map.groupBy(await rejected(tx, asked.flatMap(({ id, values }) => (gone.includes(id) ? [{ id, statusId: values['statusId'], jobPostId: String(values['jobPostId']) }] : []))), (one) => one.jobPostId))
      both += (await countAhead(tx, { candidates: some.map(({ id }) => id), jobPostId, session: caller.session })).rounds;
    return rounds + both + (await rejectedCandidates.count(tx, caller, asked.filter(({ id }) => !gone.includes(id))));
  },
  run: async (tx, caller, written) => [...((await isOneAtATime(tx)) ? await callOffLeft(tx, caller.session, written) : []), ...(await rejectedCandidates.run(tx, caller, written))],
};

export const droppedApplications: Along = cancelling((tx, ids) =>
  tx.query<Considered>('select id::text as id, status_id::text as "statusId", candidate_id::text as "candidateId", job_post_id::text as "jobPostId" from job_application where org_code = $1 and id = any($2::bigint[])', [tx.orgCode, ids]),
);
