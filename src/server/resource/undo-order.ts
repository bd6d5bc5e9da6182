import type { Change } from './journal.ts';
import { findResource } from './registry.ts';

type Group = { readonly entity: string; readonly kind: Change['kind']; readonly changes: Change[] };

/** Whether records of an entity, or their child rows, refer to records of another. */
const refersTo = (entity: string, other: string): boolean =>
  (findResource(entity)?.fields ?? []).some((field) => field.reference?.type === other || (field.rows?.fields ?? []).some((part) => part.reference?.type === other));

/** Whether `one` has to be undone before `other`: what was added goes before what it refers to, what was deleted comes back after it. */
const goesFirst = (one: Group, other: Group): boolean => {
  if (one.kind === 'ADD' && other.kind === 'ADD') return refersTo(one.entity, other.entity) && !refersTo(other.entity, one.entity);
  if (one.kind === 'DELETE' && other.kind === 'DELETE') return refersTo(other.entity, one.entity) && !refersTo(one.entity, other.entity);
  return one.kind === 'DELETE' && other.kind !== 'DELETE';
};

/** The changes of a set by entity and kind, in an order in which each group can be undone. */
export const undoOrder = (changes: readonly Change[]): Group[] => {
  const groups = new Map<string, Group>();
  for (const change of changes) {
    const key = `${change.entity}:${change.kind}`;
    const group = groups.get(key) ?? { entity: change.entity, kind: change.kind, changes: [] };
    groups.set(key, group);
    group.changes.push(change);
  }
  const open = [...groups.values()];
  const ordered: Group[] = [];
  while (open.length > 0) {
    const at = open.findIndex((group) => !open.some((other) => other !== group && goesFirst(other, group)));
    ordered.push(...open.splice(Math.max(0, at), 1));
  }
  return ordered;
};
