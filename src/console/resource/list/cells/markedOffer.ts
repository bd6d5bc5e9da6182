import { fold } from '../../../fields/input/fold.ts';

const isCalled = (offer: Element, text: string): boolean => [...offer.querySelectorAll('span')].some(({ textContent }) => fold(textContent ?? '') === text);

/** The offer that is marked in the open menu of an editor. Of a search only once the menu is there for all of it, and not where several offers go by that very name: which one is meant has to be said. */
export const markedOffer = (box: HTMLElement | null, sought: string): HTMLElement | undefined => {
  const id = box?.querySelector('input[role=combobox]')?.getAttribute('aria-activedescendant');
  const marked = id === null || id === undefined ? null : document.getElementById(id);
  const menu = marked?.closest('[role=listbox]');
  if (!marked || !menu) return undefined;
  if (sought === '') return marked;
  const namesakes = [...menu.querySelectorAll('[role=option]')].filter((offer) => isCalled(offer, fold(sought)));
  return menu.getAttribute('aria-busy') === 'false' && namesakes.length < 2 ? marked : undefined;
};
