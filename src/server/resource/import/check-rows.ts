import { mergedCustom, together } from '../../../domain/customisation/custom-values.ts';
import { isCustomKey } from '../../../domain/customisation/customise.ts';
import { validateRecord } from '../../../domain/validate.ts';
import { finding } from '../../../domain/problem.ts';
import type { Finding } from '../../../domain/problem.ts';
import type { Cell } from '../../sheets/cell.ts';
import type { Transaction } from '../../db/org.ts';
import type { Image } from '../image.ts';
import type { CheckContext } from './check-context.ts';
import { completeChildren, resolveChildren } from './complete-children.ts';
import { concatText } from './concat.ts';
import { draftRow } from './draft.ts';
import type { Draft, RowProblem } from './draft.ts';
import { duplicateOf, keyOf, matchRows, noKey, noMatch, sameRecord, takenFinding } from './match-rows.ts';
import type { Matches } from './match-rows.ts';
import { resolveRows } from './row-references.ts';
import type { Loose } from './row-references.ts';
import { changedKeys } from './same-value.ts';
import { newWithin } from './within-reach.ts';

/** A add, U update, = nothing would change, ! needs a fix. */
export type Mark = 'A' | 'U' | '=' | '!';

export type CheckedRow = {
  readonly row: number;
  readonly ordinal: number;
  readonly mark: Mark;
  /** What is to be stored, by field key, id included; null for rows that change nothing or need a fix. */
  readonly record: Readonly<Record<string, unknown>> | null;
  readonly problems: readonly RowProblem[];
  /** Rows of the file that must be good for this one to be. */
  readonly links: readonly number[];
};

/** Checks rows by the rules of forms, against the database and against each other. */
export const checkRows = async (tx: Transaction, context: CheckContext, rows: readonly { number: number; ordinal: number; cells: readonly Cell[] }[]): Promise<CheckedRow[]> => {
  const drafts = rows.map(({ number, ordinal, cells }) => draftRow(number, ordinal, context.readRow(number, cells), context.targets, context.readers));
  rows.forEach((row, at) => tellTorn(context, row, drafts[at]!));
  const loose = await resolveRows(tx, context, drafts);
  await resolveChildren(tx, context, drafts);
  const matches = await matchRows(tx, context, drafts);
  await completeChildren(tx, context, drafts, matches);
  const checked = drafts.map((draft, at) => checkRow(context, draft, loose[at] ?? { links: [], ambiguous: new Map() }, matches, at));
  return withinReach(tx, context, checked);
};

/** What would be added outside of the person's reach is refused, as a form would. */
const withinReach = async (tx: Transaction, context: CheckContext, rows: CheckedRow[]): Promise<CheckedRow[]> => {
  const added = rows.flatMap(({ mark, record }) => (mark === 'A' && record ? [record] : []));
  const open = await newWithin(tx, context.resource, context.grant, added);
  if (open === null || open.size === added.length) return rows;
  return rows.map((row) =>
    row.mark !== 'A' || open.has(row.record?.id) ? row : { ...row, mark: '!', record: null, problems: [{ ...finding('import.problem.outside'), field: keyField(context), value: '' }] },
  );
};

const checkRow = (context: CheckContext, draft: Draft, loose: Loose, matches: Matches, at: number): CheckedRow => {
  const before = matches.record.get(at);
  for (const [key, ids] of loose.ambiguous) settle(draft, key, ids, before);
  refuseResting(context, draft, before);
  const isUpdate = context.job.action === 'UPDATE';
  keepOrEmpty(context, draft, before);
  const changed = before ? changedKeys(context.resource, draft.values, before) : [];
  const again = isUpdate && before ? sameRecord(context, draft, before) : undefined;
  const twice = duplicateOf(context, draft) ?? again;
  if (twice) add(draft, twice.field, twice.finding);
  if (isUpdate && !before) tellUnknown(context, draft, matches.beyond.has(at));
  if (!isUpdate && before && changed.length > 0) add(draft, keyField(context), takenFinding(context, keyOf(context, draft.values)!));
  takenElsewhere(context, draft, before, matches, at);
  const record = isUpdate || before ? patch(context, draft, before) : addition(context, draft);
  validate(context, draft, record, before);
  if (!before) computed(context, record);
  const mark: Mark = draft.problems.length > 0 ? '!' : before ? (changed.length > 0 ? 'U' : '=') : 'A';
  return { row: draft.row, ordinal: draft.ordinal, mark, record: mark === 'A' || mark === 'U' ? record : null, problems: draft.problems, links: loose.links };
};

const add = (draft: Draft, field: string, what: Finding, value?: string): void => {
  if (!draft.problems.some((problem) => problem.field === field)) draft.problems.push({ ...what, field, value: value ?? String(draft.values[field] ?? '') });
};

const keyField = (context: CheckContext): string => context.keys[0]?.fields[0]?.key ?? 'id';

/** A text with a separator in it and no quotation marks moves all that follows under other headings. Whoever fixes a cell of the row has seen the others. */
const tellTorn = ({ job, targets, mended, keys }: CheckContext, { number, cells }: { readonly number: number; readonly cells: readonly Cell[] }, draft: Draft): void => {
  if (cells.length <= (job.head?.width ?? cells.length) || mended.has(number)) return;
  const target = targets.find(({ key }) => key === keys[0]?.fields[0]?.key) ?? targets[0];
  if (target) add(draft, target.key, finding('import.problem.torn'));
};

const hasKey = (context: CheckContext, draft: Draft): boolean => draft.values.id !== undefined || keyOf(context, draft.values) !== undefined;

/** An update of a record that is not known: marks the part of the key that is missing, once where it is told already why it is. */
const tellUnknown = (context: CheckContext, draft: Draft, isBeyond: boolean): void => {
  if (hasKey(context, draft)) return add(draft, keyField(context), noMatch(context, isBeyond));
  const missing = (context.keys[0]?.fields ?? []).map(({ key }) => key).filter((key) => draft.values[key] === undefined || draft.values[key] === null);
  if (missing.some((key) => draft.problems.some(({ field }) => field === key))) return;
  add(draft, missing.find((key) => context.targets.some((target) => target.key === key)) ?? keyField(context), noKey(context));
};

/** A name that several records have means the present one where it is among them. */
const settle = (draft: Draft, key: string, ids: readonly string[], before: Image | undefined): void => {
  const text = draft.references.get(key) ?? '';
  const now = before?.[key];
  if (typeof now === 'string' && ids.includes(now)) draft.values[key] = now;
  else add(draft, key, finding('import.problem.ambiguous', { value: text }), text);
};

/** An empty cell leaves what the record has or, where that was chosen, empties it. Of an address each part is a cell; parts that the file does not have stay. */
const keepOrEmpty = ({ targets, mapping, job }: CheckContext, draft: Draft, before: Image | undefined): void => {
  const emptied = job.action === 'UPDATE' && mapping.clearEmpty ? targets.filter(({ key }) => draft.empty.has(key)) : [];
  for (const { field, part } of emptied) if (part === undefined) draft.values[field.key] = null;
  if (!before) return;
  for (const field of new Set(targets.filter(({ part }) => part !== undefined).map((target) => target.field))) {
    const none = emptied.filter((target) => target.field === field).map(({ part }) => [part!, null] as const);
    if (none.length === 0 && draft.values[field.key] === undefined) continue;
    const parts = Object.entries({ ...(before[field.key] as object | null), ...(draft.values[field.key] as object | undefined), ...Object.fromEntries(none) }).filter(([, text]) => text !== null && text !== '');
    draft.values[field.key] = parts.length > 0 ? Object.fromEntries(parts) : null;
  }
};

/** What is inactive is taken for nothing new; where the record has it already, it stays. */
const refuseResting = ({ resolver, targets }: CheckContext, draft: Draft, before: Image | undefined): void => {
  for (const { field, key } of targets) {
    const id = draft.values[field.key];
    if (field.reference && before?.[field.key] !== id && resolver.isResting(field.reference.type, id)) add(draft, key, finding('error.REFERENCE_INACTIVE', { value: draft.references.get(field.key) ?? '' }), draft.references.get(field.key));
  }
};

/** Another record has a unique value that this row claims; the first key tells which record an import is about. */
const takenElsewhere = (context: CheckContext, draft: Draft, before: Image | undefined, matches: Matches, at: number): void => {
  context.keys.forEach((key, index) => {
    const other = matches.taken[index]?.get(at);
    if (other && other.id !== before?.id) add(draft, key.fields[0]?.key ?? 'id', takenFinding(context, key));
  });
};

/** The organisation's own fields that the file fills, together as the record keeps them. */
const withOwn = (context: CheckContext, draft: Draft, record: Record<string, unknown>, before: Image | undefined): Record<string, unknown> => {
  if (!context.targets.some(({ field }) => field.custom !== undefined)) return record;
  return { ...record, custom: mergedCustom(before?.['custom'], together(ownValues(draft))['custom']) };
};
const ownValues = (draft: Draft): Record<string, unknown> => Object.fromEntries(Object.entries(draft.values).filter(([key]) => isCustomKey(key)));

const addition = (context: CheckContext, draft: Draft): Record<string, unknown> => {
  const record: Record<string, unknown> = { id: String(context.firstId + draft.ordinal) };
  for (const { field, value } of context.defaults) record[field.key] = value;
  for (const field of context.given) if (Object.hasOwn(draft.values, field.key)) record[field.key] = draft.values[field.key];
  const { grant, person } = context;
  // Whoever reaches their own records alone brings their own, where the file names nobody. A recruiter of a team keeps whom nobody else has to keep.
  if (person && person.key !== 'id' && (grant.scope === 'SELF' || (grant.scope === 'TEAM' && !person.required))) record[person.key] ??= grant.session.employeeId;
  return withOwn(context, draft, record, undefined);
};

/** Every mapped field with its present value where the row says nothing, so that all rows of an update have the same columns. */
const patch = (context: CheckContext, draft: Draft, before: Image | undefined): Record<string, unknown> => {
  const record: Record<string, unknown> = { id: before?.id, version: before?.version };
  for (const { field } of context.targets) if (field.kind !== 'id' && field.custom === undefined) record[field.key] = Object.hasOwn(draft.values, field.key) ? draft.values[field.key] : (before?.[field.key] ?? null);
  return withOwn(context, draft, record, before);
};

const validate = (context: CheckContext, draft: Draft, record: Readonly<Record<string, unknown>>, before: Image | undefined): void => {
  const isUpdate = context.job.action === 'UPDATE';
  if (isUpdate && !before) return;
  const told: Record<string, unknown> = {};
  for (const key of Object.keys(record)) if (key !== 'id' && key !== 'version' && key !== 'custom' && (!isUpdate || Object.hasOwn(draft.values, key))) told[key] = record[key];
  if (context.targets.some(({ field }) => field.custom !== undefined)) Object.assign(told, ownValues(draft));
  const mode = isUpdate && before ? { ...context.rules, mode: 'update' as const, before } : { ...context.rules, mode: 'add' as const };
  const problems = validateRecord(context.resource.fields, told, mode);
  if (problems.length === 0) return;
  const has = new Set(draft.problems.map(({ field }) => field.split('.')[0]));
  for (const problem of problems) {
    const [head = ''] = problem.field.split('.');
    const field = context.targets.some((target) => target.key === head) ? head : problem.field;
    if (!has.has(head)) draft.problems.push({ ...problem, field, value: draft.references.get(field) ?? textOf(told[field]) });
  }
};

/** What the database will make of the values, for the journal's image. */
const computed = (context: CheckContext, record: Record<string, unknown>): void => {
  for (const field of context.resource.fields) if (field.concat) record[field.key] = concatText(field, record);
};

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : Array.isArray(value) && typeof value[0] === 'object' ? '' : typeof value === 'object' ? Object.values(value).join(', ') : String(value));
