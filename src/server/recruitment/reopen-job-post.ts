import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { changePost, type PostArguments } from './posts/change-post.ts';
import { refuseOver } from './posts/last-day.ts';

type Arguments = PostArguments & { readonly closingDate?: string | null };

/** A closed post is open again, until the day that is given; without one its own stands, which must not be over. */
export const reopenJobPost = (args: Arguments, context: Context, grant: Grant) =>
  changePost({ context, grant, args, operation: 'reopenJobPost' }, {
    from: ['CLOSED'],
    to: 'OPEN',
    notice: 'Reopened',
    plan: async (tx, caller, post) => {
      const closingDate = args.closingDate === undefined ? post['closingDate'] : args.closingDate;
      await refuseOver(tx, caller, closingDate);
      return { closedOn: null, closingDate };
    },
  });
