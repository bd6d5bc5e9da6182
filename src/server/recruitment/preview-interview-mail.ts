import { endOf } from '../../domain/recruitment/slots.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { readArrangement, type Arrangement } from './interviews/arrangement.ts';
import { candidateMail } from './interviews/invitation.ts';
import { requireManaged } from './interviews/manages.ts';
import { factsOf } from './interviews/round-facts.ts';
import { isMoved } from './interviews/tell-change.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages } from '../resource/store.ts';

type Arguments = { readonly slot: { readonly candidateId: string; readonly startsAt: string | Date }; readonly roundMasterId: string; readonly arrangement: Arrangement; readonly roundId?: string | null };

/** The mail that the candidate gets, as scheduling or rescheduling writes it. */
export const previewInterviewMail = ({ slot: { candidateId, startsAt }, roundMasterId, arrangement, roundId }: Arguments, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    if (![candidateId, roundMasterId].every((id) => /^\d{1,18}$/.test(id))) throw refuse('NOT_FOUND');
    await requireManaged(tx, session, [candidateId]);
    const told = await readArrangement(tx, session, arrangement);
    const [found] = await tx.query<{ name: string; jobPostId: string | null }>(
      'select r.name, c.job_post_id::text as "jobPostId" from interview_round r join candidate c on c.org_code = r.org_code and c.id = $3::bigint where r.org_code = $1 and r.id = $2::bigint',
      [tx.orgCode, roundMasterId, candidateId],
    );
    if (!found) throw refuse('NOT_FOUND');
    const at = new Date(startsAt).toISOString();
    const round = { ...told, id: '0', candidateId, jobPostId: found.jobPostId, organizerId: session.employeeId, name: found.name, startsAt: at, endsAt: endOf(at, arrangement.durationMinutes), cancelReason: null };
    const before = roundId == null || !/^\d{1,18}$/.test(roundId) ? undefined : (await readImages(tx, resourceOf('ScheduledRound'), [roundId], false)).get(roundId);
    if (roundId != null && String(before?.['candidateId']) !== candidateId) throw refuse('NOT_FOUND');
    const changed = before && isMoved(before, { ...before, ...round, id: before.id }) ? 'Moved' : 'Changed';
    const was = before && { startsAt: String(before['startsAt']), endsAt: String(before['endsAt']) };
    const facts = await factsOf(tx, session, round, told.panel);
    return { errorCode: '', message: '', language: facts.language.toUpperCase(), ...candidateMail(before ? changed : 'Invited', round, facts, was) };
  });
