import { useQuery } from '@tanstack/react-query';
import { ReadJobPostStandingDocument } from '../../../../generated/recruitment/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';

/** What a post came to and what the person may decide about it; undefined until it is known. */
export const useStanding = (id: string) => useQuery({ queryKey: ['recruitment/job-posts', 'standing', id], queryFn: ({ signal }) => askAnswer('recruitment', ReadJobPostStandingDocument, { jobPostId: id }, signal) }).data;
