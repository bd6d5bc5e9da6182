/** A row of the file on its way to a record: its values so far and what is wrong with them. */
import type { Finding } from '../../../domain/problem.ts';
import { cellText } from '../../sheets/cell.ts';
import type { Cell } from '../../sheets/cell.ts';
import type { Parsed } from '../../../domain/values/parseValue.ts';
import type { Target } from './targets.ts';

export type RowProblem = Finding & { readonly field: string; readonly value: string };

export type Draft = {
  /** As the spreadsheet numbers it. */
  readonly row: number;
  /** Counted from 0 over the rows of the file. */
  readonly ordinal: number;
  /** By field key. Empty cells are not in it. */
  readonly values: Record<string, unknown>;
  /** Texts of references, by field key, until they are resolved. */
  readonly references: Map<string, string>;
  readonly problems: RowProblem[];
  /** Targets whose cell was empty. */
  readonly empty: Set<string>;
};

export type CellReader = (cell: Cell) => Parsed;

/** Parts of an address come together in one value; a reference stays the text that names it; an id is kept as `values.id`. */
export const draftRow = (row: number, ordinal: number, cells: readonly Cell[], targets: readonly Target[], readers: readonly CellReader[]): Draft => {
  const draft: Draft = { row, ordinal, values: {}, references: new Map(), problems: [], empty: new Set() };
  targets.forEach((target, at) => {
    const cell = cells[at] ?? null;
    const parsed = readers[at]?.(cell) ?? { value: null };
    if ('problem' in parsed) draft.problems.push({ ...parsed.problem, field: target.key, value: cellText(cell) });
    else if (parsed.value === null) draft.empty.add(target.key);
    else put(draft, target, parsed.value);
  });
  return draft;
};

const put = (draft: Draft, target: Target, value: unknown): void => {
  const { key, kind } = target.field;
  if (kind === 'reference') draft.references.set(key, String(value));
  else if (target.part !== undefined) draft.values[key] = { ...(draft.values[key] as object | undefined), [target.part]: value };
  else draft.values[key] = kind === 'email' ? String(value).toLowerCase() : value;
};
