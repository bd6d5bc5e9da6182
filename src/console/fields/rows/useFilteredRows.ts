import { useMemo, useState } from 'react';
import { cells } from '../cells.tsx';
import { fold } from '../input/fold.ts';
import { useCellFormats } from '../useCellFormats.ts';
import type { ChildRow } from './row.ts';
import type { Field } from '../../../domain/resource.ts';

/** The filter over many rows, and the indices of those that it leaves. A row stays while it is written in, though it fits no longer. */
export const useFilteredRows = (fields: readonly Field[], rows: readonly ChildRow[]) => {
  const formats = useCellFormats();
  const [state, setState] = useState<{ readonly text: string; readonly count: number; readonly left: readonly number[] }>();
  const texts = fields.filter(({ kind }) => kind !== 'yesNo');
  const wordsOf = (row: ChildRow): string => fold(texts.map((field) => cells[field.kind].text(row[field.name] ?? row[field.key], field, row, formats)).join(' '));
  const setText = (text: string): void => {
    const needle = fold(text.trim());
    setState(needle === '' ? undefined : { text, count: rows.length, left: rows.flatMap((row, index) => (wordsOf(row).includes(needle) ? [index] : [])) });
  };
  // Rows were added or removed: the indices mean others now.
  if (state && state.count !== rows.length) setText(state.text);
  const all = useMemo(() => Array.from({ length: rows.length }, (_, index) => index), [rows.length]);
  return { text: state?.text ?? '', indices: state?.left ?? all, isFiltered: state !== undefined, setText };
};
