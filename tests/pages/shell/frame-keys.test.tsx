// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { changeHistory, forgetChanges, push } from '../../../src/console/shell/changes.ts';
import { useFrameKeys } from '../../../src/console/shell/frame/useFrameKeys.ts';
import { inShell } from './inShell.tsx';

afterEach(() => {
  cleanup();
  forgetChanges();
  vi.unstubAllGlobals();
});

const Keys = () => {
  useFrameKeys();
  return <input aria-label="Name" />;
};

it.each([
  ['Ctrl Y', { key: 'y', ctrlKey: true }],
  ['Ctrl Shift Z', { key: 'Z', ctrlKey: true, shiftKey: true }],
])('%s makes again what Ctrl Z took back, but not in a text', async (_, redo) => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: { undoChangeSet: { changeSet: '9' } } })));
  await inShell(<Keys />);
  push('2', 'core-hr', 'Add grade');
  const sides = () => [changeHistory.get().done.length, changeHistory.get().undone.length];
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  await waitFor(() => expect(sides()).toEqual([0, 1]));
  expect(fireEvent.keyDown(screen.getByRole('textbox'), redo)).toBe(true);
  expect(fireEvent.keyDown(document.body, redo)).toBe(false);
  await waitFor(() => expect(sides()).toEqual([1, 0]));
});
