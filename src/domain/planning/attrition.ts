export type LastYear = { /** Who works here now. */ readonly now: number; /** Who left in the last twelve months. */ readonly left: number; /** Who joined in them, whether they are still here or not. */ readonly joined: number };

/** Between now and twelve months ago. */
export const averageHeadcount = ({ now, left, joined }: LastYear): number => Math.max(0, (now + (now + left - joined)) / 2);

/** Of a hundred people so many left, to two decimals, a half up; 0 where there was nobody. */
export const attritionOf = (year: LastYear): number => {
  const average = averageHeadcount(year);
  return average === 0 ? 0 : Math.min(100, Math.round((year.left / average) * 10_000) / 100);
};
