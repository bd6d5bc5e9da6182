// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { screens } from '../../../generated/screens.ts';
import { forgetSession } from '../../../src/console/providers/authSession.ts';
import { useWarmMenu } from '../../../src/console/shell/frame/useWarmMenu.ts';
import { indexOf } from '../../../src/console/shell/screenIndex.ts';
import { knowRoutes } from '../../../src/console/shell/warm.ts';
import type { SessionInfo } from '../../../src/console/providers/authSession.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const everything = { view: true, add: true, update: true, delete: true, optionalChoice: true, scope: 'ALL' } as const;

/** Somebody who may do everything, and routes that tell what is fetched of them. */
const begin = () => {
  forgetSession({ status: 'in', session: { user: {}, organisation: {}, rights: Object.fromEntries(screens.map(({ form }) => [form, everything])) } as unknown as SessionInfo });
  const load = vi.fn(() => Promise.resolve());
  knowRoutes(indexOf(screens.map(({ path }) => ({ path, handle: { load } }))));
  return load;
};

it('fetches nothing ahead for those who save data', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const load = begin();
  const { unmount } = renderHook(() => useWarmMenu());
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(load).not.toHaveBeenCalled();
  unmount();
});

it('fetches what the menu leads to while the person reads, and nothing while they act', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const load = begin();
  const { unmount } = renderHook(() => useWarmMenu());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  for (let second = 0; second < 5; second++) {
    fireEvent.click(document.body);
    await pass(400);
    fireEvent.keyDown(document.body, { key: 'ArrowDown' });
    await pass(600);
  }
  expect(load).not.toHaveBeenCalled();
  await pass(450);
  expect(load).toHaveBeenCalled();
  fireEvent.click(document.body);
  const before = load.mock.calls.length;
  await pass(900);
  expect(load).toHaveBeenCalledTimes(before);
  unmount();
  await pass(5_000);
  expect(load).toHaveBeenCalledTimes(before);
});
