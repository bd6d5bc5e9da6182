/** The row of totals by keyboard, and what those hear who read a cell of it. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { openList } from './support.tsx';

afterEach(cleanup);

const at = (row: number, column: number) => document.querySelector<HTMLElement>(`[data-index="${row}"] [data-column="${column}"]`)!;
const sum = (column: number) => screen.getByRole('row', { name: 'Totals' }).querySelector<HTMLElement>(`[aria-colindex="${column + 2}"]`)!;
const start = async (address = '/?totals=SUM:probationDays,COUNT', total = 3, about = {}) => {
  const list = await openList(total, { address, ...about });
  await screen.findByRole('gridcell', { name: 'D0001' });
  await screen.findByRole('row', { name: 'Totals' });
  return list;
};

test('an arrow goes from the last row to the totals below it, from one to the next, and back', async () => {
  await start();
  act(() => at(1, 3).focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(at(2, 3));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(sum(3));
  await waitFor(() => expect(sum(3).textContent).toBe('Sum4,321'));
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement).toBe(sum(1));
  expect(sum(1).textContent).toBe('Number of records3');
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(sum(7));
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(sum(0));
  await userEvent.keyboard('{ArrowRight}{ArrowUp}');
  expect(document.activeElement).toBe(at(2, 1));
});

test('nothing of a cell is done from the totals: no key writes, opens or copies what stands above', async () => {
  const { router } = await start();
  act(() => at(2, 3).focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(sum(3));
  await waitFor(() => expect(sum(3).textContent).toBe('Sum4,321'));
  await userEvent.keyboard('4{Enter} {Delete}');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(at(2, 3).textContent).toBe('1,002');
  expect(router.state.location.search).not.toContain('record');
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  let copied = '';
  fireEvent.copy(sum(3), { clipboardData: { setData: (_: string, text: string) => (copied = text) } });
  expect(copied).toBe('4,321');
});

test('why a total is only about is told to whoever is on it by keyboard, and to those who hear it', async () => {
  await start('/?totals=COUNT', 3, { isEstimate: true, counts: false });
  act(() => at(2, 1).focus());
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(sum(1).textContent).toContain('3'));
  expect(sum(1).getAttribute('aria-description')).toMatch(/search/i);
  await waitFor(() => expect(screen.getByRole('tooltip', { hidden: true }).textContent).toBe(sum(1).getAttribute('aria-description')));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull();
  expect(document.activeElement).toBe(sum(1));
});
