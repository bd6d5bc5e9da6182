import type { Field } from '../../../../domain/resource.ts';
import type { Row } from '../../../providers/data/row.ts';
import { createEditHistory } from './editHistory.ts';
import type { EditHistory } from './editHistory.ts';
import { createOthersStore } from './othersEdits.ts';
import type { OthersStore } from './othersEdits.ts';

/** How a value came into a cell, where it was not typed or chosen there. */
export type CellWay = 'PASTE' | 'REPLACE';

/** One cell that was changed and is not saved: what the list holds of it, and what it shall become. */
export type CellEdit = {
  readonly field: Field;
  /** As the list holds it: a reference with its title. */
  readonly before: unknown;
  readonly after: unknown;
  /** What is wrong with it, as a sentence; undefined where nothing is. */
  readonly problem: string | undefined;
  readonly way?: CellWay | undefined;
};
export type RowEdit = { readonly row: Row; readonly cells: ReadonlyMap<string, CellEdit> };
export type Edits = ReadonlyMap<string, RowEdit>;

export type EditStore = {
  readonly get: () => Edits;
  /** Replaces the edits by what is known of them now; no step of the person. */
  readonly set: (edits: Edits) => void;
  /** A step of the person, which undo takes back as one; answers how many cells it changed. */
  readonly step: (edits: Edits) => number;
  /** Drops all edits and every step. */
  readonly clear: () => void;
  readonly history: EditHistory;
  /** What others hold changed meanwhile. */
  readonly others: OthersStore;
  readonly subscribe: (listen: () => void) => () => void;
};

/** The edits of one list, kept while it pages, sorts and filters. */
export const createEditStore = (): EditStore => {
  let edits: Edits = new Map();
  const listeners = new Set<() => void>();
  const get = (): Edits => edits;
  const set = (next: Edits): void => {
    edits = next;
    for (const listen of listeners) listen();
  };
  const history = createEditHistory({ get, set });
  return {
    get,
    set,
    step: (next) => {
      const count = history.note(edits, next);
      set(next);
      return count;
    },
    clear: () => {
      history.forget();
      set(new Map());
    },
    history,
    others: createOthersStore(),
    subscribe: (listen) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  };
};

/** How many cells. */
export const countOf = (edits: Edits): number => [...edits.values()].reduce((sum, { cells }) => sum + cells.size, 0);
