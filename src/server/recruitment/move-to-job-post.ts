import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { actOnCandidates } from './acts/candidate-act.ts';
import { postsToFill } from './acts/post-to-fill.ts';
import { reopenApplications } from './acts/reopen-applications.ts';
import { firstStatus } from './pipeline/statuses.ts';

type Arguments = { readonly candidateId: readonly number[]; readonly jobPostId: number; readonly statusId?: number | null };

/** Document 1 §4: candidates are considered for a post, with a status. */
export const moveToJobPost = (args: Arguments, context: Context, grant: Grant) =>
  actOnCandidates({ context, grant, args, operation: 'moveToJobPost' }, {
    from: ['ACTIVE', 'TALENT_POOL', 'ARCHIVED'],
    plan: async (tx, caller, candidates) => {
      const jobPostId = String(args.jobPostId);
      await postsToFill(tx, caller, [jobPostId], 'jobPostId');
      const had = args.statusId != null ? [] : await tx.query<{ candidateId: string; statusId: string }>(
        'select candidate_id::text as "candidateId", status_id::text as "statusId" from job_application where org_code = $1 and job_post_id = $3::bigint and withdrawn_on is null and candidate_id = any($2::bigint[])',
        [tx.orgCode, candidates.map(({ id }) => id), jobPostId],
      );
      const stands = new Map(had.map(({ candidateId, statusId }) => [candidateId, statusId]));
      const first = args.statusId == null ? (await firstStatus(tx)).id : String(args.statusId);
      return {
        input: ({ id }) => ({ standing: 'ACTIVE', jobPostId, statusId: stands.get(id) ?? first }),
        // Who has that post and status already is not changed, though they took the application back.
        also: (now) => reopenApplications(tx, now.map(({ id }) => id), jobPostId, caller.session.name),
      };
    },
  });
