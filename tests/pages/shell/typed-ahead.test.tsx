// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { closeAll, frameState } from '../../../src/console/shell/frame/frameState.ts';
import { useFrameKeys } from '../../../src/console/shell/frame/useFrameKeys.ts';
import { CommandPalette } from '../../../src/console/shell/palette/CommandPalette.tsx';
import { inShell } from './inShell.tsx';

const heard = vi.fn();
const listen = ({ key }: KeyboardEvent): void => heard(key);

afterEach(() => {
  cleanup();
  closeAll();
  heard.mockReset();
  document.removeEventListener('keydown', listen);
});

const Keys = () => {
  useFrameKeys();
  return null;
};

const press = (...keys: readonly string[]): void => {
  for (const key of keys) fireEvent.keyDown(document.body, { key });
};

it('What is typed right after Ctrl K stands in the palette when it comes, and does nothing on the page', async () => {
  await inShell(<Keys />);
  document.addEventListener('keydown', listen);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  press('n', 'e', 'x', 'Backspace', 'w', 'ArrowDown');
  expect(heard.mock.calls).toEqual([['k']]);
  await inShell(<CommandPalette />);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Search or run a command' }).value).toBe('new');
  press('n');
  expect(heard.mock.calls).toEqual([['k'], ['n']]);
});

it('Escape closes a palette that has not come yet, and lets the keys go', async () => {
  await inShell(<Keys />);
  document.addEventListener('keydown', listen);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  press('a', 'Escape');
  expect(frameState.get().palette).toBe(false);
  press('n');
  expect(heard.mock.calls).toEqual([['k'], ['n']]);
  await inShell(<CommandPalette />);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Search or run a command' }).value).toBe('');
});
