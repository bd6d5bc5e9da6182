import type { Step } from './frame/Steps.tsx';
import type { ImportJob } from './job/importJob.ts';

const steps: Readonly<Record<ImportJob['state'], Step>> = { READING: 'file', FAILED: 'file', MAPPING: 'match', CHECKING: 'review', REVIEW: 'review', COMMITTING: 'confirm', DONE: 'confirm', CANCELLED: 'confirm' };

const order: readonly Step[] = ['action', 'file', 'match', 'review', 'confirm'];

/** The step that an import waits in. */
export const furthestStep = (job: Pick<ImportJob, 'state'>): Step => steps[job.state];

/** The step to show: where the person went, as far as the import allows it. An import that was checked may be confirmed. */
export const stepOf = (job: Pick<ImportJob, 'state'> | undefined, wanted: Step | undefined): Step => {
  if (job === undefined) return wanted === 'file' ? 'file' : 'action';
  const furthest = furthestStep(job);
  const reach = job.state === 'REVIEW' ? 'confirm' : furthest;
  return wanted !== undefined && order.indexOf(wanted) <= order.indexOf(reach) ? wanted : furthest;
};
