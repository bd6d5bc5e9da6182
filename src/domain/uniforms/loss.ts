/** Lost pieces of an issue, and who pays for them: each once. */
import { finding } from '../problem.ts';
import { chargeOf } from './charge.ts';
import type { Charged } from './charge.ts';
import type { Returned } from './issue.ts';
import type { Problem } from '../problem.ts';

export type Loss = { readonly returns: readonly Returned[]; /** Pieces that pay runs deduct, in all. */ readonly agreed: number; /** Pieces that were paid otherwise. */ readonly settled: number; /** Pieces that payroll deducted. */ readonly deducted: number };

/** Days on which pieces were lost, one for each piece, the first first. */
const lostDays = (returns: readonly Returned[]): readonly string[] => returns.filter(({ outcome }) => outcome === 'LOST').flatMap(({ day, quantity }) => Array.from({ length: quantity }, () => day)).toSorted();

export const lostPieces = ({ returns }: Pick<Loss, 'returns'>): number => lostDays(returns).length;

/** Pieces that the next pay run deducts. */
export const dueWithPay = (loss: Loss): number => Math.max(0, Math.min(loss.agreed, lostPieces(loss) - loss.settled) - loss.deducted);

/** Pieces that the settlement of whoever leaves deducts: all that nobody paid for. */
export const dueOnLeaving = (loss: Loss): number => Math.max(0, lostPieces(loss) - loss.settled - loss.deducted);

/** What so many pieces come to that nobody paid for, in minor units, each by its worth on the day of its loss; those that were lost first are paid first. */
export const chargeOfLost = (issue: Omit<Charged, 'pieces'>, { returns, settled, deducted }: Loss, pieces: number): bigint => {
  const days = lostDays(returns).slice(settled + deducted, settled + deducted + pieces);
  return [...Map.groupBy(days, (day) => day)].reduce((sum, [day, some]) => sum + chargeOf({ ...issue, pieces: some.length }, day), 0n);
};

/** What was deducted stays a loss until it is given back, and no more is paid for than was lost. */
export const lossProblems = (loss: Loss): readonly Problem[] => {
  const lost = lostPieces(loss);
  if (loss.deducted > 0 && lost < loss.settled + loss.deducted) return [{ field: 'returns', ...finding('uniformIssue.lossDeducted', { smart_count: loss.deducted }) }];
  return loss.agreed + loss.settled > lost ? [{ field: loss.agreed > 0 ? 'deductPieces' : 'settledPieces', ...finding('uniformIssue.lossTooMany', { smart_count: lost }) }] : [];
};
