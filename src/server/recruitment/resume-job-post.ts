import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { changePost, type PostArguments } from './posts/change-post.ts';
import { refuseOver } from './posts/last-day.ts';

/** A post on hold is open again, as approved. */
export const resumeJobPost = (args: PostArguments, context: Context, grant: Grant) =>
  changePost({ context, grant, args, operation: 'resumeJobPost' }, {
    from: ['ON_HOLD'],
    to: 'OPEN',
    notice: 'Resumed',
    plan: async (tx, caller, post) => {
      await refuseOver(tx, caller, post['closingDate']);
      return {};
    },
  });
