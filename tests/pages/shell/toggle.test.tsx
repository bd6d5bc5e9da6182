// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainField } from '../../../src/console/fields/plainField.ts';
import { StatusInput } from '../../../src/console/fields/status/Input.tsx';
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

  it('reports at once to whoever goes on before that, by a key or by the pointer', async () => {
    const onChange = vi.fn();
    await inShell(
      <>
        <Toggle id="status" label="Status" value onChange={onChange} />
        <button type="button">Change 15 employees</button>
      </>,
    );
    fireEvent.click(screen.getByRole('radio', { name: 'Inactive' }));
    fireEvent.keyDown(screen.getByRole('radio', { name: 'Inactive' }), { key: 'Enter' });
    expect(onChange.mock.calls).toEqual([['status', false]]);
    fireEvent.click(screen.getByRole('radio', { name: 'Active' }));
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Change 15 employees' }));
    expect(onChange.mock.calls).toEqual([['status', false], ['status', true]]);
    pass(1_000);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('shows nothing chosen where nothing is', async () => {
    const field = { ...plainField('status', 'status', { required: true }), options: ['ACTIVE', 'INACTIVE'], enumName: 'RecordStatus' };
    await inShell(<StatusInput field={field} entity="employee" id="status" labelId="label" label="Employee status" invalid={false} value={null} record={{}} onChange={vi.fn()} onBlur={vi.fn()} />);
    expect(screen.getAllByRole('radio').map((part) => [part.getAttribute('aria-checked'), part.tabIndex])).toEqual([['false', 0], ['false', -1]]);
  });

  it('reports nothing while it is disabled', async () => {
    const onChange = vi.fn();
    await inShell(<Toggle id="status" label="Status" value disabled onChange={onChange} />);
    fireEvent.click(screen.getByRole('radio', { name: 'Inactive' }));
    pass(1_000);
    expect(onChange).not.toHaveBeenCalled();
  });
});
