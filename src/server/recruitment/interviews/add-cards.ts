import type { Transaction } from '../../db/org.ts';
import { say } from '../../messages.ts';
import type { Image } from '../../resource/image.ts';
import type { Change } from '../../resource/journal.ts';
import { addNew, withRowIds } from '../../resource/new-records.ts';
import type { Language } from '../../session.ts';

type Values = Readonly<Record<string, unknown>>;

const MOST_OF_POST = 10;

/** The skills that a round names with their questions; where it names none, those that the job post asks for. */
const skillsOf = async (tx: Transaction, round: Image): Promise<readonly Values[]> => {
  const own = await tx.query<Values>(
    `select category, skill_id::text as "skillId", question from interview_round_skill where org_code = $1 and interview_round_id = $2::bigint order by "position"`,
    [tx.orgCode, round['roundId']],
  );
  if (own.length > 0) return own;
  const asked = await tx.query<{ skillId: string; language: Language }>(
    `select s.skill_id::text as "skillId", lower(o.language) as language from job_post_skill s join organisation o on o.org_code = s.org_code where s.org_code = $1 and s.job_post_id = $2::bigint order by s."position" limit ${MOST_OF_POST}`,
    [tx.orgCode, round['jobPostId'] ?? null],
  );
  return asked.map(({ skillId, language }) => ({ category: say(language, 'interviewRound.skills'), skillId, question: null }));
};

/** A scorecard for each member of a round's panel, with what is to be scored. */
export const addCards = async (tx: Transaction, round: Image, candidateName: string, members: readonly string[], by: string): Promise<Change[]> => {
  const skills = await skillsOf(tx, round);
  const cards: Values[] = [];
  for (const panelMemberId of members) {
    const rows = await withRowIds(tx, 'scorecard_skill', skills.map((skill) => ({ ...skill, score: null, comment: null, note: null })));
    cards.push({ name: `${String(round['name'])} – ${candidateName}`, candidateId: round['candidateId'], scheduledRoundId: round.id, panelMemberId, status: 'OPEN', submittedAt: null, skills: rows, rating: null, recommendation: null, note: null, score: null, totalScore: null });
  }
  return addNew(tx, 'Scorecard', cards, by);
};
