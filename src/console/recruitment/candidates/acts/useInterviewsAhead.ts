import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { CountInterviewsAheadDocument } from '../../../../../generated/recruitment/operations.ts';
import { askAnswer } from '../../../shell/askAnswer.ts';
import { plainField, type Asked } from './useAsked.tsx';

/** Whether interviews that are still to come with these candidates are cancelled along; nothing is asked where there are none, and without their number where they could not be counted. Until they are counted (`isCounting`) nobody knows what to ask. */
export const useInterviewsAhead = (ids: readonly string[]): { readonly ahead: readonly Asked[]; readonly isCounting: boolean } => {
  const translate = useTranslate();
  const { data, isPending, isError } = useQuery({ queryKey: ['interviews-ahead', ids], retry: 2, queryFn: ({ signal }) => askAnswer('recruitment', CountInterviewsAheadDocument, { candidateId: ids.map(Number) }, signal) });
  const rounds = data?.rounds ?? 0;
  const label = isError ? translate('candidates.cancelInterviews.any') : translate('candidates.cancelInterviews', { smart_count: rounds });
  const ahead = rounds === 0 && !isError ? [] : [{ field: plainField('cancelInterviews', 'yesNo'), label, help: translate('candidates.cancelInterviews.help') }];
  return { ahead, isCounting: isPending };
};
