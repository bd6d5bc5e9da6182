import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { plainField } from '../../../fields/plainField.ts';
import { CountInterviewsAheadDocument } from '../../../../../generated/recruitment/operations.ts';
import { askAnswer } from '../../../shell/askAnswer.ts';
import type { Asked } from '../../../resource/acts/useAsked.tsx';

type Translate = ReturnType<typeof useTranslate>;
/** Which of them: those for the post that counts now alone, or of all posts. None are counted while it is not asked (`isAsked`). */
type Which = { readonly ofPost?: boolean; readonly isAsked?: boolean };

/** Whether this many interviews that are still to come are cancelled along; null for a number that is not known. */
export const cancelField = (rounds: number | null, translate: Translate): Asked => ({
  field: plainField('cancelInterviews', 'yesNo'),
  label: rounds === null ? translate('candidates.cancelInterviews.any') : translate('candidates.cancelInterviews', { smart_count: rounds }),
  help: translate('candidates.cancelInterviews.help'),
});

/** Whether interviews that are still to come with these candidates are cancelled along; nothing is asked where there are none, and without their number where they could not be counted. Until they are counted (`isCounting`) nobody knows what to ask. */
export const useInterviewsAhead = (ids: readonly string[], { ofPost = false, isAsked = true }: Which = {}): { readonly ahead: readonly Asked[]; readonly isCounting: boolean } => {
  const translate = useTranslate();
  const { data, isPending, isError } = useQuery({ queryKey: ['interviews-ahead', ids, ofPost], enabled: isAsked, retry: 2, queryFn: ({ signal }) => askAnswer('recruitment', CountInterviewsAheadDocument, { candidateId: ids.map(Number), ofPost }, signal) });
  const rounds = data?.rounds ?? 0;
  return { ahead: !isAsked || (rounds === 0 && !isError) ? [] : [cancelField(isError ? null : rounds, translate)], isCounting: isAsked && isPending };
};
