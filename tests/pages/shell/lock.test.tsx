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
    const asked = vi.fn(async () => new Response(JSON.stringify({ errorCode: 'SESSION_LOCKED', message: 'Locked' }), { status: 401, headers: { 'content-type': 'application/json' } }));
    vi.stubGlobal('fetch', asked);
    vi.useFakeTimers();
    document.cookie = 'signedIn=1';
    window.dispatchEvent(new KeyboardEvent('keydown'));
    signedIn(5);
    renderHook(() => useLockInTime());
    await act(() => vi.advanceTimersByTimeAsync(3 * minute));
    window.dispatchEvent(new KeyboardEvent('keydown'));
    await act(() => vi.advanceTimersByTimeAsync(4 * minute));
    expect(asked).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(2 * minute));
    expect(sessionState.get()).toMatchObject({ status: 'out', isLocked: true });
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
