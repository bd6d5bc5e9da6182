/** Finding and replacing in the cells of a grid. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { at, cell, cellsReady as ready, openList } from './support.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const tray = () => screen.findByRole('region', { name: 'Changes not saved' });

test('Ctrl F finds in all rows, also on other pages; Ctrl H replaces into the tray', async () => {
  await openList(120);
  await cell('D0001');
  await ready();
  await userEvent.keyboard('{Control>}f{/Control}');
  const find = await screen.findByRole('textbox', { name: 'Find' });
  await waitFor(() => expect(document.activeElement).toBe(find));
  await userEvent.type(find, 'd010');
  await screen.findByText('1 of 10');
  await waitFor(() => expect(at(99, 0)?.className).toContain('range'));
  expect(document.activeElement).toBe(find);
  await userEvent.keyboard('{Enter}');
  await screen.findByText('2 of 10');
  await userEvent.click(screen.getByRole('button', { name: 'Match case' }));
  await screen.findByText('No cell matches');
  await userEvent.click(screen.getByRole('button', { name: 'Match case' }));
  await userEvent.keyboard('{Control>}h{/Control}');
  await userEvent.type(screen.getByRole('textbox', { name: 'Replace with' }), 'E01');
  await userEvent.click(screen.getByRole('button', { name: 'Replace all' }));
  await screen.findByText(/10 cells replaced/);
  expect(within(await tray()).getByRole('heading', { name: '10 changes to 10 designations' })).toBeTruthy();
  find.focus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Find' })).toBeNull());
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Changes not saved' })).toBeNull());
});

test('finding and replacing stay in the range that was chosen, until all cells are wanted', async () => {
  await openList(40);
  await cell('D0001');
  await ready();
  act(() => at(0, 0).focus());
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await userEvent.keyboard('{Control>}f{/Control}');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Find' }), 'd000');
  await screen.findByText('1 of 3');
  const inRange = screen.getByRole('button', { name: 'In the range', pressed: true });
  await userEvent.click(inRange);
  await screen.findByText('1 of 9');
  await userEvent.click(inRange);
  await userEvent.keyboard('{Control>}h{/Control}');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Replace with' }), 'E000');
  await userEvent.click(screen.getByRole('button', { name: 'Replace all' }));
  await screen.findByText(/3 cells replaced/);
  expect(within(await tray()).getByRole('heading', { name: '3 changes to 3 designations' })).toBeTruthy();
});
