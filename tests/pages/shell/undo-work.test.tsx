// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionState } from '../../../src/console/providers/authSession.ts';
import { forgetChanges, push } from '../../../src/console/shell/changes.ts';
import { closeSnackbar, snackbar } from '../../../src/console/shell/snackbar/snackbars.ts';
import { useUndo } from '../../../src/console/shell/useUndo.ts';
import { UndoWorkHost } from '../../../src/console/shell/work/UndoWorkHost.tsx';
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
