/** The order of looks that changes the width of the window least: a page that stands costs a third of a visit to draw at another width. */
import type { Look } from './page-check.ts';

/**
 * The same looks, each begun at the width at which the one before it ended, in so far as one of those to come is seen there at all; the first at `start`.
 * Otherwise in their order, and none of a title beside another of the same: a page names itself anew only where its name changes.
 */
export const chained = (looks: readonly Look[], start: number): readonly Look[] => {
  const rest = [...looks];
  const chain: Look[] = [];
  let [now, title] = [start, undefined as string | undefined];
  while (rest.length > 0) {
    const others = rest.filter((look) => look.title === undefined || look.title !== title);
    const next = others.find(({ widths }) => widths.includes(now)) ?? others[0] ?? rest[0]!;
    rest.splice(rest.indexOf(next), 1);
    const widths = next.widths.includes(now) ? [now, ...next.widths.filter((width) => width !== now)] : next.widths;
    chain.push({ ...next, widths });
    [now, title] = [widths.at(-1)!, next.title];
  }
  return chain;
};
