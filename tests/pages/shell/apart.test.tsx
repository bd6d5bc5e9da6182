// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { Component, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { apart } from '../../../src/console/shell/pieces/apart.tsx';
import { closeSnackbar, snackbar } from '../../../src/console/shell/snackbar/snackbars.ts';
import { inShell } from './inShell.tsx';

// React tells the console of everything that a boundary caught.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  cleanup();
  closeSnackbar();
  vi.restoreAllMocks();
});

type Props = { readonly onClose?: () => void };
const Tray = (_: Props) => <p>Two changes</p>;
let isAway = true;
const fetch = async () => {
  if (isAway) throw new TypeError('Failed to fetch dynamically imported module: /v3/a.js');
  return Tray;
};
class Around extends Component<{ readonly children: ReactNode }, { readonly met?: string }> {
  static getDerivedStateFromError = (error: Error) => ({ met: error.message });
  override state: { readonly met?: string } = {};
  override render = () => (this.state.met === undefined ? this.props.children : <p>met: {this.state.met}</p>);
}
const Written = () => <input aria-label="Name" defaultValue="written" />;

it('code that does not come leaves the page as it is, is told, and comes when it is tried again', async () => {
  isAway = true;
  const Apart = apart<Props>(fetch);
  await inShell(<><Written /><Suspense><Apart /></Suspense></>);
  await waitFor(() => expect(snackbar.get()).toMatchObject({ type: 'error', message: 'Loading chunk failed', action: { label: 'Try again' } }));
  expect(screen.getByLabelText('Name')).toBeTruthy();
  isAway = false;
  await act(async () => snackbar.get()?.action?.run());
  expect(await screen.findByText('Two changes')).toBeTruthy();
});

it('of what can be closed it closes it, so that it is asked for once more when it is opened again', async () => {
  isAway = true;
  const Apart = apart<Props>(fetch);
  const Page = () => {
    const [isOpen, setOpen] = useState(true);
    return <>{isOpen ? <Suspense><Apart onClose={() => setOpen(false)} /></Suspense> : <button onClick={() => setOpen(true)}>Delete</button>}</>;
  };
  await inShell(<Page />);
  const open = await screen.findByRole('button', { name: 'Delete' });
  expect(snackbar.get()).toMatchObject({ message: 'Loading chunk failed', action: { label: 'Reload the page' } });
  isAway = false;
  await act(async () => open.click());
  expect(await screen.findByText('Two changes')).toBeTruthy();
});

it('a fault of the part itself is met by whatever stands around it', async () => {
  const Apart = apart<Props>(async () => () => { throw new Error('a fault'); });
  await inShell(<Around><Suspense><Apart /></Suspense></Around>);
  expect(await screen.findByText('met: a fault')).toBeTruthy();
});
