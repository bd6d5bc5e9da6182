import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Lane } from './lane.ts';
import type { Row } from '../../../../providers/data/row.ts';
import type { Moves } from './useMoves.ts';

const cardsOf = (lane: Element | null | undefined): readonly HTMLElement[] => [...(lane?.querySelectorAll<HTMLElement>('[data-record]') ?? [])];
const nameIn = (card: Element | null | undefined): HTMLElement | null => card?.querySelector<HTMLElement>('.name') ?? null;

/** The card beside, above or below; lanes without cards are passed over. */
const beside = (card: HTMLElement, key: string): HTMLElement | null => {
  const lane = card.closest('[data-lane]');
  const at = cardsOf(lane).indexOf(card);
  if (key === 'ArrowUp' || key === 'ArrowDown') return nameIn(cardsOf(lane)[at + (key === 'ArrowUp' ? -1 : 1)]);
  const filled = [...(lane?.parentElement?.querySelectorAll('[data-lane]') ?? [])].filter((one) => cardsOf(one).length > 0);
  const cards = cardsOf(filled[filled.indexOf(lane!) + (key === 'ArrowLeft' ? -1 : 1)]);
  return nameIn(cards[Math.min(at, cards.length - 1)]);
};

const ARROWS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

type Options = { readonly lanes: readonly Lane[]; readonly moves: Moves; readonly mayMove: boolean; readonly rowOf: (id: string) => { readonly row: Row; readonly name: string } | undefined };

/** Arrows walk over the cards; Space lifts one, arrows hold it over lanes, Space drops it, Escape puts it back. The focus follows a card that was moved. */
export const useBoardKeys = ({ lanes, moves, mayMove, rowOf }: Options) => {
  const followed = useRef<string | undefined>(undefined);
  const isByKey = useRef(false);
  useEffect(() => {
    const id = followed.current;
    if (id === undefined) return;
    if (document.activeElement === document.body) nameIn(document.querySelector(`[data-record="${CSS.escape(id)}"]`))?.focus();
    // Once it is written it stays where it is; from then on the focus is the person's own.
    if (!moves.moving.has(id)) followed.current = undefined;
  });

  const act = (key: string, card: HTMLElement): boolean => {
    const { lifted } = moves;
    if (lifted === undefined) {
      const known = rowOf(card.dataset.record ?? '');
      if (ARROWS.has(key)) beside(card, key)?.focus();
      else if (key === ' ' && mayMove && known && !moves.moving.has(known.row.id)) {
        isByKey.current = true;
        moves.lift(known.row, known.name);
      } else return key === ' ';
      return true;
    }
    const at = lanes.findIndex((lane) => lane.key === lifted.over);
    const next = lanes[at + (key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0)];
    if (key === 'Escape' || key === 'Tab') moves.putBack();
    else if (key === ' ' || key === 'Enter') {
      followed.current = lifted.row.id;
      moves.drop(false);
    } else if (ARROWS.has(key) && next) {
      moves.hold(next.key);
      document.querySelector(`[data-lane="${CSS.escape(next.key ?? '')}"]`)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    }
    return key !== 'Tab';
  };

  return {
    /** As a menu moves it. */
    moveTo: (...moved: Parameters<Moves['moveTo']>): void => {
      followed.current = moved[0].id;
      moves.moveTo(...moved);
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const card = event.target instanceof HTMLElement && event.target.matches('.name') ? event.target.closest<HTMLElement>('[data-record]') : null;
      if (!card || event.ctrlKey || event.metaKey || event.altKey || !act(event.key, card)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    /** What was lifted by a key goes back when the focus leaves it; nobody could drop it any more. */
    onBlur: (): void => {
      if (isByKey.current && moves.lifted) moves.putBack();
      isByKey.current = false;
    },
    /** A button is pressed when Space comes up again; here it only lifts and drops. */
    onKeyUp: (event: KeyboardEvent): void => {
      if (event.key === ' ' && event.target instanceof HTMLElement && event.target.matches('.name')) event.preventDefault();
    },
  };
};
