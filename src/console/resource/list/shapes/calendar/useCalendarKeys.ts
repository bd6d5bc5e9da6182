import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { Entry } from './entries.ts';
import type { DayMoves } from './useDayMoves.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

type Options = { readonly box: RefObject<HTMLElement | null>; readonly entries: readonly Entry[]; readonly moves: DayMoves; readonly mayMove: boolean; readonly onTurn: (by: 1 | -1) => void };

/** Arrows walk over the entries, Page Up and Down turn the page; Space lifts an entry, arrows carry it by days and weeks, Space drops it, Escape puts it back. */
export const useCalendarKeys = ({ box, entries, moves, mayMove, onTurn }: Options) => {
  const followed = useRef<string | undefined>(undefined);
  const isByKey = useRef(false);
  useEffect(() => {
    const id = followed.current;
    if (id === undefined) return;
    if (document.activeElement === document.body) box.current?.querySelector<HTMLElement>(`[data-record="${CSS.escape(id)}"]`)?.focus();
    // Once it is written it stays where it is; from then on the focus is the person's own.
    if (!moves.moving.has(id)) followed.current = undefined;
  });

  const act = (key: string, element: HTMLElement): boolean => {
    const { lifted } = moves;
    const step = STEPS[key];
    if (key === 'PageUp' || key === 'PageDown') {
      // The entry in the hand stays in sight.
      if (!lifted) onTurn(key === 'PageUp' ? -1 : 1);
    } else if (lifted) {
      if (key === 'Escape' || key === 'Tab') moves.putBack();
      else if (key === ' ' || key === 'Enter') {
        followed.current = lifted.entry.row.id;
        moves.drop();
      } else if (step !== undefined) moves.hold(lifted.by + step);
      return key !== 'Tab';
    } else if (step !== undefined) {
      const all = [...(box.current?.querySelectorAll<HTMLElement>('[data-record]') ?? [])];
      all[all.indexOf(element) + Math.sign(step)]?.focus();
    } else if (key === ' ') {
      const entry = entries.find(({ row }) => row.id === element.dataset.record);
      if (entry && mayMove) {
        isByKey.current = true;
        moves.lift(entry);
      }
    } else return false;
    return true;
  };

  return {
    onKeyDown: (event: KeyboardEvent): void => {
      // Keys of a popover over the calendar arrive here too.
      if (!(event.target instanceof HTMLElement) || !box.current?.contains(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!event.target.matches('[data-record]') && !event.key.startsWith('Page')) return;
      if (!act(event.key, event.target)) return;
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
      if (event.key === ' ' && event.target instanceof HTMLElement && event.target.matches('[data-record]')) event.preventDefault();
    },
  };
};
