/** Another time, place or panel for a round: calendars replace the event, who is not asked any more is told so. */
import { finding } from '../../../domain/problem.ts';
import { endOf } from '../../../domain/recruitment/slots.ts';
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import { refuseProblems } from '../../refuse-problems.ts';
import type { Change } from '../../resource/journal.ts';
import { resourceOf } from '../../resource/registry.ts';
import { readImages } from '../../resource/store.ts';
import type { Session } from '../../session.ts';
import { conflictsOf, oneAtATime, readArrangement, refuseConflicts, timesOver, type Arrangement } from './arrangement.ts';
import { knowingProblems } from './blind.ts';
import { managedRound, rewriteRound } from './change-round.ts';
import { followRounds } from './follow-rounds.ts';
import { forNothing } from './for-nothing.ts';
import { addCards } from './add-cards.ts';
import { deleteOld, withRowIds } from '../../resource/new-records.ts';
import { memberIds } from './round-facts.ts';
import { isMoved as hasMoved, readersOf, tellChange } from './tell-change.ts';
import { tookPlaceProblems } from './took-place.ts';

export type Moving = { readonly roundId: string; readonly version: number; readonly startsAt: string | Date; readonly arrangement: Arrangement };
type Member = { readonly id: string; readonly employeeId: unknown; readonly response: string };

export const rescheduleRound = async (tx: Transaction, session: Session, { roundId, version, startsAt: at, arrangement }: Moving): Promise<{ readonly changes: readonly Change[]; readonly withoutAddress: readonly string[] }> => {
  await oneAtATime(tx);
  const before = await managedRound(tx, session, { roundId });
  if (before.version !== version) throw refuse('CONFLICT', { current: { id: before.id, version: before.version } });
  const told = await readArrangement(tx, session, arrangement);
  const startsAt = new Date(at).toISOString();
  const endsAt = endOf(startsAt, arrangement.durationMinutes);
  const gone = memberIds(before).filter((id) => !told.panel.includes(id));
  const cards = await tx.query<{ id: string; status: string }>('select id::text as id, status from scorecard where org_code = $1 and scheduled_round_id = $2::bigint and panel_member_id = any($3::bigint[])', [tx.orgCode, roundId, gone]);
  const asked = { ...before, ...told, startsAt, endsAt, panel: told.panel.map((employeeId) => ({ employeeId })) };
  // What stays as it is is news to nobody.
  if (readersOf(before, asked) === 'NOBODY') return { changes: [], withoutAddress: [] };
  const isMoved = hasMoved(before, asked);
  const was = new Map((before['panel'] as readonly Member[]).map((member) => [String(member.employeeId), member]));
  const added = told.panel.filter((id) => !was.has(id));
  // Another time asks everybody anew.
  const askedAgain = isMoved ? told.panel.filter((id) => was.get(id)?.response === 'DECLINED') : [];
  refuseProblems({ session }, [
    ...(['SCHEDULED', 'RESCHEDULED', 'NO_SHOW'].includes(String(before['status'])) ? [] : [{ field: 'status', ...finding('interview.notMovable') }]),
    ...(cards.some(({ status }) => status !== 'OPEN') ? [{ field: 'panel', ...finding('interview.memberWrote') }] : []),
    ...(isMoved ? await tookPlaceProblems(tx, roundId, 'startsAt') : []),
    ...(await knowingProblems(tx, roundId, [...added, ...askedAgain])),
  ]);
  const candidateId = String(before['candidateId']);
  const meetings = [{ candidateId, jobPostId: (before['jobPostId'] as string | null) ?? null }];
  refuseConflicts([...(await forNothing(tx, session, meetings)), ...(isMoved ? timesOver(session, [startsAt], arrangement.timeZone) : []), ...(await conflictsOf(tx, session, told.panel, [{ startsAt, endsAt, candidateId }], roundId))], arrangement.despiteConflicts);
  const fresh = new Map((await withRowIds(tx, 'scheduled_round_member', added.map((employeeId) => ({ employeeId, response: 'INVITED', score: null })))).map((row) => [String(row['employeeId']), row]));
  const panel = told.panel.map((id) => fresh.get(id) ?? { ...was.get(id)!, ...(isMoved ? { response: 'INVITED' } : {}) });
  const change = await rewriteRound(tx, before, { ...told, panel, startsAt, endsAt, ...(isMoved ? { status: 'RESCHEDULED', moveAskedAt: null, moveAskedNote: null } : {}) }, session.name);
  const [candidate] = await tx.query<{ name: string }>('select name from candidate where org_code = $1 and id = $2::bigint', [tx.orgCode, before['candidateId']]);
  const old = await readImages(tx, resourceOf('Scorecard'), cards.map(({ id }) => id));
  const changes = [change, ...(await deleteOld(tx, 'Scorecard', [...old.values()])), ...(await addCards(tx, change.after, candidate!.name, added, session.name)), ...(await followRounds(tx, [change.after], session.name))];
  const withoutAddress = await tellChange(tx, session, before, change.after, { withCandidate: arrangement.withoutMail !== true });
  return { changes, withoutAddress };
};
