import type { Field } from '../../../../domain/resource.ts';
import { Unreadable } from '../../../fields/input/unreadable.ts';
import type { Row } from '../../../providers/data/row.ts';
import type { CellEdit, Edits, RowEdit } from '../cells/editStore.ts';

type KeptCell = { readonly key: string; readonly before: unknown; readonly after: unknown; readonly unreadable?: { readonly text: string; readonly reason: string }; readonly problem?: string | undefined };
type KeptRow = { readonly row: Row; readonly cells: readonly KeptCell[] };

/** Where the browser's store is too small for it. */
const large = new Map<string, string>();

/** Under which the edits of a list are kept: of the person who made them, never of the next one to sign in. */
export const keptKey = (userId: string | undefined, screen: string): string => `edits:${userId ?? ''}:${screen}`;

const keptCell = (key: string, { before, after, problem }: CellEdit): KeptCell =>
  after instanceof Unreadable ? { key, before, after: null, unreadable: { text: after.text, reason: after.reason }, problem } : { key, before, after, problem };

/** Keeps edits for the time that the person is signed out: only in this browser tab, gone when it closes. */
export const keepEdits = (key: string, edits: Edits): void => {
  const text = JSON.stringify([...edits.values()].map(({ row, cells }): KeptRow => ({ row, cells: [...cells].map(([field, cell]) => keptCell(field, cell)) })));
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // More than the browser gives room for: kept as long as the page is not loaded anew.
    large.set(key, text);
  }
};

/** Takes out what was kept; cells of fields that are no more are left out. Nothing where nothing readable was kept. */
export const takeEdits = (key: string, fields: readonly Field[]): Edits => {
  const text = large.get(key) ?? sessionStorage.getItem(key);
  large.delete(key);
  sessionStorage.removeItem(key);
  const byKey = new Map(fields.map((field) => [field.key, field]));
  try {
    const rows = JSON.parse(text ?? '[]') as readonly KeptRow[];
    return new Map(
      rows.flatMap(({ row, cells }): [string, RowEdit][] => {
        const known = cells.flatMap(({ key: name, before, after, unreadable, problem }): [string, CellEdit][] => {
          const field = byKey.get(name);
          return field ? [[name, { field, before, after: unreadable ? new Unreadable(unreadable.text, unreadable.reason) : after, problem }]] : [];
        });
        return known.length === 0 ? [] : [[row.id, { row, cells: new Map(known) }]];
      }),
    );
  } catch {
    return new Map();
  }
};

export const hasKept = (key: string): boolean => large.has(key) || sessionStorage.getItem(key) !== null;
