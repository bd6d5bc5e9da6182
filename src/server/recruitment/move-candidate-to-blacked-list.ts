import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { actOnCandidates } from './acts/candidate-act.ts';
import { callOffDropped } from './interviews/call-off.ts';

type Arguments = { readonly candidateId: readonly number[]; readonly blackedReasonId: number; readonly comment?: string | null; readonly attachments?: readonly string[] | null; readonly cancelInterviews?: boolean | null };

/** Document 1 §4: candidates may not be considered again. A file is one record's, so it goes with one candidate. */
export const moveCandidateToBlackedList = (args: Arguments, context: Context, grant: Grant) =>
  actOnCandidates({ context, grant, args, operation: 'moveCandidateToBlackedList' }, {
    from: ['ACTIVE', 'TALENT_POOL', 'ARCHIVED'],
    plan: async (tx, caller, candidates) => {
      const files = args.attachments ?? [];
      refuseFields(caller, files.length > 1 || (files.length === 1 && candidates.length > 1) ? [{ field: 'attachments', ...finding('candidate.oneAttachment') }] : []);
      return {
        input: () => ({ standing: 'BLACKLISTED', blacklistReasonId: String(args.blackedReasonId), blacklistComment: args.comment ?? null, ...(files[0] === undefined ? {} : { blacklistAttachment: files[0] }) }),
        ...(args.cancelInterviews === true ? { also: (changed) => callOffDropped(tx, caller.session, changed.map(({ id }) => id)) } : {}),
      };
    },
  });
