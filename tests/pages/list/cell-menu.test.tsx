/** The menu of a cell and of a range. */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { snackbar } from '../../../src/console/shell/snackbar/snackbars.ts';
import { at, cell, cellsReady as ready, openList } from './support.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const menu = () => screen.findByRole('menu', { name: 'Cell' });
const offered = async () => within(await menu()).getAllByRole('menuitem').map(({ firstChild }) => firstChild?.textContent);

test('the menu of a cell does what its keys do, and gives the focus back', async () => {
  await openList(20);
  await cell('D0001');
  await ready();
  act(() => at(1, 3).focus());
  expect(fireEvent.contextMenu(at(1, 3))).toBe(false);
  expect(await offered()).toEqual(['Open the record', 'Edit', 'Cut', 'Copy', 'Paste', 'Fill down', 'Clear', 'Filter', 'Find', 'Find and replace']);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(at(1, 3)));
  fireEvent.contextMenu(at(1, 3));
  await userEvent.click(within(await menu()).getByRole('menuitem', { name: /^Edit/ }));
  await waitFor(() => expect(document.activeElement?.closest('[data-cell-editor]')).toBeTruthy());
  await userEvent.keyboard('45{Enter}');
  await waitFor(() => expect(at(1, 3).textContent).toBe('45'));
});

test('the menu of a range leaves the range as it is, and is about all of it', async () => {
  await openList(20);
  await cell('D0001');
  await ready();
  act(() => at(1, 3).focus());
  await userEvent.keyboard('45{Enter}46{Enter}');
  await waitFor(() => expect(at(2, 3).textContent).toBe('46'));
  act(() => at(1, 3).focus());
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(fireEvent.mouseDown(at(1, 3), { button: 2 })).toBe(false);
  fireEvent.contextMenu(at(1, 3), { clientX: 30, clientY: 40 });
  expect(await offered()).toEqual(['Cut', 'Copy', 'Paste', 'Fill down', 'Clear', 'Find', 'Find and replace']);
  await userEvent.click(within(await menu()).getByRole('menuitem', { name: /^Clear/ }));
  await waitFor(() => expect([at(1, 3).textContent, at(2, 3).textContent]).toEqual(['–', '–']));
});

test('where the page may not use the clipboard, the menu says which key does', async () => {
  await openList(20);
  await cell('D0001');
  await ready();
  act(() => at(1, 3).focus());
  fireEvent.contextMenu(at(1, 3));
  const read = vi.fn(() => Promise.reject(new Error('not allowed')));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { read } });
  await userEvent.click(within(await menu()).getByRole('menuitem', { name: /^Paste/ }));
  await waitFor(() => expect(snackbar.get()?.message).toMatch(/Press Ctrl V in the cell/));
  fireEvent.contextMenu(at(1, 3));
  await userEvent.click(within(await menu()).getByRole('menuitem', { name: /^Copy/ }));
  await waitFor(() => expect(snackbar.get()?.message).toMatch(/Press Ctrl C in the cell/));
});

test('Home goes to the left edge of a sheet that was scrolled aside', async () => {
  await openList(20);
  await cell('D0001');
  const grid = screen.getByRole('grid');
  act(() => at(2, 3).focus());
  grid.scrollLeft = 300;
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  expect(document.activeElement?.closest('[data-index="0"]')).toBeTruthy();
  expect(grid.scrollLeft).toBe(0);
});
