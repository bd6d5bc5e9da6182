/** How well a candidate fits a post, from 0 to 100, and what makes it so. It knows what the post asks for and nothing of who the person is. */
import { wordsIn } from './named-in.ts';
import { reaches } from './plain-levels.ts';

/** How much each part weighs among those that the post asks for. */
const WEIGHTS = {
  /** Without these the work cannot be done. */
  SKILLS: 50,
  /** Learned on the job, if need be. */
  WISHED_SKILLS: 10,
  /** Says how soon somebody works alone, less than what they can do. */
  EXPERIENCE: 20,
  /** One way among others to what the skills say directly. */
  QUALIFICATIONS: 10,
  /** People move, and posts move with them. */
  PLACE: 10,
} as const;

/** What a skill counts that is only begun, or that nothing but the text of the resume names. */
const HALF = 0.5;

export type RankedPart = keyof typeof WEIGHTS;
export type PostDemands = {
  readonly skills: readonly { readonly id: string; readonly name: string; readonly required: boolean }[];
  /** Any of them will do. */
  readonly qualifications: readonly string[];
  readonly experienceFrom: number | null;
  readonly experienceTo: number | null;
  /** Where the work is done, each with the names it is known by; none for work from anywhere. */
  readonly places: readonly { readonly id: string; readonly names: readonly string[] }[];
};
export type Abilities = {
  readonly skills: readonly { readonly id: string; readonly proficiency: string | null }[];
  readonly years: number | null;
  readonly months: number | null;
  /** Degrees and subjects, each with its level, and certificates. */
  readonly education: readonly { readonly level: string | null; readonly words: string }[];
  readonly resume: string | null;
  readonly currentLocation: string | null;
  readonly preferredLocationId: string | null;
};
export type PartOfRanking = {
  readonly part: RankedPart;
  /** Of `most`, to a tenth; parts the post does not ask for are left out and the others weigh more. */
  readonly points: number;
  readonly most: number;
  /** Nothing is known of it, so it counts nothing. */
  readonly isUnknown: boolean;
  readonly met: readonly string[];
  readonly half: readonly string[];
  readonly missing: readonly string[];
  /** Experience: years that the candidate has and that the post asks for. */
  readonly years?: { readonly has: number | null; readonly from: number; readonly to: number | null };
};
export type Ranking = { readonly ranking: number; readonly parts: readonly PartOfRanking[] };

/** A part before it is weighed: `share` from 0 to 1, null where nothing is known. */
type Found = Pick<PartOfRanking, 'part' | 'years'> & { readonly share: number | null; readonly met?: readonly string[]; readonly half?: readonly string[]; readonly missing?: readonly string[] };
type Names = (name: string) => boolean;

const tenth = (value: number): number => Math.round(value * 10) / 10;

const skillsPart = (part: 'SKILLS' | 'WISHED_SKILLS', { skills }: PostDemands, has: Abilities, inResume: Names): Found[] => {
  const asked = skills.filter(({ required }) => required === (part === 'SKILLS'));
  if (asked.length === 0) return [];
  const listed = new Map(has.skills.map(({ id, proficiency }) => [id, proficiency]));
  const worth = (skill: (typeof asked)[number]): number => (listed.has(skill.id) ? (listed.get(skill.id) === 'BEGINNER' ? HALF : 1) : inResume(skill.name) ? HALF : 0);
  const by = Map.groupBy(asked, worth);
  const named = (value: number): string[] => (by.get(value) ?? []).map(({ name }) => name);
  const share = asked.reduce((sum, skill) => sum + worth(skill), 0) / asked.length;
  return [{ part, share: listed.size === 0 && !has.resume ? null : share, met: named(1), half: named(HALF), missing: named(0) }];
};

/** Who has worked longer than asked loses nothing by it: that would count people's age. */
const experiencePart = ({ experienceFrom, experienceTo }: PostDemands, { years, months }: Abilities): Found[] => {
  if (!experienceFrom) return [];
  const has = years === null && months === null ? null : (years ?? 0) + (months ?? 0) / 12;
  return [{ part: 'EXPERIENCE', share: has === null ? null : Math.min(1, has / experienceFrom), years: { has: has === null ? null : tenth(has), from: experienceFrom, to: experienceTo } }];
};

const qualificationsPart = ({ qualifications }: PostDemands, { education, resume }: Abilities, inResume: Names): Found[] => {
  if (qualifications.length === 0) return [];
  const learned = wordsIn(education.map(({ words }) => words).join('\n'));
  const met = qualifications.filter((name) => learned(name) || education.some(({ level }) => reaches(level, name)));
  const half = met.length > 0 ? [] : qualifications.filter((name) => inResume(name));
  const isMet = met.length + half.length > 0;
  return [{ part: 'QUALIFICATIONS', share: education.length === 0 && !resume ? null : met.length > 0 ? 1 : half.length > 0 ? HALF : 0, met, half, missing: isMet ? [] : qualifications }];
};

const placePart = ({ places }: PostDemands, { currentLocation, preferredLocationId }: Abilities): Found[] => {
  if (places.length === 0) return [];
  const lives = wordsIn(currentLocation ?? '');
  const met = places.filter(({ id, names }) => id === preferredLocationId || names.some(lives)).flatMap(({ names }) => names.slice(0, 1));
  return [{ part: 'PLACE', share: !currentLocation && preferredLocationId === null ? null : met.length > 0 ? 1 : 0, met, missing: met.length > 0 ? [] : places.flatMap(({ names }) => names.slice(0, 1)) }];
};

/** Null where the post asks for nothing, or nothing is known of what it asks for. */
export const rankingOf = (post: PostDemands, has: Abilities): Ranking | null => {
  const inResume = wordsIn(has.resume ?? '');
  const found = [...skillsPart('SKILLS', post, has, inResume), ...skillsPart('WISHED_SKILLS', post, has, inResume), ...experiencePart(post, has), ...qualificationsPart(post, has, inResume), ...placePart(post, has)];
  if (found.every(({ share }) => share === null)) return null;
  const whole = found.reduce((sum, { part }) => sum + WEIGHTS[part], 0);
  const of = (part: RankedPart): number => (WEIGHTS[part] / whole) * 100;
  return {
    ranking: tenth(found.reduce((sum, { part, share }) => sum + (share ?? 0) * of(part), 0)),
    parts: found.map(({ part, share, met = [], half = [], missing = [], years }) => ({ part, points: tenth((share ?? 0) * of(part)), most: tenth(of(part)), isUnknown: share === null, met, half, missing, ...(years ? { years } : {}) })),
  };
};
