import { createSignal } from '../signal.ts';
import type { BulkJob } from './bulkJob.ts';

/** The undo or redo of very many records that the server is at, as it was heard of last. */
export const undoWork = createSignal<BulkJob | undefined>(undefined);
