/** The way from an open record to those beside it goes on where a page ends, and follows the groups. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { customMessages } from '../../../src/domain/customisation/custom-messages.ts';
import { customisationOf, customised, shownFields } from '../../../src/domain/customisation/customise.ts';
import { designation } from '../support/designations.ts';
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

test('a record that stands in two groups is passed in each of them, and the way ends at the last', async () => {
  const told = { entity: 'Designation', field: 'perks', label: 'Perks', kind: 'CHOICES', choices: 'Car\nPhone', isRequired: false, isVisible: true, minimum: null, maximum: null, preset: null, section: null, position: null, hint: null } as const;
  const { router, asked } = await openList(2, { address: '/?group=custom_perks', keys: ['Car', 'Phone'], own: shownFields(customised(designation, customisationOf([told]))).slice(-1), words: customMessages([told], () => true) });
  const at = () => new URLSearchParams(router.state.location.search).get('record');
  for (const name of [/Car/, /Phone/]) fireEvent.click(await screen.findByRole('row', { name, expanded: false }));
  await waitFor(() => expect(screen.getAllByRole('gridcell', { name: 'D0001' })).toHaveLength(2));
  expect(asked.map(({ variables }) => variables.filter)).toContainEqual({ custom: { perks: { in: ['Phone'] } } });
  fireEvent.click(screen.getAllByRole('gridcell', { name: 'D0002' })[0]!);
  const seen = async (id: string): Promise<void> => {
    await waitFor(() => expect(at()).toBe(id));
    await isOpen(`D000${id}`);
  };
  await seen('2');
  for (const [key, way, end] of [['ArrowDown', ['1', '2'], '2'], ['ArrowUp', ['1', '2', '1'], '1']] as const) {
    for (const id of way) {
      step(key);
      await seen(id);
    }
    step(key);
    expect(at()).toBe(end);
  }
});
