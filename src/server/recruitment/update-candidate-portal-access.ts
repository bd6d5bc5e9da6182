import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { actOnCandidates } from './acts/candidate-act.ts';

type Arguments = { readonly candidateId: readonly number[]; readonly portalAccess: boolean };

/** Document 1 §6: whether candidates may sign in to the portal, wherever they stand. */
export const updateCandidatePortalAccess = (args: Arguments, context: Context, grant: Grant) =>
  actOnCandidates({ context, grant, args, operation: 'updateCandidatePortalAccess' }, {
    from: ['ACTIVE', 'TALENT_POOL', 'ARCHIVED', 'BLACKLISTED'],
    plan: async () => ({ input: () => ({ portalAccess: args.portalAccess }) }),
  });
