/** Keys that are pressed in a cell before its code is there: none is lost, none is done out of order. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { openList } from './support.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const cell = (text: string) => screen.findByRole('gridcell', { name: text });
const at = (row: number, column: number) => document.querySelector<HTMLElement>(`[data-index="${row}"] [data-column="${column}"]`)!;
const press = (key: string, given: object = {}) => fireEvent.keyDown(document.activeElement!, { key, ...given });
const paste = (text: string) => fireEvent.paste(document.activeElement!, { clipboardData: { getData: () => text, setData: () => undefined } });

test('the keys of the clipboard are left to the browser while others wait, and what it pastes waits behind them', async () => {
  await openList(20);
  await cell('D0001');
  act(() => at(0, 3).focus());
  expect(press('4')).toBe(false);
  expect(press('Enter')).toBe(false);
  for (const key of ['c', 'x', 'v', 'V']) expect(press(key, { ctrlKey: true })).toBe(true);
  expect(press('v', { metaKey: true })).toBe(true);
  paste('7');
  await waitFor(() => expect([at(0, 3).textContent, at(1, 3).textContent]).toEqual(['4', '7']));
});

test('what is pasted behind the first letter goes into the editor that the letter opens', async () => {
  await openList(20);
  await cell('D0001');
  act(() => at(0, 0).focus());
  press('X');
  paste('NEW');
  press('Enter');
  await waitFor(() => expect(at(0, 0).textContent).toBe('XNEW'));
});

test('Space and Enter behind a typed cell do there what they always do', async () => {
  const { router } = await openList(20);
  await cell('D0001');
  act(() => at(0, 3).focus());
  for (const key of ['4', '5', 'Enter', 'ArrowLeft', ' ', 'ArrowDown', 'Enter']) press(key);
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('record')).toBe('3'));
  expect(at(0, 3).textContent).toBe('45');
  expect(screen.getAllByRole('checkbox', { checked: true, name: /^Select/ })).toEqual([at(1, -1)]);
});

const ticked = () => screen.queryAllByRole('checkbox', { checked: true, name: /^Select/ }).map((box) => Number(box.closest<HTMLElement>('[data-index]')!.dataset['index']));

test('Shift and an arrow take the next row on the checkboxes, with Ctrl all to the end of the page', async () => {
  await openList(20);
  await cell('D0001');
  act(() => at(14, -1).focus());
  press('ArrowDown', { shiftKey: true });
  await waitFor(() => expect(ticked()).toEqual([14, 15]));
  press('ArrowDown', { shiftKey: true, ctrlKey: true });
  await waitFor(() => expect(ticked()).toEqual([14, 15, 16, 17, 18, 19]));
  expect(document.activeElement).toBe(at(19, -1));
  // There is no row behind the last one.
  press('ArrowDown', { shiftKey: true });
  await waitFor(() => expect(document.activeElement).toBe(at(19, -1)));
});

test('Ctrl Shift and the arrow up take all rows to the first one', async () => {
  await openList(20);
  await cell('D0001');
  act(() => at(3, -1).focus());
  press('ArrowUp', { shiftKey: true, ctrlKey: true });
  await waitFor(() => expect(ticked()).toEqual([0, 1, 2, 3]));
});

test('Ctrl A behind a typed cell selects the page', async () => {
  await openList(20);
  await cell('D0001');
  act(() => at(0, 3).focus());
  for (const key of ['4', '5', 'Enter']) press(key);
  press('a', { ctrlKey: true });
  await waitFor(() => expect(at(19, -1)).toHaveProperty('checked', true));
  expect(at(0, 3).textContent).toBe('45');
});

test('the keys of the browser are not held back while others wait, and those that do something here still are', async () => {
  await openList(20);
  await cell('D0001');
  act(() => at(0, 3).focus());
  expect(press('4')).toBe(false);
  for (const [key, given] of [['F5', {}], ['F12', {}], ['r', { ctrlKey: true }], ['R', { ctrlKey: true, shiftKey: true }], ['r', { metaKey: true }], ['p', { ctrlKey: true }], ['ArrowLeft', { altKey: true }]] as const) expect(press(key, given), key).toBe(true);
  expect(press('5')).toBe(false);
  expect(press('Enter')).toBe(false);
  await waitFor(() => expect(at(0, 3).textContent).toBe('45'));
});

test('Tab behind what waits goes on to the next cell where an editor is meant, and out of the grid where none is', async () => {
  await openList(20);
  await cell('D0001');
  act(() => at(0, 3).focus());
  for (const key of ['4', '5', 'Tab']) expect(press(key), key).toBe(false);
  await waitFor(() => expect([at(0, 3).textContent, document.activeElement]).toEqual(['45', at(0, 4)]));
  cleanup();
  await openList(20);
  await cell('D0001');
  act(() => at(0, 3).focus());
  expect(press('Delete')).toBe(false);
  expect(press('Tab')).toBe(true);
  expect(press('Tab', { shiftKey: true })).toBe(true);
  expect(press('7')).toBe(false);
  expect(press('Enter')).toBe(false);
  expect(press('Tab')).toBe(true);
});

test('whoever has left the grid before what waits was done stays where he is, and it is done', async () => {
  await openList(20);
  await cell('D0001');
  act(() => at(0, 3).focus());
  for (const key of ['4', '5', 'Enter']) press(key);
  const columns = screen.getByRole('button', { name: 'Columns' });
  act(() => columns.focus());
  await waitFor(() => expect(at(0, 3).textContent).toBe('45'));
  await waitFor(() => expect(document.activeElement).toBe(columns));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.activeElement).toBe(columns);
});

test('what is pressed in an editor while earlier keys wait comes behind them', async () => {
  await openList(20);
  await cell('D0001');
  act(() => at(0, 3).focus());
  const live = (): void => {
    if (!document.activeElement?.closest('[data-cell-editor]')) return;
    document.removeEventListener('focusin', live);
    for (const key of ['7', 'Enter', 'F2']) press(key);
    press('a', { ctrlKey: true });
    for (const key of ['8', '9', 'Backspace', 'Enter']) press(key);
  };
  document.addEventListener('focusin', live);
  for (const key of ['F2', '4', '1', 'Enter']) press(key);
  await waitFor(() => expect([0, 1, 2, 3].map((row) => at(row, 3).textContent)).toEqual(['41', '7', '8', '1,003']));
});
