/** The order of looks that draws least anew: a page that stands costs a third of a visit to draw at another width or in another language. */
import type { Look, Sight } from './page-check.ts';

const isSame = (one: Sight, other: Sight): boolean => one.language === other.language && one.width === other.width;
/** How many of the two are the same. */
const likeness = (one: Sight, other: Sight): number => Number(one.language === other.language) + Number(one.width === other.width);

/** The same sights, each as like the one before it as there still is one; the first as like `start`. */
const inTurn = (sights: readonly Sight[], start: Sight): readonly Sight[] => {
  const rest = [...sights];
  const turn: Sight[] = [];
  while (rest.length > 0) {
    const now = turn.at(-1) ?? start;
    const next = rest.reduce((best, sight) => (likeness(sight, now) > likeness(best, now) ? sight : best));
    rest.splice(rest.indexOf(next), 1);
    turn.push(next);
  }
  return turn;
};

/**
 * The same looks, each begun as the one before it ended, in so far as one of those to come is seen so at all; the first at `start`.
 * Otherwise in their order, and none of a title beside another of the same: a page names itself anew only where its name changes.
 */
export const chained = (looks: readonly Look[], start: Sight): readonly Look[] => {
  const rest = [...looks];
  const chain: Look[] = [];
  let [now, title] = [start, undefined as string | undefined];
  while (rest.length > 0) {
    const others = rest.filter(({ titles }) => titles.en === undefined || titles.en !== title);
    const next = others.find(({ sights }) => sights.some((sight) => isSame(sight, now))) ?? others[0] ?? rest[0]!;
    rest.splice(rest.indexOf(next), 1);
    const sights = inTurn(next.sights, now);
    chain.push({ ...next, sights });
    [now, title] = [sights.at(-1)!, next.titles.en];
  }
  return chain;
};
