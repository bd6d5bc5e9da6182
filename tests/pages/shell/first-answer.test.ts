/** What the first drawing waits for. */
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
});

/** A page that begins anew: nothing has been asked for yet. */
const begin = () => import('../../../src/console/shell/firstAnswer.ts');
const promise = (): { readonly promise: Promise<void>; readonly resolve: () => void } => Promise.withResolvers<void>();

test('the first screen is drawn when its code and its first answer are here', async () => {
  vi.useFakeTimers();
  const { awaitFirst, firstAnswer } = await begin();
  const [code, answer] = [promise(), promise()];
  const drawn = vi.fn();
  void firstAnswer(code.promise).then(drawn);
  awaitFirst(answer.promise);
  code.resolve();
  await vi.advanceTimersByTimeAsync(100);
  expect(drawn).not.toHaveBeenCalled();
  answer.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(drawn).toHaveBeenCalled();
});

test('a slow answer is not waited for, nor slow code', async () => {
  vi.useFakeTimers();
  for (const comes of [true, false]) {
    vi.resetModules();
    const { awaitFirst, firstAnswer } = await begin();
    const drawn = vi.fn();
    awaitFirst(promise().promise);
    void firstAnswer(comes ? Promise.resolve() : promise().promise).then(drawn);
    await vi.advanceTimersByTimeAsync(149);
    expect(drawn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(drawn).toHaveBeenCalled();
  }
});
