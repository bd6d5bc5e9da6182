import { useEffect, useState, type RefObject } from 'react';

const HEAD = 28;
const DAY = 30;
const ENTRY = 22;
const USUAL = 3;

/** How many entries fit under one another in a week of the grid. */
export const useWeekRoom = (box: RefObject<HTMLElement | null>, weeks: number): number => {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return height === 0 ? USUAL : Math.max(USUAL, Math.floor(((height - HEAD) / weeks - DAY) / ENTRY));
};
