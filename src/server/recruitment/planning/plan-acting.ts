import type { Transaction } from '../../db/org.ts';

const acting = new WeakSet<Transaction>();

/** From here on the transaction may take headcount plans a step on: what there is to ask was asked. */
export const beginPlanAct = (tx: Transaction): void => void acting.add(tx);

export const isPlanAct = (tx: Transaction): boolean => acting.has(tx);
