import { ask } from '../../../shell/ask.ts';
import { together } from '../../../../domain/customisation/custom-values.ts';
import type { Wanted } from '../../askAlong.ts';
import type { CellWay, RowEdit } from '../cells/editStore.ts';
import { valuesOfEdit } from '../cells/applyEdits.ts';

export type Problem = { readonly id: string; readonly field: string | null; readonly message: string };
export type Conflict = { readonly id: string; readonly current: Readonly<Record<string, unknown>> };
export type Saved = { readonly changed: number; readonly unchanged: number; readonly changeSet: string | null; /** What the server says besides that they are saved. */ readonly message: string };
export type Checked = { readonly changed: number; readonly unchanged: number; readonly problems: readonly Problem[]; readonly conflicts: readonly Conflict[] };

export const updatesOf = (edits: readonly RowEdit[]) => edits.map((edit) => ({ id: edit.row.id, version: Number(edit.row['version']), values: together(valuesOfEdit(edit)) }));

const SAVE = 'mutation updateRecords($type: String!, $updates: [RecordUpdateInput!]!, $by: UpdateWay, $along: Boolean, $mails: Boolean) { updateRecords(type: $type, updates: $updates, by: $by, along: $along, mails: $mails) { errorCode message changed unchanged changeSet } }';
const CHECK = 'query checkRecordUpdates($type: String!, $updates: [RecordUpdateInput!]!) { checkRecordUpdates(type: $type, updates: $updates) { errorCode message changed unchanged problems { id field message } conflicts { id current } } }';

/** What their change-set is called: cells that were not all pasted, or all replaced, were edited. */
const wayOf = (edits: readonly RowEdit[]): CellWay | 'CELLS' => {
  const [way, ...others] = new Set(edits.flatMap(({ cells }) => [...cells.values()].map((cell) => cell.way ?? 'CELLS')));
  return way === undefined || others.length > 0 ? 'CELLS' : way;
};

/** All of the rows or none, in one transaction and one change-set; `along` with what is offered along with them, without `mails` none of those that leave with them. */
export const saveEdits = async (type: string, edits: readonly RowEdit[], { by, along = false, mails = true }: { readonly by?: 'MOVE' } & Partial<Wanted> = {}): Promise<Saved> =>
  (await ask<{ updateRecords: Saved }>('batch-processing', SAVE, { type, updates: updatesOf(edits), by: by ?? wayOf(edits), ...(along ? { along } : {}), ...(mails ? {} : { mails }) })).updateRecords;

/** What the server would say to saving. */
export const checkEdits = async (type: string, edits: readonly RowEdit[]): Promise<Checked> => (await ask<{ checkRecordUpdates: Checked }>('batch-processing', CHECK, { type, updates: updatesOf(edits) })).checkRecordUpdates;

type Extensions = { readonly validationError?: readonly { readonly row?: string; readonly field: string; readonly message: string }[]; readonly conflicts?: readonly Conflict[] };

/** What a refusal of `saveEdits` says of each record; undefined where it is about none. */
export const refusedRows = (error: unknown): Pick<Checked, 'problems' | 'conflicts'> | undefined => {
  const { extensions } = ((error as { body?: { extensions?: Extensions } }).body ?? {}) as { extensions?: Extensions };
  const problems = (extensions?.validationError ?? []).flatMap(({ row, field, message }) => (row === undefined ? [] : [{ id: row, field: field === '' ? null : field, message }]));
  const conflicts = extensions?.conflicts ?? [];
  return problems.length + conflicts.length === 0 ? undefined : { problems, conflicts };
};

/** How many records a refusal is about: one may have several faults, and have been changed elsewhere besides. */
export const recordsIn = ({ problems, conflicts }: Pick<Checked, 'problems' | 'conflicts'>): number => new Set([...problems, ...conflicts].map(({ id }) => id)).size;
