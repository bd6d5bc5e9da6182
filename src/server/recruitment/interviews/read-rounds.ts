/** Scheduled rounds as the specified operations answer them. */
import { averageOf, resultOf } from '../../../domain/recruitment/scores.ts';
import type { Transaction } from '../../db/org.ts';
import type { Opened } from '../../resource/sight.ts';
import { rowsWithin } from '../../resource/sight.ts';
import { resourceOf } from '../../resource/registry.ts';
import { bindings } from '../../resource/sql.ts';
import type { Session } from '../../session.ts';
import { readCards, type Card } from './cards.ts';
import { managedSql } from './manages.ts';

type Member = { readonly memberId: number; readonly name: string; readonly email: string | null; readonly designation: string | null; readonly response: string; readonly score: number | null };
type Stored = {
  readonly roundId: number;
  readonly interviewId: number;
  readonly result: string;
  readonly passesBy: 'PANEL_SCORE' | 'TOTAL_SCORE';
  readonly passingScore: number;
  readonly panel: readonly Member[];
};

const STATUS: Readonly<Record<string, string>> = { INVITED: 'Invited', ACCEPTED: 'Accepted', DECLINED: 'Declined' };

const PANEL = `(select coalesce(jsonb_agg(jsonb_build_object('memberId', e.id, 'name', e.name, 'email', e.email, 'designation', d.title, 'response', p.response, 'score', p.score) order by p."position"), '[]')
  from scheduled_round_member p join employee e on e.org_code = p.org_code and e.id = p.employee_id left join designation d on d.org_code = e.org_code and d.id = e.designation_id
  where p.org_code = r.org_code and p.scheduled_round_id = r.id)`;

const COLUMNS = `r.id::int as "roundId", r.round_id::int as "roundMasterId", r.interview_id::int as "interviewId", r.version, r.name as "roundName", r.status, r.result, r.total_score::float as "totalScore",
  r.panel_score::float as "panelScore", r.passing_score::float as "passingScore", r.passes_by as "passesBy", r.max_score::float as "maxScore", r.starts_at as "startTime", r.ends_at as "endTime",
  r.time_zone as "timeZone", r.mode, r.venue, r.meeting_link as "meetingLink", r.note, r.cancel_reason as "cancelReason", r.move_asked_at as "moveAskedAt", r.move_asked_note as "moveAskedNote", r.sequence, ${PANEL} as panel`;

/** By the score that decides: of the cards that are all in and all to be read; null until then. */
const proposed = ({ passesBy, passingScore, result, panel }: Stored, cards: readonly Card[]): string | null => {
  const asked = panel.filter(({ response }) => response !== 'DECLINED');
  const read = asked.map(({ memberId }) => cards.find((card) => card.memberId === String(memberId) && card.isSeen));
  const scores = read.map((card) => (passesBy === 'TOTAL_SCORE' ? card?.total : card?.score));
  const average = result === 'PENDING' && asked.length > 0 && scores.every((score) => score != null) ? averageOf(scores as string[]) : null;
  return average === null ? null : resultOf(average, String(passingScore));
};

const member = (one: Member, cards: readonly Card[]) => {
  const card = cards.find(({ memberId }) => memberId === String(one.memberId));
  return {
    memberId: one.memberId,
    name: one.name,
    email: one.email,
    designation: one.designation,
    status: card?.status === 'SUBMITTED' ? 'Submitted' : STATUS[one.response],
    totalScore: one.score ?? (card?.score == null ? null : Number(card.score)),
    rating: card?.rating ?? null,
    recommendation: card?.recommendation ?? null,
    scorecardId: card?.isSeen === true ? Number(card.id) : null,
  };
};

/** Rounds within the person's reach, by interview and sequence. */
export const readRounds = async (tx: Transaction, session: Session, reach: Opened, { candidateId, interviewIds }: { readonly candidateId?: number; readonly interviewIds?: readonly number[] }) => {
  const to = bindings(tx.orgCode);
  const chosen = [...(candidateId === undefined ? [] : [`r.candidate_id = ${to.bind(candidateId)}::bigint`]), ...(interviewIds === undefined ? [] : [`r.interview_id = any(${to.bind(interviewIds)}::bigint[])`])];
  const rows = await tx.query<Stored & { readonly canManage: boolean }>(
    `select ${COLUMNS}, ${managedSql(session, 'r.candidate_id', to.bind)} as "canManage" from scheduled_round r
     where r.org_code = $1 and ${chosen.join(' and ')} and ${rowsWithin(resourceOf('ScheduledRound'), reach, session, 'r', to)} order by r.interview_id, r.sequence`,
    to.values,
  );
  const cards = await readCards(tx, session, rows.map(({ roundId }) => String(roundId)));
  return rows.map((row) => {
    const own = cards.filter(({ roundId }) => roundId === String(row.roundId));
    return { ...row, proposedResult: proposed(row, own), panelDetails: row.panel.map((one) => member(one, own)) };
  });
};
