/** What happens to an offer, told once: salary and candidate follow it in the same change-set. */
import type { TimelineRow } from '../../timeline/row.ts';
import { changeSetOf, isWithin } from './steps.ts';

/** Of an answer what people read; its papers and digests are with the offer. */
const OF_OFFER: ReadonlySet<string> = new Set(['answer', 'comment', 'signedBy']);
const OF_SALARY: ReadonlySet<string> = new Set(['status', 'effectiveFrom', 'salaryEffectiveMonth']);
const OF_CANDIDATE: ReadonlySet<string> = new Set(['offeredOn', 'offerRespondedOn', 'retainUntil']);

/** Changes without what only follows an offer. */
export const withOffers = (rows: readonly TimelineRow[]): readonly TimelineRow[] => {
  const offers = new Set(rows.filter(({ entity }) => entity === 'Offer').map(changeSetOf));
  const follows = (row: TimelineRow): boolean => row.change === 'UPDATE' && offers.has(changeSetOf(row)) && ((row.entity === 'CandidateSalary' && isWithin(row, OF_SALARY)) || (row.entity === 'Candidate' && isWithin(row, OF_CANDIDATE)));
  return rows.filter((row) => !follows(row)).map((row) => (row.entity === 'Offer' && row.change === 'UPDATE' ? { ...row, fields: row.fields.filter(({ field }) => OF_OFFER.has(field)) } : row));
};
