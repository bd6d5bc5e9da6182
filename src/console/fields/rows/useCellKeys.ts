import type { KeyboardEvent, RefObject } from 'react';

const focusable = 'input:not([type=hidden]), textarea, button:not(:disabled), [role=combobox], [tabindex="0"]';

/** Whether the caret stands where the arrow would leave the text; true for what has no caret. */
const isAtEdge = (target: HTMLElement, forward: boolean): boolean => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || target.type === 'checkbox') return true;
  const { selectionStart, selectionEnd, value } = target;
  if (selectionStart === null || (selectionStart === 0 && selectionEnd === value.length)) return true;
  return selectionStart === selectionEnd && selectionStart === (forward ? value.length : 0);
};

/** Focuses what is written in, in one cell; whoever is there already keeps what they wrote. */
export const focusCell = (table: HTMLElement | null, position: number, column: number): void => {
  const cell = table?.querySelector(`[data-position="${position}"] [data-column="${column}"]`);
  if (cell?.contains(document.activeElement)) return;
  const target = cell?.querySelector<HTMLElement>(focusable);
  target?.focus();
  if (target instanceof HTMLInputElement && target.type !== 'checkbox') target.select();
};

/**
 * Arrows move between cells: up and down always (Alt ↓ opens a choice), left and right from the edge of the text. `show`
 * brings a row into sight and runs what is to happen then.
 */
export const useCellKeys = (table: RefObject<HTMLElement | null>, count: number, show: (position: number, then: () => void) => void) => (event: KeyboardEvent) => {
  const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
  const { target } = event;
  if (!step || !(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (target.getAttribute('aria-expanded') === 'true' || target instanceof HTMLTextAreaElement || target.closest('[role=radiogroup], [role=listbox]')) return;
  const position = Number(target.closest<HTMLElement>('[data-position]')?.dataset.position);
  const column = Number(target.closest<HTMLElement>('[data-column]')?.dataset.column);
  const [down = 0, right = 0] = step;
  const next = position + down;
  if (!Number.isInteger(position) || !Number.isInteger(column) || next < 0 || next >= count) return;
  if (right !== 0 && !isAtEdge(target, right > 0)) return;
  event.preventDefault();
  event.stopPropagation();
  if (right === 0) show(next, () => focusCell(table.current, next, column));
  else focusCell(table.current, position, column + right);
};
