// @vitest-environment jsdom
/** What those hear who wait before the dialog of work on very many records. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ListModel } from '../../../src/console/resource/list/ListModel.ts';
import { ListModelProvider } from '../../../src/console/resource/list/ListModel.ts';
import { BulkProgress } from '../../../src/console/resource/list/bulk/BulkProgress.tsx';
import { Dialog } from '../../../src/console/shell/pieces/Dialog.tsx';
import { createSignal, useSignal } from '../../../src/console/shell/signal.ts';
import type { BulkJob } from '../../../src/console/shell/work/bulkJob.ts';
import { designation } from '../support/designations.ts';
import { inShell } from '../shell/inShell.tsx';

afterEach(cleanup);

const WAITING: BulkJob = { id: '1', kind: 'EDIT', endpoint: 'core-hr', entity: 'designation', refused: 0, problems: [], changed: 0, unchanged: 0, interruptedAt: null, state: 'WAITING', total: null, progress: 0, failure: null, failureCode: null, failureWords: null, changeSet: null, message: '' };

test('the dialog of a bulk edit tells each step and each tenth once, in a region that was there before', async () => {
  const job = createSignal(WAITING);
  const Shown = () => (
    <ListModelProvider value={{ target: { resource: designation } } as ListModel}>
      <Dialog title="Edit 50,000 designations" onClose={() => undefined}>
        <BulkProgress job={useSignal(job)} progress="bulk.progress" label="Edit 50,000 designations" />
      </Dialog>
    </ListModelProvider>
  );
  await inShell(<Shown />);
  const region = within(await screen.findByRole('dialog')).getByRole('status');
  expect(region.textContent).toBe('');
  const heard: string[] = [];
  new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, { subtree: true, childList: true, characterData: true });
  // What waits for its turn only waits for nobody.
  await waitFor(() => expect(region.textContent).toContain('Looking for the records'), { timeout: 3000 });
  expect(screen.queryAllByText(/^Other work/)).toEqual([]);
  await waitFor(() => expect(region.textContent).toContain('Other work on many records comes first.'), { timeout: 5000 });
  const running = (progress: number, total: number | null = 50_000) => act(async () => job.set({ ...WAITING, state: 'RUNNING', total, progress }));
  await running(0, null);
  expect(region.textContent).toContain('Looking for the records');
  await running(400);
  expect(region.textContent).toContain('400 of 50,000');
  for (const progress of [900, 1_800, 2_700, 4_999]) await running(progress);
  expect(region.textContent).toContain('400 of 50,000');
  expect(screen.getByText(/^4,999 of 50,000 done/).closest('[role=status]')).toBeNull();
  await running(12_345);
  expect(region.textContent).toContain('20%');
  await act(async () => undefined);
  expect(heard).toHaveLength(5);
});
