import { ReadRecruitmentSettingDocument } from '../../../../../generated/recruitment/operations.ts';
import { askAnswer } from '../../../shell/askAnswer.ts';
import type { FormStart } from '../../../formStarts.ts';

/** Candidates whom recruiters add: the portal as the settings give it to new ones, and both salaries where those are enforced. */
export const startOfCandidate = async (signal: AbortSignal): Promise<FormStart> => {
  const { recruitmentSetting: own } = await askAnswer('recruitment', ReadRecruitmentSettingDocument, {}, signal);
  return { values: { portalAccess: own.Portal_Access_For_New_Candidates }, requires: own.Enforce_Candidate_Salary ? ['currentCtc', 'expectedCtc'] : [] };
};
