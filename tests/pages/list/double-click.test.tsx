/** A double click edits the cell that was pressed, though its first click opened the record and moved the cells. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openList } from './support.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const at = (row: number, column: number) => document.querySelector<HTMLElement>(`[data-index="${row}"] [data-column="${column}"]`)!;
const editor = () => document.querySelector<HTMLInputElement>('[data-cell-editor] input');
const press = (element: Element, detail: number) => {
  fireEvent.mouseDown(element, { detail });
  if (element instanceof HTMLElement) element.focus();
  fireEvent.mouseUp(element, { detail });
  fireEvent.click(element, { detail });
};

test('the second click edits the cell that the first one pressed, whatever it meets, and closes the record', async () => {
  const { router } = await openList(20);
  await screen.findByRole('gridcell', { name: 'D0002' });
  const recordOf = () => new URLSearchParams(router.state.location.search).get('record');
  press(at(1, 3), 1);
  await waitFor(() => expect(recordOf()).toBe('2'));
  press(document.body, 2);
  fireEvent.doubleClick(document.body, { detail: 2 });
  await waitFor(() => expect(editor()?.value).toBe('1,001'));
  expect(recordOf()).toBe(null);
  expect(document.activeElement).toBe(editor());
  fireEvent.change(editor()!, { target: { value: '45' } });
  fireEvent.keyDown(editor()!, { key: 'Enter' });
  await waitFor(() => expect(at(1, 3).textContent).toBe('45'));
});

test('a record that was open beside the list stays there', async () => {
  const { router } = await openList(20, { address: '/?record=5' });
  await screen.findByRole('gridcell', { name: 'D0002' });
  press(at(1, 0), 1);
  await waitFor(() => expect(router.state.location.search).toContain('record=2'));
  press(at(1, 0), 2);
  await waitFor(() => expect(editor()?.value).toBe('D0002'));
  expect(router.state.location.search).toContain('record=2');
});

test('a second click on what cannot be edited leaves the record open', async () => {
  const { router } = await openList(20, { rights: { update: false } });
  await screen.findByRole('gridcell', { name: 'D0002' });
  press(at(1, 3), 1);
  await waitFor(() => expect(router.state.location.search).toContain('record=2'));
  press(at(1, 3), 2);
  fireEvent.doubleClick(at(1, 3), { detail: 2 });
  expect(router.state.location.search).toContain('record=2');
  expect(editor()).toBe(null);
});
