/** Lists in one SQL statement, without graphql-js: the database answers the JSON text of `data`. Anything unusual is left to Yoga. */
import { createHash } from 'node:crypto';
import {
  getArgumentValues,
  getVariableValues,
  Kind,
  OperationTypeNode,
  parse,
  validate,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';
import { authorise } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import type { Resource } from '../../domain/resource.ts';
import { findOut } from '../resource/find-out.ts';
import { readLists } from '../resource/list.ts';
import { resources } from '../resource/registry.ts';
import { readSelection, type Selection } from '../resource/selection.ts';
import { viewsOf, type View } from '../resource/views.ts';
import { formOf, listCall } from './entity-resolvers.ts';
import type { Executable } from './executable.ts';
import { LIMITS } from './limits.ts';
import type { Root } from './served-schema.ts';

type PlannedRoot = { readonly key: string; readonly root: Root; readonly resource: Resource; readonly node: FieldNode; readonly selection: Selection };
type Plan = { readonly operation: OperationDefinitionNode; readonly roots: readonly PlannedRoot[] };

const MOST_ROOTS = 4;
const MOST_PLANS = 1000;
/** Longer documents are planned each time: what is kept stays small, whatever people send. */
const KEPT_CHARACTERS = 4000;
const MOST_NAMES = 400;

/** Prepared statements are kept by each connection, so only so many texts get a name. */
const names = new Map<string, string>();
const nameOf = (text: string): string => {
  const had = names.get(text);
  if (had !== undefined) return had;
  if (names.size >= MOST_NAMES || text.length > 20_000) return '';
  const name = `list_${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`;
  names.set(text, name);
  return name;
};

const depthOf = (selection: Selection): number => 1 + Math.max(0, ...[...selection.values()].map(({ inner }) => (inner.size === 0 ? 0 : depthOf(inner))));

const plan = ({ schema, roots }: Executable, lists: ReadonlyMap<string, Resource>, text: string): Plan | null => {
  const document = parse(text, { maxTokens: LIMITS.tokens, noLocation: true });
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation || operations.length > 1 || operation.operation !== OperationTypeNode.QUERY || operation.directives?.length) return null;
  const fragments = new Map(document.definitions.filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]));
  const selection = readSelection(operation.selectionSet, fragments);
  if (!selection || selection.size === 0 || selection.size > MOST_ROOTS || depthOf(selection) > LIMITS.depth || validate(schema, document).length > 0) return null;
  const planned = [...selection].map(([key, { name, node, inner }]): PlannedRoot | null => {
    const root = roots.find((one) => one.kind === 'Query' && one.name === name);
    const resource = lists.get(name);
    const counted = [...inner.values()].filter(({ name: field }) => field === 'rows').length;
    return root && resource && counted <= 2 ? { key, root, resource, node, selection: inner } : null;
  });
  return planned.every((one) => one !== null) ? { operation, roots: planned } : null;
};

export type Fast = (text: string, variables: Readonly<Record<string, unknown>>, context: Context) => Promise<readonly string[] | undefined>;

export const createFast = (endpoint: string, executable: Executable): Fast => {
  const lists = new Map(resources.filter((resource) => resource.endpoint === endpoint).map((resource) => [resource.operations.list, resource]));
  const views: ReadonlyMap<string, View> = viewsOf(executable.schema);
  const plans = new Map<string, Plan | null>();
  const planned = (text: string): Plan | null => {
    const had = plans.get(text);
    if (had !== undefined) return had;
    if (plans.size >= MOST_PLANS) plans.clear();
    let made: Plan | null = null;
    try {
      made = plan(executable, lists, text);
    } catch {
      // Not a document: Yoga says so in the specified form.
    }
    if (text.length <= KEPT_CHARACTERS) plans.set(text, made);
    return made;
  };
  return async (text, variables, context) => {
    const found = text.length > LIMITS.characters ? null : planned(text);
    if (!found || !context.session) return undefined;
    const { session, db } = context;
    const coerced = getVariableValues(executable.schema, found.operation.variableDefinitions ?? [], variables);
    if (coerced.errors) return undefined;
    const calls = found.roots.map(({ key, root, resource, node, selection }) => {
      const args = getArgumentValues(root.field, node, coerced.coerced);
      const grant = authorise(session, root.guards, formOf(args));
      return { key, call: listCall(root, resource, views, args, grant, selection) };
    });
    const known = await Promise.all(calls.map(({ call }) => findOut(db, call)));
    return readLists(db, calls.map(({ key, call }, at) => ({ key, call, known: known[at]! })), nameOf);
  };
};
