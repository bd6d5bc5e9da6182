import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionState } from '../../../src/console/providers/authSession.ts';
import { downloads, followDownload } from '../../../src/console/shell/work/downloads.ts';
import { WorksHost } from '../../../src/console/shell/work/WorksHost.tsx';
import { inShell } from './inShell.tsx';

let late: (() => void)[] = [];

beforeEach(() => {
  late = [];
  sessionState.set({ status: 'in', session: { user: { userId: '1' } } as never });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: {} })));
  const { setTimeout: soon } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, after?: number) => (after === 5000 ? late.push(run) : soon(run, after)));
});
afterEach(() => {
  cleanup();
  downloads.set([]);
  vi.unstubAllGlobals();
});

/** A file that comes in pieces, until it is told to end or to break off. */
const begin = () => {
  const on: { signal?: AbortSignal; progress?: (bytes: number) => void; end?: (file: string) => void } = {};
  const file = followDownload('Export 1,000,000 employees', (signal, progress) => {
    Object.assign(on, { signal, progress });
    return new Promise<string>((resolve, reject) => {
      on.end = resolve;
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
  return { on, file };
};

it('shows a file that takes long with how much of it is here, and lets go of it at its end', async () => {
  await inShell(<WorksHost />);
  const { on, file } = begin();
  on.progress!(1_000_000);
  expect(screen.queryByRole('region')).toBeNull();
  act(() => late.at(-1)!());
  await screen.findByText('1 MB so far. The file is saved once it is complete.', {}, { timeout: 5000 });
  act(() => on.progress!(12_400_000));
  await screen.findByText('12 MB so far. The file is saved once it is complete.');
  act(() => on.end!('file'));
  expect(await file).toBe('file');
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

it('breaks off a file that is cancelled, and one of somebody who signs out; in the background it goes on', async () => {
  await inShell(<WorksHost />);
  const cancelled = begin();
  act(() => late.at(-1)!());
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }, { timeout: 5000 }));
  expect(await cancelled.file).toBeUndefined();
  expect(cancelled.on.signal!.aborted).toBe(true);
  const hidden = begin();
  act(() => late.at(-1)!());
  await userEvent.click(await screen.findByRole('button', { name: 'Continue in background' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(hidden.on.signal!.aborted).toBe(false);
  act(() => sessionState.set({ status: 'out' } as never));
  expect(await hidden.file).toBeUndefined();
});
