import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../src/console/providers/queryClient.ts';
import { whenIdle } from '../../../src/console/shell/frame/whenIdle.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('requestIdleCallback', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const acted = (): boolean => document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }));

it('waits until the person has not clicked or typed for a second', () => {
  const act = vi.fn();
  whenIdle(act, 500);
  vi.advanceTimersByTime(400);
  acted();
  vi.advanceTimersByTime(800);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  vi.advanceTimersByTime(999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

it('waits ten seconds more at most, and not at all once it is called off', () => {
  const [act, never] = [vi.fn(), vi.fn()];
  whenIdle(act, 500);
  const stop = whenIdle(never, 500);
  for (let step = 0; step < 20; step++) {
    acted();
    vi.advanceTimersByTime(500);
    if (step === 2) stop();
  }
  expect(act).not.toHaveBeenCalled();
  acted();
  vi.advanceTimersByTime(500);
  expect(act).toHaveBeenCalledOnce();
  expect(never).not.toHaveBeenCalled();
});

it('waits for answers that are on their way', async () => {
  const act = vi.fn();
  // What was done in the tests before is long ago.
  vi.advanceTimersByTime(600_000);
  let answer = (_rows: string): void => undefined;
  const asked = queryClient.fetchQuery({ queryKey: ['rows'], queryFn: () => new Promise<string>((resolve) => (answer = resolve)) });
  whenIdle(act, 5_000);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(act).not.toHaveBeenCalled();
  answer('rows');
  await asked;
  await vi.advanceTimersByTimeAsync(100);
  expect(act).toHaveBeenCalledOnce();
});
