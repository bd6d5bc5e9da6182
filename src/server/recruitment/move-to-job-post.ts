import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { actOnCandidates } from './acts/candidate-act.ts';
import { postsToFill } from './acts/post-to-fill.ts';
import { reopenApplications } from './acts/reopen-applications.ts';
import { callOffLeft } from './interviews/call-off.ts';
import { statusesAtPost } from './pipeline/statuses-at-post.ts';

type Arguments = { readonly candidateId: readonly number[]; readonly jobPostId: number; readonly statusId?: number | null; readonly mails?: boolean | null; readonly cancelInterviews?: boolean | null };

/** Document 1 §4: candidates are considered for a post, with a status. Where each has one application at a time, the one to the post before ends. */
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
        also: async (now) => {
          const reopened = await reopenApplications(tx, now.map(({ id }) => id), jobPostId, caller.session.name);
          return args.cancelInterviews === true ? [...reopened, ...(await callOffLeft(tx, caller.session, candidates.map((before) => ({ before, after: { ...before, jobPostId } }))))] : reopened;
        },
      };
    },
  });
