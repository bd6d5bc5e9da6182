/** Which rounds may be scheduled with candidates: those of their post in its order, others where the organisation allows it. */
import type { Transaction } from '../../db/org.ts';
import { readSetting } from '../../resource/read-setting.ts';

export type PostRound = {
  readonly roundMasterId: string;
  readonly name: string;
  readonly mode: string;
  readonly durationMinutes: number;
  readonly maxScore: string;
  readonly passingScore: string;
  readonly passesBy: 'PANEL_SCORE' | 'TOTAL_SCORE';
  readonly isOfPost: boolean;
};

const ROUNDS = `select r.id::text as "roundMasterId", r.name, r.mode, r.duration_minutes as "durationMinutes", r.max_score::text as "maxScore", coalesce(y.passing_score, r.passing_score)::text as "passingScore",
  case when y.passing_score is null then 'PANEL_SCORE' else 'TOTAL_SCORE' end as "passesBy", y.id is not null as "isOfPost"
  from interview_round r left join job_post_round y on y.org_code = r.org_code and y.round_id = r.id and y.job_post_id = $2::bigint
  where r.org_code = $1 and r.status = 'ACTIVE' order by y."position" nulls last, r.name`;

/** A post without rounds of its own takes any. */
export const roundsOfPost = async (tx: Transaction, jobPostId: string | null): Promise<{ readonly rounds: readonly PostRound[]; readonly allowsOthers: boolean }> => {
  const rounds = await tx.query<PostRound>(ROUNDS, [tx.orgCode, jobPostId]);
  const { allowModifyingInterviewRounds } = await readSetting<{ readonly allowModifyingInterviewRounds: boolean }>(tx, 'RecruitmentGeneralSetting');
  const allowsOthers = allowModifyingInterviewRounds || !rounds.some(({ isOfPost }) => isOfPost);
  return { rounds: allowsOthers ? rounds : rounds.filter(({ isOfPost }) => isOfPost), allowsOthers };
};
