import { KEPT_CHANGES as KEY, type Change, type Changes } from './changes.ts';

type Kept = Pick<Change, 'changeSet' | 'endpoint' | 'label' | 'isMailed'>;

const isParts = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const listOf = (told: unknown): readonly Kept[] =>
  Array.isArray(told)
    ? told.flatMap((one: unknown) => {
        if (!isParts(one)) return [];
        const { changeSet, endpoint, label, isMailed } = one;
        return typeof changeSet === 'string' && typeof endpoint === 'string' && typeof label === 'string' ? [{ changeSet, endpoint, label, ...(isMailed === true ? { isMailed } : {}) }] : [];
      })
    : [];
const kept = (all: readonly Change[]): readonly Kept[] => all.map(({ changeSet, endpoint, label, isMailed }) => ({ changeSet, endpoint, label, ...(isMailed ? { isMailed } : {}) }));

/** Keeps what a person did in this tab for when its page is loaded anew. Nothing is written while nobody is here, only taken away. */
export const keepChanges = (userId: string | undefined, { done, undone }: Changes): void => {
  try {
    if (done.length + undone.length === 0) sessionStorage.removeItem(KEY);
    else if (userId !== undefined) sessionStorage.setItem(KEY, JSON.stringify({ userId, done: kept(done), undone: kept(undone) }));
  } catch {
    // Nothing may be kept here: the page of changes has them.
  }
};

/** What this person did in this tab before its page was loaded; undefined where that was nothing, or somebody else. */
export const readKeptChanges = (userId: string): Changes | undefined => {
  try {
    const told: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isParts(told) && told['userId'] === userId ? { done: listOf(told['done']), undone: listOf(told['undone']) } : undefined;
  } catch {
    return undefined;
  }
};
