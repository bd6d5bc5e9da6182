/** Interviews that are still to come for a post for which somebody is rejected, by whichever form or cell: offered to be cancelled along. */
import type { Transaction } from '../../db/org.ts';
import type { Along } from '../../resource/hooks.ts';
import type { Change } from '../../resource/journal.ts';
import { statusOf } from '../pipeline/statuses.ts';
import { callOffDropped, countAhead } from './call-off.ts';

/** Whom a record is about as it stands in the database, and for which post; true for the one that counts now. */
type Considered = { readonly id: string; readonly statusId: string; readonly candidateId: string; readonly jobPostId: string | true };
type Moved = { readonly id: string; readonly statusId: unknown };
type Find = (tx: Transaction, ids: readonly string[]) => Promise<readonly Considered[]>;

const rejected = async (tx: Transaction, moved: readonly Moved[]): Promise<readonly Moved[]> => {
  const out: Moved[] = [];
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

export const droppedCandidates: Along = cancelling(async (tx, ids) =>
  (await tx.query<{ id: string; statusId: string }>('select id::text as id, status_id::text as "statusId" from candidate where org_code = $1 and id = any($2::bigint[])', [tx.orgCode, ids])).map((one) => ({ ...one, candidateId: one.id, jobPostId: true })),
);

export const droppedApplications: Along = cancelling((tx, ids) =>
  tx.query<Considered>('select id::text as id, status_id::text as "statusId", candidate_id::text as "candidateId", job_post_id::text as "jobPostId" from job_application where org_code = $1 and id = any($2::bigint[])', [tx.orgCode, ids]),
);
