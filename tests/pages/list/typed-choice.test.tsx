/** What is typed into cells whose values are chosen: nothing of it is lost, and none of it is a key of the page. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openList } from './support.tsx';

const { fetch } = globalThis;
beforeEach(() => {
  globalThis.fetch = async (_url, init) => {
    const { query, variables } = JSON.parse(String(init?.body)) as { query: string; variables: { texts?: readonly string[] } };
    const rows = (variables.texts ?? []).map((text) => (text === 'g9' ? { text, id: '9', title: 'G9' } : { text, id: null, title: null }));
    return Response.json({ data: query.includes('namedRecords') ? { namedRecords: { errorCode: '', message: '', rows } } : {} });
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
  sessionStorage.clear();
});

const at = (row: number, column: number) => document.querySelector<HTMLElement>(`[data-index="${row}"] [data-column="${column}"]`)!;
const typeAt = async (row: number, column: number, keys: string) => {
  act(() => at(row, column).focus());
  await userEvent.keyboard(keys);
};
const [GRADE, REMOTE, STATUS] = [2, 6, 7];

test('letters choose among values that stand side by side, and open no form', async () => {
  const { router } = await openList(20);
  await screen.findByRole('gridcell', { name: 'D0001' });
  expect([at(1, STATUS).textContent, at(0, REMOTE).textContent]).toEqual(['Active', 'Yes']);
  await typeAt(1, STATUS, 'in{Enter}');
  await waitFor(() => expect(at(1, STATUS).textContent).toBe('Inactive'));
  await waitFor(() => expect(document.activeElement).toBe(at(2, STATUS)));
  await typeAt(0, REMOTE, 'n{Tab}');
  await waitFor(() => expect(at(0, REMOTE).textContent).toBe('No'));
  // Once more, now that the code of the cells is there.
  await typeAt(4, STATUS, 'In{Enter}');
  await waitFor(() => expect(at(4, STATUS).textContent).toBe('Inactive'));
  await typeAt(4, STATUS, 'xn{Enter}');
  expect(at(4, STATUS).textContent).toBe('Inactive');
  expect(router.state.location.pathname).toBe('/');
});

test('a record that is typed and not chosen is found by code or name, and where there is none that is said', async () => {
  await openList(20);
  await screen.findByRole('gridcell', { name: 'D0001' });
  await typeAt(0, GRADE, 'g9{Tab}');
  await waitFor(() => expect(at(0, GRADE).textContent).toBe('G9'));
  await typeAt(1, GRADE, 'no such{Enter}');
  const tray = await screen.findByRole('region', { name: 'Changes not saved' });
  expect(await within(tray).findByText('1 needs a fix')).toBeTruthy();
  expect([at(1, GRADE).textContent, at(1, GRADE).getAttribute('aria-invalid')]).toEqual(['no such', 'true']);
  expect(document.activeElement).toBe(at(2, GRADE));
});

test('Tab takes what is marked in the menu', async () => {
  await openList(20);
  await screen.findByRole('gridcell', { name: 'D0001' });
  await typeAt(0, GRADE, 'g');
  await waitFor(() => expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('false'));
  expect(await screen.findByRole('option', { name: 'G7' })).toBeTruthy();
  await userEvent.keyboard('{Tab}');
  expect(at(0, GRADE).textContent).toBe('G7');
  expect(screen.queryByRole('region', { name: 'Changes not saved' })).toBeNull();
});
