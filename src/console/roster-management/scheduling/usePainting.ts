import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import type { Shift } from '../shifts.ts';
import { brushOfKey, type Brush } from './brushes.ts';

export type Place = { readonly row: number; readonly column: number };
type Range = { readonly from: Place; readonly to: Place };

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

export const isWithin = ({ from, to }: Range, row: number, column: number): boolean =>
  row >= Math.min(from.row, to.row) && row <= Math.max(from.row, to.row) && column >= Math.min(from.column, to.column) && column <= Math.max(from.column, to.column);

const placeOf = (target: EventTarget | null): Place | undefined => {
  const told = target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : undefined;
  const [row, column] = told?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
};

type Options = { readonly rows: number; readonly columns: number; readonly brush: Brush | null; readonly shifts: readonly Shift[]; readonly mayPlan: boolean; readonly paint: (range: Range, brush: Brush) => void; readonly choose: (range: Range, anchor: HTMLElement) => void; readonly onFocusRow: (row: number) => void };

/** A range of days of people: drawn by the pointer or by Shift and arrows, painted by the brush in the hand, by a key, or by a choice that opens at it. */
export const usePainting = ({ rows, columns, brush, shifts, mayPlan, paint, choose, onFocusRow }: Options) => {
  const [range, setRange] = useState<Range>({ from: { row: 0, column: 0 }, to: { row: 0, column: 0 } });
  const isDrawing = useRef(false);
  const wanted = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const head = range.to;
  useEffect(() => {
    if (!wanted.current) return;
    const cell = box.current?.querySelector<HTMLElement>(`[data-cell="${head.row}:${head.column}"]`);
    if (cell) {
      wanted.current = false;
      cell.focus({ preventScroll: true });
      cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  });
  const walk = (to: Place, extends_: boolean): void => {
    wanted.current = true;
    setRange({ from: extends_ ? range.from : to, to });
    onFocusRow(to.row);
  };
  const cellAt = ({ row, column }: Place): HTMLElement | null => box.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`) ?? null;
  const act = (shown: Range): void => {
    if (brush) paint(shown, brush);
    else {
      const anchor = cellAt(shown.to);
      if (anchor) choose(shown, anchor);
    }
  };
  return {
    box,
    range,
    head,
    handlers: {
      onPointerDown: (event: PointerEvent): void => {
        const place = placeOf(event.target);
        if (!place || event.button !== 0 || event.pointerType === 'touch') return;
        isDrawing.current = true;
        setRange({ from: event.shiftKey ? range.from : place, to: place });
      },
      onPointerOver: (event: PointerEvent): void => {
        const place = placeOf(event.target);
        if (place && isDrawing.current) setRange({ from: range.from, to: place });
      },
      onPointerUp: (event: PointerEvent): void => {
        const place = placeOf(event.target);
        if (event.pointerType === 'touch') {
          if (place && mayPlan) {
            setRange({ from: place, to: place });
            act({ from: place, to: place });
          }
          return;
        }
        if (!isDrawing.current) return;
        isDrawing.current = false;
        if (mayPlan) act(range);
        // What was painted is done with; the keys go on from where the pointer ended.
        if (brush) setRange({ from: range.to, to: range.to });
      },
      onFocus: (event: FocusEvent): void => {
        const place = placeOf(event.target);
        if (place && !isDrawing.current && (place.row !== head.row || place.column !== head.column)) setRange({ from: place, to: place });
      },
      onPointerLeave: (): void => {
        isDrawing.current = false;
      },
      onKeyDown: (event: KeyboardEvent): void => {
        const place = placeOf(event.target);
        if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
        const step = STEPS[event.key];
        const painted = mayPlan ? brushOfKey(event.key, shifts) : undefined;
        if (step) walk({ row: Math.min(rows - 1, Math.max(0, head.row + step[0])), column: Math.min(columns - 1, Math.max(0, head.column + step[1])) }, event.shiftKey);
        else if (event.key === 'Home' || event.key === 'End') walk({ row: head.row, column: event.key === 'Home' ? 0 : columns - 1 }, event.shiftKey);
        else if (event.key === 'PageUp' || event.key === 'PageDown') walk({ row: Math.min(rows - 1, Math.max(0, head.row + (event.key === 'PageUp' ? -10 : 10))), column: head.column }, event.shiftKey);
        else if (painted) paint(range, painted);
        else if (mayPlan && (event.key === 'Enter' || event.key === ' ')) act(range);
        else return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
};
