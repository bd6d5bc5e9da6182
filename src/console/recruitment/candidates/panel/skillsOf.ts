import type { SeenCard } from './useFound.ts';

export type SkillScore = { readonly skill: string; /** On average of the scorecards that scored it. */ readonly score: number; readonly most: number };

/** Skills in the order in which scorecards have them, on average of those that were scored. */
export const skillsOf = (cards: readonly Pick<SeenCard, 'card'>[]): readonly SkillScore[] => {
  const scored = cards.flatMap(({ card }) => card.categories.flatMap(({ skills }) => skills.flatMap(({ skillId, skill, score, maxScore }) => (score == null || maxScore <= 0 ? [] : [{ skillId, skill, share: score / maxScore, most: maxScore }]))));
  return [...Map.groupBy(scored, ({ skillId }) => skillId).values()].map((of) => {
    const [{ skill, most }] = of as [(typeof of)[number]];
    return { skill, most, score: (of.reduce((sum, { share }) => sum + share, 0) / of.length) * most };
  });
};
