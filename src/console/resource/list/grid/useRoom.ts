import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { sheetWidth } from './sheetWidth.ts';

/** The inner width of an element in pixels, followed as it changes; a usual sheet's before it is laid out. */
export const useRoom = (element: RefObject<HTMLElement | null>): number => {
  const [room, setRoom] = useState(sheetWidth);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box || typeof ResizeObserver === 'undefined') return undefined;
    const read = (): void => {
      if (box.clientWidth > 0) setRoom(box.clientWidth);
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return room;
};
