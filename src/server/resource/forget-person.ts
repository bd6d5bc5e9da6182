import { destroyKeys } from '../db/journal/keys.ts';
import type { Transaction } from '../db/org.ts';
import { forgetRows } from './import/forget-rows.ts';

/** Destroys the keys of all that the journal holds of a person, named as they name them, and what imports of their records still hold in clear. Answers how many keys there were. */
export const forgetPerson = async (tx: Transaction, person: string): Promise<number> => {
  await forgetRows(tx, person);
  return destroyKeys(tx, person);
};
