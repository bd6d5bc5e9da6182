import type { Transaction } from '../../db/org.ts';

const acting = new WeakSet<Transaction>();

/** From here on the transaction may change the status of job posts: one of the acts is at work, which has asked what there is to ask. */
export const beginAct = (tx: Transaction): void => void acting.add(tx);

export const isAct = (tx: Transaction): boolean => acting.has(tx);
