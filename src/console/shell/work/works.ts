import { createSignal } from '../signal.ts';
import type { BulkJob } from './bulkJob.ts';

/** Where a work is shown: by the dialog that began it, by a card beside every page, or nowhere since the person wants to hear of its end only. */
export type WorkPlace = 'DIALOG' | 'CARD' | 'NOWHERE';
export type Work = { readonly job: BulkJob; readonly place: WorkPlace };

/** The bulk edits, deletions and undoings of this person that the server is at, as they were heard of last. */
export const works = createSignal<readonly Work[]>([]);

const KEY = 'works';
type Kept = { readonly id: string; readonly isHidden: boolean };

/** Which of them this tab waits for: their ends are heard also when they come while the page is loaded anew. */
export const keptWorks = (): readonly Kept[] => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as readonly Kept[];
  } catch {
    return [];
  }
};

const keep = (id: string, kept?: Kept): void => {
  const all = [...keptWorks().filter((one) => one.id !== id), ...(kept ? [kept] : [])];
  try {
    if (all.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Nothing may be kept here: the server still tells what is under way, and the notification of its end remains.
  }
};

/** What is heard of a work for the first time, or again. */
export const noteWork = (job: BulkJob, place: WorkPlace): void => {
  const all = works.get();
  const known = all.some((one) => one.job.id === job.id);
  works.set(known ? all.map((one) => (one.job.id === job.id ? { ...one, job } : one)) : [...all, { job, place }]);
  if (!known) keep(job.id, { id: job.id, isHidden: place === 'NOWHERE' });
};

export const placeWork = (id: string, place: WorkPlace): void => {
  if (!works.get().some((one) => one.job.id === id)) return;
  works.set(works.get().map((one) => (one.job.id === id ? { ...one, place } : one)));
  keep(id, { id, isHidden: place === 'NOWHERE' });
};

/** Nobody follows it any more; found again where the page is loaded anew, unless it has ended. */
export const leaveWork = (id: string): void => works.set(works.get().filter((one) => one.job.id !== id));

export const forgetWork = (id: string): void => {
  leaveWork(id);
  keep(id);
};
