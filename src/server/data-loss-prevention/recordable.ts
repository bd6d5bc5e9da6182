/** Of which moments something is kept: the same rules as of intervals. */
import { batchLimits, skewOf } from '../../domain/activity/batch.ts';
import { dayOfMoment } from '../../domain/data-loss-prevention/dayOfMoment.ts';
import { addDays } from '../../domain/dates.ts';
import { monitoredSince, readTerms } from '../activity/monitoring-terms.ts';
import { personDays } from '../activity/person-days.ts';
import type { Problem } from '../activity/takes-batches.ts';
import type { Transaction } from '../db/org.ts';

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Answers the day to which a moment counts, null where nothing is kept of it; null for all while nothing is recorded of the person. Moments in milliseconds. */
export const recordable = async (tx: Transaction, employeeId: string, moments: readonly number[], now: number): Promise<((at: number) => string | null) | null> => {
  const terms = await readTerms(tx);
  const since = terms?.isOn === true ? await monitoredSince(tx, employeeId) : null;
  if (terms === null || since === null) return null;
  const first = [addDays(isoDay(Math.min(...moments)), -1), isoDay(now - terms.keepsIntervalsDays * 86_400_000), since].toSorted().at(-1)!;
  const last = addDays(isoDay(Math.max(...moments)), 1);
  return dayOfMoment(first > last ? [] : await personDays(tx, employeeId, first, last), terms.keepsOutsideSchedule);
};

const SLACK = 1_000;

/** Moments by our clock, and what is wrong with them: a clock that is wrong by more than a day, and the future. */
export const readMoments = (kind: string, moments: readonly number[], sentAt: number, now: number): { readonly moments: readonly number[]; readonly problems: readonly Problem[] } => {
  const skew = skewOf(sentAt, now);
  if (Math.abs(skew) > batchLimits.skewHours * 3_600_000) return { moments: [], problems: [{ field: 'sentAt', message: 'The clock of the computer is wrong by more than a day.' }] };
  const ours = moments.map((at) => at + skew);
  return { moments: ours.map((at) => Math.min(at, now)), problems: ours.flatMap((at, place) => (at > now + SLACK ? [{ field: `${kind}.${place}.at`, message: 'The moment lies in the future.' }] : [])) };
};
