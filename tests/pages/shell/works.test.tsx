// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionState } from '../../../src/console/providers/authSession.ts';
import { changeHistory, forgetChanges, push } from '../../../src/console/shell/changes.ts';
import { closeSnackbar, snackbar } from '../../../src/console/shell/snackbar/snackbars.ts';
import { useUndo } from '../../../src/console/shell/useUndo.ts';
import { WorksHost } from '../../../src/console/shell/work/WorksHost.tsx';
import { works } from '../../../src/console/shell/work/works.ts';
import { sooner } from '../support/sooner.ts';
import { inShell } from './inShell.tsx';

const RUNNING = { id: '5', kind: 'UNDO', endpoint: 'core-hr', entity: 'grade', problems: [], changed: 0, unchanged: 0, interruptedAt: null, state: 'RUNNING', total: 20_000, progress: 2_000, failure: null, failureCode: null, failureWords: null, changeSet: null };
let job: object;
/** What the server says is under way. */
let open: readonly object[];
/** What the job becomes when somebody asks to stop it. */
let stopped: object;

beforeEach(() => {
  job = RUNNING;
  open = [];
  // How far a work is, and what of other tabs is under way.
  sooner(400, 2000);
  sessionState.set({ status: 'in', session: { user: { userId: '1' } } as never });
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    if (body.includes('cancelBulkEdit')) job = stopped;
    if (body.includes('bulkEdits')) return new Response(JSON.stringify({ data: { bulkEdits: { jobs: open } } }));
    const name = ['undoChangeSet', 'cancelBulkEdit', 'bulkEdit'].find((one) => body.includes(one));
    return new Response(JSON.stringify({ data: name === 'undoChangeSet' ? { undoChangeSet: { changeSet: null, job: '5' } } : name ? { [name]: { job } } : {} }));
  });
});
afterEach(() => {
  act(closeSnackbar);
  cleanup();
  works.set([]);
  forgetChanges();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const Undo = () => {
  const { undo } = useUndo();
  return <button type="button" onClick={() => void undo()}>go</button>;
};
const begin = async (): Promise<void> => {
  push('1', 'core-hr', 'Allowance of 20,000 grades changed');
  await inShell(<><Undo /><WorksHost /></>);
  await userEvent.click(screen.getByText('go'));
  await screen.findByRole('region', { name: 'Bringing back an earlier state' }, { timeout: 5000 });
  await screen.findByText('2,000 of 20,000 done. Nothing is kept before all is done.', {}, { timeout: 5000 });
};

it('shows how far the undo of very many records is, and says that it was cancelled without a warning', async () => {
  stopped = { ...RUNNING, state: 'CANCELLED', failure: 'This was cancelled.', failureCode: 'BULK_UNDO_CANCELLED', failureWords: {} };
  await begin();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(snackbar.get()).toMatchObject({ type: 'info', message: 'This was cancelled; nothing was undone or redone. Start it again.' }));
  expect(screen.queryByRole('region')).toBeNull();
});

it('leads to the later change that stands in the way of an undo of very many records', async () => {
  await begin();
  job = { ...RUNNING, state: 'FAILED', failure: 'Grade G1 was changed again afterwards.', failureCode: 'UNDO_CHANGED_SINCE', failureWords: { title: 'Grade G1', later: '8' } };
  await waitFor(() => expect(snackbar.get()).toMatchObject({ type: 'warning', duration: null, action: { label: 'Show the later change' } }), { timeout: 3000 });
});

/** As after a reload: nothing is left but what the tab keeps. */
const again = async (): Promise<void> => {
  cleanup();
  act(() => works.set([]));
  await inShell(<WorksHost />);
};

it('is there again when the page is loaded anew, and says its end', async () => {
  sessionStorage.setItem('works', JSON.stringify([{ id: '5', isHidden: false }]));
  await again();
  await screen.findByRole('region', { name: 'Bringing back an earlier state' }, { timeout: 5000 });
  job = { ...RUNNING, state: 'DONE', progress: 20_000, changeSet: '9' };
  await waitFor(() => expect(snackbar.get()).toMatchObject({ type: 'success', message: 'The earlier state is back.' }), { timeout: 3000 });
  expect(screen.queryByRole('region')).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

it('stays in the background over a reload, once the person put it there', async () => {
  job = { ...RUNNING, id: '6' };
  sessionStorage.setItem('works', JSON.stringify([{ id: '6', isHidden: true }]));
  await again();
  await waitFor(() => expect(works.get()).toMatchObject([{ job: { id: '6' }, place: 'NOWHERE' }]), { timeout: 3000 });
  expect(screen.queryByRole('region')).toBeNull();
  job = { ...RUNNING, id: '6', state: 'DONE', changeSet: '9' };
  await waitFor(() => expect(snackbar.get()).toMatchObject({ type: 'success' }), { timeout: 3000 });
});

it('keeps for a reload which undo is under way, and whether it was put in the background', async () => {
  await begin();
  expect(sessionStorage.getItem('works')).toBe('[{"id":"5","isHidden":false,"isMine":true}]');
  await userEvent.click(screen.getByRole('button', { name: 'Continue in background' }));
  expect(sessionStorage.getItem('works')).toBe('[{"id":"5","isHidden":true,"isMine":true}]');
  job = { ...RUNNING, state: 'DONE', changeSet: '9' };
  await waitFor(() => expect(sessionStorage.getItem('works')).toBeNull(), { timeout: 3000 });
});

it('finds a bulk edit that was begun in another tab, with how far it is and the way to stop it', async () => {
  job = { ...RUNNING, id: '7', kind: 'EDIT' };
  stopped = { ...RUNNING, id: '7', kind: 'EDIT', state: 'CANCELLED', failure: 'Cancelled.', failureCode: 'BULK_EDIT_CANCELLED', failureWords: {} };
  open = [job];
  await again();
  await screen.findByRole('region', { name: 'Edit 20,000 grades' }, { timeout: 8000 });
  expect(screen.getByText('2,000 of 20,000 done. Nothing is kept before all is done.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(snackbar.get()).toMatchObject({ type: 'info', message: 'The bulk edit was cancelled. Nothing was changed.' }), { timeout: 3000 });
  expect(screen.queryByRole('region')).toBeNull();
});

it('ends a deletion that was found again with what is gone and the way back', async () => {
  job = { ...RUNNING, id: '8', kind: 'DELETE' };
  open = [job];
  sessionStorage.setItem('works', JSON.stringify([{ id: '8', isHidden: false, isMine: true }]));
  await again();
  await screen.findByRole('region', { name: 'Delete 20,000 grades' }, { timeout: 8000 });
  job = { ...job, state: 'DONE', progress: 20_000, changed: 20_000, changeSet: '9' };
  await waitFor(() => expect(snackbar.get()).toMatchObject({ type: 'success', message: '20,000 grades deleted.', action: { label: 'Undo' } }), { timeout: 3000 });
  expect(changeHistory.get().done).toMatchObject([{ changeSet: '9', endpoint: 'core-hr', label: 'Delete 20,000 grades' }]);
  expect(sessionStorage.getItem('works')).toBeNull();
});

it('shows how far the closing of a leave year is, and ends it with what was closed, or with why nothing was', async () => {
  job = { ...RUNNING, id: '12', kind: 'CLOSE', endpoint: 'employee-self-service', entity: 'leaveClosure' };
  open = [job];
  sessionStorage.setItem('works', JSON.stringify([{ id: '12', isHidden: false, isMine: true }]));
  await again();
  await screen.findByRole('region', { name: 'Leave closure' }, { timeout: 8000 });
  job = { ...job, state: 'DONE', progress: 20_000, changed: 20_000, changeSet: '9' };
  await waitFor(() => expect(snackbar.get()).toMatchObject({ type: 'success', message: '20,000 balances closed', action: { label: 'Undo' } }), { timeout: 3000 });
  expect(changeHistory.get().done).toMatchObject([{ changeSet: '9', endpoint: 'employee-self-service', label: '20,000 balances closed' }]);
  job = { ...RUNNING, id: '13', kind: 'CLOSE', endpoint: 'employee-self-service', entity: 'leaveClosure', state: 'FAILED', failure: 'Check the values.', problems: [{ id: '', field: 'status', message: '1 request waits.' }] };
  sessionStorage.setItem('works', JSON.stringify([{ id: '13', isHidden: true }]));
  open = [];
  await again();
  await waitFor(() => expect(snackbar.get()).toMatchObject({ type: 'error', duration: null, message: '1 request waits.' }), { timeout: 8000 });
});

it('says the end of a bulk edit that came while the page was loaded anew, and why it was refused', async () => {
  job = { ...RUNNING, id: '10', kind: 'EDIT', state: 'FAILED', failure: '1 record cannot take these values, so nothing was changed.', problems: [{ id: '1', field: null, message: 'Grade G1: too much.' }] };
  sessionStorage.setItem('works', JSON.stringify([{ id: '10', isHidden: true }]));
  await again();
  await waitFor(() => expect(snackbar.get()).toMatchObject({ type: 'error', duration: null, message: '1 record cannot take these values, so nothing was changed. Grade G1: too much.' }), { timeout: 8000 });
  expect(sessionStorage.length).toBe(0);
});

it('finds what it waits for again by itself once the server answers again, and says its end', async () => {
  const beats: (() => void)[] = [];
  vi.stubGlobal('setInterval', (beat: () => void, after?: number) => (after === 10_000 ? beats.push(beat) : setTimeout(beat, after)));
  let isDown = true;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => (isDown ? Promise.reject(new TypeError('Failed to fetch')) : fetch(address, init)));
  sessionStorage.setItem('works', JSON.stringify([{ id: '5', isHidden: false, isMine: true }]));
  await inShell(<WorksHost />);
  await waitFor(() => expect(beats).toHaveLength(1), { timeout: 5000 });
  const passed = performance.now() + 10_000;
  const now = vi.spyOn(performance, 'now').mockImplementation(() => passed);
  isDown = false;
  act(() => beats[0]!());
  await screen.findByRole('region', { name: 'Bringing back an earlier state' }, { timeout: 5000 });
  job = { ...RUNNING, state: 'DONE', progress: 20_000, changeSet: '9' };
  await waitFor(() => expect(snackbar.get()).toMatchObject({ type: 'success', message: 'The earlier state is back.' }), { timeout: 3000 });
  now.mockRestore();
});
