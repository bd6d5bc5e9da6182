/** Moving and hiding columns by their menus: what is offered, and where the focus is then. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { loadLater } from '../../../src/console/shell/pieces/later.ts';
import { snackbar } from '../../../src/console/shell/snackbar/snackbars.ts';
import { savedViewsKey } from '../../../src/console/resource/list/state/savedViews.ts';
import { openList } from './support.tsx';

const { innerWidth } = window;

afterEach(() => {
  cleanup();
  window.innerWidth = innerWidth;
});

const cell = (text: string) => screen.findByRole('gridcell', { name: text });
const heads = () => screen.getAllByRole('columnheader').slice(1).map(({ textContent }) => textContent);
/** While a dialog stands before the grid. */
const hidden = () => screen.getAllByRole('columnheader', { hidden: true }).slice(1).map(({ textContent }) => textContent);
const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });
const menuOf = async (name: string) => {
  act(() => head(name).focus());
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sort ascending'));
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
};
const choose = async (name: string, item: string) => {
  await menuOf(name);
  act(() => screen.getByRole('menuitem', { name: item }).focus());
  await userEvent.keyboard('{Enter}');
};

test('the menu of a column, the choice of columns and that of a filter open at once where they were fetched ahead', async () => {
  await openList(20);
  await cell('D0001');
  loadLater();
  await Promise.all([import('../../../src/console/resource/list/grid/HeaderMenus.tsx'), import('../../../src/console/resource/list/tools/ColumnsPopover.tsx'), import('../../../src/console/resource/list/filters/FilterPopover.tsx')]);
  for (const [button, role] of [['Menu of the column Code', 'menu'], ['Columns', 'dialog'], ['Filter', 'dialog']] as const) {
    fireEvent.click(screen.getByRole('button', { name: button, hidden: true }));
    expect(screen.getByRole(role), button).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
  }
});

test('groups, the menu of views and totals open at once, too, with their words', async () => {
  await openList(20, { address: '/?sort=-code' });
  await cell('D0001');
  loadLater();
  await Promise.all([import('../../../src/console/resource/list/grid/HeaderMenus.tsx'), import('../../../src/console/resource/list/groups/GroupPopover.tsx'), import('../../../src/console/resource/list/views/ViewActions.tsx')]);
  for (const [button, role] of [['Group', 'dialog'], ['Save view', 'dialog']] as const) {
    fireEvent.click(screen.getByRole('button', { name: button, hidden: true }));
    expect(screen.getByRole(role), button).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
  }
  fireEvent.click(screen.getByRole('button', { name: 'Menu of the column Probation days', hidden: true }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Total' }));
  expect(screen.getByRole('menuitemradio', { name: 'Average' })).toBeTruthy();
});

test('a move is offered only where there is a column on that side', async () => {
  await openList(20);
  await cell('D0001');
  expect(heads()).toEqual(['Code', 'Designation', 'Grade', 'Probation days', 'Start date', 'Allowance', 'Remote', 'Status']);
  const first = await menuOf('Code');
  expect(first).not.toContain('Move left');
  expect(first).toContain('Move right');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(head('Code')));
  const last = await menuOf('Status');
  expect(last).toContain('Move left');
  expect(last).not.toContain('Move right');
});

test('in a saved view the focus follows a column that moves, and stays where one goes then', async () => {
  const definition = { filter: {}, sorts: [], columns: ['code', 'title', 'grade', 'status'], density: 'regular' };
  const { queryClient } = await openList(20, { address: '/?view=v1' });
  act(() => void queryClient.setQueryData(savedViewsKey('/core-hr/designations'), { views: [{ id: 'v1', screen: '/core-hr/designations', name: 'Mine', definition, missing: [], owner: 'Meera', isMine: true, mayChange: true, roles: [], isDefault: false, isPinned: false, version: 1 }], mayShare: false, start: null }));
  await waitFor(() => expect(heads()).toEqual(['Code', 'Designation', 'Grade', 'Status']));
  await cell('D0001');
  await choose('Grade', 'Move right');
  await waitFor(() => expect(heads()).toEqual(['Code', 'Designation', 'Status', 'Grade']));
  await waitFor(() => expect(document.activeElement).toBe(head('Grade')));
  await choose('Grade', 'Make wider');
  await userEvent.click(await cell('D0003'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.activeElement?.getAttribute('role')).not.toBe('columnheader');
});

test('beside an open record a column changes places with the one that is seen beside it, and the focus follows it', async () => {
  window.innerWidth = 560;
  await openList(20, { address: '/?record=1' });
  await cell('D0001');
  expect(heads()).toEqual(['Code', 'Designation', 'Grade', 'Status']);
  await choose('Status', 'Move left');
  await waitFor(() => expect(heads()).toEqual(['Code', 'Designation', 'Status', 'Grade']));
  await waitFor(() => expect(document.activeElement).toBe(head('Status')));
  await choose('Status', 'Hide column');
  await waitFor(() => expect(heads()).not.toContain('Status'));
  await waitFor(() => expect(document.activeElement).toBe(head('Grade')));
});

test('among the columns a way up or down is offered only where there is one', async () => {
  await openList(20);
  await cell('D0001');
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  const moves = async () => within(await screen.findByRole('list', { name: 'Columns' })).getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  const names = ['Code', 'Designation', 'Grade', 'Probation days', 'Start date', 'Allowance', 'Remote', 'Status'];
  expect(await moves()).toEqual(names.flatMap((name, place) => [...(place > 0 ? [`Move ${name} up`] : []), ...(place < names.length - 1 ? [`Move ${name} down`] : [])]));
});

test('a column that reaches the end by its arrow keeps the focus, on the way that is left', async () => {
  await openList(20);
  await cell('D0001');
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  act(() => screen.getByRole('button', { name: 'Move Designation up' }).focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(hidden().slice(0, 2)).toEqual(['Designation', 'Code']));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Designation down');
  act(() => screen.getByRole('button', { name: 'Move Remote down' }).focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(hidden().at(-1)).toBe('Remote'));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Remote up');
});

test('freezing more columns than have room says up to which they stay', async () => {
  await openList(20);
  await cell('D0001');
  const grid = screen.getByRole('grid');
  Object.defineProperty(grid, 'clientWidth', { configurable: true, value: 500 });
  await choose('Grade', 'Freeze up to here');
  await waitFor(() => expect(snackbar.get()?.message).toMatch(/^There is room to freeze columns up to “(Designation|Code)”/));
});
