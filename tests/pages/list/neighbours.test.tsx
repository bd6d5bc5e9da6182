/** The way from an open record to those beside it goes on where a page ends, and follows the groups. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openList } from './support.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const step = (key: 'ArrowUp' | 'ArrowDown') => fireEvent.keyDown(document.body, { key, altKey: true });
/** Once the row of the record is drawn as the open one, the next key goes on from there. */
const isOpen = (code: string): Promise<void> => waitFor(() => expect(document.querySelector('[data-open]')?.textContent).toContain(code));

test('the record after the last of a page is the first of the next one, which the list then shows', async () => {
  const { router } = await openList(450, { address: '/?size=50&page=4&record=200' });
  const at = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
  await isOpen('D0200');
  step('ArrowDown');
  await waitFor(() => expect(at()).toEqual({ size: '50', page: '5', record: '201' }));
  await isOpen('D0201');
  step('ArrowDown');
  await waitFor(() => expect(at()).toEqual({ size: '50', page: '5', record: '202' }));
  await isOpen('D0202');
  step('ArrowUp');
  await waitFor(() => expect(at()['record']).toBe('201'));
  await isOpen('D0201');
  step('ArrowUp');
  await waitFor(() => expect(at()).toEqual({ size: '50', page: '4', record: '200' }));
});

test('in groups the way goes through the open ones, not through the list as it was before', async () => {
  const { router } = await openList(3, { address: '/?group=status' });
  const at = () => new URLSearchParams(router.state.location.search).get('record');
  fireEvent.click(await screen.findByRole('row', { name: /Active/, expanded: false }));
  fireEvent.click(await screen.findByRole('gridcell', { name: 'D0003' }));
  await waitFor(() => expect(at()).toBe('3'));
  await isOpen('D0003');
  step('ArrowUp');
  await waitFor(() => expect(at()).toBe('2'));
  await isOpen('D0002');
  step('ArrowDown');
  await waitFor(() => expect(at()).toBe('3'));
  await isOpen('D0003');
  step('ArrowDown');
  expect(at()).toBe('3');
});
