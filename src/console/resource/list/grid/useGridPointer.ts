import { useRef } from 'react';
import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { useGo } from '../../../shell/Steady.tsx';
import { routeOf } from '../../../shell/routeOf.ts';
import { useListModel } from '../ListModel.ts';
import { openAt } from '../state/walk.ts';
import { rangeOf } from '../cells/range.ts';
import { begins, pressOf, waits } from './cellLayer.ts';
import type { CellLayer, HeldAct } from './cellLayer.ts';
import { usePagePick } from './usePagePick.ts';
import { useSecondClick } from './useSecondClick.ts';
import { isCell } from './useGridFocus.ts';
import type { Moving, Place, useGridFocus } from './useGridFocus.ts';

const placeOf = (target: EventTarget): Place | undefined => {
  const cell = (target as Element).closest<HTMLElement>('[data-column]') ?? (target as Element).closest('.pick')?.querySelector<HTMLElement>('[data-column]');
  if (!cell) return undefined;
  const row = cell.closest<HTMLElement>('[data-index]');
  return { row: row ? Number(row.dataset.index) : -1, column: Number(cell.dataset.column) };
};

/** Keys that lead to another row; with Shift, on the checkboxes, they take all rows on the way. */
const ROWS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']);

/** A record was opened and is not drawn yet: the page's address is ahead of what is shown while the panel's code comes. */
const isOpening = (): boolean => new URLSearchParams(window.location.search).has('record');

/**
 * Mouse and keys of the grid, listened to once: a click opens the record, on the checkbox it selects, with Shift from the row before. Among cells
 * Shift and dragging make a range; what a key means inside a cell `cells` decides. What is typed or pasted before it is there waits in `held`.
 */
export const useGridPointer = (focus: ReturnType<typeof useGridFocus>, fieldAt: (column: number) => string | undefined, cells: RefObject<CellLayer | undefined>, held: RefObject<HeldAct[]>, onTouch: () => void) => {
  const { rows, rights, selection, change, address, walk } = useListModel();
  const pressed = useSecondClick((cell) => {
    focus.drawn()?.focus({ preventScroll: true });
    held.current.push({ act: 'edit', cell });
    cells.current?.onHeld();
    if (!cell.isBeside) change({ record: undefined });
  });
  const page = usePagePick();
  const go = useGo();
  const anchor = useRef<number | undefined>(undefined);
  /** The cell that was pressed while something waited for the one before. */
  const later = useRef<Place>(undefined);
  const drag = useRef<{ readonly from: Place; moved: boolean } | undefined>(undefined);

  const pick = (index: number, extends_: boolean): void => {
    const row = rows.at(index);
    if (!row) return;
    if (extends_ && anchor.current !== undefined) void rows.idsBetween(anchor.current, index).then(selection.add);
    else selection.toggle(row.id);
    anchor.current = index;
  };

  const isInRange = ({ row, column }: Place): boolean => {
    if (!isCell(focus.at)) return false;
    const { top, bottom, left, right } = rangeOf(focus.corner ?? focus.at, focus.at);
    return row >= top && row <= bottom && column >= left && column <= right;
  };

  const open = (index: number): void => {
    const row = rows.at(index);
    if (!row) return;
    openAt(walk, row.id, index);
    change({ record: row.id });
  };

  /** A click opens the record; a second one at once edits the cell instead, where it can be edited. */
  const click = ({ row: index, column }: Place): void => {
    const row = rows.at(index);
    const field = fieldAt(column);
    if (row && field !== undefined) pressed.current = { row: index, id: row.id, field, isBeside: address.record !== undefined };
    open(index);
  };

  const follow = (link: HTMLAnchorElement): void => void go(`${routeOf(link.pathname)}${link.search}`);

  /** Enter: in the cell of a figure it opens what is counted, with Ctrl in another tab; everywhere else the record. */
  const enter = (isElsewhere: boolean): void => {
    const link = focus.drawn()?.querySelector('a');
    if (!link) open(focus.at.row);
    else if (isElsewhere) window.open(link.href, '_blank', 'noopener');
    else follow(link);
  };

  /** Does what a key that does not move means in the grid, once it means nothing in a cell. */
  const press = (event: Moving): boolean => {
    const { at } = focus;
    const isCommand = event.ctrlKey || event.metaKey;
    if (at.row >= 0 && event.key === ' ') pick(at.row, event.shiftKey);
    else if (at.row >= 0 && event.key === 'Enter') enter(isCommand);
    else if (at.column < 0 && event.shiftKey && !event.altKey && ROWS.has(event.key) && focus.rowAfter(event) !== undefined) {
      const next = focus.rowAfter(event)!;
      anchor.current ??= at.row;
      void rows.idsBetween(anchor.current, next).then(selection.add);
      focus.focus({ row: next, column: at.column });
    } else if (isCommand && event.key.toLowerCase() === 'a') (page.isAll ? selection.selectMatching : page.toggle)();
    else if (event.key === 'Escape' && focus.corner) focus.focus(at);
    else if (event.key === 'Escape' && (address.record !== undefined || isOpening())) change({ record: undefined });
    else if (event.key === 'Escape' && selection.count > 0) selection.clear();
    else return false;
    return true;
  };

  /** Whether an act of the clipboard is for the cells: not in the header and not on a checkbox. */
  const clip = (act: 'copy' | 'cut' | 'paste', event: ClipboardEvent): void => {
    if (!isCell(focus.at)) return;
    if (cells.current && held.current.length === 0) return cells.current.onClipboard(act, event);
    event.preventDefault();
    held.current.push({ act, text: act === 'paste' ? event.clipboardData.getData('text/plain') : '' });
  };

  return {
    press,

    onCopy: (event: ClipboardEvent): void => clip('copy', event),
    onCut: (event: ClipboardEvent): void => clip('cut', event),
    onPaste: (event: ClipboardEvent): void => clip('paste', event),

    onFocus: ({ target }: FocusEvent): void => {
      const place = placeOf(target);
      const isLater = place !== undefined && place.row === later.current?.row && place.column === later.current.column;
      later.current = undefined;
      if (place && !isLater) focus.note(place);
      if (isCell(place)) onTouch();
    },

    onPointerDown: ({ target, button, shiftKey, pointerType }: PointerEvent): void => {
      const place = placeOf(target);
      later.current = held.current.length > 0 && isCell(place) ? place : undefined;
      if (later.current) held.current.push({ act: 'go', place: later.current });
      drag.current = button === 0 && pointerType === 'mouse' && !shiftKey && isCell(place) ? { from: place, moved: false } : undefined;
    },

    onPointerMove: (event: PointerEvent): void => {
      const { current } = drag;
      const place = event.buttons === 1 && current ? placeOf(event.target) : undefined;
      if (!current || !isCell(place) || (!current.moved && place.row === current.from.row && place.column === current.from.column)) return;
      if (!current.moved) focus.focus(current.from);
      current.moved = true;
      globalThis.getSelection?.()?.removeAllRanges();
      focus.reach(current.from, place);
    },

    onDoubleClick: ({ target }: MouseEvent): void => {
      const place = placeOf(target);
      if (isCell(place)) cells.current?.edit(place);
    },

    onMouseDown: (event: MouseEvent): void => {
      const place = placeOf(event.target);
      // The range grows from the cell that has the focus, so the focus stays until the click; so it does for the menu of a range.
      if (isCell(place) && isCell(focus.at) && (event.shiftKey || (event.button === 2 && isInRange(place)))) event.preventDefault();
    },

    /** By a right click, Shift F10 or the menu key. On a link the browser's own menu says more. */
    onContextMenu: (event: MouseEvent): void => {
      const place = placeOf(event.target);
      if (!isCell(place) || (event.target as Element).closest('a, input, textarea, select')) return;
      event.preventDefault();
      if (!isInRange(place)) focus.focus(place);
      const { left, bottom } = (event.target as Element).getBoundingClientRect();
      const at = event.clientX === 0 && event.clientY === 0 ? { left, top: bottom } : { left: event.clientX, top: event.clientY };
      if (cells.current && held.current.length === 0) return cells.current.openMenu(at);
      held.current.push({ act: 'menu', at });
    },

    onClick: (event: MouseEvent): void => {
      const place = placeOf(event.target);
      if (!place || place.row < 0) return;
      const link = (event.target as Element).closest('a');
      if (drag.current?.moved) return link ? event.preventDefault() : undefined;
      if (link) {
        // With a key held the browser opens it elsewhere.
        if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        return follow(link);
      }
      if (place.column < 0) pick(place.row, event.shiftKey);
      else if (event.shiftKey) focus.focus(place, true);
      else if (event.ctrlKey || event.metaKey) pick(place.row, false);
      else if (event.detail < 2 && !globalThis.getSelection?.()?.toString()) click(place);
    },

    onKeyDown: (event: KeyboardEvent): void => {
      const { at } = focus;
      const isHeld = isCell(at) && (held.current.length > 0 ? waits(event, held.current) : !cells.current && begins(event, rights.EDIT));
      if (isHeld) held.current.push({ act: 'key', press: pressOf(event) });
      if (!isHeld && !(isCell(at) && cells.current?.onKeyDown(event)) && !press(event)) return void focus.move(event);
      event.preventDefault();
      event.stopPropagation();
    },

    /** What is cut off shows whole as a tooltip; a cell that cannot be edited says why. */
    onMouseOver: ({ target }: MouseEvent): void => {
      const cell = (target as Element).closest<HTMLElement>('.body .cell');
      if (!cell) return;
      const isCut = cell.scrollWidth > cell.clientWidth || cell.scrollHeight > cell.clientHeight + 1;
      const why = cell.dataset.why ?? (cell.dataset.column === undefined ? undefined : cells.current?.whyNot(Number(cell.dataset.column)));
      cell.title = [isCut ? (cell.textContent ?? '') : '', why ?? ''].filter((part) => part !== '').join('\n');
    },
  };
};
