import type { ComparedCandidateFragment, DuplicateReason } from '../../../../generated/recruitment/operations.ts';

export type Compared = ComparedCandidateFragment;
export const comparePath = (id: number | string): string => `/recruitment/job-candidates/duplicate-candidates/${id}`;

export const nameOf = ({ First_Name, Middle_Name, Last_Name }: Compared): string => [First_Name, Middle_Name, Last_Name].filter(Boolean).join(' ');

/** The record of a candidate, on the screen that shows them. */
export const recordPath = ({ Candidate_Id, Archived, Blacklisted, Talent_Pool_Id }: Compared): string =>
  `/recruitment/${Archived || Blacklisted ? 'archived-candidates' : Talent_Pool_Id !== null ? 'talent-pool' : 'job-candidates'}/${Candidate_Id}`;

/** The message that says how sure it is. */
export const certainty = (score: number): string => `duplicates.${score >= 0.95 ? 'certain' : score >= 0.75 ? 'likely' : 'possible'}`;

type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string;

/** What speaks for it, in words. */
export const reasonsText = (reasons: readonly DuplicateReason[], translate: Translate, locale: string): string =>
  reasons.length === 0 ? '' : translate('duplicates.same', { what: new Intl.ListFormat(locale, { type: 'unit' }).format(reasons.map((reason) => translate(`duplicates.reason.${reason}`))) });
