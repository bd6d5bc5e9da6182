/** Addresses of the lists that figures were counted from. */
import { listAddress } from '../../resource/panel/listAddress.ts';
import type { Narrowing } from './usePart.ts';

const ids = (...values: readonly (string | number | null)[]) => ({ in: values.filter((value) => value !== null).map(String) });

/** The post of the figures, and where records have one, their recruiter. */
const own = ({ jobPostId, recruiterId }: Narrowing, hasRecruiter = false): Record<string, { in: string[] }> => ({ ...(jobPostId === null ? {} : { jobPostId: ids(jobPostId) }), ...(recruiterId === null || !hasRecruiter ? {} : { recruiterId: ids(recruiterId) }) });

export const behind = {
  posts: ({ departmentId }: Narrowing) => listAddress('/recruitment/job-posts', { status: { in: ['OPEN'] }, ...(departmentId === null ? {} : { departmentId: ids(departmentId) }) }),
  candidates: (narrowing: Narrowing, filter: object = {}) => listAddress('/recruitment/job-candidates', { ...own(narrowing, true), ...filter }),
  archived: (narrowing: Narrowing, filter: object) => listAddress('/recruitment/archived-candidates', { ...own(narrowing, true), ...filter }),
  applications: (narrowing: Narrowing, filter: object = {}) => listAddress('/recruitment/applications', { ...own(narrowing), appliedOn: { from: narrowing.fromDate, to: narrowing.toDate }, ...filter }),
  moves: (narrowing: Narrowing, filter: object) => listAddress('/recruitment/stage-moves', { ...own(narrowing), movedAt: { from: narrowing.fromDate, to: narrowing.toDate }, ...filter }),
  rounds: (narrowing: Narrowing, from: string, to: string) => listAddress('/recruitment/scheduled-rounds', { ...own(narrowing), startsAt: { from, to } }),
  statuses: (statusIds: readonly string[]) => ({ in: [...statusIds] }),
};
