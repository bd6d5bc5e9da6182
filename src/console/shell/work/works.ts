import { followPerson } from '../followPerson.ts';
import { createSignal } from '../signal.ts';
import type { BulkJob } from './bulkJob.ts';

/** Where a work is shown: by the dialog that began it, by a card beside every page, or nowhere since the person wants to hear of its end only. */
export type WorkPlace = 'DIALOG' | 'CARD' | 'NOWHERE';
/** `isMine`: begun in this tab, so that its undo and redo know it. */
export type Work = { readonly job: BulkJob; readonly place: WorkPlace; readonly isMine: boolean };

/** The bulk edits, deletions and undoings of this person that the server is at, as they were heard of last. */
export const works = createSignal<readonly Work[]>([]);

const KEY = 'works';
type Kept = { readonly id: string; readonly isHidden: boolean; readonly isMine?: boolean };

/** Which of them this tab waits for: their ends are heard also when they come while the page is loaded anew. */
export const keptWorks = (): readonly Kept[] => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as readonly Kept[];
  } catch {
    return [];
  }
};

const keepAll = (all: readonly Kept[]): void => {
  try {
    if (all.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Nothing may be kept here: the server still tells what is under way, and the notification of its end remains.
  }
};
const without = (id: string): readonly Kept[] => keptWorks().filter((one) => one.id !== id);
const keep = ({ job: { id }, place, isMine }: Work): void => keepAll([...without(id), { id, isHidden: place === 'NOWHERE', isMine }]);

/** What is heard of a work for the first time, or again. */
export const noteWork = (job: BulkJob, place: WorkPlace, isMine: boolean): void => {
  const all = works.get();
  const known = all.some((one) => one.job.id === job.id);
  works.set(known ? all.map((one) => (one.job.id === job.id ? { ...one, job } : one)) : [...all, { job, place, isMine }]);
  if (!known) keep({ job, place, isMine });
};

const change = (id: string, changed: Partial<Work>): void => {
  works.set(works.get().map((one) => (one.job.id === id ? { ...one, ...changed } : one)));
  for (const one of works.get()) if (one.job.id === id) keep(one);
};

export const placeWork = (id: string, place: WorkPlace): void => change(id, { place });

/** What was found is begun here as well: asked for again, since the answer was lost. */
export const ownWork = (id: string, place: WorkPlace): void => change(id, { place, isMine: true });

/** Nobody follows it any more; found again where the page is loaded anew, unless it has ended. */
export const leaveWork = (id: string): void => works.set(works.get().filter((one) => one.job.id !== id));

export const forgetWork = (id: string): void => {
  leaveWork(id);
  keepAll(without(id));
};

let session = new AbortController();
/** Aborted when the session is over in which work is followed. */
export const worksSession = (): AbortSignal => session.signal;

const leaveWorks = (): void => {
  session.abort();
  session = new AbortController();
  if (works.get().length > 0) works.set([]);
};

/** Before signing out, and after somebody else came in: what is under way is not theirs to hear of. */
export const forgetWorks = (): void => {
  leaveWorks();
  keepAll([]);
};

followPerson({ onOver: leaveWorks, onGone: forgetWorks });
