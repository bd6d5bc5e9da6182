/** NUL as GraphQL strings may spell it. */
const SPELT_NUL = /\\u(?:0000|\{0+\})/;

/** Levels of a body that are looked at; deeper ones do not exist in any input of ours. */
const DEPTH = 64;

const isGood = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * Whether every text in a value that came as JSON can be kept in a database: no NUL and no half of a pair of
 * surrogates, in keys neither, nor spelt in a GraphQL document. Nested deeper than anything of ours, it is not.
 */
export const isStorable = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return isGood(value) && !(depth <= 1 && SPELT_NUL.test(value));
  if (typeof value !== 'object' || value === null) return true;
  if (depth > DEPTH) return false;
  return Object.entries(value).every(([key, part]) => isGood(key) && isStorable(part, depth + 1));
};
