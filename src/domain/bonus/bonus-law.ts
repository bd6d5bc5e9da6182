/** What the law of a country says of a bonus that is owed. Amounts of a month, decimal text. */
export type BonusLaw = {
  readonly from: string;
  /** Act and sections. */
  readonly law: string;
  /** Whoever has no higher wage is owed one. */
  readonly eligibleUpTo: string;
  /** Of the wage so much counts, or the minimum wage where that is more. */
  readonly reckonedUpTo: string;
  readonly leastPercent: string;
  readonly mostPercent: string;
  /** Of a year, whatever it comes to. */
  readonly leastAmount: string;
  /** Worked in the year. */
  readonly leastDays: number;
};

/** The law that holds on the last day of a period; null before the first that is known. */
export const lawOn = (laws: readonly BonusLaw[], day: string): BonusLaw | null => laws.findLast(({ from }) => from <= day) ?? null;
