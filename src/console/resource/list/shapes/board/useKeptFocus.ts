import { useRef, type FocusEvent } from 'react';

type Held = { readonly id: string; readonly lane: string; readonly at: number };

const lanesIn = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-lane]')];
const cardsOf = (lane: Element | null | undefined): readonly HTMLElement[] => [...(lane?.querySelectorAll<HTMLElement>('[data-record]') ?? [])];
const nameIn = (card: Element | null | undefined): HTMLElement | null => card?.querySelector<HTMLElement>('.name') ?? null;
const placeOf = (card: HTMLElement): Held => {
  const lane = card.closest<HTMLElement>('[data-lane]');
  return { id: card.dataset['record'] ?? '', lane: lane?.dataset['lane'] ?? '', at: cardsOf(lane).indexOf(card) };
};

/** The card that stands now where one was: in its lane, else the first of any. */
const inPlaceOf = ({ lane, at }: Held): HTMLElement | null => {
  const lanes = lanesIn();
  const near = cardsOf(lanes.find((one) => one.dataset['lane'] === lane));
  return nameIn(near[Math.min(at, near.length - 1)] ?? cardsOf(lanes.find((one) => cardsOf(one).length > 0))[0]);
};

/** The focus goes along with its card when what was read anew puts it into another lane, as undoing does; to what stands in its place once it is known that it is shown nowhere. */
export const useKeptFocus = () => {
  const held = useRef<Held | undefined>(undefined);
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
      if (!currentTarget.contains(target)) return;
      const card = target.closest<HTMLElement>('[data-record]');
      held.current = card ? placeOf(card) : undefined;
    },
    /** A card that is taken away tells nothing of it; whoever leaves it for the message at the foot comes back. */
    onBlur: ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Element) || !relatedTarget.closest('[data-record], [role=status], [role=menu]')) held.current = undefined;
    },
    /** `isRead`: nothing is on its way that could show the card. */
    keep: (isRead: boolean): void => {
      const was = held.current;
      if (was === undefined || document.activeElement !== document.body) return;
      const card = document.querySelector(`[data-record="${CSS.escape(was.id)}"]`);
      (nameIn(card) ?? (isRead ? inPlaceOf(was) : null))?.focus();
    },
  };
};
