/** A reference that is typed into a cell: one press takes what is meant, and says where nothing is. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { at, cell, cellsReady as ready, openList } from './support.tsx';

const grades = [
  { id: '1', title: 'Deputy head', code: 'DH' },
  { id: '2', title: 'Head', code: 'HD' },
  { id: '3', title: 'Clerk', code: 'C1' },
  { id: '4', title: 'Clerk', code: 'C2' },
  { id: '7', title: 'G7', code: null },
];
const { fetch } = globalThis;
const asked: string[] = [];
let searches: () => readonly string[] = () => [];
const named = (texts: readonly string[]): readonly (string | null)[] => texts.map((text) => grades.filter(({ title, code }) => code === text || title === text)).map((found) => (found.length === 1 ? found[0]!.id : null));

const open = async () => {
  globalThis.fetch = async (_url, init) => {
    const { query, variables } = JSON.parse(String(init?.body)) as { query: string; variables: { texts: string[] } };
    asked.push(query);
    const ids = query.includes('namedRecords') ? named(variables.texts) : [];
    const rows = ids.map((id, index) => ({ text: variables.texts[index], id, title: grades.find((grade) => grade.id === id)?.title ?? null }));
    return new Response(JSON.stringify({ data: { namedRecords: { errorCode: '', message: '', rows }, tellEditsUnderWay: { others: [] } } }), { headers: { 'content-type': 'application/json' } });
  };
  const list = await openList(20, { grades });
  searches = () => list.asked.flatMap(({ variables }) => variables.search ?? []);
  await cell('D0001');
  await ready();
  act(() => at(0, 2).focus());
};

afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
  asked.length = 0;
  sessionStorage.clear();
  localStorage.clear();
});

const marked = (name: string) => waitFor(() => expect(screen.getByRole('listbox').getAttribute('aria-busy') === 'false' && screen.getByRole('option', { name, hidden: true }).className).toContain('Mui-focused'));

test('one Enter takes the marked offer and goes down, with Shift up; Tab takes it and goes right', async () => {
  await open();
  await userEvent.keyboard('hea');
  await marked('Head HD');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(at(1, 2)));
  expect(at(0, 2).textContent).toBe('Head');
  await userEvent.keyboard('dep');
  await marked('Deputy head DH');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await waitFor(() => expect(document.activeElement).toBe(at(0, 2)));
  expect(at(1, 2).textContent).toBe('Deputy head');
  act(() => at(2, 2).focus());
  await userEvent.keyboard('hea');
  await marked('Head HD');
  await userEvent.keyboard('{Tab}');
  await waitFor(() => expect(document.activeElement).toBe(at(2, 3)));
  expect(at(2, 2).textContent).toBe('Head');
  expect(asked.filter((query) => query.includes('namedRecords'))).toEqual([]);
});

test('Enter takes what the arrows marked, without a letter typed as well', async () => {
  await open();
  await userEvent.keyboard('hea');
  await marked('Head HD');
  await userEvent.keyboard('{ArrowDown}');
  await marked('Deputy head DH');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(at(0, 2).textContent).toBe('Deputy head'));
  await userEvent.keyboard('{F2}{Alt>}{ArrowDown}{/Alt}');
  await screen.findByRole('listbox');
  await marked('G7');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(at(2, 2)));
  expect(at(1, 2).textContent).toBe('Clerk');
});

test('typed faster than its offers come, Enter takes the record of that name, else the nearest', async () => {
  await open();
  await userEvent.keyboard('Head{Enter}');
  await waitFor(() => expect(at(0, 2).textContent).toBe('Head'));
  expect(document.activeElement).toBe(at(1, 2));
  await userEvent.keyboard('depu{Enter}');
  await waitFor(() => expect(at(1, 2).textContent).toBe('Deputy head'));
});

test('an unknown name and one of several records are told and stay what was typed', async () => {
  await open();
  await userEvent.keyboard('no such{Enter}');
  await waitFor(() => expect(at(0, 2).getAttribute('aria-invalid')).toBe('true'));
  expect(at(0, 2).textContent).toContain('no such');
  await userEvent.keyboard('clerk');
  await marked('Clerk C1');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(at(1, 2).getAttribute('aria-invalid')).toBe('true'));
  await userEvent.keyboard('c2');
  await marked('Clerk C2');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(at(2, 2).textContent).toBe('Clerk'));
  expect(at(2, 2).getAttribute('aria-invalid')).toBeNull();
});

test('what was typed and deleted again empties the cell', async () => {
  await open();
  await userEvent.keyboard('h');
  await marked('Head HD');
  await userEvent.keyboard('{Backspace}');
  await screen.findByRole('option', { name: 'G7', hidden: true });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(at(0, 2).textContent).toBe('–'));
  expect(document.activeElement).toBe(at(1, 2));
});

test('leaving a search for another cell takes no offer that nobody chose', async () => {
  await open();
  await userEvent.keyboard('hea');
  await marked('Head HD');
  fireEvent.pointerDown(at(4, 3), { button: 0, pointerType: 'mouse' });
  act(() => at(4, 3).focus());
  await waitFor(() => expect(at(0, 2).getAttribute('aria-invalid')).toBe('true'));
});

test('two megabytes in a reference are told as a name that no record has, and searched for by nobody', async () => {
  await open();
  await userEvent.keyboard('{F2}');
  const input = await waitFor(() => document.querySelector<HTMLInputElement>('[data-cell-editor] input')!);
  fireEvent.input(input, { target: { value: 'y'.repeat(2_000_000) } });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(at(0, 2).getAttribute('aria-invalid')).toBe('true'));
  expect(searches().filter((text) => text.length > 500)).toEqual([]);
});
