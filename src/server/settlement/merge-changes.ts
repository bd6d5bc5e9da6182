import type { Change } from '../resource/journal.ts';

/** Changes of one record one after the other as one change: two parts of an act may reach the same record. What was added and deleted again is none. */
export const mergeChanges = (changes: readonly Change[]): readonly Change[] => {
  const merged = new Map<string, Change>();
  for (const change of changes) {
    const key = `${change.entity} ${change.id}`;
    const had = merged.get(key);
    if (had === undefined) merged.set(key, change);
    else if (had.before === null && change.after === null) merged.delete(key);
    else merged.set(key, { entity: change.entity, id: change.id, kind: had.before === null ? 'ADD' : change.after === null ? 'DELETE' : 'UPDATE', before: had.before, after: change.after });
  }
  return [...merged.values()];
};
