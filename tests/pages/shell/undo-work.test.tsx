// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionState } from '../../../src/console/providers/authSession.ts';
import { forgetChanges, push } from '../../../src/console/shell/changes.ts';
import { closeSnackbar, snackbar } from '../../../src/console/shell/snackbar/snackbars.ts';
import { useUndo } from '../../../src/console/shell/useUndo.ts';
import { UndoWorkHost } from '../../../src/console/shell/work/UndoWorkHost.tsx';
import { undoWork } from '../../../src/console/shell/work/undoWork.ts';
import { inShell } from './inShell.tsx';

const RUNNING = { id: '5', state: 'RUNNING', total: 20_000, progress: 2_000, failure: null, failureCode: null, failureWords: null, changeSet: null };
let job: object;
/** What the job becomes when somebody asks to stop it. */
let stopped: object;

beforeEach(() => {
  job = RUNNING;
  sessionState.set({ status: 'in', session: {} as never });
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    if (body.includes('cancelBulkEdit')) job = stopped;
    const name = ['undoChangeSet', 'cancelBulkEdit', 'bulkEdit'].find((one) => body.includes(one));
    return new Response(JSON.stringify({ data: name === 'undoChangeSet' ? { undoChangeSet: { changeSet: null, job: '5' } } : name ? { [name]: { job } } : {} }));
  });
});
afterEach(() => {
  act(closeSnackbar);
  cleanup();
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
  await inShell(<><Undo /><UndoWorkHost /></>);
  await userEvent.click(screen.getByText('go'));
  await screen.findByRole('dialog', { name: 'Bringing back an earlier state' }, { timeout: 5000 });
  await screen.findByText('2,000 of 20,000 done. Nothing is kept before all is done.', {}, { timeout: 5000 });
};

it('shows how far the undo of very many records is, and says that it was cancelled without a warning', async () => {
  stopped = { ...RUNNING, state: 'CANCELLED', failure: 'This was cancelled.', failureCode: 'BULK_UNDO_CANCELLED', failureWords: {} };
  await begin();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(snackbar.get()).toMatchObject({ type: 'info', message: 'This was cancelled; nothing was undone or redone. Start it again.' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leads to the later change that stands in the way of an undo of very many records', async () => {
  await begin();
  job = { ...RUNNING, state: 'FAILED', failure: 'Grade G1 was changed again afterwards.', failureCode: 'UNDO_CHANGED_SINCE', failureWords: { title: 'Grade G1', later: '8' } };
  await waitFor(() => expect(snackbar.get()).toMatchObject({ type: 'warning', duration: null, action: { label: 'Show the later change' } }), { timeout: 3000 });
});

/** As after a reload: nothing is left but what the tab keeps. */
const again = async (): Promise<void> => {
  cleanup();
  act(() => undoWork.set(undefined));
  await inShell(<UndoWorkHost />);
};

it('is there again when the page is loaded anew, and says its end', async () => {
  sessionStorage.setItem('undoWork', JSON.stringify({ id: '5', isClosed: false }));
  await again();
  await screen.findByRole('dialog', { name: 'Bringing back an earlier state' }, { timeout: 5000 });
  job = { ...RUNNING, state: 'DONE', progress: 20_000, changeSet: '9' };
  await waitFor(() => expect(snackbar.get()).toMatchObject({ type: 'success', message: 'The earlier state is back.' }), { timeout: 3000 });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

it('stays in the background over a reload, once the person put it there', async () => {
  job = { ...RUNNING, id: '6' };
  sessionStorage.setItem('undoWork', JSON.stringify({ id: '6', isClosed: true }));
  await again();
  await waitFor(() => expect(undoWork.get()).toMatchObject({ id: '6' }), { timeout: 3000 });
  expect(screen.queryByRole('dialog')).toBeNull();
  job = { ...RUNNING, id: '6', state: 'DONE', changeSet: '9' };
  await waitFor(() => expect(snackbar.get()).toMatchObject({ type: 'success' }), { timeout: 3000 });
});

it('keeps for a reload which undo is under way, and whether it was put in the background', async () => {
  await begin();
  expect(sessionStorage.getItem('undoWork')).toBe('{"id":"5","isClosed":false}');
  await userEvent.click(screen.getByRole('button', { name: 'Continue in background' }));
  expect(sessionStorage.getItem('undoWork')).toBe('{"id":"5","isClosed":true}');
  job = { ...RUNNING, state: 'DONE', changeSet: '9' };
  await waitFor(() => expect(sessionStorage.getItem('undoWork')).toBeNull(), { timeout: 3000 });
});
