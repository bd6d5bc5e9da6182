/** Candidates with their applications and the steps between stages: the same ones each time, relative to the day. */
import { addDays } from '../../../../domain/dates.ts';
import { rankingOf } from '../../../../domain/recruitment/ranking.ts';
import { chance } from '../demo/chance.ts';
import type { SeedRecord } from '../seeding.ts';
import { countries, type Country } from './countries.ts';
import { abilitiesIn, personOf } from './person.ts';
import type { HiringPost, HiringWorld } from './post.ts';
import { wayOf, type Places, type Stage, type Step, type Way } from './way.ts';

/** Records without the candidate, who gets an id later. */
export type Hired = { readonly candidate: SeedRecord; readonly applications: readonly SeedRecord[]; readonly moves: readonly SeedRecord[] };

const DAY = 86_400_000;
const COUNTRIES = Object.keys(countries) as readonly Country['code'][];
const SOURCES = ['Career page', 'Career page', 'Career page', 'Career page', 'Job board', 'Job board', 'Job board', 'Employee referral', 'Employee referral', 'Recruitment agency', 'Social network', 'Direct contact'] as const;

/** In which people of a country apply on the career page. */
const LANGUAGES: Readonly<Record<Country['code'], string>> = { IN: 'EN', PH: 'EN', FR: 'FR', JP: 'JA', ES: 'SP' };

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const instant = (at: number): string => new Date(at).toISOString();
const two = (...words: readonly (string | number)[]): number => chance(...words) * 100 + chance(...words, 'more');

const openFor = ({ openedOn, closedOn }: HiringPost, now: number): { readonly opened: number; readonly end: number } => ({ opened: Date.parse(`${openedOn}T03:00:00Z`), end: Math.min(now, closedOn === null ? now : Date.parse(`${closedOn}T03:00:00Z`)) });

/** Draws posts by their weights; one that has just been opened has had few applications so far. */
const drawOf = (posts: readonly HiringPost[], now: number): ((key: string) => HiringPost) => {
  const weights = posts.map((post) => {
    const { opened, end } = openFor(post, now);
    return post.weight * Math.min(1, Math.max(0, end - opened) / (45 * DAY));
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return (key) => {
    let left = (two(key, 'post') / 10_000) * total;
    return posts[weights.findIndex((weight) => (left -= weight) < 0)] ?? posts.at(-1)!;
  };
};

/** Most apply in the first weeks of a post. */
const appliedAt = (key: string, post: HiringPost, now: number): number => {
  const { opened, end } = openFor(post, now);
  const share = (two(key, 'applied') / 10_000) ** 1.6;
  return Math.min(opened + share * (end - opened) + chance(key, 'hour') * 432_000, now - 60_000 * (1 + chance(key, 'minute')));
};

const timeOf = (way: Way, stage: Stage): string | null => {
  const step = way.steps.find(({ to }) => to === stage);
  return step ? dayOf(step.at) : null;
};

/** Where somebody whose way has ended is kept, some days after. */
const standingOf = (key: string, way: Way, world: HiringWorld): SeedRecord => {
  const last = way.steps.at(-1)!;
  if (way.ended === null) return { standing: 'ACTIVE' };
  const kept = last.at + (1 + (chance(key, 'kept') % 9)) * DAY;
  if (kept > world.now.getTime()) return { standing: 'ACTIVE' };
  const archiveReasonId = world.reasons.get(way.ended);
  if (two(key, 'blacklist') < 25) return { standing: 'BLACKLISTED', blacklistReasonId: [...world.blacklist.values()][chance(key, 'black') % world.blacklist.size], blacklistComment: 'Told by a former employer and by the interview.', blacklistedOn: dayOf(kept), blacklistedBy: 'Vikram Nair', portalAccess: false };
  const wasInterviewed = way.steps.some(({ to }) => to === 'INTERVIEW');
  if (chance(key, 'pool') < (wasInterviewed ? 45 : 3)) return { standing: 'TALENT_POOL', talentPoolId: world.pools[chance(key, 'which') % world.pools.length], archiveReasonId };
  return { standing: 'ARCHIVED', archiveReasonId, archivedOn: dayOf(kept), portalAccess: false };
};

const movesOf = (steps: readonly Step[], jobPostId: string, by: string, { statuses }: HiringWorld): SeedRecord[] =>
  steps.map(({ to, at }, place) => {
    const before = steps[place - 1];
    return { jobPostId, fromStatusId: before ? statuses.get(before.to) : null, toStatusId: statuses.get(to), movedAt: instant(at), movedBy: place === 0 ? 'Career page' : by, daysBefore: before ? ((at - before.at) / DAY).toFixed(2) : null };
  });

const interviewed = (way: Way): SeedRecord => {
  const at = way.steps.findIndex(({ to }) => to === 'INTERVIEW');
  const next = way.steps[at + 1];
  if (at < 0 || !next) return {};
  const first = way.steps[at]!.at + (next.at - way.steps[at]!.at) * 0.4;
  return { firstInterviewOn: dayOf(first), lastInterviewOn: dayOf(Math.max(first, next.at - DAY)) };
};

/** How well a person fits posts, as it is reckoned of everybody. */
const fitOf = (person: SeedRecord, { demands }: HiringWorld): ((post: HiringPost) => string | null) => {
  const abilities = abilitiesIn(person);
  return ({ id }) => {
    const asked = demands.get(id);
    const found = asked && rankingOf(asked, abilities);
    return found ? String(found.ranking) : null;
  };
};

/** `count` candidates, from the `first` number on. */
export function* hiringOf(world: HiringWorld, count: number, firstNumber = 1): Generator<Hired> {
  const now = world.now.getTime();
  const taking = world.posts.filter(({ weight }) => weight > 0);
  const draw = drawOf(taking, now);
  const left = new Map(taking.map(({ id, vacancies }) => [id, vacancies]));
  const placesOf = ({ id }: HiringPost): Places => {
    const count = (): number => left.get(id) ?? 0;
    return {
      take: () => {
        const isLeft = count() > 0;
        if (isLeft) left.set(id, count() - 1);
        return isLeft;
      },
      giveBack: () => void left.set(id, count() + 1),
    };
  };
  const walk = (key: string, post: HiringPost, applied: number): Way => wayOf(key, applied, { now, closed: post.closedOn === null ? null : Date.parse(`${post.closedOn}T12:00:00Z`), places: placesOf(post) });
  for (let at = 0; at < count; at += 1) {
    const number = firstNumber + at;
    const key = `candidate ${number}`;
    const post = draw(key);
    const country = chance(key, 'abroad') < 88 ? post.country : COUNTRIES[chance(key, 'from') % COUNTRIES.length]!;
    const applied = appliedAt(key, post, now);
    const way = walk(key, post, applied);
    const recruiter = post.recruiters[chance(key, 'recruiter') % post.recruiters.length]!;
    const source = SOURCES[chance(key, 'source') % SOURCES.length]!;
    const sourceId = world.sources.get(source);
    const last = way.steps.at(-1)!;
    const person = personOf(key, number, countries[country], post, dayOf(now));
    const fit = fitOf(person, world);
    const appliedOn = dayOf(applied);
    const application = { jobPostId: post.id, statusId: world.statuses.get(last.to), since: instant(last.at), appliedOn, sourceId, ranking: fit(post), withdrawnOn: way.ended === 'Withdrew' ? dayOf(last.at) : null };
    const other = chance(key, 'second') < 7 ? taking[chance(key, 'other') % taking.length]! : post;
    const earlier = Date.parse(`${other.openedOn}T06:00:00Z`) + chance(key, 'earlier') * 720_000;
    const isSecond = other.id !== post.id && earlier + 12 * DAY < now;
    const first = isSecond ? [{ to: 'APPLIED', at: earlier }, { to: 'REJECTED', at: earlier + (2 + (chance(key, 'told') % 9)) * DAY }] as const : [];
    yield {
      candidate: {
        ...person, preferredLanguage: source === 'Career page' ? LANGUAGES[country] : null,
        number: `C-${number}`, jobPostId: post.id, statusId: world.statuses.get(last.to), recruiterId: recruiter.id, sourceId, ranking: fit(post),
        appliedOn: first[0] && first[0].at < applied ? dayOf(first[0].at) : appliedOn,
        shortlistedOn: timeOf(way, 'SHORTLIST'), offeredOn: timeOf(way, 'OFFER'), hiredOn: timeOf(way, 'HIRED'),
        offerRespondedOn: way.steps.some(({ to }) => to === 'OFFER') && (last.to === 'HIRED' || way.ended === 'Declined the offer') ? dayOf(last.at) : null,
        ...interviewed(way), consentOn: appliedOn, retainUntil: addDays(appliedOn, 731), ...standingOf(key, way, world),
      },
      applications: [application, ...(isSecond ? [{ jobPostId: other.id, statusId: world.statuses.get('REJECTED'), since: instant(first[1]!.at), appliedOn: dayOf(first[0]!.at), sourceId, ranking: fit(other), withdrawnOn: null }] : [])],
      moves: [...movesOf(way.steps, post.id, recruiter.name, world), ...movesOf(first, other.id, recruiter.name, world)],
    };
  }
}
