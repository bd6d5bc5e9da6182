import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { CountInterviewsAheadDocument } from '../../../../../generated/recruitment/operations.ts';
import { askAnswer } from '../../../shell/askAnswer.ts';
import { plainField, type Asked } from './useAsked.tsx';

/** Whether interviews that are still to come with these candidates are cancelled along; nothing is asked where there are none. */
export const useInterviewsAhead = (ids: readonly string[]): readonly Asked[] => {
  const translate = useTranslate();
  const { data } = useQuery({ queryKey: ['interviews-ahead', ids], queryFn: ({ signal }) => askAnswer('recruitment', CountInterviewsAheadDocument, { candidateId: ids.map(Number) }, signal) });
  const rounds = data?.rounds ?? 0;
  return rounds === 0 ? [] : [{ field: plainField('cancelInterviews', 'yesNo'), label: translate('candidates.cancelInterviews', { smart_count: rounds }), help: translate('candidates.cancelInterviews.help') }];
};
