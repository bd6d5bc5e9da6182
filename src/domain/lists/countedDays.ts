/** Days told relative to today, as filters keep them: 'THIS_MONTH', 'LAST_30_DAYS'. They mean other days tomorrow. */

/** The named ones, in the order in which they are offered. Weeks begin on Monday (ISO 8601), quarters in January, April, July and October. */
export const namedDays = [
  'TODAY', 'YESTERDAY', 'TOMORROW',
  'THIS_WEEK', 'LAST_WEEK', 'NEXT_WEEK',
  'THIS_MONTH', 'LAST_MONTH', 'NEXT_MONTH',
  'THIS_QUARTER', 'LAST_QUARTER', 'NEXT_QUARTER',
  'THIS_YEAR', 'LAST_YEAR', 'NEXT_YEAR',
  'BEFORE_TODAY', 'AFTER_TODAY',
] as const;
type NamedDays = (typeof namedDays)[number];

export type CountedDays = { readonly side: 'LAST' | 'NEXT'; readonly days: number };

const MOST_DAYS = 3660;

/** 'LAST_30_DAYS' → its parts; undefined for other text, and for more than ten years. */
export const countedDays = (text: string): CountedDays | undefined => {
  const [, side, digits] = /^(LAST|NEXT)_([1-9]\d{0,3})_DAYS$/.exec(text) ?? [];
  const days = Number(digits);
  return side === undefined || days > MOST_DAYS ? undefined : { side: side as CountedDays['side'], days };
};

export const isRelativeDays = (text: unknown): text is string => typeof text === 'string' && (namedDays.includes(text as NamedDays) || countedDays(text) !== undefined);
