import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { countCell } from '../../../src/console/fields/count/Cell.tsx';
import { behindCount } from '../../../src/console/fields/count/behind.ts';
import { designation } from '../support/designations.ts';
import { field } from '../../domain/support/field.ts';
import { openList } from './support.tsx';

afterEach(cleanup);

const count = { path: '/recruitment/applications', form: 'DESIGNATIONS', scope: 'ALL', type: 'JobApplication', by: 'jobPostId', where: '{"withdrawnOn":{"empty":true}}' } as const;
const figure = field('count', { key: 'applicants', count, readOnly: true });
const Show = countCell.Show!;

test('a figure leads to the list that it counts, narrowed to the record as it was counted', () => {
  render(<Show value={12} text="12" field={figure} record={{ id: '41' }} />);
  const { pathname, searchParams } = new URL((screen.getByRole('link', { name: '12' }) as HTMLAnchorElement).href);
  expect(pathname).toBe('/v3/recruitment/applications');
  expect(JSON.parse(searchParams.get('filter')!)).toEqual({ jobPostId: { in: ['41'] }, withdrawnOn: { empty: true } });
});

test('nothing is no link', () => {
  render(<Show value={0} text="0" field={figure} record={{ id: '41' }} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('0')).toBeTruthy();
});

/** Does it where the probation days of designations are a figure. */
const withFigure = async (run: () => Promise<void>): Promise<void> => {
  const probation = designation.fields.find(({ name }) => name === 'probationDays')!;
  const before = { ...probation };
  Object.assign(probation, { kind: 'count', count, sort: false, filter: false, readOnly: true });
  try {
    await run();
  } finally {
    for (const key of Object.keys(probation)) if (!(key in before)) Reflect.deleteProperty(probation, key);
    Object.assign(probation, before);
  }
};

test('in a list a click on the figure opens its list and not the record; the header says that it does not sort', () =>
  withFigure(async () => {
    const { router } = await openList(214);
    await userEvent.click(await screen.findByRole('link', { name: '1,001' }));
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(behindCount(count, '2'));
    const header = screen.getByRole('columnheader', { name: /Probation days/ });
    expect(header.getAttribute('aria-sort')).toBeNull();
    expect(header.getAttribute('aria-description')).toBe('Lists are not sorted by this column.');
  }));

const at = (row: number, column: number) => document.querySelector<HTMLElement>(`[data-index="${row}"] [data-column="${column}"]`)!;

test('Enter on the cell of a figure opens its list, with Ctrl in another tab; on others it opens the record', () =>
  withFigure(async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { router } = await openList(214);
    await screen.findByRole('link', { name: '1,001' });
    act(() => at(1, 3).focus());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(open.mock.calls).toEqual([[`http://localhost:3000/v3${behindCount(count, '2')}`, '_blank', 'noopener']]);
    expect(router.state.location.pathname).toBe('/');
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?record=2'));
    act(() => at(1, 3).focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(behindCount(count, '2')));
    open.mockRestore();
  }));

test('a drag that ends on the figure it began on follows nothing, neither here nor by a load of the page', () =>
  withFigure(async () => {
    const { router } = await openList(214);
    const link = await screen.findByRole('link', { name: '1,001' });
    const pointer = (on: Element, kind: 'pointerDown' | 'pointerMove') => fireEvent[kind](on, { pointerType: 'mouse', button: 0, buttons: 1 });
    pointer(link, 'pointerDown');
    pointer(at(2, 3), 'pointerMove');
    pointer(link, 'pointerMove');
    expect(fireEvent.click(link)).toBe(false);
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/');
  }));

test('F2 on a figure says which key opens its list', () =>
  withFigure(async () => {
    await openList(214);
    await screen.findByRole('link', { name: '1,001' });
    act(() => at(1, 3).focus());
    await userEvent.keyboard('{F2}');
    expect(await screen.findByText('A figure that Tenure counts. Enter or a click opens the list behind it.')).toBeTruthy();
  }));

test('the foot names the clock of the moments above it to whoever lives by another one', async () => {
  const device = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ locale: 'en', calendar: 'gregory', numberingSystem: 'latn', timeZone: 'America/Los_Angeles' });
  await openList(3, { own: [field('dateTime', { name: 'seenAt', key: 'seenAt', inList: true })], words: { 'form.timeZone': 'Time zone: %{zone}' } });
  expect(await screen.findByText('Time zone: UTC')).toBeTruthy();
  cleanup();
  await openList(3);
  expect(await screen.findByRole('checkbox', { name: 'Select Designation 3' })).toBeTruthy();
  expect(screen.queryByText(/^Time zone/)).toBeNull();
  device.mockRestore();
});
