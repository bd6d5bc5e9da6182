import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { changePost, type PostArguments } from './posts/change-post.ts';
import { noteOf } from './posts/note-of.ts';

/** Nobody may apply meanwhile; who applied stays. */
export const holdJobPost = (args: PostArguments, context: Context, grant: Grant) =>
  changePost({ context, grant, args, operation: 'holdJobPost' }, { from: ['OPEN'], to: 'ON_HOLD', notice: 'Held', reason: noteOf(args, grant) });
