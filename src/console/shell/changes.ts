import { ask } from './ask.ts';
import { followPerson } from './followPerson.ts';
import { refusedOf } from './refusedOf.ts';
import { sessionState } from '../providers/authSession.ts';
import { createSignal } from './signal.ts';

/** One change-set of the journal that this person made in this tab; `label` says what it was, in the person's language. */
export type Change = { readonly changeSet: string; readonly endpoint: string; readonly label: string; /** Goes from the page of what the undo takes away; true where that led back to its list. */ readonly leave?: (() => unknown) | undefined; /** A mail left with it, which no undo calls back. */ readonly isMailed?: boolean | undefined; /** Asked before it is undone. */ readonly mayUndo?: (() => Promise<boolean>) | undefined };
export type Changes = { readonly done: readonly Change[]; readonly undone: readonly Change[] };

const limit = 50;
const nothing: Changes = { done: [], undone: [] };
/** Where this tab keeps them. */
export const KEPT_CHANGES = 'changes';

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
export const push = (changeSet: string, endpoint: string, label: string, leave?: () => unknown, isMailed = false): void => {
  changeHistory.set({ done: [...changeHistory.get().done, { changeSet, endpoint, label, leave, ...(isMailed ? { isMailed } : {}) }].slice(-limit), undone: [] });
};

let under = 0;
let went: Promise<boolean> = Promise.resolve(true);
/** One after the other: a key pressed again meanwhile means the change before, and nothing where the first was refused. */
const inTurn = async (step: () => Promise<Change | undefined>): Promise<Change | undefined> => {
  const mine = under === 0 ? step() : went.then((isOpen) => (isOpen ? step() : undefined));
  under += 1;
  went = mine.then((change) => change !== undefined, () => false);
  try {
    return await mine;
  } finally {
    under -= 1;
  }
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

/** The newest of one side, taken through the journal; what was saved meanwhile stays. */
const take = (side: keyof Changes): Promise<Change | undefined> =>
  inTurn(async () => {
    const last = changeHistory.get()[side].at(-1);
    if (!last || (side === 'done' && (await last.mayUndo?.()) === false)) return undefined;
    settle(last.changeSet, await revert(last));
    return last;
  });

/** Undoes my last change through the journal and answers it; undefined when there is none, or the person keeps it. Throws the server's reason when it refuses. */
export const undo = (): Promise<Change | undefined> => take('done');

/** Makes the change undone last again: undoes its undo. */
export const redo = (): Promise<Change | undefined> => take('undone');

/** After signing out: another person's changes are not mine to undo. */
export const forgetChanges = (): void => changeHistory.set(nothing);

followPerson({ onGone: forgetChanges });

const userHere = (): string | undefined => {
  const state = sessionState.get();
  return state.status === 'in' ? state.session.user.userId : undefined;
};
const isKept = (): boolean => {
  try {
    return sessionStorage.getItem(KEPT_CHANGES) !== null;
  } catch {
    return false;
  }
};

/** The page was loaded anew: what was done before it goes on where the same person is here, and from now on it is kept for the next time. */
const restore = async (): Promise<void> => {
  const userId = userHere();
  if (userId === undefined) return;
  stop();
  const before = isKept() ? (await import('./keptChanges.ts')).readKeptChanges(userId) : undefined;
  changeHistory.subscribe(() => void import('./keptChanges.ts').then(({ keepChanges }) => keepChanges(userHere(), changeHistory.get())));
  if (!before || userHere() !== userId) return;
  // What was done while it was read is the newest.
  const { done, undone } = changeHistory.get();
  changeHistory.set({ done: [...before.done, ...done].slice(-limit), undone: done.length > 0 ? [] : [...before.undone, ...undone] });
};
const stop = sessionState.subscribe(() => void restore());
void restore();
