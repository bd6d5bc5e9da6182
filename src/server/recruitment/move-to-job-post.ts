import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { actOnCandidates } from './acts/candidate-act.ts';
import { postsToFill } from './acts/post-to-fill.ts';
import { reopenApplications } from './acts/reopen-applications.ts';
import { statusesAtPost } from './pipeline/statuses-at-post.ts';

type Arguments = { readonly candidateId: readonly number[]; readonly jobPostId: number; readonly statusId?: number | null; readonly mails?: boolean | null };

/** Document 1 §4: candidates are considered for a post, with a status. */
export const moveToJobPost = (args: Arguments, context: Context, grant: Grant) =>
  actOnCandidates({ context, grant, args, operation: 'moveToJobPost' }, {
    from: ['ACTIVE', 'TALENT_POOL', 'ARCHIVED'],
    plan: async (tx, caller, candidates) => {
      const jobPostId = String(args.jobPostId);
      await postsToFill(tx, caller, [jobPostId], 'jobPostId');
      const statusAt = await statusesAtPost(tx, candidates.map(({ id }) => id), jobPostId, args.statusId);
      return {
        input: ({ id }) => ({ standing: 'ACTIVE', jobPostId, statusId: statusAt(id) }),
        // Who has that post and status already is not changed, though they took the application back.
        also: (now) => reopenApplications(tx, now.map(({ id }) => id), jobPostId, caller.session.name),
      };
    },
  });
