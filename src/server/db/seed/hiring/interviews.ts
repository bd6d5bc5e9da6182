/** Interviews of those who came so far: rounds that took place with their scorecards, some that wait for feedback, and some that are to come. The same ones each time, relative to the day. */
import { chance } from '../demo/chance.ts';
import type { SeedRecord } from '../seeding.ts';
import type { Hired } from './candidates.ts';
import type { Country } from './countries.ts';
import type { HiringPost, HiringWorld } from './post.ts';

export type SeatedPost = HiringPost & {
  /** Ids of those who interview for it, who decides first. */
  readonly panel: readonly string[];
  /** People who can sign in are among them. */
  readonly isShown: boolean;
};
export type RoundMaster = { readonly id: string; readonly name: string; readonly mode: string; readonly minutes: number };
export type Meeting = {
  /** Which of the candidates. */
  readonly at: number;
  readonly post: SeatedPost;
  readonly recruiterId: string;
  readonly rounds: readonly Met[];
};
export type Met = { readonly master: RoundMaster; readonly startsAt: number; readonly endsAt: number; readonly panel: readonly string[]; /** Null while nothing is decided. */ readonly isPassed: boolean | null; /** Members whose scorecard is still owed. */ readonly owing: readonly string[]; readonly isOver: boolean };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MOST = { past: 45, waiting: 8, coming: 22 } as const;
/** Of these at least so many for posts that are shown. */
const SHOWN = { waiting: 2, coming: 4 } as const;

export const zones: Readonly<Record<Country['code'], string>> = { IN: 'Asia/Kolkata', PH: 'Asia/Manila', FR: 'Europe/Paris', JP: 'Asia/Tokyo', ES: 'Europe/Madrid' };
/** In UTC, in the morning or early afternoon there. */
const HOURS: Readonly<Record<Country['code'], readonly number[]>> = { IN: [5, 6, 8, 9], PH: [2, 3, 5, 6], FR: [8, 9, 12, 13], JP: [1, 2, 4, 5], ES: [8, 9, 12, 13] };

const text = (record: SeedRecord, key: string): string | null => (typeof record[key] === 'string' ? record[key] : null);
const workday = (at: number): number => at + ([1, 0, 0, 0, 0, 0, 2][new Date(at).getUTCDay()] ?? 0) * DAY;
const dayOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const timed = (master: RoundMaster, post: SeatedPost, day: number, key: string): Pick<Met, 'master' | 'startsAt' | 'endsAt'> => {
  const hours = HOURS[post.country];
  const startsAt = workday(Math.floor(day / DAY) * DAY) + hours[chance(key, 'hour') % hours.length]! * HOUR;
  return { master, startsAt, endsAt: startsAt + master.minutes * 60_000 };
};

const pastOf = (post: SeatedPost, first: string, last: string, masters: readonly RoundMaster[], wasOffered: boolean, key: string): Met[] => {
  const days = [...new Set([first, last])];
  const of = wasOffered ? masters : masters.slice(0, Math.max(days.length, 1 + (chance(key, 'rounds') % masters.length)));
  return of.map((master, at) => {
    const share = of.length === 1 ? 0 : at / (of.length - 1);
    return { ...timed(master, post, dayOf(first) + share * (dayOf(last) - dayOf(first)), `${key} ${at}`), panel: post.panel.slice(0, at === 0 ? 1 : 2), isPassed: wasOffered || at < of.length - 1, owing: [], isOver: true };
  });
};

/** One of each post, then a second one of each, and so on: so nobody interviews for one post alone. */
const spread = <One extends { readonly post: SeatedPost }>(all: readonly One[]): readonly One[] => {
  const seen = new Map<string, number>();
  const ranked = all.map((one) => {
    const rank = seen.get(one.post.id) ?? 0;
    seen.set(one.post.id, rank + 1);
    return { one, rank };
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ one }) => one);
};

/** Who is interviewed when, by whom, and how it ended; `posts` by id. */
export const meetingsOf = (made: readonly Hired[], { now, statuses }: Pick<HiringWorld, 'now' | 'statuses'>, posts: ReadonlyMap<string, SeatedPost>, masters: readonly RoundMaster[]): readonly Meeting[] => {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  const all = made.flatMap(({ candidate }, at) => {
    const post = posts.get(text(candidate, 'jobPostId') ?? '');
    return post && post.panel.length > 0 ? [{ at, candidate, post, recruiterId: text(candidate, 'recruiterId') ?? '', key: `interview ${String(candidate['number'])}` }] : [];
  });
  const past = all.filter(({ candidate, post }) => text(candidate, 'lastInterviewOn') !== null && text(candidate, 'firstInterviewOn')! > post.openedOn && dayOf(text(candidate, 'lastInterviewOn')!) < today - 3 * DAY)
    .toSorted((one, other) => text(other.candidate, 'lastInterviewOn')!.localeCompare(text(one.candidate, 'lastInterviewOn')!)).slice(0, MOST.past)
    .map(({ candidate, key, post, ...of }): Meeting => ({ ...of, post, rounds: pastOf(post, text(candidate, 'firstInterviewOn')!, text(candidate, 'lastInterviewOn')!, masters, candidate['offeredOn'] !== null, key) }));
  const open = spread(all.filter(({ candidate }) => candidate['standing'] === 'ACTIVE' && candidate['statusId'] === statuses.get('INTERVIEW') && text(candidate, 'lastInterviewOn') === null));
  // Whoever signs in to look around finds some of each, whatever the hour is.
  const seen = open.filter(({ post }) => post.isShown);
  const first = [...seen.slice(0, SHOWN.waiting), ...open.filter(({ post }) => !post.isShown)].slice(0, MOST.waiting);
  const next = [...seen.slice(SHOWN.waiting, SHOWN.waiting + SHOWN.coming), ...open].filter((one, at, all) => !first.includes(one) && all.indexOf(one) === at).slice(0, MOST.coming);
  const waiting = first.map(({ candidate: _candidate, key, post, ...of }, place): Meeting => {
    const master = masters[chance(key, 'which') % Math.min(2, masters.length)]!;
    const day = today - (1 + (chance(key, 'ago') % 2)) * DAY;
    const back = [0, 6].includes(new Date(day).getUTCDay()) ? 2 * DAY : 0;
    return { ...of, post, rounds: [{ ...timed(master, post, day - back, key), panel: post.panel.slice(0, 2), isPassed: null, owing: post.panel.slice(0, 1 + (place % 2)), isOver: true }] };
  });
  const coming = next.map(({ candidate: _candidate, key, post, ...of }): Meeting => {
    const master = masters[chance(key, 'which') % masters.length]!;
    return { ...of, post, rounds: [{ ...timed(master, post, today + (1 + (chance(key, 'in') % 12)) * DAY, key), panel: post.panel.slice(0, 2), isPassed: null, owing: post.panel.slice(0, 2), isOver: false }] };
  });
  return [...past, ...waiting, ...coming];
};
