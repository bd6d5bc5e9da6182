// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TopTabs } from '../../../src/console/shell/pieces/tabs/TopTabs.tsx';
import { inShell } from './inShell.tsx';

/** A window of this width, in pixels, for media queries. */
const windowOf = (width: number): void => {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, side, limit] = /(min|max)-width: ([\d.]+)px/.exec(query) ?? [];
    return { matches: side === 'min' ? width >= Number(limit) : side === 'max' && width <= Number(limit), media: query, addEventListener: () => undefined, removeEventListener: () => undefined };
  });
};
const Where = () => <output>{useLocation().pathname}</output>;
const labels = ['Organisation', 'My team', 'Mine'];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('top tab bar', () => {
  it('opens the first tab unless another is said, and reports the label that was clicked', async () => {
    windowOf(1280);
    const onTab = vi.fn();
    await inShell(<TopTabs name="Home" labels={labels} onTab={onTab} />);
    expect(screen.getByRole('tab', { name: 'Organisation' }).getAttribute('aria-selected')).toBe('true');
    await userEvent.click(screen.getByRole('tab', { name: 'Mine' }));
    expect(onTab.mock.calls).toEqual([['Mine']]);
  });

  it('counts only above 0: highlighted on the open tab, a dash and the number elsewhere', async () => {
    windowOf(1280);
    await inShell(<TopTabs name="Home" labels={labels} current="My team" counts={{ Organisation: 0, 'My team': 7, Mine: 2 }} />);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Organisation', 'My team7', 'Mine- 2']);
  });

  it('leads where a tab has a path', async () => {
    windowOf(1280);
    await inShell(<><TopTabs name="Time off" labels={['Leave', 'Comp off']} paths={{ 'Comp off': '/my-team/compensatory-off' }} /><Where /></>);
    await userEvent.click(screen.getByRole('tab', { name: 'Comp off' }));
    expect(screen.getByRole('status').textContent).toBe('/my-team/compensatory-off');
  });

  it('moves by arrows, and says on focus why a tab is disabled', async () => {
    windowOf(1280);
    const onTab = vi.fn();
    await inShell(<TopTabs name="Home" labels={labels} disabledReasons={{ 'My team': 'Nobody reports to you' }} onTab={onTab} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('My team');
    expect(screen.getByText('Nobody reports to you')).toBeDefined();
    await userEvent.keyboard('{Enter}');
    expect(onTab).not.toHaveBeenCalled();
    await userEvent.keyboard('{End}{Enter}');
    expect(onTab.mock.calls).toEqual([['Mine']]);
  });

  it('does nothing while all of it is disabled', async () => {
    windowOf(1280);
    const onTab = vi.fn();
    await inShell(<TopTabs name="Home" labels={labels} disabled onTab={onTab} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Mine' }));
    expect(onTab).not.toHaveBeenCalled();
  });

  it.each([[960, false, true], [961, false, false], [1279, true, true], [1280, true, false]])('at %i px, centred %s, is compact: %s', async (width, centred, isCompact) => {
    windowOf(width);
    await inShell(<TopTabs name="Home" labels={labels} centred={centred} />);
    expect(screen.queryByRole('button', { name: 'All tabs: Home' }) !== null).toBe(isCompact);
  });

  it('lists all tabs in a sheet on a narrow window, closes it by Esc, and chooses from it', async () => {
    windowOf(390);
    const onTab = vi.fn();
    await inShell(<TopTabs name="Home" labels={labels} counts={{ Mine: 2 }} onTab={onTab} />);
    await userEvent.click(screen.getByRole('button', { name: 'All tabs: Home' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'All tabs: Home' }));
    await userEvent.click(within(screen.getByRole('dialog', { name: 'Home' })).getByRole('button', { name: 'Mine - 2' }));
    expect(onTab.mock.calls).toEqual([['Mine']]);
  });
});
