/** Candidates who may be the person of a resume, by the same rules as everywhere. */
import type { Grant } from '../../access/authorise.ts';
import { SAME, type Reason } from '../../../domain/duplicates/compare.ts';
import type { Transaction } from '../../db/org.ts';
import { alikeTo, type Asked } from '../duplicates/near.ts';
import { knownOf } from '../duplicates/seen.ts';

export type Alike = { readonly candidateId: number; readonly name: string; readonly reasons: readonly Reason[] };

/** By the key of the person asked for, the likeliest first; only candidates whom the caller may see. */
export const alikeOf = async (tx: Transaction, people: readonly Asked[], grant: Grant): Promise<ReadonlyMap<string, readonly Alike[]>> => {
  const alike = await alikeTo(tx, people);
  const reach = { scope: grant.scope, ...(grant.withSelf ? { withSelf: true } : {}) };
  const known = await knownOf(tx, grant.session, reach, alike);
  const found = new Map<string, Alike[]>();
  for (const { key, id, plain } of alike) {
    const one = known.get(id);
    // A resume's birth date is not read, so none counts.
    if (one && plain.score >= SAME) found.set(key, [...(found.get(key) ?? []), { candidateId: Number(id), name: one.name, reasons: plain.reasons }]);
  }
  return found;
};
