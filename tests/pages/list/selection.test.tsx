import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openList } from './support.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Until the list has its answer to a search: what is picked before belongs to the question before. */
const isSearched = async (asked: Awaited<ReturnType<typeof openList>>['asked'], search: string): Promise<void> => {
  await waitFor(() => expect(asked.some(({ variables }) => variables.search === search)).toBe(true));
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
};
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
  await openList(214);
  const job = { id: '1', kind: 'DELETE', endpoint: 'core-hr', entity: 'designation', state: 'DONE', total: 213, progress: 213, changed: 213, unchanged: 0, failure: null, refused: 0, problems: [], interruptedAt: null, changeSet: '9' };
  const sent: { readonly query: string; readonly variables: { readonly input: object } }[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const question = JSON.parse(body) as (typeof sent)[number];
    if (question.query.startsWith('mutation')) sent.push(question);
    return Response.json({ data: { startBulkDelete: { errorCode: '', message: '', job } } });
  });
  const user = userEvent.setup();
  await user.click(await pick('Designation 2'));
  await user.click(screen.getByRole('button', { name: 'Select all 214 that match' }));
  expect(await screen.findByText('214 selected', { selector: 'b' })).toBeTruthy();
  await user.click(await pick('Designation 3'));
  expect(await screen.findByText('213 selected', { selector: 'b' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: /Yes|shell\.yes/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.variables.input).toMatchObject({ type: 'Designation', filter: { not: { ids: ['3'] } } });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('of a list that is counted roughly, all that match are so many roughly, above all where they are deleted', async () => {
  await openList(214, { isEstimate: true });
  const user = userEvent.setup();
  await user.click(await pick('Designation 2'));
  await user.click(screen.getByRole('button', { name: 'Select all about 214 that match' }));
  expect(await screen.findByText('about 214 selected', { selector: 'b' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('about 214');
});

test('rows come with about how many there are; the exact number takes its place, and nothing is deleted before it is known', async () => {
  let count = (): void => undefined;
  const { asked } = await openList(1214, { about: 1187, counted: new Promise((resolve) => (count = resolve)) });
  const user = userEvent.setup();
  await user.click(await pick('Designation 2'));
  await user.click(screen.getByRole('button', { name: 'Select all about 1,200 that match' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('about 1,200');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Yes|shell\.yes/ }).disabled).toBe(true);
  count();
  await waitFor(() => expect(dialog.textContent).toContain('1,214 designations'));
  expect(dialog.textContent).not.toContain('about');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Yes|shell\.yes/ }).disabled).toBe(false);
  expect(asked.filter(({ query }) => query.includes('rows {')).every(({ variables }) => variables.estimate === true)).toBe(true);
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
  cleanup();
  // Records that are nobody's own are imported by those alone who reach all.
  await openList(40, { rights: { scope: 'TEAM' } });
  expect([screen.queryByRole('button', { name: /Add designation/ }) === null, screen.queryByRole('button', { name: 'Import' })]).toEqual([false, null]);
});

test('the question before all that match are deleted is asked no more when the person goes back to another list', async () => {
  const { asked, router } = await openList(214);
  const user = userEvent.setup();
  await router.navigate('/?search=pay');
  await isSearched(asked, 'pay');
  await user.click(await pick('Designation 2'));
  await user.click(screen.getByRole('button', { name: 'Select all 214 that match' }));
  await screen.findByText('214 selected', { selector: 'b' });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('alertdialog');
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(await pick('Designation 2'));
  expect(await screen.findByText('1 selected', { selector: 'b' })).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('the dialog that changes what is selected goes when the person goes back to another list', async () => {
  const { asked, router } = await openList(214);
  const user = userEvent.setup();
  await router.navigate('/?search=pay');
  await isSearched(asked, 'pay');
  await user.click(await pick('Designation 2'));
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await screen.findByRole('dialog');
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('1 selected', { selector: 'b' })).toBeNull();
});

test('a change that was refused is tried again for what was selected at first, though the person went back meanwhile', async () => {
  const { asked, router } = await openList(214);
  const job = { id: '1', kind: 'EDIT', endpoint: 'core-hr', entity: 'designation', state: 'FAILED', total: 1, progress: 1, changed: 0, unchanged: 0, failure: 'Nothing was changed.', refused: 1, problems: [], interruptedAt: null, changeSet: null };
  const begun: { readonly filter: object }[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body) as { query: string; variables: { input: { filter: object } } };
    if (query.startsWith('mutation')) begun.push(variables.input);
    return Response.json({ data: { startBulkEdit: { errorCode: '', message: '', job }, bulkEdit: { job } } });
  });
  const user = userEvent.setup();
  await router.navigate('/?search=pay');
  await isSearched(asked, 'pay');
  await user.click(await pick('Designation 2'));
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.click(await screen.findByRole('combobox', { name: 'Add a field' }));
  await user.click(await screen.findByRole('option', { name: 'Probation days' }));
  await user.type(await screen.findByRole('textbox', { name: 'Probation days' }), '30');
  const start = () => user.click(screen.getByRole('button', { name: /^Change 1 designation/ }));
  await start();
  await screen.findByText('Nothing was changed.');
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByText('1 selected', { selector: 'b' })).toBeNull());
  await start();
  await waitFor(() => expect(begun).toHaveLength(2));
  expect(begun[1]!.filter).toEqual(begun[0]!.filter);
});

test('a change that is cancelled, in its dialog or behind it, leaves selected what was', async () => {
  await openList(214);
  const job = { id: '1', kind: 'EDIT', endpoint: 'core-hr', entity: 'designation', state: 'RUNNING', total: 2, progress: 0, changed: 0, unchanged: 0, failure: null, refused: 0, problems: [], interruptedAt: null, changeSet: null };
  let begun = 0;
  let state = 'RUNNING';
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { query } = JSON.parse(body) as { query: string };
    if (query.includes('mutation startBulkEdit')) begun += 1;
    if (query.includes('mutation cancelBulkEdit')) state = 'CANCELLED';
    const told = { ...job, id: String(begun), state };
    return Response.json({ data: { startBulkEdit: { errorCode: '', message: '', job: told }, bulkEdit: { job: told }, cancelBulkEdit: { job: told } } });
  });
  const user = userEvent.setup();
  await user.click(await pick('Designation 2'));
  await user.click(await pick('Designation 3'));
  const begin = async () => {
    state = 'RUNNING';
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('combobox', { name: 'Add a field' }));
    await user.click(await screen.findByRole('option', { name: 'Probation days' }));
    await user.type(await screen.findByRole('textbox', { name: 'Probation days' }), '30');
    await user.click(screen.getByRole('button', { name: /^Change 2 designations/ }));
    await screen.findByRole('progressbar');
  };
  const isSelected = () => waitFor(() => expect(screen.getByText('2 selected', { selector: 'b' })).toBeTruthy());
  await begin();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await isSelected();
  await begin();
  await user.click(screen.getByRole('button', { name: 'Continue in background' }));
  await waitFor(() => expect(screen.queryByText('2 selected', { selector: 'b' })).toBeNull());
  state = 'CANCELLED';
  await isSelected();
}, 20_000);

test('a deletion of all that match is followed to its end though the person goes back meanwhile, on a phone as well', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width: 599.95px'), addEventListener() {}, removeEventListener() {} }));
  const { asked, router } = await openList(214);
  const job = { id: '1', kind: 'DELETE', endpoint: 'core-hr', entity: 'designation', state: 'RUNNING', total: 214, progress: 7, changed: 0, unchanged: 0, failure: null, refused: 0, problems: [], interruptedAt: null, changeSet: null };
  const begun: unknown[] = [];
  let state = 'RUNNING';
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { query } = JSON.parse(body) as { query: string };
    if (query.includes('mutation startBulkDelete')) begun.push(query);
    return Response.json({ data: { startBulkDelete: { job }, bulkEdit: { job: { ...job, state, changed: 214 } } } });
  });
  const user = userEvent.setup();
  await router.navigate('/?group=status');
  await router.navigate('/?search=pay');
  await isSearched(asked, 'pay');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Designation 2', hidden: true }));
  await user.click(await screen.findByRole('button', { name: 'Select all 214' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: /Yes|shell\.yes/ }));
  await screen.findByRole('progressbar');
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByText('214 selected', { selector: 'b' })).toBeNull());
  expect(screen.getByRole('progressbar')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Yes|shell\.yes/ })).toBeNull();
  state = 'CANCELLED';
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(begun).toHaveLength(1);
});
