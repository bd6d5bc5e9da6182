// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { changeHistory, forgetChanges, push } from '../../../src/console/shell/changes.ts';
import { leaveWith } from '../../../src/console/shell/leaveWith.ts';
import { useUndo } from '../../../src/console/shell/useUndo.ts';
import { inShell } from './inShell.tsx';

afterEach(() => {
  cleanup();
  forgetChanges();
  vi.unstubAllGlobals();
});

const Undo = () => {
  const { undo } = useUndo();
  return <button onClick={() => void undo()}>Take back</button>;
};

it('says that an undo led back to the list, and nothing of it where one stayed', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: { undoChangeSet: { changeSet: '9' } } })));
  await inShell(<Undo />);
  push('1', 'core-hr', 'Add designation', () => false);
  push('2', 'core-hr', 'Add grade', () => true);
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Undone: Add grade. You are back on the list.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Undone: Add designation')).toBeTruthy();
});

it('takes nothing back where the person stays on what is not saved', async () => {
  const fetch = vi.fn(async () => new Response(JSON.stringify({ data: { undoChangeSet: { changeSet: '9' } } })));
  vi.stubGlobal('fetch', fetch);
  await inShell(<Undo />);
  push('2', 'core-hr', 'Add grade');
  let answer = false;
  leaveWith('2', { mayUndo: async () => answer, leave: () => true });
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
  expect([fetch.mock.calls, changeHistory.get().done.map(({ changeSet }) => changeSet)]).toEqual([[], ['2']]);
  answer = true;
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Undone: Add grade. You are back on the list.')).toBeTruthy();
});
