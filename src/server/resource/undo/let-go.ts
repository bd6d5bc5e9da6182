import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import { freeField, letGo as letGoBy } from '../let-go.ts';
import { titleOf } from './group.ts';
import type { InTheWay } from './taken.ts';

/** Two records that swapped a unique value get it back one after the other. Refuses UNDO_TAKEN where a value cannot be let go of. */
export const letGo = async (tx: Transaction, all: readonly InTheWay[]): Promise<void> => {
  for (const { group, keys, ids } of all) {
    const by = freeField(group.resource, keys);
    if (!by) throw refuse('UNDO_TAKEN', { words: { title: await titleOf(tx, group, ids[0]!), fields: keys.join(', ') } });
    await letGoBy(tx, group.resource, by, ids);
  }
};
