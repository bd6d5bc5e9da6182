import { finding } from '../../../domain/problem.ts';
import type { Finding, Labels } from '../../../domain/problem.ts';
import { authorise, reachOf } from '../../access/authorise.ts';
import type { Transaction } from '../../db/org.ts';
import { hasMessage } from '../../messages.ts';
import type { Image } from '../image.ts';
import type { CheckContext } from './check-context.ts';
import type { Draft } from './draft.ts';
import { findById, findByKey, keyText } from './existing.ts';
import type { UniqueKey } from './existing.ts';
import { findSame } from './find-same.ts';
import { idsWithin } from './within-reach.ts';

/** For each row the record it is about, and for each unique key the record that already has it. */
export type Matches = { readonly record: ReadonlyMap<number, Image>; readonly taken: readonly ReadonlyMap<number, Image>[]; /** Rows about records that the person sees and may not change by a file. */ readonly beyond: ReadonlySet<number> };

/** Records that the person does not reach are not found; that they are there is told to whoever sees them. */
const reached = async (tx: Transaction, { resource, grant }: CheckContext, record: ReadonlyMap<number, Image>): Promise<Pick<Matches, 'record' | 'beyond'>> => {
  const open = await idsWithin(tx, resource, grant, [...record.values()].map(({ id }) => id));
  const closed = [...record].filter(([, { id }]) => !open.has(id));
  const screens = resource.screens.filter(({ form }) => reachOf(grant.session, form, 'VIEW') !== null);
  const seen = closed.length === 0 || screens.length === 0 ? new Set() : await idsWithin(tx, resource, authorise(grant.session, screens.map(({ form, scope }) => ({ forms: [form], right: 'VIEW', scope }))), closed.map(([, { id }]) => id));
  return { record: new Map([...record].filter(([, { id }]) => open.has(id))), beyond: new Set(closed.flatMap(([at, { id }]) => (seen.has(id) ? [at] : []))) };
};

/** The key by which a row tells its record: the first one of which it fills all that counts. */
export const keyOf = ({ keys }: CheckContext, values: Draft['values']): UniqueKey | undefined => keys.find((key) => keyText(key, values) !== undefined);

/** An update finds its record by id where the file has one, else by the first key that the row fills; an import by that key or, where no key tells records apart, by all that the row says. */
export const matchRows = async (tx: Transaction, context: CheckContext, drafts: readonly Draft[]): Promise<Matches> => {
  const { resource, keys, job } = context;
  const rows = drafts.map((draft) => draft.values);
  const taken: Map<number, Image>[] = [];
  for (const key of keys) taken.push(await findByKey(tx, resource, key, rows));
  const same = keys.length === 0 && job.action === 'IMPORT' ? await findSame(tx, resource, rows) : new Map<number, Image>();
  const byId = await findById(tx, resource, rows.flatMap(({ id }) => (typeof id === 'string' && /^\d{1,18}$/.test(id) ? [id] : [])));
  const record = new Map<number, Image>();
  rows.forEach((values, at) => {
    const key = keyOf(context, values);
    const found = values['id'] === undefined ? (key ? taken[keys.indexOf(key)]?.get(at) : same.get(at)) : byId.get(String(values['id']));
    if (found) record.set(at, found);
  });
  return { ...(await reached(tx, context, record)), taken };
};

const labels = (context: CheckContext, key: UniqueKey): Labels => ({ fields: key.fields.map(({ name }) => `${context.resource.name}.${name}`) });

/** What to say when another record has the same key: the entity's own sentence where it has one. */
export const takenFinding = (context: CheckContext, key: UniqueKey): Finding => {
  const own = `${context.resource.name}.unique.${key.fields.map((field) => field.name).join('.')}`;
  return hasMessage(own) ? finding(own) : finding('import.problem.exists', {}, labels(context, key));
};

type Twice = { readonly field: string; readonly finding: Finding };

/** Rows of the file that have the key of an earlier one. Groups of them share one sentence, each names its row in the arguments. */
export const duplicateOf = (context: CheckContext, draft: Draft): Twice | undefined => {
  for (const [at, key] of context.keys.entries()) {
    const text = keyText(key, draft.values);
    if (text === undefined) continue;
    const first = context.seen[at]?.get(text);
    if (first === undefined) context.seen[at]?.set(text, draft.row);
    // A check that begins anew meets the row itself.
    else if (first !== draft.row) return { field: key.fields[0]?.key ?? 'id', finding: finding('import.problem.duplicate', { row: first }, labels(context, key)) };
  }
  return undefined;
};

/** Rows that change the record of an earlier one, told apart by its number or by another of its keys: which of them counts is not for us to say. */
export const sameRecord = ({ seenIds, targets, keys }: CheckContext, draft: Draft, { id }: Image): Twice | undefined => {
  const first = seenIds.get(id) ?? draft.row;
  seenIds.set(id, first);
  const field = targets.some(({ key }) => key === 'id') ? 'id' : (keys[0]?.fields[0]?.key ?? 'id');
  return first === draft.row ? undefined : { field, finding: finding('import.problem.duplicate', { row: first }, { fields: 'import.id' }) };
};

const keyLabels = (context: CheckContext): Labels => (context.keys[0] ? labels(context, context.keys[0]) : { fields: 'import.id' });

/** Nothing is there to be changed or, where the person sees that something is, it stands beside the lists that take files. */
export const noMatch = (context: CheckContext, isBeyond: boolean): Finding => {
  if (!isBeyond) return finding('import.problem.noMatch', {}, keyLabels(context));
  const titles = context.resource.screens.filter(({ actions }) => actions.includes('IMPORT')).map(({ path, form }) => [`screen.${path.slice(1).replaceAll('/', '.')}`, `form.${form}`].find(hasMessage)!);
  return finding('import.problem.beyond', {}, { ...keyLabels(context), screens: [...new Set(titles)] });
};

export const noKey = (context: CheckContext): Finding => finding('import.problem.noKey', {}, keyLabels(context));
