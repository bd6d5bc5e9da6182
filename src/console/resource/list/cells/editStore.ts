import type { Field } from '../../../../domain/resource.ts';
import type { Row } from '../../../providers/data/row.ts';

/** One cell that was changed and is not saved: what the list holds of it, and what it shall become. */
export type CellEdit = {
  readonly field: Field;
  /** As the list holds it: a reference with its title. */
  readonly before: unknown;
  readonly after: unknown;
  /** What is wrong with it, as a sentence; undefined where nothing is. */
  readonly problem: string | undefined;
};
export type RowEdit = { readonly row: Row; readonly cells: ReadonlyMap<string, CellEdit> };
export type Edits = ReadonlyMap<string, RowEdit>;

export type EditStore = {
  readonly get: () => Edits;
  readonly set: (edits: Edits) => void;
  readonly subscribe: (listen: () => void) => () => void;
};

/** The edits of one list, kept while it pages, sorts and filters. */
export const createEditStore = (): EditStore => {
  let edits: Edits = new Map();
  const listeners = new Set<() => void>();
  return {
    get: () => edits,
    set: (next) => {
      edits = next;
      for (const listen of listeners) listen();
    },
    subscribe: (listen) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  };
};

/** How many cells. */
export const countOf = (edits: Edits): number => [...edits.values()].reduce((sum, { cells }) => sum + cells.size, 0);
