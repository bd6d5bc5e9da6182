/** What was done and can be undone: by the notice, and by keys and buttons after it has gone. */
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useUndoable } from '../../../src/console/resource/form/useUndoable.ts';
import { changeHistory } from '../../../src/console/shell/changes.ts';
import { renderForm } from './support/renderForm.tsx';

const Act = ({ isToNote }: { readonly isToNote?: true }) => {
  const undoable = useUndoable();
  return <button onClick={() => undoable({ endpoint: 'recruitment', changeSet: '7', message: '2 candidates added', ...(isToNote ? { isToNote } : {}) })}>Add</button>;
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
