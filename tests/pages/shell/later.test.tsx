// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { later, loadLater } from '../../../src/console/shell/pieces/later.ts';
import { closeSnackbar, snackbar } from '../../../src/console/shell/snackbar/snackbars.ts';
import { inShell } from './inShell.tsx';

afterEach(() => {
  cleanup();
  closeSnackbar();
});

type Props = { readonly isOpen: boolean; readonly onClose: () => void };
const Menu = ({ isOpen }: Props) => <p>{isOpen ? 'Sign out' : 'closed'}</p>;

it('what was fetched ahead opens at once, and is not drawn before it is opened', async () => {
  const fetch = vi.fn(async () => Menu);
  const Later = later<Props>(fetch);
  expect(fetch).not.toHaveBeenCalled();
  await act(async () => loadLater());
  await inShell(<Later isOpen={false} onClose={vi.fn()} />);
  expect(screen.queryByText('closed')).toBeNull();
  cleanup();
  await inShell(<Later isOpen onClose={vi.fn()} />);
  expect(screen.getByText('Sign out')).toBeTruthy();
  expect(fetch).toHaveBeenCalledOnce();
});

it('what was not opens as soon as its code is there, not only a while after', async () => {
  let come = (_: typeof Menu): void => undefined;
  const Later = later<Props>(() => new Promise<typeof Menu>((resolve) => (come = resolve)));
  await inShell(<Later isOpen onClose={vi.fn()} />);
  expect(screen.queryByText('Sign out')).toBeNull();
  await act(async () => come(Menu));
  expect(screen.getByText('Sign out')).toBeTruthy();
});

it('Escape leaves it before its code is there', async () => {
  const close = vi.fn();
  const Later = later<Props>(() => new Promise<never>(() => undefined));
  await inShell(<Later isOpen onClose={close} />);
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(close).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(close).toHaveBeenCalledOnce();
});

it('code that does not come is told, leaves the page as it is, and is asked for again the next time', async () => {
  let isAway = true;
  const Later = later<Props>(async () => {
    if (isAway) throw new TypeError('Failed to fetch dynamically imported module: /v3/a.js');
    return Menu;
  });
  await act(async () => loadLater());
  expect(snackbar.get()).toBeUndefined();
  const close = vi.fn();
  await inShell(<><p>What is written</p><Later isOpen onClose={close} /></>);
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(snackbar.get()).toMatchObject({ type: 'error', message: 'Loading chunk failed', action: { label: 'Reload the page' } });
  expect(screen.getByText('What is written')).toBeTruthy();
  cleanup();
  isAway = false;
  await inShell(<Later isOpen onClose={close} />);
  expect(await screen.findByText('Sign out')).toBeTruthy();
});
