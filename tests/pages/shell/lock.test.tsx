import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetSession, sessionState } from '../../../src/console/providers/authSession.ts';
import { useLockInTime } from '../../../src/console/shell/useLockInTime.ts';
import { sessionWith } from '../form/support/renderForm.tsx';

const minute = 60_000;
const signedIn = (lockAfterMinutes: number): void => {
  const session = sessionWith();
  forgetSession({ status: 'in', session: { ...session, organisation: { ...session.organisation, lockAfterMinutes } } });
};

describe('The lock of an organisation', () => {
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('shows when its time has come, counted from the last key, without waiting for the next request', async () => {
    const asked = vi.fn(async () => Response.json({ errorCode: 'SESSION_LOCKED', message: 'Locked' }, { status: 401 }));
    vi.stubGlobal('fetch', asked);
    vi.useFakeTimers();
    document.cookie = 'signedIn=1';
    window.dispatchEvent(new KeyboardEvent('keydown'));
    signedIn(5);
    renderHook(() => useLockInTime());
    await act(() => vi.advanceTimersByTimeAsync(3 * minute));
    window.dispatchEvent(new KeyboardEvent('keydown'));
    asked.mockClear();
    await act(() => vi.advanceTimersByTimeAsync(4 * minute));
    expect(asked).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(2 * minute));
    expect(sessionState.get()).toMatchObject({ status: 'out', isLocked: true });
  });

  it('is put off for whoever works on without asking the server anything', async () => {
    const asked = vi.fn(async () => Response.json((sessionState.get() as { session: object }).session));
    vi.stubGlobal('fetch', asked);
    vi.useFakeTimers();
    document.cookie = 'signedIn=1';
    signedIn(1);
    renderHook(() => useLockInTime());
    for (let at = 0; at < 12; at += 1) {
      window.dispatchEvent(new KeyboardEvent('keydown'));
      await act(() => vi.advanceTimersByTimeAsync(10_000));
    }
    // Sooner than once in half a minute, and marked as somebody's.
    expect(asked.mock.calls.length).toBeGreaterThanOrEqual(4);
    expect(asked.mock.calls.some((call: unknown[]) => new Headers((call[1] as RequestInit | undefined)?.headers).has('x-unattended'))).toBe(false);
    expect(sessionState.get()).toMatchObject({ status: 'in' });
  });

  it('asks nothing where there is none', async () => {
    const asked = vi.fn();
    vi.stubGlobal('fetch', asked);
    vi.useFakeTimers();
    signedIn(0);
    renderHook(() => useLockInTime());
    await act(() => vi.advanceTimersByTimeAsync(60 * minute));
    expect(asked).not.toHaveBeenCalled();
  });
});
