import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { say } from '../messages.ts';
import { actOnCandidates } from './acts/candidate-act.ts';
import { whoMayEnter } from './mail/portal-of.ts';

type Arguments = { readonly candidateId: readonly number[]; readonly portalAccess: boolean };

/** Document 1 §6: whether candidates may sign in to the portal, wherever they stand. Whom the settings keep out all the same is told. */
export const updateCandidatePortalAccess = (args: Arguments, context: Context, grant: Grant) =>
  actOnCandidates({ context, grant, args, operation: 'updateCandidatePortalAccess' }, {
    from: ['ACTIVE', 'TALENT_POOL', 'ARCHIVED', 'BLACKLISTED'],
    plan: async (tx) => {
      let shut = 0;
      return {
        input: () => ({ portalAccess: args.portalAccess }),
        also: async (changed) => {
          if (args.portalAccess) shut = changed.length - (await whoMayEnter(tx, changed.map(({ id }) => id))).size;
          return [];
        },
        message: () => (shut === 0 ? '' : say(grant.session.language, 'candidate.portalShut', { smart_count: shut })),
      };
    },
  });
