import { ask } from './ask.ts';
import { refusedOf } from './refusedOf.ts';
import { createSignal } from './signal.ts';

/** One change-set of the journal that this person made in this session; `label` says what it was, in the person's language. */
export type Change = { readonly changeSet: string; readonly endpoint: string; readonly label: string; /** Goes from the page of what the undo takes away. */ readonly leave?: (() => void) | undefined };
export type Changes = { readonly done: readonly Change[]; readonly undone: readonly Change[] };

const limit = 50;
const nothing: Changes = { done: [], undone: [] };

export const changeHistory = createSignal<Changes>(nothing);

/** Refusals that no other act changes: what they are about is not in the way of what was done before it. */
const final: readonly unknown[] = ['UNDO_DONE', 'UNDO_NOT_FOUND', 'UNDO_FINAL', 'UNDO_ERASED'];

const drop = (changeSet: string): void => {
  const { done, undone } = changeHistory.get();
  const others = (all: readonly Change[]): readonly Change[] => all.filter((change) => change.changeSet !== changeSet);
  changeHistory.set({ done: others(done), undone: others(undone) });
};

/** Of very many records the server goes on by itself. */
export const followUndo = async (job: string): Promise<string> => (await import('./work/awaitUndo.ts')).awaitUndo(job);

const revert = async ({ changeSet, endpoint }: Change): Promise<string> => {
  const query = 'mutation UndoChangeSet($id: ID!) { undoChangeSet(id: $id, wait: false) { errorCode message changeSet job } }';
  try {
    const { undoChangeSet } = await ask<{ undoChangeSet: { changeSet: string; job?: string | null } }>(endpoint, query, { id: changeSet });
    return undoChangeSet.job ? await followUndo(undoChangeSet.job) : undoChangeSet.changeSet;
  } catch (error) {
    if (final.includes(refusedOf(error).errorCode)) drop(changeSet);
    throw error;
  }
};

/** Notes a change just saved, so that undo knows it. What had been undone before can then no longer be redone. */
export const push = (changeSet: string, endpoint: string, label: string, leave?: () => void): void => {
  changeHistory.set({ done: [...changeHistory.get().done, { changeSet, endpoint, label, leave }].slice(-limit), undone: [] });
};

/** Undoes my last change through the journal and answers it; undefined when there is none. Throws the server's reason when it refuses. */
export const undo = async (): Promise<Change | undefined> => {
  const { done, undone } = changeHistory.get();
  const last = done.at(-1);
  if (!last) return undefined;
  const changeSet = await revert(last);
  changeHistory.set({ done: done.slice(0, -1), undone: [...undone, { ...last, changeSet }] });
  return last;
};

/** Makes the change undone last again: undoes its undo. */
export const redo = async (): Promise<Change | undefined> => {
  const { done, undone } = changeHistory.get();
  const last = undone.at(-1);
  if (!last) return undefined;
  const changeSet = await revert(last);
  changeHistory.set({ done: [...done, { ...last, changeSet }], undone: undone.slice(0, -1) });
  return last;
};

/** A change-set was undone past the stack, by a snackbar or a page: what of it is mine here goes to the other side, so that no key undoes it twice. */
export const settle = (undoneSet: string, changeSet: string): void => {
  const { done, undone } = changeHistory.get();
  const isIt = (change: Change): boolean => change.changeSet === undoneSet;
  const without = (all: readonly Change[]): readonly Change[] => all.filter((change) => !isIt(change));
  const wasDone = done.find(isIt);
  const wasUndone = undone.find(isIt);
  if (wasDone) changeHistory.set({ done: without(done), undone: [...undone, { ...wasDone, changeSet }] });
  else if (wasUndone) changeHistory.set({ done: [...done, { ...wasUndone, changeSet }], undone: without(undone) });
};

/** After signing out: another person's changes are not mine to undo. */
export const forgetChanges = (): void => changeHistory.set(nothing);
