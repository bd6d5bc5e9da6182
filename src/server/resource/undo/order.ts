import type { Transaction } from '../../db/org.ts';
import { idsOf, type Group } from './group.ts';
import { openedChanges } from './opened.ts';

type Place = { readonly key: string; readonly part: string | null };

/** Where a record of the one entity may refer to one of the other. */
const placesOf = ({ resource }: Group, type: string): Place[] =>
  resource.fields.flatMap(({ key, reference, rows }): Place[] => [
    ...(reference?.type === type ? [{ key, part: null }] : []),
    ...(rows?.fields ?? []).flatMap((part) => (part.reference?.type === type ? [{ key, part: part.key }] : [])),
  ]);

/** Whether a record of the one group refers to one of the other, itself or by a child row. */
const refersTo = async (tx: Transaction, one: Group, other: Group): Promise<boolean> => {
  const places = placesOf(one, other.resource.type);
  if (places.length === 0) return false;
  const others = new Set(await idsOf(tx, other));
  // Heard when it shall stop, and no look of those that are counted.
  for await (const changes of openedChanges(tx, { ...one, onLooked: async () => one.onLooked?.(0) }))
    for (const { before, after } of changes) {
      const image = one.kind === 'ADD' ? after : before;
      for (const { key, part } of places) {
        const value = image?.[key];
        const ids = part === null ? [value] : ((value ?? []) as Readonly<Record<string, unknown>>[]).map((row) => row[part]);
        if (ids.some((id) => others.has(String(id)))) return true;
      }
    }
  return false;
};

const TURN = { DELETE: 0, UPDATE: 1, ADD: 2 } as const;

/** What was deleted comes back first and what was added goes last; of these what refers to something comes after it and goes before it. */
const goesFirst = async (tx: Transaction, one: Group, other: Group): Promise<boolean> => {
  if (one.kind !== other.kind) return TURN[one.kind] < TURN[other.kind];
  if (one.kind === 'UPDATE') return false;
  const [first, second] = one.kind === 'ADD' ? [one, other] : [other, one];
  return (await refersTo(tx, first, second)) && !(await refersTo(tx, second, first));
};

/** The groups of a change-set in an order in which each can be undone. */
export const undoOrder = async (tx: Transaction, groups: readonly Group[]): Promise<Group[]> => {
  const before = new Map<Group, Set<Group>>();
  for (const group of groups) before.set(group, new Set());
  for (const one of groups) for (const other of groups) if (one !== other && (await goesFirst(tx, one, other))) before.get(other)!.add(one);
  const open = [...groups];
  const ordered: Group[] = [];
  while (open.length > 0) {
    const at = open.findIndex((group) => !open.some((other) => before.get(group)!.has(other)));
    ordered.push(...open.splice(Math.max(0, at), 1));
  }
  return ordered;
};
