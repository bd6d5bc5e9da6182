import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { changePost, type PostArguments } from './posts/change-post.ts';

/** Asking is taken back: the post may be written on. */
export const withdrawJobPostApproval = (args: PostArguments, context: Context, grant: Grant) => changePost({ context, grant, args, operation: 'withdrawJobPostApproval' }, { from: ['PENDING_APPROVAL'], to: 'DRAFT' });
