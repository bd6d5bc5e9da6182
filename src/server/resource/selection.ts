/** What a query asks for: response key → field, fragments inlined, equal keys merged. */
import { Kind, type FragmentDefinitionNode, type SelectionSetNode, type FieldNode } from 'graphql';

export type Selected = { readonly name: string; readonly node: FieldNode; readonly inner: Selection };
export type Selection = ReadonlyMap<string, Selected>;
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const NOTHING: Selection = new Map();

const merged = (had: SelectionSetNode | undefined, more: SelectionSetNode | undefined): SelectionSetNode | undefined =>
  had && more ? { kind: Kind.SELECTION_SET, selections: [...had.selections, ...more.selections] } : (more ?? had);

/** What to do with a field under @skip or @include: 'refuse' the whole selection, or count 'all' as selected. */
export type Conditional = 'refuse' | 'all';

const collect = (set: SelectionSetNode, fragments: Fragments, conditional: Conditional, found: Map<string, FieldNode>): boolean =>
  set.selections.every((node) => {
    if (conditional === 'refuse' && node.directives && node.directives.length > 0) return false;
    if (node.kind === Kind.FIELD) {
      const key = node.alias?.value ?? node.name.value;
      const had = found.get(key);
      const inner = merged(had?.selectionSet, node.selectionSet);
      found.set(key, inner ? { ...node, selectionSet: inner } : node);
      return true;
    }
    const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
    return fragment !== undefined && collect(fragment.selectionSet, fragments, conditional, found);
  });

/** Undefined where directives decide and are refused: graphql-js answers those. */
export const readSelection = (set: SelectionSetNode | undefined, fragments: Fragments, conditional: Conditional = 'refuse'): Selection | undefined => {
  if (!set) return NOTHING;
  const found = new Map<string, FieldNode>();
  if (!collect(set, fragments, conditional, found)) return undefined;
  const out = new Map<string, Selected>();
  for (const [key, node] of found) {
    const inner = readSelection(node.selectionSet, fragments, conditional);
    if (!inner) return undefined;
    out.set(key, { name: node.name.value, node, inner });
  }
  return out;
};

/** The fields asked for under their own names, whatever they are called in the response: what a resolver has to return. */
export const byFieldName = (selection: Selection): Selection => {
  const out = new Map<string, Selected>();
  for (const { name, node, inner } of selection.values()) {
    const had = out.get(name);
    const both = new Map([...(had ? had.inner : NOTHING), ...byFieldName(inner)]);
    out.set(name, { name, node, inner: both });
  }
  return out;
};

/** A selection of plain fields, for callers that ask without a query. */
export const selectionOf = (fields: Readonly<Record<string, true | Selection>>): Selection =>
  new Map(
    Object.entries(fields).map(([name, inner]) => [name, { name, node: { kind: Kind.FIELD, name: { kind: Kind.NAME, value: name } }, inner: inner === true ? NOTHING : inner }]),
  );
