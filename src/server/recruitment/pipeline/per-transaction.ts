import type { Transaction } from '../../db/org.ts';

/** What is the same for every record of a request, read once in its transaction. */
export const perTransaction = <Value>(read: (tx: Transaction) => Promise<Value>): ((tx: Transaction) => Promise<Value>) => {
  const had = new WeakMap<Transaction, Promise<Value>>();
  return (tx) => {
    const known = had.get(tx) ?? read(tx);
    had.set(tx, known);
    return known;
  };
};
