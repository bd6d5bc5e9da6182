import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { actOnCandidates } from './acts/candidate-act.ts';
import { callOffDropped } from './interviews/call-off.ts';

type Arguments = { readonly candidateId: readonly number[]; readonly talentPoolId: number; readonly archiveStatusId: number; readonly archiveReasonId: number; readonly comment?: string | null; readonly cancelInterviews?: boolean | null };

/** Document 1 §4: candidates are kept for later posts. */
export const addCandidateToTalentPool = (args: Arguments, context: Context, grant: Grant) =>
  actOnCandidates({ context, grant, args, operation: 'addCandidateToTalentPool' }, {
    from: ['ACTIVE', 'ARCHIVED'],
    plan: async (tx, { session }) => ({
      input: () => ({ standing: 'TALENT_POOL', talentPoolId: String(args.talentPoolId), statusId: String(args.archiveStatusId), archiveReasonId: String(args.archiveReasonId), archiveComment: args.comment ?? null }),
      also: async (changed) => (args.cancelInterviews === true ? callOffDropped(tx, session, changed.map(({ id }) => id)) : []),
    }),
  });
