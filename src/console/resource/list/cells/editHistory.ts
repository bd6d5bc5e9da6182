import type { Field } from '../../../../domain/resource.ts';
import type { Row } from '../../../providers/data/row.ts';
import { applyEdits } from './applyEdits.ts';
import type { CheckRow } from './applyEdits.ts';
import type { CellWay, EditStore, Edits } from './editStore.ts';

/** What one step did to one cell. */
type Moved = { readonly row: Row; readonly field: Field; readonly from: unknown; readonly to: unknown; readonly way: CellWay | undefined };
type Step = readonly Moved[];

/** Steps that can be taken back. */
const MOST = 100;

export type EditHistory = {
  /** Remembers what leads from one state to the next; answers how many cells differ. What had been undone is gone. */
  readonly note: (from: Edits, to: Edits) => number;
  /** Takes back the last step; answers how many cells it put back, undefined where there is no step. */
  readonly undo: (check: CheckRow) => number | undefined;
  /** Makes the step undone last again, likewise. */
  readonly redo: (check: CheckRow) => number | undefined;
  /** Lets go of what concerns these rows, because they are saved; without rows of everything. */
  readonly forget: (ids?: ReadonlySet<string>) => void;
};

const differences = (from: Edits, to: Edits): Step =>
  [...new Set([...from.keys(), ...to.keys()])].flatMap((id) => {
    const [one, other] = [from.get(id), to.get(id)];
    const row = other?.row ?? one?.row;
    if (one === other || !row) return [];
    return [...new Set([...(one?.cells.keys() ?? []), ...(other?.cells.keys() ?? [])])].flatMap((key): Moved[] => {
      const [was, is] = [one?.cells.get(key), other?.cells.get(key)];
      const field = is?.field ?? was?.field;
      if (!field) return [];
      // A cell without an edit holds what is saved, which the other side knows.
      const [before, after] = [was ? was.after : is?.before, is ? is.after : was?.before];
      return before === after ? [] : [{ row, field, from: before, to: after, way: is?.way }];
    });
  });

/** Undo and redo of what is not saved: each entry, paste, fill or replacement is one step. Cells are put back, not states, so that what was saved or merged meanwhile stays. */
export const createEditHistory = ({ get, set }: Pick<EditStore, 'get' | 'set'>): EditHistory => {
  let done: readonly Step[] = [];
  let undone: readonly Step[] = [];
  const move = (step: Step, side: 'from' | 'to', check: CheckRow): number => {
    set(applyEdits(get(), step.map(({ row, field, [side]: after, way }) => ({ row, field, after, way })), check));
    return step.length;
  };
  return {
    note: (from, to) => {
      const step = differences(from, to);
      if (step.length === 0) return 0;
      done = [...done, step].slice(-MOST);
      undone = [];
      return step.length;
    },
    undo: (check) => {
      const step = done.at(-1);
      if (!step) return undefined;
      done = done.slice(0, -1);
      undone = [...undone, step];
      return move(step, 'from', check);
    },
    redo: (check) => {
      const step = undone.at(-1);
      if (!step) return undefined;
      undone = undone.slice(0, -1);
      done = [...done, step];
      return move(step, 'to', check);
    },
    forget: (ids) => {
      const kept = (steps: readonly Step[]): readonly Step[] => (ids === undefined ? [] : steps.map((step) => step.filter(({ row }) => !ids.has(row.id))).filter((step) => step.length > 0));
      done = kept(done);
      undone = kept(undone);
    },
  };
};
