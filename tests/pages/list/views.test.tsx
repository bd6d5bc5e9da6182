import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { quickFilters } from '../../../src/console/resource/list/filters/quickFilters.ts';
import { definitionIn, isChangedFrom, readAddress, writeAddress } from '../../../src/console/resource/list/state/listAddress.ts';
import { savedViewsKey } from '../../../src/console/resource/list/state/savedViews.ts';
import { readWithViews } from '../../../src/console/resource/list/state/addressWithViews.ts';
import { snackbar } from '../../../src/console/shell/snackbar/snackbars.ts';
import type { ViewDefinition } from '../../../src/domain/lists/listView.ts';
import { field } from '../../domain/support/field.ts';
import { stateOf } from '../../../src/console/resource/list/tools/useViews.ts';
import { openList } from './support.tsx';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const base: ViewDefinition = { filter: { status: { equals: 'ACTIVE' } }, sorts: [{ field: 'code', order: 'DESC' }], columns: ['title', 'code'], density: 'compact' };
const view = { id: 'v1', screen: '/core-hr/designations', name: 'Active ones', definition: base, missing: ['bonusId', 'custom_deskPhone'], owner: 'Meera', isMine: true, mayChange: true, roles: [], isDefault: false, isPinned: false, version: 1 };

test('an address says only what differs from its view, and comes back the same', () => {
  const plain = { ...readAddress(new URLSearchParams('view=v1'), base) };
  expect(writeAddress(plain, new URLSearchParams(), base).toString()).toBe('view=v1');
  expect(isChangedFrom(plain, base)).toBe(false);
  expect(definitionIn(plain)).toEqual(base);
  const changed = { ...plain, filter: {}, sorts: [], columns: undefined };
  const written = writeAddress(changed, new URLSearchParams(), base);
  expect(written.toString()).toBe('view=v1&filter=&sort=&columns=');
  expect(readAddress(written, base)).toEqual(changed);
  expect(isChangedFrom(changed, base)).toBe(true);
  expect(isChangedFrom({ ...plain, filter: { status: { equals: 'ACTIVE' } } }, base)).toBe(false);
});

test('each of up to five states is a view, but for those that the screen holds', () => {
  const [few, many] = [field('status', { key: 'answer', filter: true, options: ['A', 'B', 'C', 'D', 'E'] }), field('status', { key: 'status', filter: true, options: ['A', 'B', 'C', 'D', 'E', 'F'] })];
  expect(stateOf([many, few], [])).toBe(few);
  expect(stateOf([many, few], ['answer'])).toBeUndefined();
});

test('a bare address means the view that the list begins with; one that narrows, or says all, does not', () => {
  const read = (text: string) => readWithViews(new URLSearchParams(text), [view], 'v1');
  expect(read('')).toMatchObject({ view: 'v1', filter: base.filter });
  expect(read('page=2')).toMatchObject({ view: 'v1', page: 2 });
  expect(read('filter=%7B%7D')).toMatchObject({ view: undefined, filter: {} });
  expect(read('view=all')).toMatchObject({ view: 'all', filter: {}, sorts: [] });
});

test('quick filters are about the person and the days', () => {
  const field = { name: 'employee', key: 'employeeId', column: 'employee_id', kind: 'reference' as const, reference: { endpoint: 'core-hr', type: 'Employee' }, required: true, readOnly: false, search: false, filter: true, sort: true, inList: true, rule: {}, help: false };
  expect(quickFilters([field]).map(({ condition }) => condition)).toEqual([{ person: 'ME' }, { person: 'MY_TEAM' }]);
});

test('a saved view that cannot be read says so and opens all the same', async () => {
  const { queryClient } = await openList(40);
  queryClient.setQueryData(savedViewsKey('/core-hr/designations'), { views: [{ ...view, definition: { filter: {}, sorts: [] }, missing: [], isReadable: false }], mayShare: false, start: null });
  const user = userEvent.setup();
  await screen.findByRole('gridcell', { name: 'Designation 1' });
  await user.click(await screen.findByRole('button', { name: /^Active ones/ }));
  expect(await screen.findByText(/^What was kept of the view “Active ones” cannot be read. All records show/)).toBeTruthy();
  await screen.findByRole('gridcell', { name: 'Designation 1' });
});

test('a saved view opens with its filter, order and columns, says what it names in vain, and shows a dot when it is changed', async () => {
  const { asked, router, queryClient } = await openList(40);
  queryClient.setQueryData(savedViewsKey('/core-hr/designations'), { views: [view], mayShare: false, start: null });
  const user = userEvent.setup();
  await screen.findByRole('gridcell', { name: 'Designation 1' });
  await user.click(await screen.findByRole('button', { name: /^Active ones/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?view=v1'));
  await waitFor(() => expect(asked.findLast(({ query }) => query.includes('rows {'))?.variables).toMatchObject({ filter: base.filter, sort: base.sorts }));
  expect(await screen.findByText(/names fields that no longer exist or that you may not see: bonusId and deskPhone/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByRole('img', { name: 'changed' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save view' })).toBeTruthy();
  expect(decodeURIComponent(router.state.location.search)).toBe('?view=v1&filter=');
});

test('nested conditions are made by keyboard in a panel; what is simple becomes a chip', async () => {
  const { asked, router } = await openList(40, { address: `/?filter=${encodeURIComponent('{"status":{"in":["ACTIVE"]}}')}` });
  const user = userEvent.setup();
  await screen.findByRole('gridcell', { name: 'Designation 1' });
  await user.keyboard('f');
  await user.click(within(await screen.findByRole('dialog')).getByRole('menuitem', { name: 'Advanced' }));
  const panel = await screen.findByRole('dialog', { name: 'Advanced filter' });
  expect(within(panel).getByRole('button', { name: 'Remove the condition on Status' })).toBeTruthy();
  await user.click(within(panel).getByRole('button', { name: 'Add group' }));
  const [inner] = within(panel).getAllByRole('group', { name: /any holds/ });
  await user.type(await within(inner!).findByRole('textbox'), 'D0');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(JSON.parse(new URLSearchParams(router.state.location.search).get('advanced') ?? '{}')).toMatchObject({ match: 'ANY', parts: [{ condition: { contains: 'D0' } }] }));
  await waitFor(() => expect(asked.findLast(({ query }) => query.includes('rows {'))?.variables.filter).toMatchObject({ and: [{ status: { in: ['ACTIVE'] } }, { or: [{}] }] }));
  expect(await screen.findByRole('button', { name: 'Advanced 1 condition' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove the filter on Advanced' }));
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).has('advanced')).toBe(false));
});

test('whoever saves a view that somebody else changed is told so, keeps what shows, and saves it over that', async () => {
  const saved: { readonly version: number; readonly input: { readonly definition: ViewDefinition } }[] = [];
  const theirs = { ...view, missing: [], version: 2, definition: { ...base, filter: { status: { equals: 'INACTIVE' } } } };
  globalThis.fetch = async (_url, init) => {
    const { query, variables } = JSON.parse(String(init?.body ?? '{}')) as { readonly query?: string; readonly variables: (typeof saved)[number] };
    const isSave = query?.includes('mutation SaveListView') === true;
    if (isSave) saved.push(variables);
    const now = saved.length === 0 ? { ...view, missing: [] } : theirs;
    const refused = { errors: [{ message: 'Someone else changed this record.', extensions: { code: 'CONFLICT', errorCode: 'CONFLICT', requestId: '1' } }] };
    const answer = isSave ? (variables.version === 1 ? refused : { data: { saveListView: { view: { ...theirs, version: 3 } } } }) : { data: { listSavedViews: { mayShare: false, start: null, views: [now] } } };
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  };
  await openList(40, { address: '/?view=v1&density=relaxed' });
  const user = userEvent.setup();
  const save = async (): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: 'Save view' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save changes to “Active ones”' }));
  };
  await save();
  await waitFor(() => expect(snackbar.get()?.message).toMatch(/^Somebody else changed “Active ones” meanwhile/));
  await save();
  await waitFor(() => expect(saved.map(({ version }) => version)).toEqual([1, 2]));
  expect(saved[1]?.input.definition).toMatchObject({ filter: { status: { equals: 'INACTIVE' } }, density: 'relaxed' });
});

test('a new view keeps the columns, density and totals that the person sees, also those that their device keeps for the list', async () => {
  const saved: ViewDefinition[] = [];
  globalThis.fetch = async (_url, init) => {
    const { query, variables } = JSON.parse(String(init?.body ?? '{}')) as { readonly query?: string; readonly variables: { readonly input: { readonly definition: ViewDefinition } } };
    if (query?.includes('mutation SaveListView')) saved.push(variables.input.definition);
    return new Response(JSON.stringify({ data: { saveListView: { view: null }, listSavedViews: { mayShare: false, start: null, views: [] } } }), { headers: { 'content-type': 'application/json' } });
  };
  const { router } = await openList(40);
  const user = userEvent.setup();
  await screen.findByRole('gridcell', { name: 'Designation 1' });
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: /Grade/ }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Density' }));
  await user.click(await screen.findByText('Compact'));
  const shown = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(shown).not.toContain('Grade');
  await router.navigate('/?sort=code');
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  await user.type(await screen.findByRole('textbox', { name: /name/i }), 'Mine');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ sorts: [{ field: 'code', order: 'ASC' }], density: 'compact', columns: expect.not.arrayContaining(['grade']) });
});
