/** How alike two names are, from 0 to 1, whatever the order, accents, script, short form and spelling. */
import { areNicknames } from './nicknames.ts';
import { comparable } from './romanised.ts';

/** Jaro and Winkler's measure: what is shared, in nearly the same order, the beginning counting more. */
export const alikeWords = (one: string, other: string): number => {
  if (one === other) return 1;
  const reach = Math.max(0, Math.floor(Math.max(one.length, other.length) / 2) - 1);
  const taken = new Set<number>();
  const matched: string[] = [];
  for (let at = 0; at < one.length; at += 1)
    for (let place = Math.max(0, at - reach); place < Math.min(other.length, at + reach + 1); place += 1)
      if (!taken.has(place) && one[at] === other[place]) {
        taken.add(place);
        matched.push(one[at]!);
        break;
      }
  if (matched.length === 0) return 0;
  const theirs = [...taken].sort((a, b) => a - b).map((place) => other[place]);
  const turned = matched.filter((letter, at) => letter !== theirs[at]).length / 2;
  const jaro = (matched.length / one.length + matched.length / other.length + (matched.length - turned) / matched.length) / 3;
  let same = 0;
  while (same < 4 && one[same] !== undefined && one[same] === other[same]) same += 1;
  return jaro + same * 0.1 * (1 - jaro);
};

const word = (one: string, other: string): number => {
  if (one === other) return 1;
  if (areNicknames(one, other)) return 0.95;
  if (one.length === 1 || other.length === 1) return one[0] === other[0] ? 0.85 : 0;
  return alikeWords(one, other);
};

/** A name ready to be compared with many. */
export const nameWords = (name: string): readonly string[] => comparable(name).split(' ');

/** How alike two words of names are, remembered for names that come many times. */
export const rememberedWords = (): typeof word => {
  const known = new Map<string, Map<string, number>>();
  return (one, other) => {
    const those = known.get(one) ?? new Map<string, number>();
    if (those.size === 0) known.set(one, those);
    const had = those.get(other);
    if (had !== undefined) return had;
    const score = word(one, other);
    those.set(other, score);
    return score;
  };
};

/** Each word of the shorter name finds its best in the longer one; words left over cost little, since middle names come and go. */
export const alikeNameWords = (one: readonly string[], other: readonly string[], alike = word): number => {
  if (one.join('') === '' || other.join('') === '') return 0;
  if (one.join('') === other.join('')) return 1;
  const [shorter, longer] = one.length <= other.length ? [one, [...other]] : [other, [...one]];
  const scores = [...shorter].sort((a, b) => b.length - a.length).map((asked) => {
    const ranked = longer.map((candidate, at) => ({ at, score: alike(asked, candidate) })).sort((a, b) => b.score - a.score);
    const [best] = ranked;
    if (best) longer.splice(best.at, 1);
    return best?.score ?? 0;
  });
  // The least alike word decides: brothers share all but one.
  const least = Math.min(...scores);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return Math.max(0, least * 0.7 + mean * 0.3 - longer.length * 0.02 - (shorter.length === 1 ? 0.1 : 0));
};

/** Below it no single word may stay for names to be this much alike: the rest could make up for no more. */
const leastOf = (alike: number): number => (alike - 0.3) / 0.7;

/** Whether two names may be as much alike as that: quicker to say than how much they are. */
export const mayBeAlikeNames = (one: readonly string[], other: readonly string[], asked: number, alike = word): boolean => {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (one.length !== other.length && one.join('') === other.join('')) return true;
  for (const own of shorter) {
    let best = 0;
    for (const theirs of longer) best = Math.max(best, alike(own, theirs));
    if (best < leastOf(asked)) return false;
  }
  return true;
};

export const alikeNames = (one: string, other: string): number => alikeNameWords(nameWords(one), nameWords(other));
