// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toggle } from '../../../src/console/shell/pieces/Toggle.tsx';
import { inShell } from './inShell.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('toggle', () => {
  it('moves at once and reports its id and value 600 ms after the last click', async () => {
    const onChange = vi.fn();
    await inShell(<Toggle id="status" label="Status" value onChange={onChange} />);
    fireEvent.click(screen.getByRole('radio', { name: 'Inactive' }));
    expect(screen.getByRole('radio', { name: 'Inactive' }).getAttribute('aria-checked')).toBe('true');
    pass(599);
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('radio', { name: 'Active' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Inactive' }));
    pass(600);
    expect(onChange.mock.calls).toEqual([['status', false]]);
  });

  it('reports nothing while it is disabled', async () => {
    const onChange = vi.fn();
    await inShell(<Toggle id="status" label="Status" value disabled onChange={onChange} />);
    fireEvent.click(screen.getByRole('radio', { name: 'Inactive' }));
    pass(1_000);
    expect(onChange).not.toHaveBeenCalled();
  });
});
