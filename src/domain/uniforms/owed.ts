import { chargeOf } from './charge.ts';
import type { UniformCharge } from './charge.ts';
import type { Returned } from './issue.ts';

/** An issue of an item that is to be returned, as whoever leaves is asked about it. */
export type OwedIssue = {
  readonly charge: UniformCharge;
  /** Minor units, of a new piece. */
  readonly unitValue: bigint;
  readonly wearMonths: number | null;
  readonly issuedOn: string;
  readonly outstanding: number;
  readonly returns: readonly Returned[];
};

export type Owed = { readonly out: number; readonly lost: number; /** Minor units. */ readonly amount: bigint };

/** Pieces that did not come back by the last working day, at what they are worth on it, and those that were lost, at what they were worth then. */
export const owedFor = ({ outstanding, returns, ...issue }: OwedIssue, lastDay: string): Owed => {
  const lost = returns.filter(({ outcome }) => outcome === 'LOST');
  const amount = lost.reduce((sum, { quantity, day }) => sum + chargeOf({ ...issue, pieces: quantity }, day), chargeOf({ ...issue, pieces: outstanding }, lastDay));
  return { out: outstanding, lost: lost.reduce((sum, { quantity }) => sum + quantity, 0), amount };
};
