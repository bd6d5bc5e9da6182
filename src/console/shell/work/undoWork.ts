import { createSignal } from '../signal.ts';
import type { BulkJob } from './bulkJob.ts';

/** The undo or redo of very many records that the server is at, as it was heard of last. */
export const undoWork = createSignal<BulkJob | undefined>(undefined);

const KEY = 'undoWork';
type Kept = { readonly id: string; /** The person chose to hear of its end only. */ readonly isClosed: boolean };

/** Which undo or redo this tab waits for: it is found again when the page is loaded anew. */
export const keepUndoWork = (kept: Kept): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Nothing may be kept here: the notification of its end remains.
  }
};

export const keptUndoWork = (): Kept | undefined => {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
};

export const dropUndoWork = (id: string): void => {
  if (keptUndoWork()?.id === id) sessionStorage.removeItem(KEY);
};
