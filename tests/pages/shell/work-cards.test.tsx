// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type * as Messages from '../../../src/console/providers/i18nMessages.ts';
import { createSignal, useSignal } from '../../../src/console/shell/signal.ts';
import { WorkCards } from '../../../src/console/shell/work/WorkCards.tsx';
import type { BulkJob } from '../../../src/console/shell/work/bulkJob.ts';
import { sooner } from '../support/sooner.ts';
import { inShell } from './inShell.tsx';

/** Answers of the parts that do not come by themselves here. */
const { parts } = vi.hoisted(() => ({ parts: {} as Record<string, () => Promise<void>> }));
vi.mock('../../../src/console/providers/i18nMessages.ts', async (importOriginal) => {
  const own = await importOriginal<typeof Messages>();
  return { ...own, needMessages: async (...names: string[]) => void (await Promise.all(names.map((name) => parts[name]?.() ?? own.needMessages(name)))) };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const RUNNING = { kind: 'EDIT', endpoint: 'core-hr', entity: 'grade', refused: 0, problems: [], changed: 0, unchanged: 0, interruptedAt: null, state: 'RUNNING', total: 20_000, progress: 2_000, failure: null, failureCode: null, failureWords: null, changeSet: null, message: '' } as const;
const GRADES: BulkJob = { ...RUNNING, id: '1' };
const POSTS: BulkJob = { ...RUNNING, id: '2', endpoint: 'recruitment', entity: 'jobPost' };

it('leaves the cards that are there as they are while the words of another one come, and asks for those again', { timeout: 15_000 }, async () => {
  sooner(3000);
  let tries = 0;
  parts['recruitment'] = async () => {
    tries += 1;
    if (tries === 1) throw new Error('Failed to fetch');
  };
  const jobs = createSignal<readonly BulkJob[]>([GRADES]);
  const Cards = () => <WorkCards jobs={useSignal(jobs)} files={[]} />;
  await inShell(<Cards />);
  const card = await screen.findByRole('region', { name: 'Edit 20,000 grades' });
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  cancel.focus();
  await act(async () => jobs.set([GRADES, POSTS]));
  expect(screen.getAllByRole('region')).toEqual([card]);
  expect(document.activeElement).toBe(cancel);
  await waitFor(() => expect(screen.getAllByRole('region')).toHaveLength(2), { timeout: 8000 });
  expect(tries).toBe(2);
  expect(card.isConnected && document.activeElement === cancel).toBe(true);
  await act(async () => jobs.set([GRADES]));
  expect(screen.getAllByRole('region')).toEqual([card]);
});
