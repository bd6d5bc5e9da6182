import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { RowWindow } from './useWindow.ts';

/** A cell: `row` -1 is the header, `column` -1 the checkbox. */
export type Place = { readonly row: number; readonly column: number };

export const isCell = (place: Place | undefined): place is Place => place !== undefined && place.row >= 0 && place.column >= 0;

type Options = {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly first: number;
  readonly length: number;
  readonly columns: number;
  readonly window: RefObject<RowWindow | undefined>;
  /** What the rows answer; a range ends where it changes. */
  readonly question?: string;
  /** How many rows there are is being counted: a way to the last one waits for that. */
  readonly isCounting?: boolean;
};

/** A key that may move. */
export type Moving = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'preventDefault'>;

const moved = ({ key, ctrlKey, metaKey }: Moving, at: Place, { first, length, columns, window }: Options): Place | undefined => {
  const fitting = window.current?.fitting ?? 1;
  const far = ctrlKey || metaKey;
  const top = first - 1;
  const bottom = first + length - 1;
  const row = at.row < 0 ? top : at.row;
  const to = (next: number): Place => ({ row: next < first ? -1 : Math.min(bottom, next), column: at.column });
  switch (key) {
    case 'ArrowDown':
      return to(far ? bottom : Math.max(first, row + 1));
    case 'ArrowUp':
      return at.row < 0 ? undefined : to(far ? first : row - 1);
    case 'ArrowRight':
      return { row: at.row, column: far ? columns - 1 : Math.min(columns - 1, at.column + 1) };
    case 'ArrowLeft':
      return { row: at.row, column: far ? -1 : Math.max(-1, at.column - 1) };
    case 'Home':
      return far ? { row: first, column: -1 } : { row: at.row, column: -1 };
    case 'End':
      return far ? { row: bottom, column: columns - 1 } : { row: at.row, column: columns - 1 };
    case 'PageDown':
      return to(Math.max(first, row + fitting - 1));
    case 'PageUp':
      return to(Math.max(first, row - fitting + 1));
    default:
      return undefined;
  }
};

/**
 * Roving focus: one cell of the grid takes the tab stop, arrows and their like move it, with Shift a range grows from the cell before; the row is
 * scrolled into sight first. A range ends where its rows are no longer those that were seen: on another page, in another order.
 */
export const useGridFocus = (options: Options) => {
  const { scroller, first, length, window, question = '', isCounting = false } = options;
  const [place, setPlace] = useState<Place>({ row: first, column: 0 });
  const [begun, setBegun] = useState<{ readonly place: Place; readonly among: string }>();
  const wished = useRef<'focus' | 'sight' | undefined>(undefined);
  const toLast = useRef<{ readonly column: number; readonly grows: boolean; readonly among: string } | undefined>(undefined);
  const isOnPage = ({ row }: Place): boolean => row >= first && row < first + length;
  const at: Place = place.row >= 0 && !isOnPage(place) ? { row: first, column: place.column } : place;
  const among = JSON.stringify([question, first]);
  const setCorner = (next: Place | undefined): void => setBegun(next && { place: next, among });
  const corner = begun?.among === among && isOnPage(begun.place) && isCell(at) ? begun.place : undefined;

  const focus = (next: Place, grows = false): void => {
    toLast.current = undefined;
    wished.current = 'focus';
    setCorner(grows && isCell(at) ? (corner ?? at) : undefined);
    if (next.row >= 0) window.current?.scrollTo(next.row - first);
    setPlace(next);
  };

  const drawn = (): HTMLElement | null | undefined => scroller.current?.querySelector<HTMLElement>(`${at.row < 0 ? '.head' : `[data-index="${at.row}"]`} [data-column="${at.column}"]`);

  useEffect(() => {
    const wish = wished.current;
    if (wish === undefined) return;
    wished.current = undefined;
    const cell = drawn();
    if (wish === 'focus') cell?.focus({ preventScroll: at.row >= 0 && at.column < 0 });
    cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    // The checkbox stays at the edge, so it is in sight however far the sheet was scrolled.
    if (at.column < 0 && scroller.current) scroller.current.scrollLeft = 0;
  });

  const walkToLast = useEffectEvent((): void => {
    const last = toLast.current;
    toLast.current = undefined;
    if (last?.among === among) focus({ row: first + length - 1, column: last.column }, last.grows);
  });
  useEffect(() => {
    if (!isCounting) walkToLast();
  }, [isCounting]);

  return {
    at,
    /** The element of that cell, where it is drawn. */
    drawn,
    /** The cell from which a range reaches to the focus; undefined where one cell is all. */
    corner,
    focus,
    /** A range from one cell to another, which takes the focus. */
    reach: (from: Place, next: Place): void => {
      toLast.current = undefined;
      wished.current = 'focus';
      setCorner(from);
      setPlace(next);
    },
    /** The row to which a key leads from the focus, among those of the page; undefined where it leads to none. */
    rowAfter: (event: Moving): number | undefined => {
      const next = at.row < 0 ? undefined : moved(event, at, options);
      return next && Math.max(first, next.row);
    },
    /** Marks a cell and brings it into sight while something else keeps the focus. */
    point: (next: Place): void => {
      toLast.current = undefined;
      wished.current = 'sight';
      setCorner(next);
      window.current?.scrollTo(next.row - first);
      setPlace(next);
    },
    /** Takes note of a cell that got the focus by mouse or touch. */
    note: (next: Place): void => {
      toLast.current = undefined;
      if (wished.current === undefined && begun !== undefined && (next.row !== at.row || next.column !== at.column)) setCorner(undefined);
      if (at.row !== next.row || at.column !== next.column || place !== at) setPlace(next);
    },
    /** Moves on a key of navigation; false when the key is none. */
    move: (event: Moving): boolean => {
      if (event.altKey || (event.shiftKey && !isCell(at))) return false;
      const next = moved(event, at, options);
      if (!next) return false;
      event.preventDefault();
      const isFar = (event.ctrlKey || event.metaKey) && next.row === first + length - 1;
      toLast.current = isCounting && isFar ? { column: Math.max(0, next.column), grows: event.shiftKey, among } : undefined;
      if (toLast.current) return true;
      focus(event.shiftKey ? { row: Math.max(first, next.row), column: Math.max(0, next.column) } : next, event.shiftKey);
      return true;
    },
  };
};
