/** Whether a candidate may come to a status: what the hiring flow allows from the one before, and what it asks to be known. */
import { finding, type Problem } from '../../../domain/problem.ts';
import type { Requirement, Status } from './statuses.ts';

const FIELD: Readonly<Record<Requirement, string>> = { RESUME: 'resume', JOB_POST: 'jobPostId', PHONE: 'phone', EXPECTED_CTC: 'expectedCtc', NOTICE_PERIOD: 'noticePeriod', INTERVIEW: 'lastInterviewOn', SALARY: 'salary' };

/** `from` is null for somebody who has no status yet. */
export const moveProblems = (candidate: Readonly<Record<string, unknown>>, from: Status | null, to: Status): Problem[] => {
  if (!to.inUse) return [{ field: 'statusId', ...finding('candidate.statusUnused', { status: to.name }) }];
  if (from !== null && from.id !== to.id && from.next.length > 0 && !from.next.includes(to.id)) return [{ field: 'statusId', ...finding('candidate.statusNotNext', { from: from.name, to: to.name }) }];
  return to.requires
    .filter((requirement) => (candidate[FIELD[requirement]] ?? '') === '')
    .map((requirement) => ({ field: FIELD[requirement], ...finding('candidate.statusNeeds', { status: to.name }, { what: `enum.CandidateRequirement.${requirement}` }) }));
};
