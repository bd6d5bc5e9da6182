import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { ReckonBonusRoundDocument } from '../../../../generated/payroll-admin/operations.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { useFailureText } from '../../resource/form/useFailureText.ts';
import { ConfirmDialog } from '../../shell/pieces/ConfirmDialog.tsx';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { readBulkEdit } from '../../shell/work/bulkJob.ts';
import { followWork } from '../../shell/work/followWork.ts';
import { useWorkEnd } from '../../shell/work/useWorkEnd.ts';
import type { ActDialogProps } from '../../resource/acts/recordAct.ts';

/** Reckons a round: at once, or beside every page where it is of very many people. */
export const ReckonBonusDialog = ({ ids, onClose, onDone }: ActDialogProps) => {
  const translate = useTranslate();
  const failureText = useFailureText();
  const listener = useWorkEnd();
  const { run, isWorking, refusal } = useChange('payroll-admin', true);
  const [failure, setFailure] = useState<string>();
  const label = translate('bonus.RECKON.menu');
  const act = async (): Promise<void> => {
    setFailure(undefined);
    const answer = await run(ReckonBonusRoundDocument, { roundId: ids[0] ?? '' }, ({ people, job }) => (job == null ? translate('bonusRound.done', { smart_count: people }) : label));
    if (!answer) return;
    try {
      if (answer.job != null) followWork(await readBulkEdit(answer.job), 'CARD', listener);
      onDone();
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  return (
    <ConfirmDialog title={label} confirm={label} isWorking={isWorking} onConfirm={() => void act()} onCancel={onClose}>
      <p>{translate('bonus.RECKON.body')}</p>
      {refusal ? <Refused role="alert">{(refusal.told.length > 0 ? refusal.told : [refusal.message]).join(' ')}</Refused> : null}
      {failure === undefined ? null : <Refused role="alert">{failure}</Refused>}
    </ConfirmDialog>
  );
};
