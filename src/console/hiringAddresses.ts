/** Addresses of recruitment that several areas lead to. */
import { listAddress } from './resource/panel/listAddress.ts';
import type { OwnRoundFragment, ReadHiringFiguresQuery } from '../../generated/recruitment/operations.ts';
import type { Filter } from './providers/data/listQuery.ts';

/** The posts that figures are narrowed to, as their answer says; null where nothing narrows them. */
export type Posts = readonly string[] | null | undefined;
export type Days = { readonly fromDate: string; readonly toDate: string };
type Instants = { readonly startsAt: string; readonly endsAt: string };

/** The stages that lead to a hire, in their order. */
const WAY = ['APPLIED', 'SCREENING', 'SHORTLIST', 'INTERVIEW', 'OFFER', 'HIRED'];

/** One of them; of none of them nothing at all, which an empty list of values would not say. */
const among = (values: readonly string[], none = '0') => ({ in: values.length === 0 ? [none] : [...values] });
const own = (posts: Posts): Filter => (posts ? { jobPostId: among(posts) } : {});
const between = ({ fromDate, toDate }: Days) => ({ from: fromDate, to: toDate });

/** The lists that figures were counted from: each holds as many records as its figure says. */
export const hiringLists = {
  posts: (isNarrowed: boolean, codes: readonly string[]) => listAddress('/recruitment/job-posts', { status: { in: ['OPEN'] }, ...(isNarrowed ? { code: among(codes, '-') } : {}) }),
  /** Active ones with one of the statuses, who did not take their application back. */
  candidates: (posts: Posts, statusIds: readonly string[], recruiterId?: string) => listAddress('/recruitment/job-candidates', { ...own(posts), statusId: among(statusIds), withdrawnOn: { empty: true }, ...(recruiterId === undefined ? {} : { recruiterId: among([recruiterId]) }) }),
  /** Of the period in which they came, as far as a stage and further. */
  reached: (posts: Posts, period: Days, kind: string) => listAddress('/recruitment/applications', { ...own(posts), appliedOn: between(period), ...(kind === WAY[0] ? {} : { furthest: among(WAY.slice(WAY.indexOf(kind))) }) }),
  ofSource: (posts: Posts, period: Days, sourceId: string | null | undefined, hires: boolean) => listAddress('/recruitment/applications', { ...own(posts), appliedOn: between(period), sourceId: sourceId ? among([sourceId]) : { empty: true }, ...(hires ? { hiredOn: { empty: false } } : {}) }),
  offers: (posts: Posts, period: Days, filter: Filter) => listAddress('/recruitment/applications', { ...own(posts), offeredOn: between(period), ...filter }),
  hires: (posts: Posts, period: Days) => listAddress('/recruitment/applications', { ...own(posts), hiredOn: between(period) }),
  moves: (posts: Posts, { startsAt, endsAt }: Instants, fromStatusIds: readonly string[]) => listAddress('/recruitment/stage-moves', { ...own(posts), movedAt: { from: startsAt, to: endsAt }, fromStatusId: among(fromStatusIds) }),
  rounds: (posts: Posts, { startsAt, endsAt }: Instants) => listAddress('/recruitment/scheduled-rounds', { ...own(posts), startsAt: { from: startsAt, to: endsAt }, status: { in: ['SCHEDULED', 'RESCHEDULED', 'COMPLETED', 'NO_SHOW'] } }),
};

/** What stands now, each figure with its list. The message `recruiting.<key>` names it. */
export const hiringFigures = ({ figures, postIds, statuses }: Pick<ReadHiringFiguresQuery['answer'], 'figures' | 'postIds' | 'statuses'>) => [
  { key: 'openPosts', value: figures.openPosts, path: hiringLists.posts((postIds !== null && postIds !== undefined) || figures.readsOthersPosts, figures.openPostCodes) },
  { key: 'active', value: figures.activeCandidates, path: hiringLists.candidates(postIds, statuses.active) },
  { key: 'interviews', value: figures.interviewsThisWeek, path: hiringLists.rounds(postIds, { startsAt: figures.weekStartsAt, endsAt: figures.weekEndsAt }) },
  { key: 'offersOut', value: figures.offersOut, path: hiringLists.candidates(postIds, statuses.offer) },
  { key: 'hires', value: figures.hires, path: hiringLists.hires(postIds, { fromDate: figures.yearFrom, toDate: figures.yearTo }) },
] as const;

/** The scorecard of a round. */
export const scorecardPath = ({ interviewId, candidateId, roundId }: Pick<OwnRoundFragment, 'interviewId' | 'candidateId' | 'roundId'>): string => `/recruitment/scorecard?interview=${interviewId}&candidate=${candidateId}&round=${roundId ?? 0}`;

/** What became of offers, as conditions on applications that have one. */
export const offered = (statuses: { readonly offer: readonly string[]; readonly rejected: readonly string[] }) => ({
  sent: {},
  waiting: { hiredOn: { empty: true }, statusId: among(statuses.offer) },
  accepted: { hiredOn: { empty: false } },
  declined: { hiredOn: { empty: true }, statusId: among(statuses.rejected) },
});

/** The days of a month that lie in the period. */
export const monthWithin = (month: string, { fromDate, toDate }: Days): Days => {
  const last = `${month.slice(0, 8)}${new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()}`;
  return { fromDate: month < fromDate ? fromDate : month, toDate: last > toDate ? toDate : last };
};
