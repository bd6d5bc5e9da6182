import { useRef } from 'react';
import type { RefObject } from 'react';
import { fold } from '../../../fields/input/fold.ts';

/** Keys that mark another offer of an open menu. */
const MARKS = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'];

const isCalled = (offer: Element, text: string): boolean => [...offer.querySelectorAll('span')].some(({ textContent }) => fold(textContent ?? '') === text);

/** The offer that is marked in the open menu. Of a search only once the menu is there for all of it, and not where several offers go by that very name: which one is meant has to be said. */
const markedIn = (box: HTMLElement | null, sought: string): HTMLElement | undefined => {
  const id = box?.querySelector('input[role=combobox]')?.getAttribute('aria-activedescendant');
  const marked = id === null || id === undefined ? null : document.getElementById(id);
  const menu = marked?.closest('[role=listbox]');
  if (!marked || !menu) return undefined;
  if (sought === '') return marked;
  const namesakes = [...menu.querySelectorAll('[role=option]')].filter((offer) => isCalled(offer, fold(sought)));
  return menu.getAttribute('aria-busy') === 'false' && namesakes.length < 2 ? marked : undefined;
};

/** The search for a choice in the editor of a cell: what was typed of which nothing is chosen yet, and the offer that a key means which ends the editing. */
export const useCellSearch = (box: RefObject<HTMLElement | null>) => {
  const sought = useRef('');
  const isMarkedByKey = useRef(false);
  const isEmptied = useRef(false);
  return {
    text: (): string => sought.current,
    type: (text: string): void => {
      sought.current = text.trim();
      isMarkedByKey.current = false;
      isEmptied.current = sought.current === '';
    },
    press: (key: string): void => {
      if (!MARKS.includes(key)) return;
      isMarkedByKey.current = true;
      isEmptied.current = false;
    },
    /** Something was chosen. */
    end: (): void => {
      sought.current = '';
      isMarkedByKey.current = false;
    },
    /** Chooses what is marked: of a search, where keys put it, and by Enter in any open menu. */
    take: (key: string): void => {
      if (isMarkedByKey.current) markedIn(box.current, '')?.click();
      else if (sought.current !== '' || (key === 'Enter' && !isEmptied.current)) markedIn(box.current, sought.current)?.click();
    },
  };
};
