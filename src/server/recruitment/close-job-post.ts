import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { todayOf } from '../people/today.ts';
import { callOffDropped } from './interviews/call-off.ts';
import { changePost, type PostArguments } from './posts/change-post.ts';
import { noteOf } from './posts/note-of.ts';
import { moveRemaining } from './posts/remaining.ts';

type Arguments = PostArguments & { readonly candidatesStatusId?: string | null; readonly cancelInterviews?: boolean | null; readonly mails?: boolean | null };

/** Nobody applies any more. Candidates who remain keep where they stand, or all come to a status. */
export const closeJobPost = (args: Arguments, context: Context, grant: Grant) =>
  changePost({ context, grant, args, operation: 'closeJobPost' }, {
    from: ['OPEN', 'ON_HOLD'],
    to: 'CLOSED',
    notice: 'Closed',
    reason: noteOf(args, grant),
    plan: async (tx) => ({ closedOn: await todayOf(tx) }),
    also: async (tx, caller, post) => [
      ...(args.candidatesStatusId == null ? [] : await moveRemaining(tx, caller, post.id, args.candidatesStatusId)),
      ...(args.cancelInterviews === true ? await callOffDropped(tx, caller.session, null, post.id) : []),
    ],
  });
