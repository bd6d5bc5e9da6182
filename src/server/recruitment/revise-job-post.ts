import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { changePost, type PostArguments } from './posts/change-post.ts';

/** A post that was rejected is written on. */
export const reviseJobPost = (args: PostArguments, context: Context, grant: Grant) => changePost({ context, grant, args, operation: 'reviseJobPost' }, { from: ['REJECTED'], to: 'DRAFT' });
