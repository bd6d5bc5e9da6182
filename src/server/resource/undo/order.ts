import type { Transaction } from '../../db/org.ts';
import { bindings, literal } from '../sql.ts';
import { changesOf, type Group } from './group.ts';

/** Whether a record of the one group refers to one of the other, itself or by a child row. */
const refersTo = async (tx: Transaction, one: Group, other: Group): Promise<boolean> => {
  const type = other.resource.type;
  const image = `c.${one.kind === 'ADD' ? 'after' : 'before'}`;
  const to = bindings(tx.orgCode);
  const others = `(select c.row_id::text from ${changesOf(other, to)})`;
  const places = one.resource.fields.flatMap(({ key, reference, rows }) => [
    ...(reference?.type === type ? [`${image}->>${literal(key)} in ${others}`] : []),
    ...(rows?.fields ?? []).flatMap((part) =>
      part.reference?.type === type
        ? [`exists (select from jsonb_array_elements(case jsonb_typeof(${image}->${literal(key)}) when 'array' then ${image}->${literal(key)} else '[]' end) x where x->>${literal(part.key)} in ${others})`]
        : [],
    ),
  ]);
  if (places.length === 0) return false;
  return (await tx.query(`select from ${changesOf(one, to)} where ${places.join(' or ')} limit 1`, to.values)).length > 0;
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
