import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { actOnCandidates } from './acts/candidate-act.ts';

type Arguments = { readonly candidateId: readonly number[]; readonly statusId?: number | null; readonly mails?: boolean | null };

/** Document 1 §4: archived candidates are considered again. */
export const moveArchiveToCandidate = (args: Arguments, context: Context, grant: Grant) =>
  actOnCandidates({ context, grant, args, operation: 'moveArchiveToCandidate' }, {
    from: ['ARCHIVED'],
    plan: async () => ({ input: () => ({ standing: 'ACTIVE', ...(args.statusId == null ? {} : { statusId: String(args.statusId) }) }) }),
  });
