/** Child rows as they will be stored: what they refer to, their ids, and what a line does not say. */
import { finding } from '../../../domain/problem.ts';
import type { Field } from '../../../domain/resource.ts';
import { allocate } from '../../db/ids.ts';
import type { Transaction } from '../../db/org.ts';
import type { CheckContext } from './check-context.ts';
import { lineFields } from './child-rows.ts';
import type { Draft } from './draft.ts';
import type { Matches } from './match-rows.ts';
import { entityKey } from './row-references.ts';
import { defaultsOf } from './rules.ts';
import { isSameValue } from './same-value.ts';

type Child = Record<string, unknown>;

const childrenOf = (draft: Draft, field: Field): Child[] => (draft.values[field.key] as Child[] | null | undefined) ?? [];

const childTargets = (context: CheckContext): Field[] => context.targets.flatMap(({ field }) => (field.kind === 'rows' ? [field] : []));

/** What is inactive is taken for no new line; what a line of the record has already may stay. */
const refuseResting = ({ resolver }: CheckContext, draft: Draft, field: Field, child: Child, present: readonly Child[]): void => {
  for (const { key, reference } of lineFields(field)) {
    const id = child[key];
    if (reference && resolver.isResting(reference.type, id) && !present.some((row) => row[key] === id)) {
      const value = resolver.nameOf(reference.type, id);
      draft.problems.push({ ...finding('error.REFERENCE_INACTIVE', { value }), field: field.key, value });
    }
  }
};

/** Puts ids in place of the texts by which lines name other records; those must be there already. */
export const resolveChildren = async (tx: Transaction, context: CheckContext, drafts: readonly Draft[]): Promise<void> => {
  for (const field of childTargets(context)) {
    for (const part of lineFields(field)) {
      const type = part.reference?.type;
      if (type === undefined) continue;
      await context.resolver.resolve(tx, type, drafts.flatMap((draft) => childrenOf(draft, field).flatMap((child) => (child[part.key] === null ? [] : [String(child[part.key])]))));
      for (const draft of drafts)
        for (const child of childrenOf(draft, field)) {
          if (child[part.key] === null) continue;
          const text = String(child[part.key]);
          const [id, more] = context.resolver.candidates(type, text);
          if (id !== undefined && more === undefined) child[part.key] = id;
          else draft.problems.push({ ...finding(id === undefined ? 'import.problem.missing' : 'import.problem.ambiguous', { value: text }, id === undefined ? { entity: entityKey(type) } : {}), field: field.key, value: text });
        }
    }
  }
};

const newChild = (field: Field, child: Child): Child => {
  const row: Child = {};
  for (const part of field.rows!.fields) if (part.kind !== 'id' && !part.readOnly) row[part.key] = null;
  for (const { field: part, value } of defaultsOf(field.rows!.fields)) row[part.key] = value;
  for (const [key, value] of Object.entries(child)) row[key] = value ?? row[key] ?? null;
  return row;
};

/** A line that says what a child row of the record says already is that row, with its id; any other is a new one. */
export const completeChildren = async (tx: Transaction, context: CheckContext, drafts: readonly Draft[], matches: Matches): Promise<void> => {
  for (const field of childTargets(context)) {
    const added: Child[] = [];
    drafts.forEach((draft, at) => {
      const had = (matches.record.get(at)?.[field.key] as Child[] | null | undefined) ?? [];
      const present = [...had];
      const rows = childrenOf(draft, field).map((child) => {
        const same = present.findIndex((row) => isSameValue(field, [child], [row]));
        if (same >= 0) {
          const { position: _position, ...row } = present.splice(same, 1)[0]!;
          return row;
        }
        refuseResting(context, draft, field, child, had);
        const made = newChild(field, child);
        added.push(made);
        return made;
      });
      if (rows.length > 0) draft.values[field.key] = rows;
    });
    const first = added.length > 0 ? await allocate(tx, field.rows!.table, added.length) : 0;
    added.forEach((child, at) => (child.id = String(first + at)));
  }
};
