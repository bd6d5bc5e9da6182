import { ask } from '../ask.ts';

/** Work on very many records that the server does by itself. */
export type BulkJob = {
  readonly id: string;
  readonly kind: 'EDIT' | 'DELETE' | 'UNDO' | 'CLOSE' | 'RECKON' | 'STEP';
  /** Of a record: its message is `<entity>.<step>`. */
  readonly step?: string | null;
  /** Where its records are, and the message of their name. */
  readonly endpoint: string;
  readonly entity: string;
  /** WAITING: others' bulk edits come first. */
  readonly state: 'WAITING' | 'RUNNING' | 'DONE' | 'CANCELLED' | 'FAILED';
  /** Null until the records were counted. */
  readonly total: number | null;
  readonly progress: number;
  /** Of a deletion what is gone. */
  readonly changed: number;
  readonly unchanged: number;
  readonly failure: string | null;
  readonly failureCode: string | null;
  readonly failureWords: Readonly<Record<string, string | number>> | null;
  readonly refused: number;
  readonly problems: readonly { readonly id: string; readonly field: string | null; readonly message: string }[];
  readonly interruptedAt: string | null;
  readonly changeSet: string | null;
  /** What the server says besides that they are changed. */
  readonly message: string;
};

export type BulkAnswer = { readonly job: BulkJob };

const JOB = 'id kind step endpoint entity state total progress changed unchanged failure failureCode failureWords refused problems { id field message } interruptedAt changeSet message';
export const BULK_JOB = `errorCode message job { ${JOB} }`;

export const readBulkEdit = async (id: string, signal?: AbortSignal): Promise<BulkJob> =>
  (await ask<{ bulkEdit: BulkAnswer }>('batch-processing', `query bulkEdit($id: ID!) { bulkEdit(id: $id) { ${BULK_JOB} } }`, { id }, signal)).bulkEdit.job;

/** All that this person has under way, begun here or elsewhere. */
export const readOpenBulkEdits = async (): Promise<readonly BulkJob[]> =>
  (await ask<{ bulkEdits: { readonly jobs: readonly BulkJob[] } }>('batch-processing', `query bulkEdits { bulkEdits { errorCode message jobs { ${JOB} } } }`)).bulkEdits.jobs;

export const cancelBulkEdit = async (id: string): Promise<BulkJob> =>
  (await ask<{ cancelBulkEdit: BulkAnswer }>('batch-processing', `mutation cancelBulkEdit($id: ID!) { cancelBulkEdit(id: $id) { ${BULK_JOB} } }`, { id })).cancelBulkEdit.job;
