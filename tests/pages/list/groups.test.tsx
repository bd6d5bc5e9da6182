import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { branchesIn, idOf, layOut, type Branch } from '../../../src/console/resource/list/groups/groupLayout.ts';
import { countIn, recount } from '../../../src/console/resource/list/groups/recount.ts';
import { createOpenStore, isOpenIn } from '../../../src/console/resource/list/groups/openStore.ts';
import { columnOf, frozenColumns } from '../../../src/console/resource/list/state/columns.ts';
import { sampleMetadata } from '../support/designations.ts';
import { openList } from './support.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const branch = (keys: readonly unknown[], count: number, totalGroups = keys.length): Branch => ({ totalGroups, groups: keys.map((key) => ({ keys: [key], titles: [null], count, measures: [] })) });

test('lines are groups, what stands in open ones, and records that take no memory', () => {
  const open = new Set([idOf(['a']), idOf(['a', '1']), idOf(['b'])]);
  const layout = layOut({ levels: 2, root: branch(['a', 'b', 'c'], 1_000_000, 5000), branchOf: (id) => (id === idOf(['a']) ? branch(['1', '2'], 400_000) : undefined), isOpen: (id) => open.has(id), countOf: ({ group }) => group.count });
  const kinds = [0, 1, 2, 400_001, 400_002, 400_003, 400_004, 400_005, 400_006].map((at) => layout.at(at)?.kind);
  expect(kinds).toEqual(['GROUP', 'GROUP', 'RECORD', 'RECORD', 'GROUP', 'GROUP', 'WAIT', 'GROUP', 'MORE']);
  expect(layout.length).toBe(400_007);
  expect(layout.at(250_000)).toMatchObject({ kind: 'RECORD', index: 249_998, node: { path: ['a', '1'] } });
  expect([layout.at(-1), layout.at(layout.length)]).toEqual([undefined, undefined]);
  expect(layout.placeOf(idOf(['a', '2']))).toBe(400_002);
  expect(layout.between(399_990, 400_003).map(({ line, from, to }) => [line.kind, from, to])).toEqual([['RECORD', 399_988, 399_999], ['GROUP', 0, 0], ['GROUP', 0, 0]]);
  expect(layOut({ levels: 1, root: branch([], 0), branchOf: () => undefined, isOpen: () => true, countOf: () => 0 }).between(0, 9)).toEqual([]);
});

test('what the list counted of a group holds until either of them says something else', () => {
  const counted = (said: number, total: number, at = 1) => ({ id: 'a', said, total, at });
  const moved = recount(new Map(), [counted(40, 39)]);
  expect([countIn(moved, 'a', 40), countIn(moved, 'a', 39), countIn(moved, 'b', 40)]).toEqual([39, 39, 40]);
  expect(recount(moved, [counted(40, 39)])).toBe(moved);
  // An undo brings the record back: group and list agree, and none of its records is left out.
  expect(countIn(recount(moved, [counted(40, 40)]), 'a', 40)).toBe(40);
  expect(countIn(recount(moved, [counted(38, 39)]), 'a', 38)).toBe(39);
  expect(countIn(recount(new Map(), [counted(40, 41, 9), counted(40, 39, 3)]), 'a', 40)).toBe(41);
});

test('groups are asked for in sight alone, however many were opened', () => {
  const layout = layOut({ levels: 2, root: branch(['a', 'b', 'c', 'd'], 50), branchOf: (id) => (id === idOf(['d']) ? undefined : branch(['1', '2'], 20)), isOpen: (id) => id !== idOf(['c']) && id !== idOf(['a', '2']), countOf: ({ group }) => group.count });
  // a, a1 with 20 records, a2, b, b1 with 20, b2 with 20, c closed, d waiting.
  expect(branchesIn(layout, 2, 5, 15)).toEqual([['a']]);
  expect(branchesIn(layout, 2, 20, 26)).toEqual([['a'], ['b']]);
  expect(branchesIn(layout, 2, 66, layout.length)).toEqual([['d']]);
  expect(branchesIn(layout, 1, 0, 100)).toEqual([]);
});

test('all groups open and close at once, and single ones against that', () => {
  const store = createOpenStore();
  store.setAll(true);
  store.toggle('x');
  expect([isOpenIn(store.get(), 'x'), isOpenIn(store.get(), 'y')]).toEqual([false, true]);
  store.setAll(false);
  expect(isOpenIn(store.get(), 'y')).toBe(false);
});

test('columns freeze up to one of them, as far as they leave room to the others', async () => {
  const { resource } = await sampleMetadata().screenResource('core-hr/designations');
  const columns = resource.fields.slice(1, 5).map((field) => ({ ...columnOf(resource, field, (key) => key, () => 60, { content: 80, set: undefined }), width: 100 }));
  const lefts = (last: string | undefined, room: number) => frozenColumns(columns, last, room).map(({ left }) => left);
  const title = columns.findIndex(({ isTitle }) => isTitle);
  expect(lefts(undefined, 1000).filter((left) => left !== undefined)).toEqual([40]);
  expect(lefts(columns[2]!.field.name, 1000).slice(0, 3)).toEqual([40, 140, 240]);
  expect(lefts(columns[3]!.field.name, 300).map((left, at) => left !== undefined || at === title)).toEqual(columns.map((_, at) => at === title || at < 1 || lefts(columns[3]!.field.name, 300)[at] !== undefined));
});

test('groups show counts and figures, load their rows when they are opened, and follow the keys of a tree', async () => {
  const { asked } = await openList(40, { address: '/?group=status&totals=SUM:probationDays' });
  const user = userEvent.setup();
  const grid = await screen.findByRole('treegrid', {}, { timeout: 40_000 });
  const group = await within(grid).findByRole('row', { name: /Active/, expanded: false });
  expect(group.textContent).toContain('40');
  expect(group.textContent).toContain('77');
  expect(within(grid).getByText('Without Status')).toBeTruthy();
  expect((await within(grid).findByRole('row', { name: 'Totals' })).textContent).toContain('4,321');
  expect(grid.getAttribute('aria-rowcount')).toBe(within(grid).getByRole('row', { name: 'Totals' }).getAttribute('aria-rowindex'));
  const rowsAsked = () => asked.filter(({ query, variables }) => query.includes('rows {') && variables.filter?.['status'] !== undefined);
  expect(rowsAsked()).toEqual([]);
  expect(asked.filter(({ variables }) => variables.input?.groupBy.length === 1).length).toBe(1);
  await user.click(within(group).getByText('Active'));
  await within(grid).findByRole('gridcell', { name: 'Designation 1' });
  expect(rowsAsked().map(({ variables }) => variables.filter)).toEqual([{ status: { in: ['ACTIVE'] } }]);
  expect(within(grid).getByRole('row', { name: /Designation 1 / }).getAttribute('aria-level')).toBe('2');
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(within(grid).queryByRole('gridcell', { name: 'Designation 1' })).toBeNull());
  await user.keyboard('{ArrowRight}');
  await within(grid).findByRole('gridcell', { name: 'Designation 1' });
});

test('what was read of a closed group is not read again with every change', async () => {
  const { asked, queryClient } = await openList(40, { address: '/?group=status,code' });
  const user = userEvent.setup();
  const grid = await screen.findByRole('treegrid', {}, { timeout: 40_000 });
  const group = await within(grid).findByRole('row', { name: /Active/, expanded: false });
  const within1 = () => asked.filter(({ variables }) => variables.input?.groupBy.length === 1 && variables.input.filter !== undefined).length;
  await user.click(within(group).getByText('Active'));
  await waitFor(() => expect(within(grid).getAllByRole('row', { name: /Without Code/ })).toHaveLength(1));
  expect(within1()).toBe(1);
  await queryClient.invalidateQueries();
  expect(within1()).toBe(2);
  await user.click(within(grid).getByText('Active', { selector: '[aria-level="1"] *' }));
  await waitFor(() => expect(within(grid).queryByRole('row', { name: /Without Code/ })).toBeNull());
  await queryClient.invalidateQueries();
  expect(within1()).toBe(2);
});

test('a grouped list that scrolls closes the cell that is edited, and keeps what was typed', async () => {
  await openList(40, { address: '/?group=status' });
  const user = userEvent.setup();
  const grid = await screen.findByRole('treegrid', {}, { timeout: 40_000 });
  await user.click(await within(grid).findByText('Active', { selector: '[aria-level="1"] *' }));
  const cell = await within(grid).findByRole('gridcell', { name: '1,000' });
  const place = { index: cell.closest('[data-index]')!.getAttribute('data-index'), column: cell.closest('[data-column]')!.getAttribute('data-column') };
  act(() => cell.focus());
  await user.keyboard('{F2}');
  await waitFor(() => expect(document.querySelector('[data-cell-editor] input')).toBeTruthy(), { timeout: 40_000 });
  await user.keyboard('77');
  fireEvent.scroll(grid);
  await waitFor(() => expect(document.querySelector('[data-cell-editor]')).toBeNull());
  expect(grid.querySelector(`[data-index="${place.index}"] [data-column="${place.column}"]`)!.textContent).toBe('77');
});

test('a header groups and totals, in the address', async () => {
  const { router } = await openList(40);
  const user = userEvent.setup();
  await screen.findByRole('gridcell', { name: 'Designation 1' });
  const choose = async (column: string, item: string) => {
    await user.click(screen.getByRole('button', { name: `Menu of the column ${column}` }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  await choose('Probation days', 'Total');
  await user.click(await screen.findByRole('menuitemradio', { name: 'Average' }));
  await waitFor(() => expect(decodeURIComponent(router.state.location.search)).toBe('?totals=AVERAGE:probationDays'));
  expect((await screen.findByRole('row', { name: 'Totals' }, { timeout: 40_000 })).textContent).toContain('Average4,321');
  await choose('Status', 'Group by this');
  await waitFor(() => expect(decodeURIComponent(router.state.location.search)).toBe('?totals=AVERAGE:probationDays&group=status'));
  await screen.findByRole('treegrid', {}, { timeout: 40_000 });
});

test('a phone groups and totals too: a tap opens a group, its records come then, and totals stay below', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width: 599.95px'), addEventListener() {}, removeEventListener() {} }));
  const { asked } = await openList(40, { address: '/?group=status&totals=SUM:probationDays,COUNT' });
  const user = userEvent.setup();
  const list = await screen.findByRole('treegrid', {}, { timeout: 40_000 });
  const group = await within(list).findByRole('row', { name: /Active/, expanded: false });
  expect(group.textContent).toContain('Sum: Probation days 77');
  // The totals come by themselves, under their names.
  await waitFor(() => expect(screen.getByText('Number of records').parentElement!.textContent).toBe('Number of records40'));
  await waitFor(() => expect(screen.getByText('Sum: Probation days').parentElement!.textContent).toContain('4,321'));
  expect(asked.filter(({ query, variables }) => query.includes('rows {') && variables.filter?.['status'] !== undefined)).toEqual([]);
  await user.click(within(group).getByRole('button', { expanded: false }));
  const record = await within(list).findByRole('row', { name: /Designation 1 / });
  expect(within(group).getByRole('button', { expanded: true })).toBeTruthy();
  expect(record.getAttribute('aria-level')).toBe('2');
  await user.click(within(record).getByRole('checkbox'));
  expect(await screen.findByText('1 selected', { selector: 'b' })).toBeTruthy();
});

test('on a phone a total whose column is hidden can be taken away', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width: 599.95px'), addEventListener() {}, removeEventListener() {} }));
  const { router } = await openList(40, { address: '/?columns=title,code&totals=SUM:probationDays' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Totals' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Probation days/ }));
  await user.click((await screen.findAllByRole('menuitemradio'))[0]!);
  await waitFor(() => expect(router.state.location.search).not.toContain('probationDays'));
});

test('on a phone a total is chosen from the tools', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width: 599.95px'), addEventListener() {}, removeEventListener() {} }));
  const { router } = await openList(40);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Totals' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Probation days/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Average' }));
  expect(await screen.findByText('Average: Probation days')).toBeTruthy();
  expect(decodeURIComponent(router.state.location.search)).toContain('AVERAGE');
});
