/** A card that is dropped where a mail is sent: it is shown first, and the card goes back where the question is left. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { along } from '../../../src/console/along.ts';
import { openList } from './support.tsx';

const written: Record<string, unknown>[] = [];
const { fetch } = globalThis;
const mail = { of: 'Inactive', count: 1, names: ['Asha Rao'], recipient: 'asha@mail.example', subject: 'Good news', body: 'Dear Asha', unreached: 0, unreachedNames: [], failingNames: [] };
const types = along as Record<string, unknown>;
let isFailing = false;

beforeEach(() => {
  isFailing = false;
  types['Designation'] = { fields: ['status'], title: 'candidates.interviewsAhead', label: 'candidates.cancelInterviews', help: 'candidates.cancelInterviews.help' };
  globalThis.fetch = async (_url, init) => {
    const { query, variables } = JSON.parse(String(init?.body)) as { query: string; variables: Record<string, unknown> };
    if (query.includes('mutation updateRecords')) written.push(variables);
    const refused = { errors: [{ message: 'no', extensions: { errorCode: '_UH0001' } }] };
    return Response.json(isFailing ? refused : { data: { recordUpdatesAlong: { count: 0, mails: [mail] }, updateRecords: { errorCode: '', message: '', changed: 1, unchanged: 0, changeSet: null } } });
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
  delete types['Designation'];
  written.length = 0;
});

const drop = async (): Promise<void> => {
  const card = await within(await screen.findByRole('region', { name: /^Active/ })).findByRole('button', { name: 'Designation 2' });
  act(() => card.focus());
  await userEvent.keyboard(' {ArrowRight} ');
};
const stands = (lane: string): boolean => within(document.querySelector<HTMLElement>(`[data-lane="${lane}"]`)!).queryByRole('button', { name: 'Designation 2', hidden: true }) !== null;

test('asks with the words of the mail, and writes with or without it', async () => {
  await openList(3, { address: '/?shape=BOARD' });
  await drop();
  const dialog = within(await screen.findByRole('dialog', { name: 'Inactive sends a mail' }));
  expect(dialog.getByText('“Inactive” sends Asha Rao the mail “Good news”.')).toBeTruthy();
  expect(written).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Move without the mail' }));
  await waitFor(() => expect(written).toEqual([{ type: 'Designation', by: 'MOVE', updates: [{ id: '2', version: 1, values: { status: 'INACTIVE' } }], mails: false }]));
  await waitFor(() => expect(document.querySelector('[data-away]')).toBeNull());
  await drop();
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Move and send' }));
  await waitFor(() => expect(written).toHaveLength(2));
  expect(written[1]).not.toHaveProperty('mails');
});

test('puts the card back where the question is left, and where nobody could tell', async () => {
  await openList(3, { address: '/?shape=BOARD' });
  await drop();
  await screen.findByRole('dialog');
  expect(stands('INACTIVE')).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(stands('ACTIVE')).toBe(true));
  isFailing = true;
  await drop();
  await waitFor(() => expect(stands('ACTIVE')).toBe(true));
  expect(written).toEqual([]);
});
