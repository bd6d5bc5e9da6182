// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoadingOverlay } from '../../../src/console/shell/pieces/LoadingOverlay.tsx';
import { LoadingScreen } from '../../../src/console/shell/pieces/LoadingScreen.tsx';
import { PageSizeChoice } from '../../../src/console/shell/pieces/PageSizeChoice.tsx';
import { showLoading } from '../../../src/console/shell/loadingScreen.ts';
import { inShell } from './inShell.tsx';

afterEach(cleanup);

describe('loading', () => {
  it('moves dots, with a bold message where there is one', async () => {
    await inShell(<LoadingOverlay message="Counting salaries" />);
    expect(screen.getByRole('status', { name: 'Counting salaries' }).querySelector('b')?.textContent).toBe('Counting salaries');
    cleanup();
    await inShell(<LoadingOverlay />);
    expect(screen.getByRole('status', { name: 'Loading' }).querySelector('b')).toBeNull();
  });

  it('covers the page until the next navigation', async () => {
    await inShell(<><LoadingScreen /><Link to="/elsewhere">Elsewhere</Link></>);
    act(() => showLoading('Signing out'));
    expect(screen.getByRole('status', { name: 'Signing out' })).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(screen.queryByRole('status', { name: 'Signing out' })).toBeNull();
  });
});

describe('page size', () => {
  it('is 50 unless chosen: 20, 50, 100 or all', async () => {
    const onChange = vi.fn();
    await inShell(<PageSizeChoice onChange={onChange} />);
    const [button] = screen.getAllByRole('button');
    expect(button?.textContent).toContain('50');
    if (button) await userEvent.click(button);
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent?.replace(/\D/g, ''))).toEqual(['20', '50', '100', '']);
    if (items[3]) await userEvent.click(items[3]);
    expect(onChange.mock.calls).toEqual([['all']]);
  });
});
