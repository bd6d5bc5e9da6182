import { useEffect } from 'react';
import { useGo } from '../../shell/Steady.tsx';
import type { ListModel } from './ListModel.ts';
import { neighboursOf } from './state/walk.ts';

const isTyping = (target: EventTarget | null): boolean => target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) && target.getAttribute('type') !== 'checkbox');
/** In a cell that may be edited letters are text. */
const isInCell = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[role=gridcell][data-column]') !== null;
const isBusy = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[role=dialog], [role=alertdialog], [role=menu]') !== null;

const find = (): HTMLInputElement | null => document.querySelector<HTMLInputElement>('[data-list-find]');

/** Keys of a list: `/` and Ctrl F find (Ctrl F again is the browser's), `f` filters, `v` goes to the views, Alt 1…9 opens one, `n` adds, Alt ↑ ↓ open the record before and after. */
export const useListKeys = (model: ListModel): void => {
  const { rights, target, editFilter, address } = model;
  const go = useGo();
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isBusy(event.target)) return;
      const isFind = (event.ctrlKey || event.metaKey) && event.key === 'f' && document.activeElement !== find();
      const view = event.altKey && /^Digit[1-9]$/.test(event.code) ? document.querySelectorAll<HTMLElement>('[data-view]')[Number(event.code.at(-1)) - 1] : undefined;
      if (view) view.click();
      else if (event.altKey && address.record !== undefined && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) neighboursOf(model)[event.key === 'ArrowUp' ? 'previous' : 'next']?.();
      else if (isFind && find()) find()?.focus();
      else if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || (rights.EDIT && isInCell(event.target))) return;
      else if (event.key === '/') find()?.focus();
      else if (event.key === 'f') editFilter('');
      else if (event.key === 'v') document.querySelector<HTMLElement>('[data-view][aria-pressed=true], [data-view]')?.focus();
      else if (event.key === 'n' && rights.ADD) void go(`${target.screen.path}/create`);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [address.record, editFilter, model, go, rights.ADD, rights.EDIT, target.screen.path]);
};
