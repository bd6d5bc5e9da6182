import { refuse } from '../refuse.ts';

/** An argument within its limits, inclusive. */
export const within = (value: number | null | undefined, usual: number, least: number, most: number): number => Math.min(most, Math.max(least, value ?? usual));

/** Most ids that one request names. */
const MOST = 1000;

/** The ids of a request. Refuses what is no id as if it were nowhere, and too many. */
export const readIds = (ids: readonly string[]): readonly string[] => {
  if (ids.length > MOST) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'ids', message: `${MOST}` }] });
  if (ids.some((id) => !/^\d{1,18}$/.test(id))) throw refuse('NOT_FOUND');
  return [...new Set(ids)];
};
