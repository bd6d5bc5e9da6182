import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { refuse } from '../refuse.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages } from '../resource/store.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { rewriteRound } from './interviews/change-round.ts';
import { factsOf } from './interviews/round-facts.ts';
import { accountsOf } from '../notifications/accounts-of.ts';
import { notify } from '../notifications/notify.ts';

type Arguments = { readonly roundId: string; readonly response: 'INVITED' | 'ACCEPTED' | 'DECLINED' };
type Member = { readonly employeeId: unknown; readonly response: string };

/** A member of the panel comes or does not; who invited is told. Whoever declined is asked again by the organizer only. */
export const answerInterviewInvitation = (asked: Arguments, context: Context, grant: Grant) => {
  const { session } = grant;
  return inChangeSet('answerInterviewInvitation', asked, context, grant, null, async (tx) => {
    const round = /^\d{1,18}$/.test(asked.roundId) ? (await readImages(tx, resourceOf('ScheduledRound'), [asked.roundId])).get(asked.roundId) : undefined;
    const members = (round?.['panel'] ?? []) as readonly Member[];
    const own = members.find(({ employeeId, response }) => session.employeeId !== null && String(employeeId) === session.employeeId && response !== 'DECLINED');
    if (!round || !own) throw refuse('NOT_FOUND');
    refuseProblems({ session }, ['SCHEDULED', 'RESCHEDULED'].includes(String(round['status'])) ? [] : [{ field: 'response', ...finding('interview.notMovable') }]);
    if (own.response === asked.response) return { changes: [], answer: {} };
    const change = await rewriteRound(tx, round, { panel: members.map((member) => (member === own ? { ...member, response: asked.response } : member)) }, session.name);
    const { candidate } = await factsOf(tx, session, round, []);
    await notify(tx, { to: await accountsOf(tx, round['organizerId'] ?? null), kind: 'interviewAnswered', words: { by: session.name, candidate, round: String(round['name']) }, named: { answer: `enum.PanelResponse.${asked.response}` }, path: `/recruitment/job-candidates/${String(round['candidateId'])}` });
    return { changes: [change], answer: {} };
  });
};
