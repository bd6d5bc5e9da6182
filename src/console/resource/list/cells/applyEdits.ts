import type { Field } from '../../../../domain/resource.ts';
import { isLinked } from '../../../providers/data/row.ts';
import type { Row } from '../../../providers/data/row.ts';
import { isSame } from '../../form/values.ts';
import type { Values } from '../../form/values.ts';
import type { CellEdit, CellWay, Edits, RowEdit } from './editStore.ts';

/** A cell and what it shall hold: a reference as `{id, title}`, text that is no value as Unreadable. */
export type CellChange = { readonly row: Row; readonly field: Field; readonly after: unknown; readonly way?: CellWay | undefined };

/** What is wrong with the values of a row, by field key. */
export type CheckRow = (row: Row, values: Values) => Readonly<Record<string, string>>;

/** As it is written: a reference by its id. */
export const writtenOf = (value: unknown): unknown => (isLinked(value) ? value.id : value === undefined || value === '' ? null : value);

/** The values of a row's edits, by field key. */
export const valuesOfEdit = ({ cells }: Pick<RowEdit, 'cells'>): Values => Object.fromEntries([...cells].map(([key, { after }]) => [key, writtenOf(after)]));

const checked = (edit: RowEdit, check: CheckRow): RowEdit => {
  const problems = check(edit.row, valuesOfEdit(edit));
  return { ...edit, cells: new Map([...edit.cells].map(([key, cell]): [string, CellEdit] => [key, { ...cell, problem: problems[key] }])) };
};

/** The edits with more of them. A cell that gets back what is saved is no edit any more; rows that are not concerned stay the same objects. */
export const applyEdits = (edits: Edits, changes: readonly CellChange[], check: CheckRow): Edits => {
  const next = new Map(edits);
  const touched = new Set<string>();
  for (const { row, field, after, way } of changes) {
    const had: RowEdit = next.get(row.id) ?? { row, cells: new Map() };
    const cells = new Map(had.cells);
    const before = cells.has(field.key) ? cells.get(field.key)?.before : row[field.name];
    if (isSame(field, writtenOf(before), writtenOf(after))) cells.delete(field.key);
    else cells.set(field.key, { field, before, after, problem: undefined, way });
    next.set(row.id, { ...had, cells });
    touched.add(row.id);
  }
  for (const id of touched) {
    const edit = next.get(id);
    if (edit?.cells.size === 0) next.delete(id);
    else if (edit) next.set(id, checked(edit, check));
  }
  return next;
};

/** Some rows checked anew by the rules: what the server said of them is gone until it is asked again. */
export const recheck = (edits: Edits, ids: ReadonlySet<string>, check: CheckRow): Edits => new Map([...edits].map(([id, edit]) => [id, ids.has(id) ? checked(edit, check) : edit]));

/** What is left after some rows were saved as they were then: what was typed meanwhile, on top of what was saved. */
export const afterSaving = (edits: Edits, saved: readonly RowEdit[], check: CheckRow): Edits => {
  const rest = new Map(edits);
  const since: CellChange[] = [];
  for (const sent of saved) {
    const now = rest.get(sent.row.id);
    rest.delete(sent.row.id);
    if (now === sent) continue;
    const row: Row = { ...sent.row, ...Object.fromEntries([...sent.cells.values()].map(({ field, after }) => [field.name, after])) };
    const both = new Map([...sent.cells, ...(now?.cells ?? [])]);
    since.push(...[...both].map(([key, { field, before }]) => ({ row, field, after: now?.cells.has(key) ? now.cells.get(key)?.after : before })));
  }
  return applyEdits(rest, since, check);
};

/** Without one cell, or without the rows. */
export const withoutCell = (edits: Edits, id: string, key: string, check: CheckRow): Edits => {
  const edit = edits.get(id);
  const cell = edit?.cells.get(key);
  return edit && cell ? applyEdits(edits, [{ row: edit.row, field: cell.field, after: cell.before }], check) : edits;
};
export const withoutRows = (edits: Edits, ids: ReadonlySet<string>): Edits => new Map([...edits].filter(([id]) => !ids.has(id)));

/** The same edits on rows as they are now, for those that somebody else changed where nobody disagrees. */
export const onto = (edits: Edits, row: Row, kept: ReadonlySet<string>, check: CheckRow): Edits => {
  const edit = edits.get(row.id);
  if (!edit) return edits;
  const mine = [...edit.cells.values()].filter(({ field }) => kept.has(field.key)).map(({ field, after, way }) => ({ row, field, after, way }));
  return applyEdits(withoutRows(edits, new Set([row.id])), mine, check);
};
