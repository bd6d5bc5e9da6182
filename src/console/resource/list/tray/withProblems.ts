import type { Edits } from '../cells/editStore.ts';
import type { Problem } from './saveEdits.ts';

/** The edits with what the server says of them: in the cell where it has one, else in the first cell of the row. */
export const withProblems = (edits: Edits, problems: readonly Problem[]): Edits => {
  const next = new Map(edits);
  for (const { id, field, message } of problems) {
    const edit = next.get(id);
    if (!edit) continue;
    const key = field !== null && edit.cells.has(field) ? field : [...edit.cells.keys()][0];
    const cell = key === undefined ? undefined : edit.cells.get(key);
    if (key !== undefined && cell) next.set(id, { ...edit, cells: new Map(edit.cells).set(key, { ...cell, problem: message }) });
  }
  return next;
};
