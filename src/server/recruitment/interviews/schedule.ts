/** Scheduling a round with one candidate or several, each in a slot of its own. */
import { randomUUID } from 'node:crypto';
import { finding, type Problem } from '../../../domain/problem.ts';
import { isConsidered } from '../../../domain/recruitment/is-considered.ts';
import { endOf } from '../../../domain/recruitment/slots.ts';
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import { refuseProblems } from '../../refuse-problems.ts';
import type { Image } from '../../resource/image.ts';
import type { Change } from '../../resource/journal.ts';
import { refuseNone } from '../../resource/refuse-fields.ts';
import { resourceOf } from '../../resource/registry.ts';
import { readImages } from '../../resource/store.ts';
import type { Session } from '../../session.ts';
import { conflictsOf, oneAtATime, readArrangement, refuseConflicts, timesOver, type Arrangement } from './arrangement.ts';
import { followRounds } from './follow-rounds.ts';
import { forNothing } from './for-nothing.ts';
import { requireManaged } from './manages.ts';
import { addCards } from './add-cards.ts';
import { addNew, withRowIds } from '../../resource/new-records.ts';
import { roundsOfPost, type PostRound } from './rounds-of-post.ts';
import { tellRound } from './tell-round.ts';

export type Asked = { readonly roundMasterId: string; readonly slots: readonly { readonly candidateId: string; readonly startsAt: string | Date }[]; readonly arrangement: Arrangement };
type Scheduled = { readonly changes: readonly Change[]; readonly roundIds: readonly string[]; readonly withoutAddress: readonly string[] };

const MOST = 100;
const iso = (instant: string | Date): string => new Date(instant).toISOString();

const OPEN = `select i.id::text as id, coalesce(max(r.sequence), 0)::int as last, bool_or(r.round_id = $4::bigint and r.status in ('SCHEDULED', 'RESCHEDULED', 'COMPLETED')) as "isTaken"
  from interview i left join scheduled_round r on r.org_code = i.org_code and r.interview_id = i.id
  where i.org_code = $1 and i.candidate_id = $2::bigint and i.job_post_id is not distinct from $3::bigint and i.status <> 'CANCELLED' group by i.id order by i.id desc limit 1`;

type Place = { readonly candidate: Image; readonly round: PostRound; readonly interview: { readonly id: string; readonly last: number } | null };

/** Where the round goes: into the interview for the candidate's post that is under way, or a new one. */
const placeOf = async (tx: Transaction, session: Session, candidate: Image, roundMasterId: string): Promise<Place> => {
  const { rounds } = await roundsOfPost(tx, (candidate['jobPostId'] as string | null) ?? null);
  const round = rounds.find((one) => one.roundMasterId === roundMasterId);
  const [interview] = await tx.query<{ id: string; last: number; isTaken: boolean | null }>(OPEN, [tx.orgCode, candidate.id, candidate['jobPostId'] ?? null, roundMasterId]);
  const name = String(candidate['name']);
  const problems: Problem[] = [
    ...(round ? [] : [{ field: 'roundMasterId', ...finding('interview.notOfPost', { name }) }]),
    ...(interview?.isTaken === true ? [{ field: 'roundMasterId', ...finding('interview.roundTaken', { name }) }] : []),
    ...(isConsidered(candidate['standing']) ? [] : [{ field: 'slots', ...finding('candidate.notConsidered', { name }) }]),
  ];
  refuseProblems({ session }, problems);
  return { candidate, round: round!, interview: interview ?? null };
};

const nameOfInterview = async (tx: Transaction, candidate: Image): Promise<string> => {
  const [post] = await tx.query<{ title: string }>('select title from job_post where org_code = $1 and id = $2::bigint', [tx.orgCode, candidate['jobPostId'] ?? null]);
  return [candidate['name'], post?.title].filter((part) => part !== undefined).join(' – ');
};

export const scheduleRounds = async (tx: Transaction, session: Session, { roundMasterId, slots: asked, arrangement }: Asked): Promise<Scheduled> => {
  await oneAtATime(tx);
  const ids = asked.map(({ candidateId }) => candidateId);
  refuseNone({ session }, 'slots', ids);
  if (ids.length > MOST || ids.some((id) => !/^\d{1,18}$/.test(id))) throw refuse('NOT_FOUND');
  refuseProblems({ session }, new Set(ids).size < ids.length ? [{ field: 'slots', ...finding('interview.candidateTwice') }] : []);
  await requireManaged(tx, session, ids);
  const told = await readArrangement(tx, session, arrangement);
  const slots = asked.map(({ candidateId, startsAt }) => ({ candidateId, startsAt: iso(startsAt), endsAt: endOf(iso(startsAt), arrangement.durationMinutes) }));
  const candidates = await readImages(tx, resourceOf('Candidate'), ids);
  const places = new Map<string, Place>();
  for (const id of ids) places.set(id, await placeOf(tx, session, candidates.get(id)!, roundMasterId));
  const meetings = ids.map((candidateId) => ({ candidateId, jobPostId: (candidates.get(candidateId)!['jobPostId'] as string | null) ?? null }));
  refuseConflicts([...(await forNothing(tx, session, meetings)), ...timesOver(session, slots.map(({ startsAt }) => startsAt), arrangement.timeZone), ...(await conflictsOf(tx, session, told.panel, slots))], arrangement.despiteConflicts);
  const changes: Change[] = [];
  const rounds: Image[] = [];
  for (const { candidateId, startsAt, endsAt } of slots) {
    const { candidate, round, interview } = places.get(candidateId)!;
    const jobPostId = candidate['jobPostId'] ?? null;
    const made = interview ? [] : await addNew(tx, 'Interview', [{ name: await nameOfInterview(tx, candidate), candidateId, jobPostId, status: 'PLANNED', startsAt, endsAt }], session.name);
    const panel = await withRowIds(tx, 'scheduled_round_member', told.panel.map((employeeId) => ({ employeeId, response: 'INVITED', score: null })));
    const [added] = await addNew(tx, 'ScheduledRound', [{
      ...told, panel, name: round.name, candidateId, jobPostId, interviewId: interview?.id ?? made[0]!.id, roundId: roundMasterId, sequence: (interview?.last ?? 0) + 1, status: 'SCHEDULED', startsAt, endsAt,
      cancelReason: null, moveAskedAt: null, moveAskedNote: null, organizerId: session.employeeId, result: 'PENDING', maxScore: round.maxScore, passingScore: round.passingScore, passesBy: round.passesBy, panelScore: null, totalScore: null, calendarUid: `${randomUUID()}@${tx.orgCode}.tenure`,
    }], session.name);
    rounds.push(added!.after!);
    changes.push(...made, added!, ...(await addCards(tx, added!.after!, String(candidate['name']), told.panel, session.name)));
  }
  // An interview that was made here is as its only round says.
  changes.push(...(await followRounds(tx, rounds.filter((round) => places.get(String(round['candidateId']))!.interview !== null), session.name)));
  const withoutAddress = new Set<string>();
  for (const round of rounds) for (const name of await tellRound(tx, session, round, { occasion: 'Invited', withCandidate: arrangement.withoutMail !== true })) withoutAddress.add(name);
  return { changes, roundIds: rounds.map(({ id }) => id), withoutAddress: [...withoutAddress] };
};
