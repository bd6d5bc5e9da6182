import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { actOnCandidates } from './acts/candidate-act.ts';

type Arguments = { readonly candidateId: readonly number[] };

export const moveBlackedListToCandidate = (args: Arguments, context: Context, grant: Grant) =>
  actOnCandidates({ context, grant, args, operation: 'moveBlackedListToCandidate' }, { from: ['BLACKLISTED'], plan: async () => ({ input: () => ({ standing: 'ACTIVE' }) }) });
