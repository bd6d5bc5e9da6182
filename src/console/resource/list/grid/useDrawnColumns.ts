import { useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { PICK_WIDTH } from '../state/columns.ts';
import type { Column } from '../state/columns.ts';

/** Fewer columns than this are all drawn. */
const FEW = 12;
const STEP = 120;

/** Indices of the columns that are in sight, frozen ones always among them. Few columns are simply all drawn. */
export const useDrawnColumns = (scroller: RefObject<HTMLDivElement | null>, columns: readonly Column[], room: number): readonly number[] => {
  const [left, setLeft] = useState(0);
  const isMany = columns.length > FEW;
  useEffect(() => {
    const element = scroller.current;
    if (!element || !isMany) return undefined;
    const read = (): void => setLeft(Math.floor(element.scrollLeft / STEP) * STEP);
    element.addEventListener('scroll', read, { passive: true });
    return () => element.removeEventListener('scroll', read);
  }, [isMany, scroller]);
  return useMemo(() => {
    let start = PICK_WIDTH;
    return columns.flatMap(({ width, left: fixed }, index) => {
      const from = start;
      start += width;
      const isSeen = !isMany || fixed !== undefined || (start > left - STEP && from < left + room + STEP * 2);
      return isSeen ? [index] : [];
    });
  }, [columns, isMany, left, room]);
};
