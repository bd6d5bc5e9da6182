import { ReadOnboardingCandidatesDocument } from '../../../../generated/onboarding/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { usePages } from '../../shell/usePages.ts';
import type { ReadOnboardingCandidatesQuery, ReadOnboardingCandidatesQueryVariables } from '../../../../generated/onboarding/operations.ts';

export type OnboardingCandidates = ReadOnboardingCandidatesQuery['answer'];
export type HiredCandidate = OnboardingCandidates['candidates'][number];
/** ALL: who is not an employee yet; NOT_STARTED; EARLIER: hired long ago and never started; or a status. */
export type Shown = 'ALL' | 'NOT_STARTED' | 'EARLIER' | NonNullable<HiredCandidate['status']>;

const asked = (shown: Shown): ReadOnboardingCandidatesQueryVariables => (shown === 'ALL' ? { isEarlier: false } : shown === 'NOT_STARTED' ? { isStarted: false, isEarlier: false } : shown === 'EARLIER' ? { isStarted: false, isEarlier: true } : { status: shown });

/** Hired candidates whom the person works on. */
export const useOnboardingCandidates = (shown: Shown, search: string) =>
  usePages(['onboardingCandidates', shown, search], async (page, signal) => {
    const { candidates, ...answer } = await askAnswer('onboarding', ReadOnboardingCandidatesDocument, { ...asked(shown), search, ...page }, signal);
    return { ...answer, rows: candidates };
  });
