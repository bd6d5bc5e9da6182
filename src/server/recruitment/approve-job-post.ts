import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { refuse } from '../refuse.ts';
import { fixedStep } from './approval/fixed-step.ts';
import { changePost, type PostArguments } from './posts/change-post.ts';
import { refuseOver } from './posts/last-day.ts';
import { noteOf } from './posts/note-of.ts';

/** The post opens as the approver saw it: `version` is that one. */
export const approveJobPost = (args: PostArguments, context: Context, grant: Grant) =>
  changePost({ context, grant, args, operation: 'approveJobPost' }, {
    from: ['PENDING_APPROVAL'],
    to: 'OPEN',
    notice: 'Approved',
    reason: noteOf(args, grant),
    plan: async (tx, caller, post) => {
      const against = await fixedStep.against(tx, caller.session, post);
      if (against) throw refuse(against);
      return { openedOn: await refuseOver(tx, caller, post['closingDate']), closedOn: null, approvalNote: noteOf(args, grant) };
    },
  });
