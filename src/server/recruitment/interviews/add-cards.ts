import type { Transaction } from '../../db/org.ts';
import type { Image } from '../../resource/image.ts';
import type { Change } from '../../resource/journal.ts';
import { addNew, withRowIds } from '../../resource/new-records.ts';

type Values = Readonly<Record<string, unknown>>;

/** A scorecard for each member of a round's panel, with the skills and questions of the round. */
export const addCards = async (tx: Transaction, round: Image, candidateName: string, members: readonly string[], by: string): Promise<Change[]> => {
  const skills = await tx.query<Values>(
    `select category, skill_id::text as "skillId", question from interview_round_skill where org_code = $1 and interview_round_id = $2::bigint order by "position"`,
    [tx.orgCode, round['roundId']],
  );
  const cards: Values[] = [];
  for (const panelMemberId of members) {
    const rows = await withRowIds(tx, 'scorecard_skill', skills.map((skill) => ({ ...skill, score: null, comment: null, note: null })));
    cards.push({ name: `${String(round['name'])} – ${candidateName}`, candidateId: round['candidateId'], scheduledRoundId: round.id, panelMemberId, status: 'OPEN', submittedAt: null, skills: rows, rating: null, recommendation: null, note: null, score: null, totalScore: null });
  }
  return addNew(tx, 'Scorecard', cards, by);
};
