import { changeHistory } from './changes.ts';
import type { Change } from './changes.ts';

/** How the page of what a change added is left when the change is undone; said before or after the change is noted. */
export const leaveWith = (changeSet: string, leave: NonNullable<Change['leave']>): void => {
  const note = (): boolean => {
    const { done, undone } = changeHistory.get();
    if (!done.some((change) => change.changeSet === changeSet)) return false;
    stop();
    changeHistory.set({ done: done.map((change) => (change.changeSet === changeSet ? { ...change, leave } : change)), undone });
    return true;
  };
  let stop = (): unknown => undefined;
  if (!note()) stop = changeHistory.subscribe(note);
};
