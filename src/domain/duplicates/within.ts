/** Who of a list looks like somebody before them in it. */
import { comparisonOf, evidenceOf, readyOf, SAME, type Comparison, type Person, type Ready } from './compare.ts';

/** What many have is nobody's evidence: from then on nobody is compared by it. */
const MOST = 50;

export type Keyed = Person & { readonly key: string };
export type Twin = { readonly key: string; readonly earlier: string; readonly comparison: Comparison };

/** Day and month in each other's place. */
export const turned = (day: string): string => `${day.slice(0, 5)}${day.slice(8)}-${day.slice(5, 7)}`;

/** What two must share, one of them, to be the same without a resume: a name alone is not enough. */
const marksOf = ({ mailbox, phone, dateOfBirth }: Ready): readonly string[] => [mailbox ?? '', phone ?? '', dateOfBirth ?? ''].filter((mark) => mark !== '');

const compared = <One>(those: readonly One[] | undefined): readonly One[] => (those === undefined || those.length >= MOST ? [] : those);

/** For each whoever of those before them is likeliest to be the same person; nothing between calls, so that the caller may take turns. */
export function* twinsOf(people: readonly Keyed[]): Generator<Twin | null> {
  const before = new Map<string, { readonly key: string; readonly ready: Ready }[]>();
  for (const person of people) {
    const one = { key: person.key, ready: readyOf(person) };
    const marks = marksOf(one.ready);
    const asked = new Set([...marks, ...(person.dateOfBirth === null ? [] : [turned(person.dateOfBirth)])].flatMap((mark) => compared(before.get(mark))));
    let likeliest: Twin | null = null;
    for (const { key, ready } of asked) {
      const comparison = comparisonOf(evidenceOf(one.ready, ready));
      if (comparison.score >= SAME && comparison.score > (likeliest?.comparison.score ?? 0)) likeliest = { key: one.key, earlier: key, comparison };
    }
    for (const mark of marks) {
      const those = before.get(mark) ?? [];
      if (those.length === 0) before.set(mark, those);
      if (those.length < MOST) those.push(one);
    }
    yield likeliest;
  }
}
