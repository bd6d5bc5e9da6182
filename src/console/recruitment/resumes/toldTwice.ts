import { comparisonOf, evidenceOf, readyOf, SAME, type Reason } from '../../../domain/duplicates/compare.ts';
import type { Told } from './DroppedRow.tsx';

export type Twin = { /** Id of the earlier line. */ readonly first: string; readonly reasons: readonly Reason[] };

/** The lines that tell of the person of an earlier one, by the rules by which candidates are compared; as typed, so that it follows every correction. */
export const toldTwice = (lines: readonly (Told & { readonly id: string })[]): ReadonlyMap<string, Twin> => {
  const found = new Map<string, Twin>();
  const earlier: { readonly id: string; readonly ready: ReturnType<typeof readyOf> }[] = [];
  for (const { id, firstName, lastName, email, phone } of lines) {
    const ready = readyOf({ name: `${firstName} ${lastName}`.trim(), email, phone: phone.replaceAll(/[\s()-]/g, '') || null, dateOfBirth: null });
    for (const one of earlier) {
      // A name alone is never enough, so most need no closer look.
      const sharesAddress = (one.ready.mailbox !== null && one.ready.mailbox === ready.mailbox) || (one.ready.phone !== null && one.ready.phone === ready.phone);
      if (!sharesAddress) continue;
      const { score, reasons } = comparisonOf(evidenceOf(one.ready, ready));
      if (score < SAME) continue;
      found.set(id, { first: one.id, reasons });
      break;
    }
    // Of three resumes of one person both later ones are told by the first.
    if (!found.has(id)) earlier.push({ id, ready });
  }
  return found;
};
