import { ReadCandidateTimelineDocument } from '../../../../../generated/recruitment/operations.ts';
import type { TabProps } from '../../../resource/tabs/recordTabs.ts';
import { TimelineList } from '../../../resource/tabs/timeline/TimelineList.tsx';
import { askAnswer } from '../../../shell/askAnswer.ts';

/** What happened with a candidate: of applications, interviews, mails, salaries and offers, too. What changed in their own record alone, and can be undone there, is under History. */
export const CandidateTimeline = ({ record: { id } }: TabProps) => (
  <TimelineList about={['recruitment/job-candidates', 'timeline', id]} read={(page, signal) => askAnswer('recruitment', ReadCandidateTimelineDocument, { candidateId: id, ...page }, signal)} />
);
