import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { EraseCandidateDocument } from '../../../../../generated/recruitment/operations.ts';
import { useFailureText } from '../../../resource/form/useFailureText.ts';
import { askAnswer } from '../../../shell/askAnswer.ts';
import { useSnackbar } from '../../../shell/snackbar/useSnackbar.ts';
import { ActDialog } from './ActDialog.tsx';
import { plainField, useAsked } from './useAsked.tsx';
import { useChosen } from './useChosen.ts';
import type { ActDialogProps } from '../../../resource/acts/recordAct.ts';

/** A candidate who asked to be forgotten: for good, with a reason that the journal keeps. */
export const EraseDialog = ({ target, ids, onClose, onDone }: ActDialogProps) => {
  const translate = useTranslate();
  const show = useSnackbar();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const { who, names } = useChosen(target, ids);
  const { values, show: field, isComplete } = useAsked({});
  const { isPending, error, mutate } = useMutation({
    mutationFn: (reason: string) => askAnswer('recruitment', EraseCandidateDocument, { candidateId: ids[0]!, reason }),
    onSuccess: async () => {
      show({ type: 'success', message: translate('candidates.erase.done', { who }) });
      onDone();
      await queryClient.invalidateQueries();
    },
  });
  const asked = [{ field: plainField('reason', 'longText', { required: true, rule: { maxLength: 500 } }), label: translate('candidates.erase.reason') }];
  const act = (): void => {
    if (isComplete(asked)) mutate(String(values['reason']));
  };
  return (
    <ActDialog isDestructive title={translate('candidates.erase.title', { who })} names={names} consequence={translate('candidates.erase.body')} act={translate('candidates.erase.act')} isWorking={isPending} refusal={error ? { message: failureText(error), told: [] } : undefined} onClose={onClose} onAct={act}>
      {asked.map(field)}
    </ActDialog>
  );
};
