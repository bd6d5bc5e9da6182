// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blockedNetworkDuration, closeSnackbar, showSnackbar, snackbar } from '../../../src/console/shell/snackbar/snackbars.ts';
import { inShell } from './inShell.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  act(closeSnackbar);
  cleanup();
  vi.useRealTimers();
});
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('snackbar', () => {
  it('is a warning for 5 s unless said, then closes', async () => {
    await inShell(null);
    act(() => showSnackbar({ message: 'Take care' }));
    expect(screen.getByRole('status').textContent).toBe('Take care');
    expect(screen.getByRole('status').dataset['type']).toBe('warning');
    pass(4_999);
    expect(screen.queryByText('Take care')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Take care')).toBeNull();
    expect(snackbar.get()).toBeUndefined();
  });

  it('stays 20 s when the network blocks', async () => {
    await inShell(null);
    act(() => showSnackbar({ message: 'Blocked', duration: blockedNetworkDuration }));
    pass(19_999);
    expect(screen.queryByText('Blocked')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Blocked')).toBeNull();
  });

  it('does not count while the pointer is on it', async () => {
    await inShell(null);
    act(() => showSnackbar({ message: 'Read me', type: 'info' }));
    fireEvent.mouseEnter(screen.getByRole('status'));
    pass(60_000);
    expect(screen.queryByText('Read me')).not.toBeNull();
    fireEvent.mouseLeave(screen.getByRole('status'));
    pass(5_000);
    expect(screen.queryByText('Read me')).toBeNull();
  });

  it('tells an error at once and keeps it when it needs an act', async () => {
    const run = vi.fn();
    await inShell(null);
    act(() => showSnackbar({ type: 'error', message: 'Not saved', action: { label: 'Try again', run } }));
    pass(60_000);
    expect(screen.getByRole('alert').textContent).toContain('Not saved');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(run).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows what react-admin notifies, translated, with its action', async () => {
    const run = vi.fn();
    const Saved = () => {
      const notify = useNotify();
      useEffect(() => notify('ra.notification.created', { type: 'success', messageArgs: { action: { label: 'Undo', run } } }), [notify]);
      return null;
    };
    await inShell(<Saved />);
    expect(screen.getByRole('status').textContent).toContain('Element created');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledOnce();
  });
});
