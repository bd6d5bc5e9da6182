/** What was done and can be undone: by the notice, and by keys and buttons after it has gone. */
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useUndoable } from '../../../src/console/resource/form/useUndoable.ts';
import { changeHistory } from '../../../src/console/shell/changes.ts';
import { renderForm } from './support/renderForm.tsx';

const Act = ({ isToNote, isMailed, changeSet }: { readonly isToNote?: true; readonly isMailed?: boolean; readonly changeSet?: readonly string[] }) => {
  const undoable = useUndoable();
  return <button onClick={() => undoable({ endpoint: 'recruitment', changeSet: changeSet ?? '7', message: '2 candidates added', ...(isToNote ? { isToNote } : {}), ...(isMailed ? { isMailed } : {}) })}>Add</button>;
};

afterEach(() => {
  cleanup();
  changeHistory.set({ done: [], undone: [] });
});

it('leaves what the data provider notes to it', async () => {
  const { user } = await renderForm(<Act />, {});
  await user.click(page.getByText('Add'));
  expect(changeHistory.get().done).toEqual([]);
});

it('makes any other change known to the keys that undo, by what was said of it', async () => {
  const { user } = await renderForm(<Act isToNote />, {});
  await user.click(page.getByText('Add'));
  expect(changeHistory.get().done).toMatchObject([{ changeSet: '7', endpoint: 'recruitment', label: '2 candidates added' }]);
});

it('says that a mail left with it, and that the mail stays sent where it is undone', async () => {
  const { user } = await renderForm(<Act isToNote isMailed />, { dataProvider: { undo: async () => ({ changeSet: '8' }) } as never });
  await user.click(page.getByText('Add'));
  expect(await page.findByText('2 candidates added. Mail was sent')).toBeTruthy();
  expect(changeHistory.get().done).toMatchObject([{ label: '2 candidates added', isMailed: true }]);
  await user.click(page.getByRole('button', { name: 'Undo' }));
  expect(await page.findByText('Undone: 2 candidates added. The mail that was sent stays sent.')).toBeTruthy();
});

it('takes an act back that was done in parts, the last one first', async () => {
  const undone: string[] = [];
  const undo = async (_endpoint: string, id: string) => {
    undone.push(id);
    return { changeSet: null };
  };
  const { user } = await renderForm(<Act isToNote changeSet={['7', '8', '9']} />, { dataProvider: { undo } as never });
  await user.click(page.getByText('Add'));
  expect(changeHistory.get().done.map(({ changeSet }) => changeSet)).toEqual(['7', '8', '9']);
  await user.click(page.getByRole('button', { name: 'Undo' }));
  await page.findByText('Undone');
  expect(undone).toEqual(['9', '8', '7']);
});
