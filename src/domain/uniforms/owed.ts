import { chargeOf } from './charge.ts';
import type { UniformCharge } from './charge.ts';
import { chargeOfLost, dueOnLeaving, dueWithPay } from './loss.ts';
import type { Loss } from './loss.ts';

/** An issue, as whoever leaves is asked about it. */
export type OwedIssue = {
  readonly charge: UniformCharge;
  /** Minor units, of a new piece. */
  readonly unitValue: bigint;
  readonly wearMonths: number | null;
  readonly issuedOn: string;
  readonly outstanding: number;
  /** Whoever leaves returns the item. */
  readonly mustReturn: boolean;
  readonly loss: Loss;
};

/** Pieces and minor units. */
export type Owed = { readonly out: { readonly pieces: number; readonly amount: bigint }; readonly lost: { readonly pieces: number; readonly amount: bigint } };

/**
 * Pieces that were to come back and did not by the last working day, at what they are worth on it, and those that were lost and that nobody paid for, at what they were worth then; of an item that stays with people, those that pay was to deduct.
 */
export const owedFor = ({ outstanding, mustReturn, loss, ...issue }: OwedIssue, lastDay: string): Owed => {
  const [out, pieces] = mustReturn ? [outstanding, dueOnLeaving(loss)] : [0, dueWithPay(loss)];
  return { out: { pieces: out, amount: chargeOf({ ...issue, pieces: out }, lastDay) }, lost: { pieces, amount: chargeOfLost(issue, loss, pieces) } };
};
