/** The way from an open record to those beside it goes on where a page ends, and follows the groups. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openList } from './support.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const step = (key: 'ArrowUp' | 'ArrowDown') => fireEvent.keyDown(document.body, { key, altKey: true });

test('the record after the last of a page is the first of the next one, which the list then shows', async () => {
  const { router } = await openList(450, { address: '/?size=50&page=4&record=200' });
  const at = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
  await screen.findByRole('gridcell', { name: 'D0200' });
  step('ArrowDown');
  await waitFor(() => expect(at()).toEqual({ size: '50', page: '5', record: '201' }));
  await waitFor(() => expect(document.querySelector('[data-open]')?.textContent).toContain('D0201'));
  step('ArrowDown');
  await waitFor(() => expect(at()).toEqual({ size: '50', page: '5', record: '202' }));
  step('ArrowUp');
  await waitFor(() => expect(at()['record']).toBe('201'));
  step('ArrowUp');
  await waitFor(() => expect(at()).toEqual({ size: '50', page: '4', record: '200' }));
});

test('in groups the way goes through the open ones, not through the list as it was before', async () => {
  const { router } = await openList(3, { address: '/?group=status' });
  const at = () => new URLSearchParams(router.state.location.search).get('record');
  fireEvent.click(await screen.findByRole('row', { name: /Active/, expanded: false }));
  fireEvent.click(await screen.findByRole('gridcell', { name: 'D0003' }));
  await waitFor(() => expect(at()).toBe('3'));
  step('ArrowUp');
  await waitFor(() => expect(at()).toBe('2'));
  step('ArrowDown');
  await waitFor(() => expect(at()).toBe('3'));
  step('ArrowDown');
  expect(at()).toBe('3');
});
