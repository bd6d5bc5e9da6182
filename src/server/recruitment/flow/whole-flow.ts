import type { Transaction } from '../../db/org.ts';

const whole = new WeakSet<Transaction>();

/** From here on the transaction writes the whole flow, which was checked as a whole: on the way a stage may go out of use before the first status left it. */
export const beginWhole = (tx: Transaction): void => void whole.add(tx);

export const isWhole = (tx: Transaction): boolean => whole.has(tx);
