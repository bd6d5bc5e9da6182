/** Statements that are asked again and again keep their plan, each under a name of its own. */

/** Texts of which the number of times is kept; those that were asked longest ago are forgotten. */
const WATCHED = 2_000;
/** From which time on a text counts as one that comes again. */
const OFTEN = 3;
/** A plan that is kept takes some 55 kB of each connection: 200 of them are 11 MB. */
const NAMED = 200;
/** Of more than so many records, or so long a document, the planner shall know: what is right for ten may go through ten thousand times ten thousand. */
const FEW = 100;
const SHORT = 10_000;

const isMany = (value: unknown): boolean => (Array.isArray(value) ? value.length > FEW : typeof value === 'string' && value.length > SHORT);

/** Without values several statements may stand in one text, which cannot be planned ahead. */
const isPlanned = (text: string, values: readonly unknown[]): boolean => values.length > 0 && !values.some(isMany) && /^\s*(?:select|with|insert|update|delete)\b/i.test(text);

/**
 * The name under which the connections of a database keep the plan of a statement, so that it is neither read nor planned anew; undefined for what was asked
 * less than three times, for what comes with many records, and for everything after two hundred have names. A text keeps its name.
 */
export type NameOf = (text: string, values?: readonly unknown[]) => string | undefined;

export const steadyNames = (): NameOf => {
  const times = new Map<string, number>();
  const names = new Map<string, string>();
  return (text, values = []) => {
    if (!isPlanned(text, values)) return undefined;
    const name = names.get(text);
    if (name !== undefined || names.size >= NAMED) return name;
    const now = (times.get(text) ?? 0) + 1;
    times.delete(text);
    if (now >= OFTEN) {
      const given = `steady_${names.size}`;
      names.set(text, given);
      return given;
    }
    times.set(text, now);
    if (times.size > WATCHED) times.delete(times.keys().next().value!);
    return undefined;
  };
};
