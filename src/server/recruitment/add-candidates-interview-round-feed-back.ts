import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { readIdempotencyKey } from '../resource/once.ts';
import { resourceOf } from '../resource/registry.ts';
import { updateRecord } from '../resource/save.ts';

type Line = { readonly category: string; readonly skillId: number; readonly score?: number | null; readonly comment?: string | null; readonly note?: string | null; readonly question?: string | null };
type Arguments = {
  readonly candidateId: number;
  readonly interviewId: number;
  readonly roundId: number;
  readonly skills: readonly Line[];
  readonly rating?: number | null;
  readonly recommendation?: string | null;
  readonly note?: string | null;
  readonly submit?: boolean | null;
  readonly reopen?: boolean | null;
  readonly reason?: string | null;
};

const OWN = `select s.id::text as id, s.version, (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'key', k.category || ' ' || k.skill_id)), '[]') from scorecard_skill k where k.org_code = $1 and k.scorecard_id = s.id) as lines
  from scorecard s join scheduled_round r on r.org_code = s.org_code and r.id = s.scheduled_round_id
  where s.org_code = $1 and r.id = $2::bigint and r.interview_id = $3::bigint and r.candidate_id = $4::bigint and s.panel_member_id = $5::bigint`;

/** Document 1 §7: keeps the caller's own scorecard of a round, as a draft or for good. */
export const addCandidatesInterviewRoundFeedBack = async (asked: Arguments, { db, idempotencyKey }: Context, grant: Grant) => {
  const { session } = grant;
  const [card] = await withOrg(db, session.orgCode, (tx) =>
    tx.query<{ id: string; version: number; lines: readonly { id: number; key: string }[] }>(OWN, [tx.orgCode, asked.roundId, asked.interviewId, asked.candidateId, session.employeeId]),
  );
  if (!card) throw refuse('NOT_FOUND');
  const had = new Map(card.lines.map(({ id, key }) => [key, String(id)]));
  const skills = asked.skills.map(({ category, skillId, score, comment, note, question }) => {
    const id = had.get(`${category} ${skillId}`);
    return { ...(id === undefined ? {} : { id }), category, skillId: String(skillId), score: score == null ? null : score.toFixed(2), comment: comment ?? null, note: note ?? null, question: question ?? null };
  });
  const told = asked.reopen === true ? { status: 'DRAFT' } : { skills, rating: asked.rating ?? null, recommendation: asked.recommendation ?? null, note: asked.note ?? null, status: asked.submit === false ? 'DRAFT' : 'SUBMITTED' };
  const caller = { db, session, reach: grant, form: 'PENDING_FEEDBACK' as const, reason: (asked.reason ?? '').trim().slice(0, 500) || null, idempotencyKey: readIdempotencyKey(idempotencyKey ?? undefined) };
  const { changeSet } = await updateRecord(resourceOf('Scorecard'), card.id, card.version, told, caller);
  return { errorCode: '', message: '', validationError: null, changeSet, result: null, panelScore: null, totalScore: null };
};
