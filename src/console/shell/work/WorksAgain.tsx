import { useEffect, useEffectEvent } from 'react';
import { logError } from '../failure/errorLog.ts';
import { refusedOf } from '../refusedOf.ts';
import { readBulkEdit, readOpenBulkEdits } from './bulkJob.ts';
import type { BulkJob } from './bulkJob.ts';
import { followFound } from './followWork.ts';
import { useWorkEnd } from './useWorkEnd.ts';
import { forgetWork, keptWorks, works, worksSession } from './works.ts';

/** So often at most one asks whether something was begun elsewhere. */
const REST_MS = 10_000;

/** This tab waits for something that nobody follows: the server did not say any more how it goes, as while it was started anew. */
const isLost = (): boolean => keptWorks().some(({ id }) => !works.get().some(({ job }) => job.id === id));

/** What this tab waited for and is no longer under way; nothing where it was of somebody else, who was signed in here before. */
const endedSince = async (id: string): Promise<readonly BulkJob[]> => {
  try {
    return [await readBulkEdit(id)];
  } catch (error) {
    if (refusedOf(error).errorCode === 'NOT_FOUND') forgetWork(id);
    else logError(String(error));
    return [];
  }
};

/** What of this person's is under way or ended while the page was loaded anew. */
const findWorks = async (): Promise<readonly BulkJob[]> => {
  const open = await readOpenBulkEdits();
  const isKnown = (id: string): boolean => open.some((job) => job.id === id) || works.get().some(({ job }) => job.id === id);
  const ended = await Promise.all(keptWorks().filter(({ id }) => !isKnown(id)).map(({ id }) => endedSince(id)));
  return [...open, ...ended.flat()];
};

/** Finds the work of this person that the server is at, begun before the page was loaded anew or in another tab, and follows it. Draws nothing. */
export const WorksAgain = () => {
  const listener = useWorkEnd();
  const find = useEffectEvent(async (): Promise<void> => {
    try {
      const session = worksSession();
      const found = await findWorks();
      if (session.aborted) return;
      for (const job of found) {
        const kept = keptWorks().find(({ id }) => id === job.id);
        followFound(job, { place: kept?.isHidden ? 'NOWHERE' : 'CARD', isMine: kept?.isMine === true }, listener);
      }
    } catch (error) {
      // Nobody asked for it: the notifications tell the end as well.
      logError(String(error));
    }
  });
  useEffect(() => {
    let asked = -REST_MS;
    const look = (): void => {
      if (document.visibilityState !== 'visible' || performance.now() - asked < REST_MS) return;
      asked = performance.now();
      void find();
    };
    look();
    const timer = setInterval(() => (isLost() ? look() : undefined), REST_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return null;
};
