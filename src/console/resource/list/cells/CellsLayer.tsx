import { useImperativeHandle, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from 'ra-core';
import { VisuallyHidden } from '../../form/VisuallyHidden.tsx';
import { useFieldRights } from '../../form/useFieldRights.ts';
import type { CellLayerProps } from '../grid/cellLayer.ts';
import type { Place } from '../grid/useGridFocus.ts';
import { useListModel } from '../ListModel.ts';
import { applyEdits } from './applyEdits.ts';
import type { CellChange } from './applyEdits.ts';
import { CellEditor } from './CellEditor.tsx';
import { CellNote } from './CellNote.tsx';
import { whyNot } from './editable.ts';
import { rangeOf } from './range.ts';
import { useCellClipboard } from './useCellClipboard.ts';
import { useCheckRow } from './useCheckRow.ts';

type Open = { readonly place: Place; readonly id: string; /** What is typed next takes the place of the value. */ readonly replaces: boolean };

const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/** Editing in the cells of a grid: the editor over the cell, ranges to the clipboard and back, and what keys mean there. */
export const CellsLayer = ({ columns, focus, scroller, handle }: CellLayerProps) => {
  const { target, rows, first, length, edits } = useListModel();
  const { resource, screen } = target;
  const translate = useTranslate();
  const rights = useFieldRights(resource, screen);
  const check = useCheckRow();
  const [open, setOpen] = useState<Open>();
  const [note, setNote] = useState<{ readonly place: Place; readonly text: string }>();
  const [said, announce] = useState('');
  const editor = useRef<HTMLDivElement>(null);

  const reason = (column: number): string | undefined => {
    const field = columns[column]?.field;
    const why = field && whyNot(field, rights);
    return why === undefined ? undefined : translate(why);
  };
  const isEditable = (column: number): boolean => columns[column] !== undefined && reason(column) === undefined;
  const change = (changes: readonly CellChange[]): void => edits.set(applyEdits(edits.get(), changes, check));
  const range = rangeOf(focus.corner ?? focus.at, focus.at);
  const clipboard = useCellClipboard({ columns, range, isEditable, change, announce });

  const cellAt = ({ row, column }: Place): HTMLElement | null => scroller.current?.querySelector<HTMLElement>(`[data-index="${row}"] [data-column="${column}"]`) ?? null;

  const edit = (place: Place, replaces = false): boolean => {
    const row = rows.at(place.row);
    const why = reason(place.column);
    if (why !== undefined) setNote({ place, text: why });
    if (!row || why !== undefined) return false;
    setNote(undefined);
    // At once, so that the key that opened the editor is typed into it.
    flushSync(() => setOpen({ place, id: row.id, replaces }));
    const control = editor.current?.querySelector<HTMLElement>('input, textarea, [role=combobox], button');
    control?.focus();
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select();
    return control !== null && control !== undefined;
  };

  const toggle = (place: Place): boolean => {
    const row = rows.at(place.row);
    const field = columns[place.column]?.field;
    if (!row || field?.kind !== 'yesNo' || !isEditable(place.column)) return false;
    const now = edits.get().get(row.id)?.cells.get(field.key)?.after ?? row[field.name];
    change([{ row, field, after: now !== true }]);
    return true;
  };

  const close = (step: { readonly row: number; readonly column: number } | undefined): void => {
    if (!open) return;
    const { row, column } = open.place;
    setOpen(undefined);
    if (step) focus.focus({ row: Math.min(first + length - 1, Math.max(first, row + step.row)), column: Math.min(columns.length - 1, Math.max(0, column + step.column)) });
  };

  const onKeyDown = (event: KeyboardEvent): boolean => {
    const { at } = focus;
    const { key } = event;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    setNote(undefined);
    if (key === 'F2') edit(at);
    else if (isText(event)) {
      // Not prevented: the key goes on into the editor. Where there is none it is said why.
      if (edit(at, true)) event.stopPropagation();
      return false;
    } else if ((key === 'Delete' || key === 'Backspace') && !isCommand) clipboard.clear();
    else if (isCommand && key.toLowerCase() === 'd') clipboard.fillDown();
    else if (key === 'Enter' && isCommand) return false;
    else if (key === ' ' && !event.shiftKey && !isCommand) return toggle(at);
    else return false;
    return true;
  };

  useImperativeHandle(handle, () => ({ onKeyDown, onCopy: clipboard.copy, onCut: clipboard.cut, onPaste: clipboard.paste, edit: (place) => void edit(place), whyNot: reason }));

  const row = open && rows.at(open.place.row);
  const column = open && columns[open.place.column];
  return (
    <>
      {open && row && column && row.id === open.id ? (
        <CellEditor
          key={`${open.id} ${column.field.key}`}
          box={editor}
          anchor={cellAt(open.place)}
          field={column.field}
          label={column.label}
          row={row}
          edit={edits.get().get(row.id)}
          replaces={open.replaces}
          onCommit={(after, step) => {
            change([{ row, field: column.field, after }]);
            close(step);
          }}
          onCancel={() => close({ row: 0, column: 0 })}
        />
      ) : null}
      {note ? <CellNote anchor={cellAt(note.place)} text={note.text} /> : null}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
};
