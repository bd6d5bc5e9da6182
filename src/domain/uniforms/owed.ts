import { chargeOf } from './charge.ts';
import type { UniformCharge } from './charge.ts';
import { chargeOfLost, dueOnLeaving } from './loss.ts';
import type { Loss } from './loss.ts';

/** An issue of an item that is to be returned, as whoever leaves is asked about it. */
export type OwedIssue = {
  readonly charge: UniformCharge;
  /** Minor units, of a new piece. */
  readonly unitValue: bigint;
  readonly wearMonths: number | null;
  readonly issuedOn: string;
  readonly outstanding: number;
  readonly loss: Loss;
};

/** Pieces and minor units. */
export type Owed = { readonly out: { readonly pieces: number; readonly amount: bigint }; readonly lost: { readonly pieces: number; readonly amount: bigint } };

/** Pieces that did not come back by the last working day, at what they are worth on it, and those that were lost and that nobody paid for, at what they were worth then. */
export const owedFor = ({ outstanding, loss, ...issue }: OwedIssue, lastDay: string): Owed => {
  const pieces = dueOnLeaving(loss);
  return { out: { pieces: outstanding, amount: chargeOf({ ...issue, pieces: outstanding }, lastDay) }, lost: { pieces, amount: chargeOfLost(issue, loss, pieces) } };
};
