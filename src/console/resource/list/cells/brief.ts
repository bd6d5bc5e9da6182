/** Characters of a text that a line shows; a cell may hold megabytes. */
const MOST = 1_000;

/** A text as far as a line can show it. */
export const brief = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);

/** A value whose text is cut likewise; others stay what they are. */
export const briefValue = (value: unknown): unknown => (typeof value === 'string' ? brief(value) : value);
