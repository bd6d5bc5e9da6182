import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openList } from './support.tsx';

afterEach(cleanup);

const pick = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });

test('a row, a range and the page are selected; the footer says how many', async () => {
  await openList(214);
  const user = userEvent.setup();
  await user.click(await pick('Designation 2'));
  expect(await screen.findByText('1 selected', { selector: 'b' })).toBeTruthy();
  await user.keyboard('{Shift>}');
  await user.click(await pick('Designation 6'));
  await user.keyboard('{/Shift}');
  expect(await screen.findByText('5 selected', { selector: 'b' })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  expect(await screen.findByText('50 selected', { selector: 'b' })).toBeTruthy();
});

test('all that match are selected by the filter, not by their ids, and one may be left out', async () => {
  const { asked } = await openList(214);
  const user = userEvent.setup();
  await user.click(await pick('Designation 2'));
  await user.click(screen.getByRole('button', { name: 'Select all 214 that match' }));
  expect(await screen.findByText('214 selected', { selector: 'b' })).toBeTruthy();
  await user.click(await pick('Designation 3'));
  expect(await screen.findByText('213 selected', { selector: 'b' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: /Yes|shell\.yes/ }));
  await waitFor(() => expect(asked.some(({ query }) => query.startsWith('mutation'))).toBe(true));
  const sent = asked.find(({ query }) => query.startsWith('mutation'))?.variables.ids ?? [];
  expect(sent).toHaveLength(213);
  expect(sent).not.toContain('3');
});

test('of a list that is counted roughly, all that match are so many roughly, above all where they are deleted', async () => {
  await openList(214, { isEstimate: true });
  const user = userEvent.setup();
  await user.click(await pick('Designation 2'));
  await user.click(screen.getByRole('button', { name: 'Select all ~214 that match' }));
  expect(await screen.findByText('~214 selected', { selector: 'b' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('~214');
});

test('another search starts with nothing selected', async () => {
  await openList(40);
  const user = userEvent.setup();
  await user.click(await pick('Designation 2'));
  await user.type(screen.getByRole('searchbox', { name: 'Find' }), 'pay');
  await waitFor(() => expect(screen.queryByText('1 selected', { selector: 'b' })).toBeNull());
});

test('what a right forbids is not offered', async () => {
  await openList(40, { rights: { add: false, update: false, delete: false } });
  await userEvent.click(await pick('Designation 2'));
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Add designation/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Export' }).length).toBeGreaterThan(0);
});
