import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { resourceOf } from '../resource/registry.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { managedRound, rewriteRound } from './interviews/change-round.ts';
import { followRounds } from './interviews/follow-rounds.ts';
import { tellRound } from './interviews/tell-round.ts';
import { tookPlaceProblems } from './interviews/took-place.ts';

type Arguments = { readonly candidateId: number; readonly interviewId?: number | null; readonly roundId: number; readonly status: string; readonly reason?: string | null };

const nextOf = (status: string): readonly string[] => resourceOf('ScheduledRound').fields.find(({ key }) => key === 'status')!.next?.[status] ?? [];

/** Document 1 §4: where a round with one candidate stands. A cancelled one is called off for all who were invited. */
export const updateInterviewRoundStatus = (asked: Arguments, context: Context, grant: Grant) => {
  const { session } = grant;
  const reason = (asked.reason ?? '').trim().slice(0, 500) || null;
  return inChangeSet('updateInterviewRoundStatus', asked, context, grant, reason, async (tx) => {
    const before = await managedRound(tx, session, asked);
    const { status } = asked;
    if (status === before['status']) return { changes: [], answer: { withoutAddress: [] } };
    const problems = [
      ...(status === 'RESCHEDULED' || !nextOf(String(before['status'])).includes(status) ? [{ field: 'status', ...finding('interview.statusNotNext', {}, { from: `enum.ScheduledRoundStatus.${String(before['status'])}`, to: `enum.ScheduledRoundStatus.${status}` }) }] : []),
      ...(['COMPLETED', 'NO_SHOW'].includes(status) && Date.parse(String(before['startsAt'])) > Date.now() ? [{ field: 'status', ...finding('interview.notBegun') }] : []),
      ...(['CANCELLED', 'NO_SHOW'].includes(status) ? await tookPlaceProblems(tx, before.id, 'status') : []),
    ];
    refuseProblems({ session }, problems);
    const change = await rewriteRound(tx, before, { status, ...(status === 'CANCELLED' ? { cancelReason: reason } : {}) }, session.name);
    const changes = [change, ...(await followRounds(tx, [change.after], session.name))];
    const withoutAddress = status === 'CANCELLED' ? await tellRound(tx, session, change.after, { occasion: 'Cancelled', withCandidate: true }) : [];
    return { changes, answer: { withoutAddress } };
  });
};
