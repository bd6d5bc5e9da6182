// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DomainFooter } from '../../../src/console/shell/DomainFooter.tsx';
import { HelpMenu } from '../../../src/console/shell/frame/HelpMenu.tsx';
import { KeyboardMap } from '../../../src/console/shell/frame/KeyboardMap.tsx';
import { inShell } from './inShell.tsx';

const details = { supportEmail: 'help@demo.example', copyRight: '© 2026 Northwind Textiles', supportLink: 'https://help.demo.example', termsLink: 'javascript:alert(1)', privacyPolicyLink: 'https://demo.example/privacy', chatBot: null };

const serve = (answer: object): void => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: { getDomainDetails: answer } }), { headers: { 'content-type': 'application/json' } }));
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('help', () => {
  it('leads to the keys, to support and to what the organisation says of privacy, and to no unsafe address', async () => {
    serve(details);
    await inShell(<HelpMenu />);
    await userEvent.click(screen.getByRole('button', { name: 'Help' }));
    expect((await screen.findByRole('menuitem', { name: 'Privacy' })).getAttribute('href')).toBe('https://demo.example/privacy');
    expect(screen.getByRole('menuitem', { name: 'Write to support' }).getAttribute('href')).toBe('mailto:help@demo.example');
    expect(screen.getByRole('menuitem', { name: /^Keyboard shortcuts/ })).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: 'Terms' })).toBeNull();
    expect(screen.getByText('© 2026 Northwind Textiles')).toBeDefined();
  });

  it('stands below the sign-in form, and not at all where nothing is set', async () => {
    serve(details);
    await inShell(<DomainFooter />);
    expect((await screen.findByRole('link', { name: 'Support' })).getAttribute('rel')).toBe('noopener noreferrer');
    cleanup();
    serve({});
    await inShell(<DomainFooter />);
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});

it('the map of keys names those that replace, fill down and redo', async () => {
  await inShell(<KeyboardMap />);
  const keysOf = (does: string) => screen.getByText(does).nextElementSibling?.textContent?.replaceAll(/\s/g, '');
  expect([keysOf('Find and replace in the cells'), keysOf('Fill down from the cell above'), keysOf('Redo')]).toEqual(['CtrlH', 'CtrlD', 'CtrlYCtrlShiftZ']);
});
