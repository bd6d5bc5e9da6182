import { finding } from '../../../domain/problem.ts';
import type { Transaction } from '../../db/org.ts';
import type { CheckContext } from './check-context.ts';
import type { Draft } from './draft.ts';
import type { Target } from './targets.ts';

/** Rows of the file that a row refers to, and references that mean one of several records. */
export type Loose = { readonly links: number[]; readonly ambiguous: Map<string, readonly string[]> };

/** Puts ids in place of the texts that name records: of the database, of the file itself, or to be made with it. */
export const resolveRows = async (tx: Transaction, context: CheckContext, drafts: readonly Draft[]): Promise<Loose[]> => {
  const loose = drafts.map((): Loose => ({ links: [], ambiguous: new Map() }));
  for (const target of context.targets) {
    const type = target.field.reference?.type;
    if (type === undefined) continue;
    const texts = drafts.flatMap((draft) => draft.references.get(target.field.key) ?? []);
    await context.resolver.resolve(tx, type, texts);
    await context.missing.make(tx, target, texts.filter((text) => context.resolver.candidates(type, text).length === 0));
    drafts.forEach((draft, at) => {
      const text = draft.references.get(target.field.key);
      const own = loose[at];
      if (text !== undefined && own) resolveOne(context, draft, target, type, text, own);
    });
  }
  return loose;
};

const resolveOne = (context: CheckContext, draft: Draft, target: Target, type: string, text: string, loose: Loose): void => {
  const { key } = target.field;
  const [id, ...others] = context.resolver.candidates(type, text);
  if (id !== undefined && others.length === 0) {
    draft.values[key] = id;
    return;
  }
  if (id !== undefined) {
    loose.ambiguous.set(key, [id, ...others]);
    return;
  }
  const rows = type === context.resource.type ? (context.index?.find(text) ?? []) : [];
  const made = context.missing.find(type, text);
  if (rows.length === 1 && rows[0] !== undefined) {
    draft.values[key] = String(context.firstId + rows[0]);
    loose.links.push(rows[0]);
  } else if (rows.length > 1) draft.problems.push({ ...finding('import.problem.ambiguous', { value: text }), field: target.key, value: text });
  else if (made !== undefined) draft.values[key] = made;
  else draft.problems.push({ ...finding('import.problem.missing', { value: text }, { entity: entityKey(type) }), field: target.key, value: text });
};

/** Message key of an entity's name. */
export const entityKey = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);
