import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Column } from '../state/columns.ts';

type Wish = { /** Of the column whose header takes the focus. */ readonly name: string; readonly order: string; /** Aborted once it is done, or the person does something else. */ readonly end: AbortController };

/** The focus after columns were moved or hidden: the header of the named column takes it once the columns stand in another order than now. Whoever does something else meanwhile keeps it. */
export const useHeaderFocus = (box: RefObject<HTMLElement | null>, columns: readonly Column[]): ((name: string) => void) => {
  const order = columns.map(({ field }) => field.name).join(' ');
  const wished = useRef<Wish>(undefined);
  useEffect(() => {
    const wish = wished.current;
    if (wish === undefined || wish.end.signal.aborted || wish.order === order) return;
    wish.end.abort();
    const names = order.split(' ');
    const place = names.indexOf(wish.name);
    // Beside an open record the column may have folded away.
    box.current?.querySelector<HTMLElement>(`[role=columnheader][data-column="${place < 0 ? names.length - 1 : place}"]`)?.focus();
  }, [box, order]);

  return (name) => {
    wished.current?.end.abort();
    const end = new AbortController();
    wished.current = { name, order, end };
    for (const kind of ['pointerdown', 'keydown']) document.addEventListener(kind, () => end.abort(), { capture: true, signal: end.signal });
  };
};
