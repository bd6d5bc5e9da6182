import { rowScope } from '../access/row-scope.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { resourceOf } from '../resource/registry.ts';
import { bindings } from '../resource/sql.ts';

type Arguments = { readonly interviewId: number; readonly candidateId: number; readonly roundId: number; readonly panelMemberId?: number | null };
type Line = { readonly category: string; readonly skillId: number; readonly skill: string; readonly score: number | null; readonly comment: string | null; readonly note: string | null; readonly question: string | null };
type Row = { readonly scorecardId: number; readonly maxScorePerSkill: number; readonly lines: readonly Line[] };

const LINES = `(select coalesce(jsonb_agg(jsonb_build_object('category', k.category, 'skillId', k.skill_id, 'skill', n.name, 'score', k.score, 'comment', k.comment, 'note', k.note, 'question', k.question) order by k."position"), '[]')
  from scorecard_skill k join skill n on n.org_code = k.org_code and n.id = k.skill_id where k.org_code = s.org_code and k.scorecard_id = s.id)`;

/** Document 1 §7: the scorecard of a member of the panel, of the caller without one. It is null while the caller may not read it: others' are read once the own one is submitted. */
export const retrieveCandidateSkillsScore = async ({ interviewId, candidateId, roundId, panelMemberId }: Arguments, { db }: Context, { session }: Grant) => {
  const to = bindings(session.orgCode);
  const [round, interview, candidate, member] = [to.bind(roundId), to.bind(interviewId), to.bind(candidateId), to.bind(panelMemberId ?? session.employeeId)];
  const rows = await withOrg(db, session.orgCode, (tx) =>
    tx.query<Row>(
      `select s.id::int as "scorecardId", s.version, s.panel_member_id::int as "panelMemberId", e.name as "panelMember", s.status, s.submitted_at as "submittedAt", s.rating, s.recommendation, s.note, s.score::float as score,
         r.max_score::float as "maxScorePerSkill", ${LINES} as lines
       from scorecard s join scheduled_round r on r.org_code = s.org_code and r.id = s.scheduled_round_id join employee e on e.org_code = s.org_code and e.id = s.panel_member_id
       where s.org_code = $1 and r.id = ${round}::bigint and r.interview_id = ${interview}::bigint and r.candidate_id = ${candidate}::bigint and s.panel_member_id = ${member}::bigint
         and ${rowScope(resourceOf('Scorecard'), { scope: 'SELF' }, session, 's', to.bind)}`,
      to.values,
    ),
  );
  const [card] = rows;
  const categories = [...Map.groupBy(card?.lines ?? [], ({ category }) => category)].map(([category, lines]) => ({
    category,
    skills: lines.map(({ question, ...line }) => ({ ...line, questions: question === null ? [] : [question], maxScore: card!.maxScorePerSkill })),
  }));
  return { errorCode: '', message: '', validationError: null, skillScores: card ? { ...card, categories } : null };
};
