import { useRef } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { useListModel } from '../ListModel.ts';
import { usePagePick } from './usePagePick.ts';
import type { Place, useGridFocus } from './useGridFocus.ts';

const placeOf = (target: EventTarget): Place | undefined => {
  const cell = (target as Element).closest<HTMLElement>('[data-column]') ?? (target as Element).closest('.pick')?.querySelector<HTMLElement>('[data-column]');
  if (!cell) return undefined;
  const row = cell.closest<HTMLElement>('[data-index]');
  return { row: row ? Number(row.dataset.index) : -1, column: Number(cell.dataset.column) };
};

/** Mouse and keys of the grid, listened to once: a click opens the record, on the checkbox it selects, with Shift from the row before. */
export const useGridPointer = (focus: ReturnType<typeof useGridFocus>) => {
  const { rows, selection, change, address } = useListModel();
  const page = usePagePick();
  const anchor = useRef<number | undefined>(undefined);

  const pick = (index: number, extends_: boolean): void => {
    const row = rows.at(index);
    if (!row) return;
    if (extends_ && anchor.current !== undefined) void rows.idsBetween(anchor.current, index).then(selection.add);
    else selection.toggle(row.id);
    anchor.current = index;
  };

  const open = (index: number): void => {
    const row = rows.at(index);
    if (row) change({ record: row.id });
  };

  return {
    onFocus: ({ target }: FocusEvent): void => {
      const place = placeOf(target);
      if (place) focus.note(place);
    },

    onClick: (event: MouseEvent): void => {
      const place = placeOf(event.target);
      if (!place || place.row < 0) return;
      if (place.column < 0) pick(place.row, event.shiftKey);
      else if (event.shiftKey || event.ctrlKey || event.metaKey) pick(place.row, event.shiftKey);
      else if (!globalThis.getSelection?.()?.toString()) open(place.row);
    },

    onKeyDown: (event: KeyboardEvent): void => {
      const { at } = focus;
      const isCommand = event.ctrlKey || event.metaKey;
      if (at.row >= 0 && event.key === ' ') pick(at.row, event.shiftKey);
      else if (at.row >= 0 && event.key === 'Enter') open(at.row);
      else if (at.row >= 0 && event.shiftKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
        const next = Math.max(0, at.row + (event.key === 'ArrowDown' ? 1 : -1));
        anchor.current ??= at.row;
        void rows.idsBetween(anchor.current, next).then(selection.add);
        focus.focus({ row: next, column: at.column });
      } else if (isCommand && event.key.toLowerCase() === 'a') (page.isAll ? selection.selectMatching : page.toggle)();
      else if (event.key === 'Escape' && address.record !== undefined) change({ record: undefined });
      else if (event.key === 'Escape' && selection.count > 0) selection.clear();
      else {
        focus.move(event);
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    },

    /** What is cut off shows whole as a tooltip. */
    onMouseOver: ({ target }: MouseEvent): void => {
      const cell = (target as Element).closest<HTMLElement>('.body .cell');
      if (cell) cell.title = cell.scrollWidth > cell.clientWidth || cell.scrollHeight > cell.clientHeight + 1 ? (cell.textContent ?? '') : '';
    },
  };
};
