import { useQuery } from '@tanstack/react-query';
import { ReadJobBoardFeedsDocument } from '../../../../../generated/recruitment/operations.ts';
import { askAnswer } from '../../../shell/askAnswer.ts';

/** The feeds of the job boards, with their addresses. */
export const useFeeds = () => useQuery({ queryKey: ['settings/integration', 'feeds'], queryFn: async ({ signal }) => (await askAnswer('recruitment', ReadJobBoardFeedsDocument, {}, signal)).feeds });
