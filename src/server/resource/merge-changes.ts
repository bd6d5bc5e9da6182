import type { Change } from './journal.ts';

/** Each record once: as it was before the first of its changes and as it is after the last. What came and went in between is left out. */
export const mergeChanges = (changes: readonly Change[]): Change[] => {
  const merged = new Map<string, Change>();
  for (const change of changes) {
    const place = `${change.entity} ${change.id}`;
    const before = merged.has(place) ? merged.get(place)!.before : change.before;
    merged.set(place, { ...change, before, kind: before === null ? 'ADD' : change.after === null ? 'DELETE' : 'UPDATE' });
  }
  return [...merged.values()].filter(({ before, after }) => before !== null || after !== null);
};
