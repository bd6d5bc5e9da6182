import { findResource } from '../registry.ts';
import type { Change } from '../journal.ts';
import type { Group } from './group.ts';

/** A group with its changes read. */
export type Loaded = { readonly group: Group; readonly changes: readonly Change[] };

/** Records of the other group that the images refer to, themselves or by a child row. */
const refersTo = (one: Loaded, other: Loaded): boolean => {
  const type = other.group.resource.type;
  const fields = findResource(one.group.resource.type)!.fields;
  const keys = fields.filter(({ reference }) => reference?.type === type).map(({ key }) => key);
  const parts = fields.flatMap(({ key, rows }) => (rows?.fields ?? []).filter(({ reference }) => reference?.type === type).map((part) => [key, part.key] as const));
  if (keys.length + parts.length === 0) return false;
  const ids = new Set(other.changes.map(({ id }) => id));
  return one.changes.some(({ before, after }) => {
    const image = before ?? after ?? ({} as Record<string, unknown>);
    return keys.some((key) => ids.has(String(image[key]))) || parts.some(([key, part]) => ((image[key] as Record<string, unknown>[] | null) ?? []).some((row) => ids.has(String(row[part]))));
  });
};

const TURN = { DELETE: 0, UPDATE: 1, ADD: 2 } as const;

/** What was deleted comes back first and what was added goes last; of these what refers to something comes after it and goes before it. */
const goesFirst = (one: Loaded, other: Loaded): boolean => {
  if (one.group.kind !== other.group.kind) return TURN[one.group.kind] < TURN[other.group.kind];
  if (one.group.kind === 'ADD') return refersTo(one, other) && !refersTo(other, one);
  return one.group.kind === 'DELETE' && refersTo(other, one) && !refersTo(one, other);
};

/** The groups of a change-set in an order in which each can be undone. */
export const undoOrder = (groups: readonly Loaded[]): Loaded[] => {
  const open = [...groups];
  const ordered: Loaded[] = [];
  while (open.length > 0) {
    const at = open.findIndex((group) => !open.some((other) => other !== group && goesFirst(other, group)));
    ordered.push(...open.splice(Math.max(0, at), 1));
  }
  return ordered;
};
