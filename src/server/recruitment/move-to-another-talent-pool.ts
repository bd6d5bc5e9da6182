import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { actOnCandidates } from './acts/candidate-act.ts';

type Arguments = { readonly candidateId: readonly number[]; readonly talentPoolId: number };

export const moveToAnotherTalentPool = (args: Arguments, context: Context, grant: Grant) =>
  actOnCandidates({ context, grant, args, operation: 'moveToAnotherTalentPool' }, { from: ['TALENT_POOL'], plan: async () => ({ input: () => ({ talentPoolId: String(args.talentPoolId) }) }) });
