/** What a change of a round means for whoever was invited to it, or is now: by scheduling anew, or by undoing and redoing. */
import type { Transaction } from '../../db/org.ts';
import type { Image } from '../../resource/image.ts';
import { askedOf } from './blind.ts';
import type { Span } from './invitation.ts';
import { memberIds, type Teller } from './round-facts.ts';
import { tellRound } from './tell-round.ts';

export const isOpen = (round: Image): boolean => ['SCHEDULED', 'RESCHEDULED'].includes(String(round['status']));

const spanOf = (round: Image): Span => ({ startsAt: String(round['startsAt']), endsAt: String(round['endsAt']) });
export const isMoved = (before: Image, after: Image): boolean => ['startsAt', 'endsAt'].some((key) => Date.parse(String(before[key])) !== Date.parse(String(after[key])));
const differs = (before: Image, after: Image, keys: readonly string[]): boolean => keys.some((key) => (before[key] ?? null) !== (after[key] ?? null));
const hasOtherPanel = (before: Image, after: Image): boolean => memberIds(before).toSorted().join(' ') !== memberIds(after).toSorted().join(' ');

/** Whether everybody reads the change, the candidate alone (what stands in their invitation only), or nobody. */
export const readersOf = (before: Image, after: Image): 'ALL' | 'CANDIDATE' | 'NOBODY' => {
  if (before['status'] === 'CANCELLED' || isMoved(before, after) || hasOtherPanel(before, after) || differs(before, after, ['mode', 'venue', 'meetingLink'])) return 'ALL';
  if (isOpen(before) && after['status'] === 'CANCELLED') return 'ALL';
  return differs(before, after, ['note', 'timeZone']) ? 'CANDIDATE' : 'NOBODY';
};

type How = { readonly withCandidate: boolean; readonly unaware?: ReadonlySet<string> };

/** Answers the names of those who have no address and should have been written to. `after` has the version that it is written with. */
export const tellChange = async (tx: Transaction, teller: Teller, before: Image, after: Image, { withCandidate, unaware = new Set() }: How): Promise<readonly string[]> => {
  const readers = readersOf(before, after);
  if (!isOpen(after)) {
    // A round that goes back to having failed to take place is called off at the time that was told.
    if (isOpen(before) && (after['status'] === 'CANCELLED' || isMoved(before, after))) await tellRound(tx, teller, { ...after, ...spanOf(before) }, { occasion: 'Cancelled', members: askedOf(before), withCandidate, unaware });
    return [];
  }
  if (before['status'] === 'CANCELLED') return tellRound(tx, teller, after, { occasion: 'Invited', withCandidate, unaware });
  const moved = isMoved(before, after);
  const [asked, was] = [askedOf(after), askedOf(before)];
  const [kept, added] = [asked.filter((id) => was.includes(id)), asked.filter((id) => !was.includes(id))];
  const gone = was.filter((id) => !memberIds(after).includes(id) || (moved && !asked.includes(id)));
  const missing = [
    ...(readers === 'NOBODY' ? [] : await tellRound(tx, teller, after, { occasion: moved ? 'Moved' : 'Changed', members: readers === 'ALL' ? kept : [], withCandidate, was: spanOf(before), unaware })),
    ...(added.length === 0 ? [] : await tellRound(tx, teller, after, { occasion: 'Invited', members: added, withCandidate: false })),
  ];
  if (gone.length > 0) await tellRound(tx, teller, { ...after, ...spanOf(before) }, { occasion: 'Left', members: gone, withCandidate: false, unaware });
  return missing;
};
