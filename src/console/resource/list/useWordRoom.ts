import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Whether a row has room for its words: false from when its pills, the first thing in it, are cut off, until it is wide enough for both again.
 * The pills are watched too: their counts come later, and more of them are saved.
 */
export const useWordRoom = (row: RefObject<HTMLElement | null>): boolean => {
  const [hasRoom, setRoom] = useState(true);
  /** Pixels that the row lacked when its words were last there. */
  const needs = useRef({ row: 0, pills: 0 });
  useEffect(() => {
    const line = row.current;
    const pills = line?.firstElementChild;
    if (!line || !pills || typeof ResizeObserver === 'undefined') return undefined;
    const look = (): void => {
      const lacks = pills.scrollWidth - pills.clientWidth;
      if (lacks > 1 && hasRoom) {
        needs.current = { row: line.clientWidth + lacks, pills: pills.scrollWidth };
        setRoom(false);
      } else if (!hasRoom && line.clientWidth >= needs.current.row + pills.scrollWidth - needs.current.pills) setRoom(true);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(line);
    const words = new MutationObserver(look);
    words.observe(pills, { childList: true, subtree: true, characterData: true });
    look();
    return () => {
      sizes.disconnect();
      words.disconnect();
    };
  }, [row, hasRoom]);
  return hasRoom;
};
