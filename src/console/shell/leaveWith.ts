import { changeHistory } from './changes.ts';
import type { Change } from './changes.ts';

/** How the page of what a change added is left when the change is undone, and whether it may be; said before or after the change is noted. */
export const leaveWith = (changeSet: string, leaving: Pick<Change, 'leave' | 'mayUndo'>): void => {
  const note = (): boolean => {
    const { done, undone } = changeHistory.get();
    if (!done.some((change) => change.changeSet === changeSet)) return false;
    stop();
    changeHistory.set({ done: done.map((change) => (change.changeSet === changeSet ? { ...change, ...leaving } : change)), undone });
    return true;
  };
  let stop = (): unknown => undefined;
  if (!note()) stop = changeHistory.subscribe(note);
};
