import { averageOf, resultOf } from '../../domain/recruitment/scores.ts';
import { compareDecimals } from '../../domain/decimal.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/org.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Image } from '../resource/image.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { owesOwn, reopeningProblems } from './interviews/blind.ts';
import { managedRound, rewriteRound } from './interviews/change-round.ts';
import { followRounds } from './interviews/follow-rounds.ts';

type Arguments = {
  readonly candidateId: number;
  readonly interviewId: number;
  readonly roundId: number;
  readonly scores: readonly { readonly panelMemberId: number; readonly score: number }[];
  readonly passingScore: number;
  readonly panelMemberCount: number;
  readonly roundSequence: number;
  readonly result?: 'PENDING' | 'PASSED' | 'FAILED' | 'ON_HOLD' | null;
};
type Member = { readonly employeeId: unknown; readonly response: string };
type Card = { readonly memberId: string; readonly score: string | null; readonly total: string | null };

/** A number as a decimal of hundredths. */
const decimal = (value: number): string => value.toFixed(2);

const cardsOf = (tx: Transaction, roundId: string): Promise<Card[]> =>
  tx.query<Card>(`select panel_member_id::text as "memberId", score::text as score, total_score::text as total from scorecard where org_code = $1 and scheduled_round_id = $2::bigint and status = 'SUBMITTED'`, [tx.orgCode, roundId]);

const problemsOf = ({ scores, passingScore, panelMemberCount, roundSequence }: Arguments, round: Image, asked: readonly string[], cards: readonly Card[]): Problem[] => {
  const given = new Map(scores.map(({ panelMemberId, score }) => [String(panelMemberId), decimal(score)]));
  const byTotal = round['passesBy'] === 'TOTAL_SCORE';
  const wrong = cards.some((card) => {
    const [own, told] = [byTotal ? card.total : card.score, given.get(card.memberId)];
    return own !== null && told !== undefined && compareDecimals(told, own) !== 0;
  });
  return [
    ...(panelMemberCount === asked.length && scores.length === asked.length && asked.every((id) => given.has(id)) ? [] : [{ field: 'scores', ...finding('interview.scoreEach', { smart_count: asked.length }) }]),
    ...(Number(round['sequence']) === roundSequence ? [] : [{ field: 'roundSequence', ...finding('interview.otherSequence', { sequence: Number(round['sequence']) }) }]),
    ...(scores.some(({ score }) => !Number.isFinite(score) || score < 0 || (!byTotal && score > Number(round['maxScore'])) || score > 9999) ? [{ field: 'scores', ...finding('interview.scoreRange', { most: String(round['maxScore']) }) }] : []),
    ...(wrong ? [{ field: 'scores', ...finding('interview.scoreOfCard') }] : []),
    ...(passingScore >= 0 && passingScore <= 1000 ? [] : [{ field: 'passingScore', ...finding('interview.passingRange') }]),
    ...(['CANCELLED', 'NO_SHOW'].includes(String(round['status'])) || Date.parse(String(round['startsAt'])) > Date.now() ? [{ field: 'status', ...finding('interview.notBegun') }] : []),
  ];
};

/**
 * Document 1 §5: records the result of a round by the scores of its panel; the round is then completed. The average, to a hundredth and halves up, decides by the
 * passing score unless a result is given. A member whose scorecard is not there or has no score gave it in another way; nobody's submitted scorecard is changed. Hiring is not moved.
 */
export const updateCandidateScore = (asked: Arguments, context: Context, grant: Grant) => {
  const { session } = grant;
  return inChangeSet('updateCandidateScore', asked, context, grant, null, async (tx) => {
    const before = await managedRound(tx, session, asked);
    const members = before['panel'] as readonly Member[];
    const counted = members.filter(({ response }) => response !== 'DECLINED').map(({ employeeId }) => String(employeeId));
    const cards = await cardsOf(tx, before.id);
    // Comparing scores with scorecards would tell them to whoever tries.
    refuseProblems({ session }, (await owesOwn(tx, session, before.id)) ? [{ field: 'scores', ...finding('interview.ownFirst') }] : counted.length === 0 ? [{ field: 'scores', ...finding('interview.nobodyLeft') }] : problemsOf(asked, before, counted, cards));
    const given = new Map(asked.scores.map(({ panelMemberId, score }) => [String(panelMemberId), decimal(score)]));
    const average = averageOf([...given.values()])!;
    const byTotal = before['passesBy'] === 'TOTAL_SCORE';
    const other = cards.length < counted.length ? null : averageOf(cards.flatMap(({ score, total }) => (byTotal ? score : total) ?? []));
    const result = asked.result ?? resultOf(average, decimal(asked.passingScore));
    refuseProblems({ session }, await reopeningProblems(tx, before, { ...before, result }));
    const panel = members.map((member) => ({ ...member, score: given.get(String(member.employeeId)) ?? null }));
    const scores = byTotal ? { totalScore: average, panelScore: other } : { panelScore: average, totalScore: other };
    const cleared = result === 'PENDING' ? { panelScore: null, totalScore: null, panel: members.map((member) => ({ ...member, score: null })) } : { ...scores, panel };
    const change = await rewriteRound(tx, before, { ...cleared, result, passingScore: decimal(asked.passingScore), status: 'COMPLETED' }, session.name);
    const answer = { result, panelScore: cleared.panelScore === null ? null : Number(cleared.panelScore), totalScore: cleared.totalScore === null ? null : Number(cleared.totalScore) };
    return { changes: [change, ...(await followRounds(tx, [change.after], session.name))], answer };
  });
};
