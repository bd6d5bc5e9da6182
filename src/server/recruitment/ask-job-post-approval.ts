import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { refuse } from '../refuse.ts';
import { fixedStep } from './approval/fixed-step.ts';
import { changePost, type PostArguments } from './posts/change-post.ts';
import { refuseOver } from './posts/last-day.ts';
import { noteOf } from './posts/note-of.ts';

/** A draft is handed in; whoever may decide is told. */
export const askJobPostApproval = (args: PostArguments, context: Context, grant: Grant) =>
  changePost({ context, grant, args, operation: 'askJobPostApproval' }, {
    from: ['DRAFT'],
    to: 'PENDING_APPROVAL',
    notice: 'Asked',
    told: fixedStep.deciders,
    reason: noteOf(args, grant),
    plan: async (tx, caller, post, changeSet) => {
      if (post['isTemplate'] === true) throw refuse('JOB_POST_TEMPLATE');
      await refuseOver(tx, caller, post['closingDate']);
      return { requestedById: Number(caller.session.userId), requestedBy: caller.session.name, requestedAt: new Date().toISOString(), approvalNote: noteOf(args, grant), eventId: Number(changeSet) };
    },
  });
