import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { refuse } from '../refuse.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { fixedStep } from './approval/fixed-step.ts';
import { changePost, type PostArguments } from './posts/change-post.ts';
import { noteOf } from './posts/note-of.ts';

/** Not this post, or not so: whoever asked is told why. */
export const rejectJobPost = async (args: PostArguments, context: Context, grant: Grant) => {
  const reason = noteOf(args, grant, 'reason');
  refuseFields(grant, reason === null ? [{ field: 'reason', ...finding('rule.required', {}, { fieldName: 'jobPost.approvalNote' }) }] : []);
  return changePost({ context, grant, args, operation: 'rejectJobPost' }, {
    from: ['PENDING_APPROVAL'],
    to: 'REJECTED',
    notice: 'Rejected',
    reason,
    plan: async (tx, caller, post) => {
      const against = await fixedStep.against(tx, caller.session, post);
      if (against) throw refuse(against);
      return { approvalNote: reason };
    },
  });
};
