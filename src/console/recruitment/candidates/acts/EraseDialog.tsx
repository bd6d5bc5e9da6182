import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useNavigate, useParams } from 'react-router-dom';
import { plainField } from '../../../fields/plainField.ts';
import { EraseIndividualDocument } from '../../../../../generated/onboarding/operations.ts';
import { EraseCandidateDocument } from '../../../../../generated/recruitment/operations.ts';
import { useFailureText } from '../../../resource/form/useFailureText.ts';
import { askAnswer } from '../../../shell/askAnswer.ts';
import { refusedOf } from '../../../shell/refusedOf.ts';
import { useSnackbar } from '../../../shell/snackbar/useSnackbar.ts';
import { ActDialog } from '../../../resource/acts/ActDialog.tsx';
import { useAsked } from '../../../resource/acts/useAsked.tsx';
import { useChosen } from './useChosen.ts';
import type { ActDialogProps } from '../../../resource/acts/recordAct.ts';
import type { Refusal } from '../../../resource/acts/useChange.ts';

type Erasing = { readonly words: 'candidates.erase' | 'onboard.erase'; readonly erase: (id: string, reason: string) => Promise<unknown> };

/** Somebody who asked to be forgotten: for good, with a reason that the journal keeps. */
const eraseDialog = ({ words, erase }: Erasing) => ({ target, ids, onClose, onDone }: ActDialogProps) => {
  const translate = useTranslate();
  const show = useSnackbar();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { id: opened } = useParams();
  const failureText = useFailureText();
  const { who, names } = useChosen(target, ids);
  const [refusal, setRefusal] = useState<Refusal>();
  const { isPending, mutate } = useMutation({
    mutationFn: (reason: string) => erase(ids[0]!, reason),
    onMutate: () => setRefusal(undefined),
    onError: (error) => {
      const { problems } = refusedOf(error);
      setRefusal({ message: failureText(error), problems, told: problems.map(({ message }) => message) });
    },
    onSuccess: async () => {
      show({ type: 'success', message: translate(`${words}.done`, { who }) });
      onDone();
      // Their own page is gone with them.
      if (opened === ids[0]) await navigate(target.screen.path, { replace: true });
      await queryClient.invalidateQueries();
    },
  });
  const { values, show: field, isComplete, left } = useAsked(`${words} ${ids.join(' ')}`, {}, refusal);
  const asked = [{ field: plainField('reason', 'longText', { required: true, rule: { maxLength: 500 } }), label: translate(`${words}.reason`) }];
  const act = (): void => {
    if (isComplete(asked)) mutate(String(values['reason']));
  };
  return (
    <ActDialog isDestructive title={translate(`${words}.title`, { who })} names={names} consequence={translate(`${words}.body`)} act={translate(`${words}.act`)} isWorking={isPending} refusal={left(asked)} onClose={onClose} onAct={act}>
      {asked.map(field)}
    </ActDialog>
  );
};

export const EraseDialog = eraseDialog({ words: 'candidates.erase', erase: (candidateId, reason) => askAnswer('recruitment', EraseCandidateDocument, { candidateId, reason }) });
export const EraseIndividualDialog = eraseDialog({ words: 'onboard.erase', erase: (individualId, reason) => askAnswer('onboarding', EraseIndividualDocument, { individualId, reason }) });
