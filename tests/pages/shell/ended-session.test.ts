// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { authProvider } from '../../../src/console/providers/authProvider.ts';
import { forgetSession, readSession, sessionState } from '../../../src/console/providers/authSession.ts';
import type { SessionInfo } from '../../../src/console/providers/authSession.ts';

const calls: string[] = [];
const session = {} as SessionInfo;

beforeEach(() => {
  calls.length = 0;
  forgetSession({ status: 'in', session });
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address);
    await new Promise((resolve) => setTimeout(resolve, calls.length * 5));
    return new Response('{}', { status: 200, headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetSession();
});

/** What react-admin does with a refused call. */
const refused = async (): Promise<unknown> => {
  const isOver = await authProvider.checkError!({ status: 401, body: { errorCode: 'SESSION_LOCKED' } }).then(() => false, () => true);
  expect(isOver).toBe(true);
  return authProvider.logout!({});
};

it('A session that two calls find ended is ended once, and the sign-in page says so', async () => {
  expect(await Promise.all([refused(), refused()])).toEqual(['/sign-in', '/sign-in']);
  expect(sessionState.get()).toEqual({ status: 'out', isExpired: true, isLocked: true });
  expect(calls).toEqual(['/auth/index/clear-session-throw-lock', '/auth/sign-out']);
  // A call that was slower.
  expect(await refused()).toBe(false);
  expect(sessionState.get()).toEqual({ status: 'out', isExpired: true, isLocked: true });
  expect(calls).toHaveLength(2);
  // Whoever asks for the session afterwards finds none, which is no news.
  expect((await readSession()).status).toBe('out');
  expect(sessionState.get()).toEqual({ status: 'out', isExpired: true, isLocked: true });
});

it('Whoever signs out after a session that had ended is told of no end', async () => {
  await refused();
  await refused();
  forgetSession({ status: 'in', session });
  expect(await authProvider.logout!({})).toBe('/sign-in');
  expect(sessionState.get()).toEqual({ status: 'out' });
});
