/** A new order and its rows are drawn in one where the rows come soon. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSortAhead } from '../../../src/console/resource/list/state/useSortAhead.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const byTitle = [{ field: 'title', order: 'ASC' }] as const;
const byCode = [{ field: 'code', order: 'DESC' }] as const;

/** The hook over a server that answers after so many milliseconds. */
const sorting = (answersAfter: number) => {
  const change = vi.fn();
  const getList = vi.fn(() => new Promise((resolve) => setTimeout(() => resolve({ data: [], total: 0 }), answersAfter)));
  const client = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const source = { dataProvider: { getList } as never, screen: 'core-hr/designations', columns: ['title'], query: { filter: {}, search: '', sorts: [] } };
  const hook = renderHook(() => useSortAhead(change, source), { wrapper });
  return { change, getList, sort: hook.result.current[0], wished: hook.result.current[1], leave: hook.unmount };
};

test('an answer that comes soon is waited for, a slow one is not', async () => {
  const soon = sorting(20);
  soon.sort({ sorts: byTitle });
  expect(soon.getList).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(19);
  expect(soon.change).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(soon.change.mock.calls).toEqual([[{ sorts: byTitle }]]);

  const slow = sorting(500);
  slow.sort({ sorts: byTitle });
  await vi.advanceTimersByTimeAsync(25);
  expect(slow.change.mock.calls).toEqual([[{ sorts: byTitle }]]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(slow.change).toHaveBeenCalledOnce();
});

test('a further click counts on the one before, though its order is not drawn yet', async () => {
  const { change, sort, wished } = sorting(20);
  sort({ sorts: byTitle });
  expect(wished()).toEqual(byTitle);
  sort({ sorts: byCode });
  expect(wished()).toEqual(byCode);
  await vi.advanceTimersByTimeAsync(100);
  expect(change.mock.calls).toEqual([[{ sorts: byCode }]]);
  expect(wished()).toBeUndefined();
});

test('what else is changed meanwhile is changed with it, and a list that was left changes nothing', async () => {
  const both = sorting(20);
  both.sort({ sorts: byTitle });
  both.sort({ page: 2 });
  await vi.advanceTimersByTimeAsync(100);
  expect(both.change.mock.calls).toEqual([[{ sorts: byTitle, page: 2 }]]);

  const left = sorting(20);
  left.sort({ sorts: byTitle });
  left.leave();
  await vi.advanceTimersByTimeAsync(100);
  expect(left.change).not.toHaveBeenCalled();
});
