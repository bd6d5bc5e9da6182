import type { ReactNode } from 'react';
import type { Column } from '../state/columns.ts';
import type { Moving, useGridFocus } from './useGridFocus.ts';

export type DrawnLine = { readonly index: number; readonly top: number; readonly columns: readonly Column[]; /** Places of the columns in sight. */ readonly drawn: readonly number[]; readonly focused: number | undefined };

/** DONE: it meant something. PASS: it means what it means everywhere in the grid. LEAVE: it means nothing in the grid. */
export type KeyUse = 'DONE' | 'PASS' | 'LEAVE';

/** Lines of a grid that are no records: groups. */
export type GridLines = {
  /** Undefined for a line that is a record. */
  readonly draw: (line: DrawnLine) => ReactNode;
  /** Does what a key means on such a line. */
  readonly onKeyDown: (event: Moving, focus: ReturnType<typeof useGridFocus>) => KeyUse;
  /** Of records, counted from 1. */
  readonly level: number;
};
