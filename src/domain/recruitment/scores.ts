/** Scores of interviews (document 1 §5), exact: hundredths, halves up. A skill without a score was not asked about and does not count. */
import { compareDecimals, fromScaled, toScaled } from '../decimal.ts';

const SCALE = 2;

const mean = (sum: bigint, count: number): bigint => (2n * sum + BigInt(count)) / (2n * BigInt(count));
const added = (values: readonly string[]): bigint => values.reduce((sum, value) => sum + toScaled(value, SCALE), 0n);

/** The average of decimals that are not negative, to a hundredth; null of none. */
export const averageOf = (values: readonly string[]): string | null => (values.length === 0 ? null : fromScaled(mean(added(values), values.length), SCALE));

export type MemberScore = { /** The average over the skills. */ readonly score: string | null; /** All skills together. */ readonly total: string | null };

/** What one member of the panel gave, from the scores by skill. */
export const memberScore = (skills: readonly (string | null | undefined)[]): MemberScore => {
  const given = skills.filter((score): score is string => score !== null && score !== undefined && score !== '');
  return { score: averageOf(given), total: given.length === 0 ? null : fromScaled(added(given), SCALE) };
};

/** What a score comes to: passed from the passing score on. */
export const resultOf = (score: string, passing: string): 'PASSED' | 'FAILED' => (compareDecimals(score, passing) >= 0 ? 'PASSED' : 'FAILED');
