import { useEffect, useEffectEvent, useState } from 'react';
import type { ClipboardEvent, FocusEvent, KeyboardEvent, RefObject } from 'react';
import { useListModel } from '../ListModel.ts';
import type { Sum } from './useTotals.ts';

type Keys = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey'>;

/**
 * The totals below the rows by keyboard: Arrow Down leads to them from the last row, Arrow Up back, left and right from one to the next. What the
 * grid does in its cells is done in none of these: copying copies the total. `sums` are those of each column; `noted` is the cell beside which it is told why it is about.
 */
export const useTotalsKeys = (foot: RefObject<HTMLElement | null>, sums: readonly (readonly Sum[])[]) => {
  const { first, length } = useListModel();
  const [noted, note] = useState<HTMLElement>();
  const sheet = (): HTMLElement | null | undefined => foot.current?.parentElement;
  const placeOf = (cell: Element): number => Number(cell.getAttribute('aria-colindex')) - 2;
  const cellAt = (place: number): HTMLElement | null | undefined => foot.current?.querySelector<HTMLElement>(`.sum[aria-colindex="${place + 2}"]`);

  /** A column out of sight is not drawn until the sheet is there. */
  const go = (place: number): void => {
    const cell = cellAt(place);
    if (cell) return cell.focus();
    sheet()?.scrollTo({ left: place === 0 ? 0 : sheet()?.scrollWidth ?? 0 });
    setTimeout(() => cellAt(place)?.focus(), 50);
  };

  const enter = useEffectEvent((event: globalThis.KeyboardEvent): void => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-column]') : null;
    const row = cell?.closest<HTMLElement>('[data-index]');
    if (event.key !== 'ArrowDown' || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || Number(row?.dataset['index'] ?? NaN) !== first + length - 1) return;
    event.preventDefault();
    event.stopPropagation();
    go(Math.max(0, Number(cell?.dataset['column'])));
  });
  useEffect(() => {
    const grid = foot.current?.parentElement;
    grid?.addEventListener('keydown', enter);
    return () => grid?.removeEventListener('keydown', enter);
  }, [foot]);

  const leave = (place: number): void => sheet()?.querySelector<HTMLElement>(`[data-index="${first + length - 1}"] [data-column="${place}"]`)?.focus();

  const move = ({ key, altKey, shiftKey }: Keys, place: number): boolean => {
    const last = sums.length - 1;
    if (altKey || shiftKey) return false;
    if (key === 'ArrowUp') leave(place);
    else if (key === 'ArrowLeft') go(Math.max(0, place - 1));
    else if (key === 'ArrowRight') go(Math.min(last, place + 1));
    else if (key === 'Home') go(0);
    else if (key === 'End') go(last);
    else if (key === 'Escape' && noted) note(undefined);
    else return key === 'ArrowDown';
    return true;
  };

  return {
    noted,
    onKeyDown: (event: KeyboardEvent): void => {
      const cell = (event.target as Element).closest('.sum');
      if (!cell || !move(event, placeOf(cell))) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      note(target.matches('.sum:focus-visible') ? target : undefined);
    },
    onBlur: (): void => note(undefined),
    onCopy: (event: ClipboardEvent): void => {
      const cell = (event.target as Element).closest('.sum');
      event.stopPropagation();
      if (!cell || document.getSelection()?.isCollapsed === false) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', (sums[placeOf(cell)] ?? []).map(({ text }) => text).join('\n'));
    },
    onCut: (event: ClipboardEvent): void => event.stopPropagation(),
    onPaste: (event: ClipboardEvent): void => event.stopPropagation(),
  };
};
