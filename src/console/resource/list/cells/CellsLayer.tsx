import { Suspense, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from 'ra-core';
import { apart } from '../../../shell/pieces/apart.tsx';
import { useTellFailure } from '../../../shell/failure/useTellFailure.ts';
import { VisuallyHidden } from '../../form/VisuallyHidden.tsx';
import { useFieldRights } from '../../form/useFieldRights.ts';
import type { Row } from '../../../providers/data/row.ts';
import { isText, pressOf } from '../grid/cellLayer.ts';
import type { CellLayer, CellLayerProps, HeldAct, Press } from '../grid/cellLayer.ts';
import { isCell } from '../grid/useGridFocus.ts';
import type { Place } from '../grid/useGridFocus.ts';
import { useListModel } from '../ListModel.ts';
import { applyEdits } from './applyEdits.ts';
import type { CellChange } from './applyEdits.ts';
import { behindHeld } from './behindHeld.ts';
import { CellEditor } from './CellEditor.tsx';
import { CellNote } from './CellNote.tsx';
import type { CellText } from './readCells.ts';
import { whyNot } from './editable.ts';
import { pastedText } from './pastedText.ts';
import { rangeOf, sizeOf } from './range.ts';
import type { Range } from './range.ts';
import { clipInto, controlOf, isLine, tellPage, typeInto } from './typeInto.ts';
import { useAnnounced } from './useAnnounced.ts';
import { useCellClipboard } from './useCellClipboard.ts';
import { useCellMenu } from './useCellMenu.tsx';
import { useCheckRow } from './useCheckRow.ts';
import { useEditHistory } from './useEditHistory.ts';
import { useHeldActs } from './useHeldActs.ts';
import { useInputsReady } from './useInputsReady.ts';
import { useReadCells } from './useReadCells.ts';
import { useTellEdits } from './useTellEdits.ts';

const FindBar = apart(async () => (await import('../find/FindBar.tsx')).FindBar);

type Open = { readonly place: Place; readonly row: Row; readonly key: string; /** What is typed next takes the place of the value. */ readonly replaces: boolean };

const isModifier = (key: string): boolean => ['Shift', 'Control', 'Alt', 'Meta', 'CapsLock'].includes(key);

/** Milliseconds for which a range stands before its size is told. */
const SETTLED = 300;

/** Editing in the cells of a grid: the editor over the cell, ranges to the clipboard and back, and what keys mean there. */
export const CellsLayer = ({ columns, focus, scroller, handle, held, press }: CellLayerProps) => {
  const { target, rows, first, length, edits, address } = useListModel();
  const { resource, screen } = target;
  const translate = useTranslate();
  const rights = useFieldRights(resource, screen);
  const check = useCheckRow();
  const [open, setOpen] = useState<Open>();
  const [note, setNote] = useState<{ readonly place: Place; readonly text: string }>();
  const [finds, setFinds] = useState<{ readonly replaces: boolean; /** So often it was asked for. */ readonly asked: number; readonly within?: Range | undefined; readonly among: string }>();
  /** What was typed since the bar was asked for, until it is there. */
  const typed = useRef<string>(undefined);
  const { said, announce } = useAnnounced();
  const editor = useRef<HTMLDivElement>(null);
  const isReady = useInputsReady(columns);
  useEditHistory(announce);
  useTellEdits(scroller, focus.at);

  const reason = (column: number): string | undefined => {
    const field = columns[column]?.field;
    const why = field && whyNot(field, rights);
    return why === undefined ? undefined : translate(why);
  };
  const isEditable = (column: number): boolean => columns[column] !== undefined && reason(column) === undefined;
  const change = (changes: readonly CellChange[]): number => edits.step(applyEdits(edits.get(), changes, check));
  const range = isCell(focus.at) ? rangeOf(focus.corner ?? focus.at, focus.at) : undefined;
  const { read, readTyped } = useReadCells();
  const tellFailure = useTellFailure();
  /** Into a cell what a text means there; `takesNearest` where it stands for the first offer that has it. */
  const write = async (one: CellText, takesNearest: boolean): Promise<void> => {
    try {
      change(await (takesNearest ? readTyped : read)([one]));
    } catch (error) {
      tellFailure(error, { retry: () => void write(one, takesNearest) });
    }
  };
  const clipboard = useCellClipboard({ columns, range, isEditable, change, announce });

  const count = useRef(said.count);
  count.current = said.count;
  const size = range && sizeOf(range) > 1 && finds === undefined ? translate('cells.range', { rows: range.bottom - range.top + 1, columns: range.right - range.left + 1 }) : undefined;
  useEffect(() => {
    // What was done with it meanwhile says more.
    const heard = count.current;
    const timer = setTimeout(() => (size === undefined || count.current !== heard ? undefined : announce(size)), SETTLED);
    return () => clearTimeout(timer);
  }, [announce, size]);

  const cellAt = ({ row, column }: Place): HTMLElement | null => scroller.current?.querySelector<HTMLElement>(`[data-index="${row}"] [data-column="${column}"]`) ?? null;

  /** Where a record stands now: in its place, or elsewhere in the window since others came before it. */
  const indexOf = (id: string, near: number): number | undefined =>
    rows.at(near)?.id === id ? near : Array.from(scroller.current?.querySelectorAll<HTMLElement>('[data-index]') ?? [], ({ dataset }) => Number(dataset['index'])).find((index) => rows.at(index)?.id === id);

  const edit = (place: Place, replaces = false): boolean => {
    const row = rows.at(place.row);
    const field = columns[place.column]?.field;
    const why = reason(place.column);
    if (why !== undefined) setNote({ place, text: why });
    if (!row || !field || why !== undefined) return false;
    setNote(undefined);
    // At once, so that the key that opened the editor is typed into it.
    flushSync(() => setOpen({ place, row, key: field.key, replaces }));
    const control = controlOf(editor.current);
    control?.focus();
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select();
    return control !== null;
  };

  const toggle = (place: Place): boolean => {
    const row = rows.at(place.row);
    const field = columns[place.column]?.field;
    if (!row || field?.kind !== 'yesNo' || !isEditable(place.column)) return false;
    const now = edits.get().get(row.id)?.cells.get(field.key)?.after ?? row[field.name];
    change([{ row, field, after: now !== true }]);
    return true;
  };

  const close = ({ row, id }: { readonly row: number; readonly id: string }, step: { readonly row: number; readonly column: number } | undefined): void => {
    if (open?.row.id !== id) return;
    setOpen(undefined);
    if (step) focus.focus({ row: Math.min(first + length - 1, Math.max(first, row + step.row)), column: Math.min(columns.length - 1, Math.max(0, open.place.column + step.column)) });
  };

  /** What a range was chosen among: other rows may stand in its place afterwards. */
  const among = JSON.stringify([address.view, address.filter, address.advanced, address.search, address.sorts]);
  const find = (replaces: boolean): void => {
    if (finds === undefined) typed.current ??= '';
    const chosen = range && sizeOf(range) > 1 ? range : undefined;
    setFinds((last) => ({ replaces, asked: (last?.asked ?? 0) + 1, within: chosen ?? last?.within, among: chosen || !last ? among : last.among }));
  };
  const endFind = (): void => {
    typed.current = undefined;
    setFinds(undefined);
  };
  /** Keys that were meant for the bar, and for no cell. */
  const typeAhead = (event: Press): boolean => {
    if (typed.current === undefined || isModifier(event.key)) return false;
    if (event.key === 'Escape') endFind();
    else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
    else if (isText(event) || event.key === ' ') typed.current += event.key;
    // What moves on, or is the browser's, is nobody's text; what would change a cell is not meant for one.
    else return ['Delete', 'F2', 'Enter'].includes(event.key);
    return true;
  };

  const onKeyDown: CellLayer['onKeyDown'] = (event) => {
    if (typeAhead(event)) return true;
    const { at } = focus;
    const { key } = event;
    const letter = key.toLowerCase();
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    setNote(undefined);
    if (key === 'F2') edit(at);
    else if (isText(event)) {
      // Where there is no editor it is said why.
      if (!edit(at, true)) return false;
      event.stopPropagation();
      const control = controlOf(editor.current);
      // Not prevented: the key goes on into the editor. One in which nothing is written is told.
      if (control === null || isLine(control)) return false;
      typeInto(control, pressOf(event));
    } else if ((key === 'Delete' || key === 'Backspace') && !isCommand) clipboard.clear();
    else if (isCommand && letter === 'd') clipboard.fillDown();
    else if (isCommand && (letter === 'f' || letter === 'h')) find(letter === 'h' && rights.mayUpdate);
    else if (key === ' ' && !event.shiftKey && !isCommand) return toggle(at);
    else return false;
    return true;
  };

  const menu = useCellMenu({ columns, focus, range, isEditable, clipboard, edit, find });

  const clip = (act: 'copy' | 'cut' | 'paste', data: DataTransfer | undefined, text: string): void => (act === 'paste' ? clipboard.paste(text) : clipboard[act](data));

  /** The cell of a double click is edited once the record that its first click opened has left its room to the list again. */
  const mayNow = (one: HeldAct): boolean => one.act !== 'edit' || one.cell.isBeside || address.record !== one.cell.id;
  const onHeld = useHeldActs(held, isReady, [scroller, editor], mayNow, (one: HeldAct) => {
    if (one.act === 'go') return focus.focus(one.place);
    if (one.act === 'edit') {
      const column = columns.findIndex(({ field }) => field.key === one.cell.field);
      const row = indexOf(one.cell.id, one.cell.row);
      if (column >= 0 && row !== undefined) edit({ row, column });
      return undefined;
    }
    if (one.act === 'menu') return menu.open(one.at);
    const control = controlOf(editor.current);
    if (one.act !== 'key') return control ? clipInto(control, one) : clip(one.act, undefined, one.text);
    if (control) return typeInto(control, one.press);
    if (onKeyDown({ ...one.press, stopPropagation: () => undefined })) return undefined;
    const opened = controlOf(editor.current);
    if (opened) return typeInto(opened, one.press);
    if (!press({ ...one.press, preventDefault: () => undefined }) && (one.press.ctrlKey || one.press.metaKey || one.press.altKey)) tellPage(one.press);
    return undefined;
  });

  useImperativeHandle(handle, () =>
    isReady
      ? {
          onKeyDown,
          onClipboard: (act, event) => {
            event.preventDefault();
            clip(act, event.clipboardData, act === 'paste' ? pastedText(event.clipboardData) : '');
          },
          edit: (place) => void edit(place),
          openMenu: menu.open,
          onHeld,
          whyNot: reason,
        }
      : undefined,
  );

  const column = open && columns.findIndex(({ field }) => field.key === open.key);
  const shown = column === undefined ? undefined : columns[column];
  const index = open && indexOf(open.row.id, open.place.row);
  const row = open && (index === undefined ? open.row : (rows.at(index) ?? open.row));
  return (
    <>
      {open && row && shown && column !== undefined ? (
        <CellEditor
          key={`${open.row.id} ${open.key}`}
          box={editor}
          behind={behindHeld(held)}
          anchor={index === undefined ? null : cellAt({ row: index, column })}
          field={shown.field}
          label={shown.label}
          row={row}
          edit={edits.get().get(row.id)}
          replaces={open.replaces}
          onCommit={(after, step) => {
            change([{ row, field: shown.field, after }]);
            close({ row: index ?? open.place.row, id: row.id }, step);
          }}
          onText={(text, step) => {
            close({ row: index ?? open.place.row, id: row.id }, step);
            return write({ row, field: shown.field, text }, step !== undefined);
          }}
          onCancel={() => close({ row: index ?? open.place.row, id: row.id }, { row: 0, column: 0 })}
        />
      ) : null}
      {menu.shown}
      {note ? <CellNote anchor={cellAt(note.place)} text={note.text} /> : null}
      {finds ? (
        <Suspense>
          <FindBar
            columns={columns}
            focus={focus}
            isEditable={isEditable}
            change={change}
            replaces={finds.replaces}
            range={finds.among === among ? finds.within : undefined}
            asked={finds.asked}
            typed={typed}
            onClose={() => {
              endFind();
              focus.focus(isCell(focus.at) ? focus.at : { row: first, column: 0 });
            }}
          />
        </Suspense>
      ) : null}
      <VisuallyHidden role="status">
        <span key={said.count}>{said.text}</span>
      </VisuallyHidden>
    </>
  );
};
