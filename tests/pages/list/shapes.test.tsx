/** Other shapes of a list: what they ask, and moving by keyboard. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { snackbar } from '../../../src/console/shell/snackbar/snackbars.ts';
import type { CellFormats } from '../../../src/console/fields/cellKind.ts';
import { entryText } from '../../../src/console/resource/list/shapes/calendar/EntryBar.tsx';
import type { Entry } from '../../../src/console/resource/list/shapes/calendar/entries.ts';
import { openList, rowOf } from './support.tsx';

const written: { readonly query: string; readonly variables: Record<string, unknown> }[] = [];
const { fetch } = globalThis;

/** The frame's own server: it takes what is saved, or refuses. */
const saving = (answer: () => object): void => {
  globalThis.fetch = async (_url, init) => {
    const question = JSON.parse(String(init?.body)) as (typeof written)[number];
    const isSave = question.query.includes('mutation updateRecords');
    if (isSave) written.push(question);
    return new Response(JSON.stringify(isSave ? answer() : { data: {} }), { headers: { 'content-type': 'application/json' } });
  };
};

afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
  written.length = 0;
});

const lane = (name: RegExp) => screen.findByRole('region', { name });
const focusCard = async (name: string): Promise<HTMLElement> => {
  const card = await within(await lane(/^Active/)).findByRole('button', { name });
  act(() => card.focus());
  return card;
};

test('a board asks each lane of the ordinary list, and Space, arrows, Space move a card with the version that was seen', async () => {
  saving(() => ({ data: { updateRecords: { errorCode: '', message: '', changed: 1, unchanged: 0, changeSet: null } } }));
  const { asked } = await openList(3, { address: '/?shape=BOARD&filter={"remote":{"equals":true}}' });
  await lane(/^Inactive/);
  await focusCard('Designation 2');
  const lanes = asked.filter(({ query, variables }) => query.includes('rows {') && JSON.stringify(variables.filter).includes('"status"')).map(({ variables }) => variables.filter);
  expect(lanes).toContainEqual({ and: [{ remote: { equals: true } }, { status: { in: ['ACTIVE'] } }] });
  expect(lanes).toContainEqual({ and: [{ remote: { equals: true } }, { status: { empty: true } }] });
  await userEvent.keyboard(' {ArrowRight}');
  expect((await lane(/^Inactive/)).textContent).toContain('Move to Inactive');
  await userEvent.keyboard(' ');
  await waitFor(() => expect(written).toHaveLength(1));
  expect(written[0]?.variables).toEqual({ type: 'Designation', by: 'MOVE', updates: [{ id: '2', version: 1, values: { status: 'INACTIVE' } }] });
});

test('Escape puts a card back, and a refused move goes back by itself', async () => {
  saving(() => ({ errors: [{ message: 'no', extensions: { code: 'BAD_USER_INPUT', errorCode: '_DB0101', requestId: '1', validationError: [{ row: '2', field: 'status', message: 'It is still used.' }] } }] }));
  await openList(3, { address: '/?shape=BOARD' });
  const card = await focusCard('Designation 2');
  await userEvent.keyboard(' {ArrowRight}{Escape}');
  expect(written).toHaveLength(0);
  act(() => card.focus());
  await userEvent.keyboard(' {ArrowRight} ');
  await waitFor(() => expect(written).toHaveLength(1));
  await within(await lane(/^Active/)).findByRole('button', { name: 'Designation 2' });
  await waitFor(() => expect(within(document.querySelector<HTMLElement>('[data-lane="INACTIVE"]')!).queryByRole('button', { name: 'Designation 2' })).toBeNull());
});

test('a move that needs more of the record says all of it and opens the record, one that is wrong itself only says so', async () => {
  const refusing = (...problems: readonly { readonly field: string; readonly message: string }[]) => saving(() => ({ errors: [{ message: 'no', extensions: { code: 'BAD_USER_INPUT', errorCode: '_DB0101', requestId: '1', validationError: problems.map((problem) => ({ row: '2', ...problem })) } }] }));
  refusing({ field: 'status', message: 'It is still used.' });
  const { router } = await openList(3, { address: '/?shape=BOARD' });
  await focusCard('Designation 2');
  await userEvent.keyboard(' {ArrowRight} ');
  await waitFor(() => expect(snackbar.get()?.message).toBe('Designation 2 stays where it was. It is still used.'));
  expect(snackbar.get()?.action).toBeUndefined();
  refusing({ field: 'notes', message: 'Inactive needs: Notes.' }, { field: 'startDate', message: 'Inactive needs: Start date.' });
  await focusCard('Designation 2');
  await userEvent.keyboard(' {ArrowRight} ');
  await waitFor(() => expect(snackbar.get()?.message).toBe('Designation 2 stays where it was. Inactive needs: Notes. Inactive needs: Start date.'));
  expect(snackbar.get()?.action?.label).toBe('Open');
  act(() => snackbar.get()?.action?.run());
  await waitFor(() => expect(router.state.location.search).toContain('record=2'));
});

test('a card lifted by a key goes back when the focus leaves it, and after a move the focus is left alone', async () => {
  saving(() => ({ data: { updateRecords: { errorCode: '', message: '', changed: 1, unchanged: 0, changeSet: null } } }));
  const { queryClient } = await openList(3, { address: '/?shape=BOARD' });
  const card = await focusCard('Designation 2');
  await userEvent.keyboard(' {ArrowRight}');
  act(() => card.blur());
  expect(document.querySelector('[data-lifted], .drop')).toBeNull();
  act(() => card.focus());
  await userEvent.keyboard(' {ArrowRight} ');
  await waitFor(() => expect(written).toHaveLength(1));
  await waitFor(() => expect(document.querySelector('[data-away]')).toBeNull());
  act(() => (document.activeElement as HTMLElement).blur());
  await act(() => queryClient.invalidateQueries());
  expect(document.activeElement).toBe(document.body);
});

test('the focus follows a card that its menu moved', async () => {
  saving(() => ({ data: { updateRecords: { errorCode: '', message: '', changed: 1, unchanged: 0, changeSet: null } } }));
  await openList(3, { address: '/?shape=BOARD' });
  const card = (await focusCard('Designation 2')).closest<HTMLElement>('[data-record]')!;
  await userEvent.click(card.querySelector('.grip')!);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Inactive' }));
  await waitFor(() => expect(written).toHaveLength(1));
  await waitFor(() => expect(document.querySelector('[data-away]')).toBeNull());
  expect(document.activeElement?.closest<HTMLElement>('[data-record]')?.dataset.record).toBe(card.dataset.record);
});

test('the focus goes along with a card that an undo puts into another lane, and to its neighbour where it is shown no more', async () => {
  const { queryClient } = await openList(3, { address: '/?shape=BOARD' });
  await lane(/^Inactive/);
  const card = (await focusCard('Designation 2')).closest<HTMLElement>('[data-record]')!;
  const focused = () => document.activeElement?.closest<HTMLElement>('[data-record]');
  type Pages = { readonly pages: readonly { readonly rows: readonly { readonly id: string }[]; readonly total: number }[] };
  const two = { ...rowOf(1), id: '2', status: 'INACTIVE' };
  /** Designation 2 stands in the lane of this status alone. */
  const stands = (status: string | null) =>
    act(() => void ['ACTIVE', 'INACTIVE', ''].map((key) =>
      queryClient.setQueriesData<Pages>({ predicate: ({ queryKey }) => queryKey[1] === 'lane' && queryKey[3] === `lane:${key}` }, (now) => now && { ...now, pages: now.pages.map((page) => ({ ...page, rows: [...page.rows.filter(({ id }) => id !== '2'), ...(key === status ? [two] : [])] })) })));
  stands('INACTIVE');
  await waitFor(() => expect(focused()?.closest<HTMLElement>('[data-lane]')?.dataset.lane).toBe('INACTIVE'));
  expect(focused()?.dataset.record).toBe(card.dataset.record);
  stands(null);
  await waitFor(() => expect(focused()?.dataset.record).toBe('1'));
});

test('cards of somebody who may not change them have no handle and cannot be lifted', async () => {
  await openList(3, { address: '/?shape=BOARD', rights: { update: false } });
  await focusCard('Designation 2');
  await userEvent.keyboard(' {ArrowRight} ');
  expect(document.querySelector('[data-lifted], .drop, .grip')).toBeNull();
});

test('a calendar asks for the days in sight by one filter and turns to the next month in the address', async () => {
  const { asked, router } = await openList(2, { address: '/?shape=CALENDAR&at=2026-01-15' });
  const days = () => asked.flatMap(({ variables }) => (JSON.stringify(variables.filter ?? {}).includes('startDate') ? [variables.filter] : []));
  await screen.findAllByRole('button', { name: /^Designation 1, / });
  expect(days()).toEqual([{ startDate: { from: '2025-12-28', to: '2026-01-31' } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  await waitFor(() => expect(router.state.location.search).toContain('at=2026-02-01'));
  await waitFor(() => expect(days().at(-1)).toEqual({ startDate: { from: '2026-02-01', to: '2026-02-28' } }));
});

test('a calendar says how each record stands, by mark and word as the list does', async () => {
  await openList(2, { address: '/?shape=CALENDAR&at=2026-01-15' });
  const one = await screen.findByRole('button', { name: 'Designation 1, Inactive, 31/01/2026' });
  expect(one.querySelector('[data-look="off"]')?.textContent).toBe('Inactive');
  expect((await screen.findByRole('button', { name: 'Designation 2, Active, 31/01/2026' })).querySelector('[data-look="ok"]')).toBeTruthy();
});

test('an entry of the calendar is called what is seen of it, in that order, and then by its day', () => {
  const entry = { row: { id: '1' }, name: 'Hema Hegde', from: '2026-11-02', to: '2026-11-02', time: '10:30', status: { text: 'In progress' } } as unknown as Entry;
  const formats = { dateFormat: 'YYYY/MM/DD', translate: (key: string) => key } as unknown as CellFormats;
  expect(entryText(entry, formats)).toBe('10:30, Hema Hegde, In progress, 2026/11/02');
  expect(entryText(entry, formats, true)).toBe('Hema Hegde, 10:30, In progress, 2026/11/02');
});

test('a chart offers no ring of averages and draws bars where an address asks for one', async () => {
  await openList(2, { address: '/?shape=CHART&group=status&totals=AVERAGE:probationDays&chart=PIE', total: '77' });
  await screen.findByText('Average: Probation days, all records: 77');
  expect(screen.getByRole('combobox', { name: 'Chart' }).textContent).toBe('Bars');
  expect(document.querySelector('.recharts-pie')).toBeNull();
});

test('a calendar counts what lies in its month, not in the days beside it', async () => {
  await openList(2, { address: '/?shape=CALENDAR&at=2025-12-15' });
  await screen.findByText('December 2025: nothing');
});

test('a chart of days says that they cannot be drawn and shows their table', async () => {
  await openList(2, { address: '/?shape=CHART&group=status&totals=MINIMUM:startDate', figure: '2026-01-31' });
  await screen.findByText('Days and times have no length that can be drawn. The table has them.');
  await screen.findByRole('columnheader', { name: 'Earliest: Start date' });
});

test('a chart over time says what it leaves out and leads to that', async () => {
  await openList(2, { address: '/?shape=CHART&group=startDate:MONTH', keys: ['2026-01-01', null] });
  const link = await screen.findByRole('link', { name: '2 without “Start date” are not drawn' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('{"startDate":{"empty":true}}');
});

test('an address with a shape that the fields do not allow shows rows', async () => {
  await openList(3, { address: '/?shape=TREE' });
  await screen.findByRole('gridcell', { name: 'Designation 1' });
});
