/** Resolvers of the operations that every entity has. They look at the query and let the database build the answer. */
import { getNamedType, isListType, isNonNullType, Kind, type GraphQLObjectType, type GraphQLResolveInfo, type GraphQLSchema, type SelectionSetNode } from 'graphql';
import type { FormName } from '../../../generated/forms.ts';
import { todayIn } from '../../domain/dates.ts';
import type { Language } from '../../domain/languages.ts';
import type { Field, Resource } from '../../domain/resource.ts';
import type { Grant } from '../access/authorise.ts';
import { screenReach } from '../access/screen-reach.ts';
import { fieldWord, ownWords } from '../customisation/form-fields.ts';
import { withOrg } from '../db/org.ts';
import { sayDay } from '../people/say-day.ts';
import { hasMessage, say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import { refuseWord } from '../refuse-word.ts';
import { beginWork, keepUndo } from '../resource/bulk-edit/serving.ts';
import type { Caller } from '../resource/caller.ts';
import type { FilterInput } from '../resource/filter.ts';
import { readAsOf, readHistory } from '../resource/history.ts';
import { readList, type ListArguments, type ListCall } from '../resource/list.ts';
import { asRow } from '../resource/image-row.ts';
import { readOne } from '../resource/one.ts';
import { resources } from '../resource/registry.ts';
import { readIdempotencyKey } from '../resource/once.ts';
import { deleteRecords } from '../resource/remove.ts';
import { addRecord, updateRecord, type Saved } from '../resource/save.ts';
import type { Values } from '../resource/hooks.ts';
import { withoutActs } from '../resource/without-acts.ts';
import { rowColumns } from '../resource/rows.ts';
import { byFieldName, readSelection, selectionOf, type Selection } from '../resource/selection.ts';
import { sightOf } from '../resource/sight.ts';
import { bindings } from '../resource/sql.ts';
import { titleWriter } from '../resource/title.ts';
import { undoChangeSet } from '../resource/undo.ts';
import { unfitField } from '../resource/unfit-field.ts';
import { viewsOf, type View } from '../resource/views.ts';
import type { Context } from '../context.ts';
import type { Root } from './served-schema.ts';

type Arguments = Record<string, unknown>;
export type Resolve = (args: Arguments, context: Context, grant: Grant | undefined, info: GraphQLResolveInfo) => unknown;

const OK = { errorCode: '', message: '' };

/** What a resolver has to answer, by field name. Where @skip and @include decide, all of it: graphql-js leaves out what they exclude. */
export const asked = (info: GraphQLResolveInfo): Selection => {
  const set: SelectionSetNode = { kind: Kind.SELECTION_SET, selections: info.fieldNodes.flatMap((node) => node.selectionSet?.selections ?? []) };
  return byFieldName(readSelection(set, new Map(Object.entries(info.fragments)), 'all') ?? new Map());
};

/** Answer fields of a page type that hold rows of the entity, under the entity's type or a view of it. */
export const listsOf = (type: GraphQLObjectType, resource: Resource, views: ReadonlyMap<string, View>): Map<string, View | 'rows'> =>
  new Map(
    Object.values(type.getFields()).flatMap((field): (readonly [string, View | 'rows'])[] => {
      const inner = isNonNullType(field.type) ? field.type.ofType : field.type;
      if (!isListType(inner)) return [];
      const name = getNamedType(field.type).name;
      const view = views.get(name);
      if (name === resource.type) return [[field.name, 'rows'] as const];
      return view?.resource === resource ? [[field.name, view] as const] : [];
    }),
  );

/** Declared arguments such as status: 'active' as filters on their fields, in the specification's words or the enum's. */
export const declaredFilters = (root: Root, resource: Resource, args: Arguments, language: Language): FilterInput[] =>
  [...root.filters].flatMap(([name, key]): FilterInput[] => {
    const value = args[name];
    const field = resource.fields.find((candidate) => candidate.key === key);
    if (value === null || value === undefined || value === '' || !field) return [];
    const word = (one: unknown): unknown => (field.options ? enumWord(field, String(one), language, name) : field.reference ? String(one) : one);
    return [{ [key]: Array.isArray(value) ? (value.length === 0 ? {} : { in: value.map(word) }) : { equals: word(value) } }];
  });

const enumWord = (field: Field, word: string, language: Language, argument: string): string => {
  const upper = word.trim().toUpperCase().replaceAll(/[\s-]+/g, '_');
  if (!field.options!.includes(upper)) throw refuseWord(language, argument, word, field.options!);
  return upper;
};

const listArguments = (root: Root, resource: Resource, args: Arguments, language: Language): ListArguments => ({
  ...(args as ListArguments),
  search: (args[resource.searchArgument] as string | undefined) ?? null,
  also: declaredFilters(root, resource, args, language),
});

export const listCall = (root: Root, resource: Resource, views: ReadonlyMap<string, View>, args: Arguments, grant: Grant, selection: Selection): ListCall => {
  const pageType = getNamedType(root.field.type) as GraphQLObjectType;
  return { resource, arguments: listArguments(root, resource, args, grant.session.language), sight: sightOf(grant.session, resource, grant), selection, lists: listsOf(pageType, resource, views), pageType: pageType.name };
};

const keyOf = ({ idempotencyKey }: Context): string | null => readIdempotencyKey(idempotencyKey);

const caller = (context: Context, grant: Grant, args: Arguments): Caller => ({
  db: context.db,
  session: grant.session,
  reach: grant,
  form: grant.forms[0] ?? null,
  idempotencyKey: keyOf(context),
  reason: typeof args.reason === 'string' ? args.reason.trim().slice(0, 500) || null : null,
  ...(args.mails === false ? { withoutMails: true } : {}),
});

const one = (resource: Resource): Resolve => async (args, context, grant, info) => {
  const row = (asked(info).get('row')?.inner ?? selectionOf({ id: true })) as Selection;
  const sight = sightOf(grant!.session, resource, { ...grant!, byAddress: true });
  return withOrg(context.db, grant!.session.orgCode, async (tx) => {
    const id = String(args.id);
    if (args.asOf === undefined || args.asOf === null) return { ...OK, row: await readOne(tx, resource, id, row, sight) };
    if (!/^\d{1,18}$/.test(id)) throw refuse('NOT_FOUND');
    const there = () => readOne(tx, resource, id, selectionOf({ id: true }), sight);
    if (sight.rows('t', bindings(tx.orgCode)) !== 'true') await there(); // a deleted record is nobody's, so only who sees all sees it
    const image = await readAsOf(tx, resource, id, new Date(args.asOf as string).toISOString(), grant!.session);
    if (image === undefined) await there();
    const date = () => sayDay(tx, todayIn(grant!.session.timeZone, new Date(args.asOf as string)), grant!.session.language);
    if (!image) throw refuse('AS_OF_TOO_EARLY', { words: { date: await date() } });
    const unfit = unfitField(resource.fields.filter((field) => sight.whole(field)), image, byFieldName(row));
    if (unfit) throw refuse('AS_OF_OTHERWISE', { words: { date: await date(), field: fieldWord(resource, unfit.key, { language: grant!.session.language, own: ownWords(grant!.session) }) } });
    return { ...OK, row: await asRow(tx, resource, image, sight) };
  });
};

const history = (resource: Resource): Resolve => (args, context, grant) =>
  withOrg(context.db, grant!.session.orgCode, async (tx) => {
    const sight = sightOf(grant!.session, resource, { ...grant!, byAddress: true });
    if (sight.rows('t', bindings(tx.orgCode)) !== 'true') await readOne(tx, resource, String(args.id), selectionOf({ id: true }), sight);
    if (!/^\d{1,18}$/.test(String(args.id))) throw refuse('NOT_FOUND');
    const page = { offset: Math.max(0, Number(args.offset ?? 0)), limit: Math.min(500, Math.max(1, Number(args.limit ?? 50))) };
    const { total, entries } = await readHistory(tx, { resource, id: String(args.id), page, sight, db: context.db });
    if (total === 0) await readOne(tx, resource, String(args.id), selectionOf({ id: true }), sight);
    return { ...OK, totalRecords: total, rows: entries };
  });

const lookup = (resource: Resource): Resolve => async (args, context, grant) => {
  // What belongs to nobody (a grade, a location) may be picked by whoever may pick at all; people only within reach.
  const sight = sightOf(grant!.session, resource, resource.person ? grant! : { scope: 'ALL' });
  const fields: Record<string, true> = { id: true, [resource.title]: true, ...(resource.code ? { [resource.code]: true } : {}) };
  const selection = selectionOf({ totalRecords: true, rows: selectionOf(fields) });
  const call: ListCall = {
    resource,
    sight,
    selection,
    lists: new Map([['rows', 'rows' as const]]),
    pageType: 'LookupPage',
    arguments: { search: args.search as string, offset: args.offset as number, limit: args.limit as number, filter: { ...(args.ids ? { ids: args.ids } : {}), ...(args.kinds && resource.pickedBy !== undefined ? { [resource.pickedBy]: { in: args.kinds } } : {}), ...(args.inUse === true ? resource.offers : {}) } },
  };
  const page = await readList<{ totalRecords: number; rows: Record<string, string>[] }>(context.db, call);
  const titleOf = await withOrg(context.db, sight.session.orgCode, (tx) => titleWriter(tx, resource, sight.session.language));
  return { ...OK, totalRecords: page.totalRecords, rows: page.rows.map((row) => ({ id: row.id, title: titleOf(row) ?? row.id, code: resource.code ? row[resource.code] : null })) };
};

/** The row as asked for, by the right to view it; null without that right, or where the change took the record out of reach. */
const seenRow = async (resource: Resource, id: string, inner: Selection, context: Context, { session }: Grant): Promise<object | null> => {
  const reach = screenReach(session, resource, 'VIEW');
  if (reach === null) return null;
  const call = { resource, sight: sightOf(session, resource, reach), selection: selectionOf({ rows: inner }), lists: new Map([['rows', 'rows' as const]]), pageType: '', arguments: { filter: { ids: [id] }, limit: 1 } };
  return (await readList<{ rows: object[] }>(context.db, call)).rows[0] ?? null;
};

const answer = async (resource: Resource, saved: Saved, context: Context, grant: Grant, info: GraphQLResolveInfo) => {
  const inner = asked(info).get('row')?.inner;
  const row = inner ? await seenRow(resource, saved.id, inner, context, grant) : null;
  const message = saved.changeSet === null && hasMessage('error.NO_CHANGES') ? say(grant.session.language, 'error.NO_CHANGES') : (saved.message ?? '');
  return { ...OK, message, validationError: null, changeSet: saved.changeSet, row };
};

/** What may not be answered is refused before anything is written. */
const answerable = (resource: Resource, { session }: Grant, info: GraphQLResolveInfo): void => {
  const inner = asked(info).get('row')?.inner;
  if (inner) rowColumns(resource, inner, 't', bindings(session.orgCode), sightOf(session, resource, screenReach(session, resource, 'VIEW') ?? { scope: 'SELF' }));
};

const add = (resource: Resource): Resolve => async (args, context, grant, info) => {
  answerable(resource, grant!, info);
  return answer(resource, await addRecord(resource, withoutActs(resource, args.input as Values), caller(context, grant!, args)), context, grant!, info);
};

const update = (resource: Resource): Resolve => async (args, context, grant, info) => {
  answerable(resource, grant!, info);
  return answer(resource, await updateRecord(resource, String(args.id), args.version as number, withoutActs(resource, args.input as Values), caller(context, grant!, args)), context, grant!, info);
};

const remove = (resource: Resource): Resolve => async (args, context, grant) => ({ ...OK, ...(await deleteRecords(resource, (args.ids as unknown[]).map(String), caller(context, grant!, args), args.moveTo == null ? null : String(args.moveTo))) });

/** Of very many records as work that goes on by itself, for whoever does not wait. */
const undo: Resolve = async (args, context, grant) => {
  const { session } = grant!;
  const job = args.wait === false ? await keepUndo({ ...context, session }, String(args.id)) : null;
  if (job === null) return { ...OK, changeSet: await undoChangeSet(String(args.id), context.db, session, keyOf(context)), job: null };
  beginWork(context, session.orgCode, job);
  return { ...OK, changeSet: null, job };
};

/** Resolvers by `Query.name` and `Mutation.name` for the entities of an endpoint. */
export const entityResolvers = (endpoint: string, schema: GraphQLSchema, roots: readonly Root[]): Map<string, Resolve> => {
  const own = resources.filter((resource) => resource.endpoint === endpoint);
  const views = viewsOf(schema);
  const out = new Map<string, Resolve>([['Query.endpointStatus', () => ({ ...OK, endpoint })]]);
  for (const resource of own) {
    const { operations } = resource;
    const root = roots.find(({ kind, name }) => kind === 'Query' && name === operations.list)!;
    out.set(`Query.${operations.list}`, (args, context, grant, info) => readList(context.db, listCall(root, resource, views, args, grant!, asked(info))));
    out.set(`Query.${operations.one}`, one(resource));
    out.set(`Query.${operations.lookup}`, lookup(resource));
    out.set(`Query.${operations.history}`, history(resource));
    out.set(`Mutation.${operations.add}`, add(resource));
    out.set(`Mutation.${operations.update}`, update(resource));
    out.set(`Mutation.${operations.delete}`, remove(resource));
    out.set('Mutation.undoChangeSet', undo);
  }
  return out;
};

export const formOf = (args: Arguments): FormName | null => (args.form as FormName | undefined) ?? null;
