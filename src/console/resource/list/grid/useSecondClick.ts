import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import type { PressedCell } from './cellLayer.ts';

const EVENTS = ['mousedown', 'mouseup', 'click', 'dblclick'] as const;

/**
 * The second of two clicks in a cell. The first opens the record, and its panel moves the cell from under the pointer or covers it: whatever the second
 * one meets there is not what was meant. Answers where the grid puts the cell that the first one pressed.
 */
export const useSecondClick = (onSecond: (cell: PressedCell) => void): RefObject<PressedCell | undefined> => {
  const first = useRef<PressedCell>(undefined);
  const isTaken = useRef(false);
  const tell = useEffectEvent(onSecond);
  useEffect(() => {
    const listen = (event: MouseEvent): void => {
      const { type, detail } = event;
      if (type === 'mousedown' && detail < 2) {
        first.current = undefined;
        isTaken.current = false;
      }
      const cell = first.current;
      if (detail !== 2 || (cell === undefined && !isTaken.current)) return;
      event.preventDefault();
      event.stopPropagation();
      if (type !== 'click' || cell === undefined) return;
      first.current = undefined;
      isTaken.current = true;
      tell(cell);
    };
    for (const type of EVENTS) document.addEventListener(type, listen, true);
    return () => {
      for (const type of EVENTS) document.removeEventListener(type, listen, true);
    };
  }, []);
  return first;
};
