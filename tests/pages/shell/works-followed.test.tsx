// @vitest-environment jsdom
/** Who hears of work on very many records: each that waits for it, in the tab that began it and in others, and nobody else. */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionState } from '../../../src/console/providers/authSession.ts';
import { changeHistory, forgetChanges, push, undo } from '../../../src/console/shell/changes.ts';
import { closeSnackbar, snackbar } from '../../../src/console/shell/snackbar/snackbars.ts';
import type { BulkJob } from '../../../src/console/shell/work/bulkJob.ts';
import { refusalOf } from '../../../src/console/shell/work/awaitUndo.ts';
import { followWork } from '../../../src/console/shell/work/followWork.ts';
import { WorksHost } from '../../../src/console/shell/work/WorksHost.tsx';
import { works } from '../../../src/console/shell/work/works.ts';
import { describeError } from '../../../src/domain/catalogue.ts';
import { sooner } from '../support/sooner.ts';
import { inShell } from './inShell.tsx';

const RUNNING = { kind: 'EDIT', endpoint: 'core-hr', entity: 'grade', refused: 0, problems: [], changed: 0, unchanged: 0, interruptedAt: null, state: 'RUNNING', total: 20_000, progress: 2_000, failure: null, failureCode: null, failureWords: null, changeSet: null, message: '' } as const;
/** What the server knows; nothing of others' work. */
let jobs: Readonly<Record<string, BulkJob>>;
/** What it says is under way. */
let open: readonly BulkJob[];
/** Without a session it answers nobody. */
let isSignedIn: boolean;
let asked: string[];

const signedIn = (userId: string): void => act(() => sessionState.set({ status: 'in', session: { user: { userId } } as never }));
const refused = (errorCode: string, status = 200): Response => new Response(JSON.stringify({ errors: [{ message: errorCode, extensions: { errorCode } }] }), { status });

beforeEach(() => {
  [jobs, open, isSignedIn, asked] = [{}, [], true, []];
  signedIn('1');
  // How far a work is, and what of other tabs is under way.
  sooner(400, 2000);
  vi.stubGlobal('fetch', async (address: string, { body = '{}' }: { body?: string } = {}) => {
    if (address === '/auth/refresh') return new Response('', { status: 401 });
    asked.push(body);
    if (!isSignedIn) return refused('SESSION_EXPIRED', 401);
    if (body.includes('bulkEdits')) return new Response(JSON.stringify({ data: { bulkEdits: { jobs: open } } }));
    if (body.includes('UndoChangeSet')) return new Response(JSON.stringify({ data: { undoChangeSet: { changeSet: null, job: '20' } } }));
    const job = jobs[(JSON.parse(body) as { variables: { id: string } }).variables.id];
    return job ? new Response(JSON.stringify({ data: { bulkEdit: { job } } })) : refused('NOT_FOUND');
  });
});
afterEach(() => {
  act(closeSnackbar);
  cleanup();
  act(() => sessionState.set({ status: 'out' }));
  works.set([]);
  forgetChanges();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const begun = (id: string, more: Partial<BulkJob> = {}): BulkJob => {
  const job = { ...RUNNING, id, ...more };
  jobs = { ...jobs, [id]: job };
  return job;
};
const listener = () => ({ onEnd: vi.fn(), onLost: vi.fn(), onStop: vi.fn() });
/** Longer than the time between two questions. */
const aWhile = (): Promise<void> => act(() => new Promise<void>((resolve) => void setTimeout(resolve, 500)));

it('tells each that follows a work its end, and asks for it once', async () => {
  const job = begun('20');
  const [one, other] = [listener(), listener()];
  followWork(job, 'CARD', one);
  followWork(job, 'DIALOG', other);
  expect(works.get()).toMatchObject([{ job: { id: '20' }, place: 'DIALOG' }]);
  begun('20', { state: 'DONE', changeSet: '9' });
  await waitFor(() => expect(one.onEnd).toHaveBeenCalledOnce(), { timeout: 3000 });
  expect(other.onEnd).toHaveBeenCalledOnce();
  expect(asked).toHaveLength(1);
});

it('ends an undo that is asked again while its work was found under way already, and says so once', async () => {
  open = [begun('20', { kind: 'UNDO' })];
  sessionStorage.setItem('works', JSON.stringify([{ id: '20', isHidden: false }]));
  await inShell(<WorksHost />);
  await screen.findByRole('region', { name: 'Bringing back an earlier state' }, { timeout: 5000 });
  push('1', 'core-hr', 'Allowance of 20,000 grades changed');
  const undone = undo();
  await waitFor(() => expect(sessionStorage.getItem('works')).toContain('"isMine":true'), { timeout: 3000 });
  begun('20', { kind: 'UNDO', state: 'DONE', changeSet: '9' });
  await expect(undone).resolves.toMatchObject({ changeSet: '1' });
  expect(changeHistory.get()).toMatchObject({ done: [], undone: [{ changeSet: '9' }] });
  // Whoever asked for it says what was undone.
  expect(snackbar.get()).toBeUndefined();
});

it('says what a rule had against the undo of very many, which has no fields to mark', async () => {
  const told = 'Pay goes to another account now.';
  const refusal = refusalOf(begun('20', { kind: 'UNDO', state: 'FAILED', failure: told, failureCode: 'BAD_USER_INPUT', failureWords: { told } }));
  expect(describeError(refusal, { action: 'undo' })).toMatchObject({ effect: 'snackbar', args: { message: told } });
});

it('asks no more after signing out, says nothing, and keeps nothing', async () => {
  const one = listener();
  followWork(begun('21'), 'CARD', one);
  isSignedIn = false;
  act(() => sessionState.set({ status: 'out' }));
  expect(one.onStop).toHaveBeenCalledOnce();
  await aWhile();
  expect([asked, works.get(), sessionStorage.length, snackbar.get()]).toEqual([[], [], 0, undefined]);
  expect(sessionState.get()).toEqual({ status: 'out' });
  expect([one.onEnd, one.onLost].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it('settles an undo that waits when the session is over, so that the next person’s are not kept waiting', async () => {
  begun('20', { kind: 'UNDO' });
  push('1', 'core-hr', 'Allowance of 20,000 grades changed');
  const undone = undo().catch((error: unknown) => (error as Error).name);
  await waitFor(() => expect(works.get()).toHaveLength(1), { timeout: 3000 });
  act(() => sessionState.set({ status: 'out' }));
  expect(await undone).toBe('AbortError');
  expect(changeHistory.get()).toEqual({ done: [], undone: [] });
});

it('shows nobody the work of who was signed in here before', async () => {
  followWork(begun('22'), 'CARD', listener());
  push('1', 'core-hr', 'Grade G1 changed');
  await inShell(<WorksHost />);
  await screen.findByRole('region', { name: 'Edit 20,000 grades' }, { timeout: 5000 });
  jobs = {};
  signedIn('2');
  expect(screen.queryByRole('region')).toBeNull();
  await aWhile();
  expect([works.get(), sessionStorage.length, snackbar.get()]).toEqual([[], 0, undefined]);
  expect(changeHistory.get().done).toEqual([]);
});

it('keeps what is under way for the same person when the server ends or locks the session', async () => {
  followWork(begun('23'), 'CARD', listener());
  act(() => sessionState.set({ status: 'out', isExpired: true, isLocked: true }));
  expect(works.get()).toEqual([]);
  begun('23', { state: 'DONE', changed: 20_000, changeSet: '9' });
  signedIn('1');
  await inShell(<WorksHost />);
  await waitFor(() => expect(snackbar.get()).toMatchObject({ type: 'success', message: expect.stringContaining('20,000 grades changed.') as string }), { timeout: 5000 });
  expect(changeHistory.get().done).toMatchObject([{ changeSet: '9' }]);
});

it('takes work that the server does not know any more for over, without a word', async () => {
  const one = listener();
  followWork(begun('24'), 'CARD', one);
  jobs = {};
  await waitFor(() => expect(one.onStop).toHaveBeenCalledOnce(), { timeout: 3000 });
  expect([works.get(), sessionStorage.length, one.onLost.mock.calls]).toEqual([[], 0, []]);
});

it('leaves the changes of a tab alone when work that another tab began ends there, and offers to undo it by the button', async () => {
  push('1', 'core-hr', 'Grade G1 changed');
  const before = { ...changeHistory.get(), undone: [{ changeSet: '2', endpoint: 'core-hr', label: 'Grade G2 changed' }] };
  changeHistory.set(before);
  open = [begun('25')];
  await inShell(<WorksHost />);
  await screen.findByRole('region', { name: 'Edit 20,000 grades' }, { timeout: 8000 });
  begun('25', { state: 'DONE', changed: 20_000, changeSet: '9' });
  await waitFor(() => expect(snackbar.get()).toMatchObject({ type: 'success', action: { label: 'Undo' } }), { timeout: 3000 });
  expect(changeHistory.get()).toEqual(before);
});

it('knows a work of its own again after the page was loaded anew, for the keys too', async () => {
  followWork(begun('26'), 'CARD', listener());
  const kept = sessionStorage.getItem('works')!;
  // As after a reload: nothing is left but what the tab keeps.
  act(() => sessionState.set({ status: 'unknown' }));
  expect(sessionStorage.getItem('works')).toBe(kept);
  signedIn('1');
  open = [jobs['26']!];
  await inShell(<WorksHost />);
  await screen.findByRole('region', { name: 'Edit 20,000 grades' }, { timeout: 5000 });
  begun('26', { state: 'DONE', changed: 20_000, changeSet: '9' });
  await waitFor(() => expect(changeHistory.get().done).toMatchObject([{ changeSet: '9' }]), { timeout: 3000 });
});

it('tells those who hear the page what has begun, and then each tenth, by a region that was there before', async () => {
  const { container } = await inShell(<><button type="button">before</button><WorksHost /></>);
  const region = container.querySelector('[role="status"]')!;
  expect(region.textContent).toBe('');
  const heard: string[] = [];
  const observer = new MutationObserver(() => heard.push([...region.children].map(({ textContent }) => textContent).join(' | ')));
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  const at = async (more: Partial<BulkJob>): Promise<void> => {
    begun('27', more);
    await aWhile();
  };
  followWork(begun('27', { state: 'WAITING', total: null, progress: 0 }), 'CARD', listener());
  await screen.findByRole('region', { name: 'Edit grades' }, { timeout: 5000 });
  await aWhile();
  await at({ total: null, progress: 0 });
  await at({ progress: 2100 });
  await at({ progress: 2200 });
  await at({ progress: 8000 });
  expect(container.querySelectorAll('[role="status"]')).toHaveLength(1);
  await at({ state: 'CANCELLED' });
  observer.disconnect();
  expect(heard).toEqual([
    'Edit grades | Other work on many records comes first. This begins after it.',
    'Edit grades | Looking for the records',
    'Edit 20,000 grades | 10% done',
    'Edit 20,000 grades | 40% done',
    '',
  ]);
});

it('gives the focus back when a card that had it goes, or else to the page', async () => {
  await inShell(<><main id="sheet" tabIndex={-1}><button type="button">before</button></main><WorksHost /></>);
  const gone = async (id: string): Promise<void> => {
    followWork(begun(id), 'CARD', listener());
    const cancel = await screen.findByRole('button', { name: 'Cancel' }, { timeout: 5000 });
    act(() => cancel.focus());
    begun(id, { state: 'CANCELLED' });
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull(), { timeout: 3000 });
  };
  screen.getByText('before').focus();
  await gone('28');
  expect(document.activeElement).toBe(screen.getByText('before'));
  act(() => screen.getByText('before').blur());
  await gone('29');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  followWork(begun('30'), 'CARD', listener());
  await userEvent.click(await screen.findByRole('button', { name: 'Continue in background' }, { timeout: 5000 }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
