/** Editing in the cells of a grid: keys before the code is there, ranges, rows that move, undo, finding while the rows come. */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { CoreAdminContext } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { sessionState } from '../../../src/console/providers/authSession.ts';
import { useLeaveGuard } from '../../../src/console/resource/form/useLeaveGuard.tsx';
import { changeHistory, forgetChanges, push } from '../../../src/console/shell/changes.ts';
import type { BulkJob } from '../../../src/console/shell/work/bulkJob.ts';
import { followBulkEdit } from '../../../src/console/shell/work/followBulkEdit.ts';
import { at, cell, cellsReady as ready, openList } from './support.tsx';

const asked: { readonly query: string; readonly variables: Record<string, unknown> }[] = [];
let answer: (query: string, variables: Record<string, unknown>) => unknown = () => ({});
const { fetch } = globalThis;

/** What the frame asks beside the list: saving, names of records. */
const answering = (next: typeof answer): void => {
  answer = next;
  globalThis.fetch = async (_url, init) => {
    const question = JSON.parse(String(init?.body)) as (typeof asked)[number];
    asked.push(question);
    const said = await answer(question.query, question.variables);
    const refused = said as { errors?: unknown };
    return new Response(JSON.stringify(refused.errors ? refused : { data: said }), { headers: { 'content-type': 'application/json' } });
  };
};

afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
  asked.length = 0;
  sessionStorage.clear();
});

const none = { errorCode: '', message: '' };
const tray = () => screen.findByRole('region', { name: 'Changes not saved' });
const clip = (type: 'copy' | 'cut' | 'paste', element: Element, text = '') => {
  const data = new Map([['text/plain', text]]);
  const clipboardData = { getData: (kind: string) => data.get(kind) ?? '', setData: (kind: string, value: string) => void data.set(kind, value) };
  fireEvent[type](element, { clipboardData });
  return data;
};

test('Ctrl S right after a cell saves it, though the code of the tray is not there yet', async () => {
  answering((query) => (query.includes('updateRecords') ? { updateRecords: { errorCode: '', message: '', changed: 1, changeSet: '7' } } : {}));
  await openList(20);
  await cell('D0001');
  await ready();
  act(() => at(0, 3).focus());
  await userEvent.keyboard('45{Enter}');
  await waitFor(() => expect(at(0, 3).textContent).toBe('45'));
  expect(fireEvent.keyDown(at(0, 3), { key: 's', ctrlKey: true })).toBe(false);
  await waitFor(() => expect(asked.filter(({ query }) => query.includes('updateRecords'))).toHaveLength(1));
});

test('one F2 opens the editor, and what is typed before its code is there arrives in it', async () => {
  await openList(20);
  await cell('D0001');
  act(() => at(0, 3).focus());
  await userEvent.keyboard('{F2}45{Enter}');
  await waitFor(() => expect(at(0, 3).textContent).toBe('45'));
  expect(await tray()).toBeTruthy();
});

test('Ctrl S and arrows before the code is there are kept; in an editor Ctrl S saves what is typed as well', async () => {
  const saved = () => asked.filter(({ query }) => query.includes('updateRecords'));
  answering((query) => (query.includes('updateRecords') ? { updateRecords: { errorCode: '', message: '', changed: 2, changeSet: '7' } } : {}));
  await openList(20);
  await cell('D0001');
  act(() => at(0, 3).focus());
  await userEvent.keyboard('45{Enter}{ArrowDown}46{Enter}{Control>}s{/Control}');
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]!.variables).toMatchObject({ updates: [{ id: '1', values: { probationDays: 45 } }, { id: '3', values: { probationDays: 46 } }] });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Changes not saved' })).toBeNull());
  act(() => at(5, 3).focus());
  await userEvent.keyboard('47');
  await waitFor(() => expect(document.querySelector('[data-cell-editor] input')).toBeTruthy());
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()[1]!.variables).toMatchObject({ updates: [{ id: '6', values: { probationDays: 47 } }] });
});

test('what is typed before the code is there stays in its cell, though one went to another meanwhile', async () => {
  await openList(20);
  await cell('D0001');
  const other = at(2, 3).textContent;
  act(() => at(0, 3).focus());
  fireEvent.keyDown(at(0, 3), { key: '4' });
  fireEvent.keyDown(at(0, 3), { key: '5' });
  fireEvent.pointerDown(at(2, 3), { button: 0, pointerType: 'mouse' });
  act(() => at(2, 3).focus());
  await waitFor(() => expect(at(0, 3).textContent).toBe('45'));
  await waitFor(() => expect(document.activeElement).toBe(at(2, 3)));
  expect(at(2, 3).textContent).toBe(other);
});

test('what is typed before the find bar is there arrives in it, and in no cell', async () => {
  await openList(20);
  await cell('D0001');
  act(() => at(1, 1).focus());
  const before = at(1, 1).textContent;
  await userEvent.keyboard('{Control>}f{/Control}D0005');
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Find' }).value).toBe('D0005'));
  expect(at(1, 1).textContent).toBe(before);
  await screen.findByText('1 of 1');
  act(() => at(1, 1).focus());
  await userEvent.keyboard('{Control>}f{/Control}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Find' }));
});

test('a paste before the code is there is not lost', async () => {
  await openList(20);
  await cell('D0001');
  act(() => at(1, 0).focus());
  clip('paste', at(1, 0), 'NEW1\nNEW2');
  await waitFor(() => expect([at(1, 0).textContent, at(2, 0).textContent]).toEqual(['NEW1', 'NEW2']));
});

test('a range does not survive another page, and nothing is cut, pasted or cleared from the header or a checkbox', async () => {
  await openList(200);
  await cell('D0001');
  await ready();
  act(() => at(0, 0).focus());
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await waitFor(() => expect(document.querySelectorAll('.cell.range')).toHaveLength(3));
  expect(await screen.findByText('3 × 1 cells in the range')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await cell('D0051');
  expect(document.querySelectorAll('.cell.range')).toHaveLength(0);
  act(() => at(50, 0).focus());
  expect(clip('copy', at(50, 0)).get('text/plain')).toBe('D0051');

  const box = at(50, -1);
  act(() => box.focus());
  clip('cut', box);
  clip('paste', box, 'LOST');
  const header = screen.getByRole('columnheader', { name: /Code/ });
  act(() => header.focus());
  clip('cut', header);
  await userEvent.keyboard('{Delete}');
  expect(screen.queryByRole('region', { name: 'Changes not saved' })).toBeNull();
});

test('an editor stays while its row moves, and writes into that row', async () => {
  const { queryClient } = await openList(20);
  await cell('D0001');
  await ready();
  act(() => at(2, 0).focus());
  await userEvent.keyboard('{F2}');
  const input = await waitFor(() => document.querySelector<HTMLInputElement>('[data-cell-editor] input')!);
  await userEvent.clear(input);
  await userEvent.type(input, 'MOVED');
  act(() => {
    for (const [key, data] of queryClient.getQueriesData<{ rows: readonly object[] }>({ queryKey: ['core-hr/designations', 'rows'] })) if (data) queryClient.setQueryData(key, { ...data, rows: [...data.rows].reverse() });
  });
  await waitFor(() => expect(at(0, 0).textContent).toBe('D0020'));
  expect(document.querySelector('[data-cell-editor] input')).toBe(input);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(at(17, 0).textContent).toBe('MOVED'));
  expect(at(2, 0).textContent).toBe('D0018');
});

test('Ctrl Z puts back the last step of the tray, Ctrl Y makes it again', async () => {
  await openList(20);
  await cell('D0001');
  await ready();
  clip('paste', at(0, 0), 'A1\tName A\nA2\tName B');
  await waitFor(() => expect(at(1, 1).textContent).toBe('Name B'));
  await userEvent.keyboard('{Delete}');
  await waitFor(() => expect(at(0, 0).textContent).toBe('–'));
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(at(0, 0).textContent).toBe('A1'));
  expect(await screen.findByText('1 cell put back')).toBeTruthy();
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(at(1, 1).textContent).toBe('Designation 2'));
  expect(await screen.findByText('4 cells put back')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Changes not saved' })).toBeNull();
  await userEvent.keyboard('{Control>}y{/Control}');
  await waitFor(() => expect(at(1, 1).textContent).toBe('Name B'));
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await waitFor(() => expect(at(0, 0).textContent).toBe('–'));
});

test('what was undone last comes back first, a paste after the undo of something saved', async () => {
  const undone: unknown[] = [];
  await openList(20);
  await cell('D0001');
  await ready();
  answering((query, { id }) => (query.includes('undoChangeSet') ? { undoChangeSet: { errorCode: '', message: '', changeSet: `${undone.push(id)}0`, job: null } } : {}));
  push('1', 'core-hr', 'Something saved');
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(undone).toEqual(['1']));
  await waitFor(() => expect(changeHistory.get().undone).toHaveLength(1));
  clip('paste', at(0, 0), 'A1');
  await waitFor(() => expect(at(0, 0).textContent).toBe('A1'));
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(at(0, 0).textContent).toBe('D0001'));
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await waitFor(() => expect(at(0, 0).textContent).toBe('A1'));
  expect(undone).toEqual(['1']);
  forgetChanges();
});

test('what is changed while a save runs waits for the next one', async () => {
  let save: (saved: object) => void = () => undefined;
  answering((query) => (query.includes('updateRecords') ? new Promise((resolve) => (save = resolve)) : {}));
  await openList(20);
  await cell('D0001');
  await ready();
  clip('paste', at(0, 0), 'SENT');
  await userEvent.click(await screen.findByRole('button', { name: 'Save 1 change' }));
  await waitFor(() => expect(asked.filter(({ query }) => query.includes('updateRecords'))).toHaveLength(1));
  clip('paste', at(0, 0), 'LATER');
  await waitFor(() => expect(at(0, 0).textContent).toBe('LATER'));
  save({ updateRecords: { changed: 1, unchanged: 0, changeSet: null } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save 1 change' })).toHaveProperty('disabled', false));
  expect(at(0, 0).textContent).toBe('LATER');
  // What was saved is now what it goes back to.
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Changes not saved' })).toBeNull());
});

test('what was saved though its answer was lost is nobody else’s change', async () => {
  const saves: unknown[] = [];
  answering((query, variables) => {
    if (!query.includes('mutation updateRecords')) return {};
    const [{ version }] = variables['updates'] as [{ version: number }];
    saves.push(version);
    if (saves.length === 1) throw new TypeError('Failed to fetch');
    return version === 1 ? { errors: [{ message: 'Changed', extensions: { code: 'CONFLICT', errorCode: 'CONFLICT', conflicts: [{ id: '1', current: {} }] } }] } : { updateRecords: { changed: 1, unchanged: 0, changeSet: null } };
  });
  const now = { ...none, row: { id: '1', version: 2, title: 'Analyst', code: 'SENT', updatedBy: 'Meera' } };
  let reads: Awaited<ReturnType<typeof openList>>['asked'] = [];
  ({ asked: reads } = await openList(20, { fails: () => (reads.at(-1)?.query.startsWith('query designation') ? { status: 200, body: { data: { designation: now } } } : undefined) }));
  await cell('D0001');
  await ready();
  for (const [at, text] of ['SENT', 'LATER'].entries()) {
    clip('paste', document.querySelector('[data-index="0"] [data-column="0"]')!, text);
    await userEvent.click(await screen.findByRole('button', { name: 'Save 1 change' }));
    await waitFor(() => expect(saves.length).toBeGreaterThan(at));
    if (at === 0) await waitFor(() => expect(screen.getByRole('button', { name: 'Save 1 change' })).toHaveProperty('disabled', false));
  }
  await waitFor(() => expect(saves).toEqual([1, 1, 2]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('edits come back after signing in again, with a word about it', async () => {
  await openList(20);
  await cell('D0001');
  await ready();
  clip('paste', at(0, 0), 'KEPT');
  await tray();
  const before = sessionState.get();
  act(() => sessionState.set({ status: 'out' } as never));
  cleanup();
  sessionState.set(before);
  await openList(20);
  await cell('KEPT');
  expect(within(await tray()).getByRole('heading', { name: '1 change to 1 designation' })).toBeTruthy();
});

test('with the find bar open one may still turn the page', async () => {
  const { router } = await openList(120);
  await cell('D0001');
  act(() => at(0, 0).focus());
  await userEvent.keyboard('{Control>}f{/Control}');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Find' }), 'D00');
  await screen.findByText('1 of 99');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await cell('D0051');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(new URLSearchParams(router.state.location.search).get('page')).toBe('2');
  await userEvent.click(screen.getByRole('button', { name: /^Next match/ }));
  await screen.findByText('2 of 99');
  await cell('D0001');
});

test('finding says where its rows did not come, and tries again', async () => {
  let fails = false;
  await openList(450, { fails: () => (fails ? { status: 500, body: { errors: [{ message: 'tired' }] } } : undefined) });
  await cell('D0001');
  act(() => at(0, 0).focus());
  fails = true;
  await userEvent.keyboard('{Control>}f{/Control}');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Find' }), 'd011');
  await screen.findByText('This did not load');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('1 of 10');
});

test('a bulk edit is followed to one end, also when nobody looks any more', async () => {
  const answers = ['RUNNING', undefined, 'WAITING', 'RUNNING', 'DONE'];
  answering((query) => {
    // Whoever was at the cells of the test before may still tell it.
    if (!query.includes('bulkEdit')) return {};
    const state = answers.shift();
    return state === undefined ? { errors: [{ message: 'Busy.' }] } : { bulkEdit: { job: { id: '1', state } } };
  });
  const told: string[] = [];
  const tell = (word: string) => (job: unknown) => void told.push(`${word} ${(job as { state?: string }).state ?? ''}`);
  await followBulkEdit({ id: '1', state: 'RUNNING' } as BulkJob, { onProgress: tell('goes'), onEnd: tell('ends'), onLost: tell('lost') }, { pause: 1 });
  expect(told.filter((line) => line.startsWith('ends'))).toEqual(['ends DONE']);
  expect(told).toContain('goes WAITING');
  expect(answers).toEqual([]);

  told.length = 0;
  answering(() => ({ errors: [{ message: 'Busy.' }] }));
  await followBulkEdit({ id: '1', state: 'RUNNING' } as BulkJob, { onProgress: tell('goes'), onEnd: tell('ends'), onLost: tell('lost') }, { pause: 0 });
  expect(told.at(-1)).toMatch(/^lost/);
});

test('each part with unsaved changes is asked before the page is left', async () => {
  const Part = ({ isChanged }: { readonly isChanged: boolean }) => useLeaveGuard(() => isChanged);
  const router = createMemoryRouter([{ path: '*', element: <CoreAdminContext><Part isChanged /><Part isChanged={false} /></CoreAdminContext> }]);
  await openList(1);
  cleanup();
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/elsewhere'));
  expect(router.state.location.pathname).toBe('/');
  await userEvent.click(await screen.findByRole('button', { name: /yes|accept|confirm/i }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
});

test('two megabytes in one cell are kept, not drawn whole', async () => {
  await openList(20);
  await cell('D0001');
  await ready();
  clip('paste', at(0, 1), 'x'.repeat(2_000_000));
  await tray();
  expect(document.body.innerHTML.length).toBeLessThan(300_000);
});

test('cells that cannot be changed say so to those who hear them', async () => {
  await openList(20, { rights: { update: false } });
  await cell('D0001');
  expect(at(0, 0).getAttribute('aria-readonly')).toBe('true');
  cleanup();
  await openList(20);
  await cell('D0001');
  expect(at(0, 0).getAttribute('aria-readonly')).toBeNull();
});

test('cells that somebody else is changing carry their initials, and what one changes oneself is told', async () => {
  const harini = { id: '1', fields: ['probationDays', 'gone'], by: { id: '7', name: 'Harini Subramaniam' } };
  let others: readonly object[] = [harini];
  answering(() => ({ tellEditsUnderWay: { others } }));
  await openList(20);
  await cell('D0001');
  await ready();
  await waitFor(() => expect(at(0, 3).dataset['other']).toBe('HS'), { timeout: 5000 });
  expect(at(0, 3).getAttribute('aria-description')).toBe('Harini Subramaniam is editing this');
  expect(document.querySelectorAll('[data-other]')).toHaveLength(1);
  expect(asked.at(-1)?.variables).toMatchObject({ type: 'Designation', mine: null });
  expect(asked.at(-1)?.variables['seen']).toContain('1');
  others = [];
  act(() => at(1, 3).focus());
  await userEvent.keyboard('45{Enter}');
  await waitFor(() => expect(asked.at(-1)?.variables['mine']).toEqual([{ id: '2', fields: ['probationDays'] }]), { timeout: 5000 });
  await waitFor(() => expect(document.querySelectorAll('[data-other]')).toHaveLength(0));
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(asked.at(-1)?.variables['mine']).toEqual([]), { timeout: 5000 });
});

test('who else holds a cell is asked when one goes to another, and more often while somebody does', async () => {
  let others: readonly object[] = [];
  answering(() => ({ tellEditsUnderWay: { others } }));
  await openList(20);
  await cell('D0001');
  await ready();
  const tellings = () => asked.filter(({ query }) => query.includes('tellEditsUnderWay')).length;
  await waitFor(() => expect(tellings()).toBeGreaterThan(0), { timeout: 5000 });
  const before = tellings();
  others = [{ id: '1', fields: ['probationDays'], by: { id: '7', name: 'Harini Subramaniam' } }];
  act(() => at(1, 3).focus());
  await waitFor(() => expect(at(0, 3).dataset['other']).toBe('HS'), { timeout: 5000 });
  expect(tellings()).toBe(before + 1);
  others = [];
  await waitFor(() => expect(document.querySelectorAll('[data-other]')).toHaveLength(0), { timeout: 5000 });
  expect(tellings()).toBe(before + 2);
});
