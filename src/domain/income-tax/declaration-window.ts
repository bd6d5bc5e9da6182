import { addDays } from '../dates.ts';

/** Until when somebody may declare; days as YYYY-MM-DD, null where nothing says so. */
export type Release = {
  /** For everybody who is here. */
  readonly submitUntil: string | null;
  /** For those who come: days after joining, the day of joining being the first day of which none has passed. */
  readonly daysAfterJoining: number | null;
  readonly isLocked: boolean;
  /** The first day of the lock; null from the first. */
  readonly lockDate: string | null;
};

export type Standing = { readonly status: 'OPEN' | 'LOCKED' | 'NOT_RELEASED'; /** The last day, or since when it is locked. */ readonly lockDate: string | null };

const later = (...days: readonly (string | null)[]): string | null => days.reduce((one, other) => (one === null || (other !== null && other > one) ? other : one), null);

/**
 * How a declaration stands for somebody on a day. Whoever was unlocked until a day may declare until then, whatever else holds; a lock holds for all others. The later of the two dates counts: the
 * one for everybody, and the one after joining.
 */
export const standingOn = (today: string, release: Release, { joined, unlockedUntil }: { readonly joined: string | null; readonly unlockedUntil: string | null }): Standing => {
  if (unlockedUntil !== null && unlockedUntil >= today) return { status: 'OPEN', lockDate: unlockedUntil };
  if (release.isLocked && (release.lockDate === null || release.lockDate <= today)) return { status: 'LOCKED', lockDate: release.lockDate };
  const until = later(release.submitUntil, joined !== null && release.daysAfterJoining !== null ? addDays(joined, release.daysAfterJoining) : null);
  if (until === null) return { status: 'NOT_RELEASED', lockDate: null };
  return { status: today <= until ? 'OPEN' : 'LOCKED', lockDate: until };
};
