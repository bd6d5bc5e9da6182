import type { BulkJob } from './bulkJob.ts';
import { followBulkEdit } from './followBulkEdit.ts';
import { forgetWork, leaveWork, noteWork } from './works.ts';
import type { WorkPlace } from './works.ts';

export type WorkListener = {
  /** Told once. */
  readonly onEnd: (job: BulkJob) => void;
  /** Told once, when the server does not say any more how it goes. */
  readonly onLost: (error: unknown) => void;
};

const followed = new Set<string>();

/** Follows a work to its end, whatever the page shows meanwhile; once, whoever asks for it. */
export const followWork = (started: BulkJob, place: WorkPlace, { onEnd, onLost }: WorkListener): void => {
  const { id } = started;
  if (followed.has(id)) return;
  followed.add(id);
  void followBulkEdit(started, {
    onProgress: (job) => noteWork(job, place),
    onEnd: (job) => {
      followed.delete(id);
      forgetWork(id);
      onEnd(job);
    },
    onLost: (error) => {
      followed.delete(id);
      leaveWork(id);
      onLost(error);
    },
  });
};
