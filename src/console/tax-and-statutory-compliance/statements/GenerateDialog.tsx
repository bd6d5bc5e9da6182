import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { GenerateTaxStatementDocument } from '../../../../generated/tax-and-statutory/operations.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { useFailureText } from '../../resource/form/useFailureText.ts';
import { ConfirmDialog } from '../../shell/pieces/ConfirmDialog.tsx';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { readBulkEdit } from '../../shell/work/bulkJob.ts';
import { followWork } from '../../shell/work/followWork.ts';
import { useWorkEnd } from '../../shell/work/useWorkEnd.ts';
import type { ActDialogProps } from '../../resource/acts/recordAct.ts';

/** Generates a statement: at once, or beside every page where it is of very many people. */
export const GenerateDialog = ({ ids, onClose, onDone }: ActDialogProps) => {
  const translate = useTranslate();
  const failureText = useFailureText();
  const listener = useWorkEnd();
  const { run, isWorking, refusal } = useChange('tax-and-statutory', true);
  const [failure, setFailure] = useState<string>();
  const act = async (): Promise<void> => {
    setFailure(undefined);
    const answer = await run(GenerateTaxStatementDocument, { statementId: ids[0] ?? '' }, ({ people, job }) => (job == null ? translate('taxStatement.done', { smart_count: people }) : translate('taxStatements.generating')));
    if (!answer) return;
    try {
      if (answer.job != null) followWork(await readBulkEdit(answer.job), 'CARD', listener);
      onDone();
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  const label = translate('taxStatements.generate.menu');
  return (
    <ConfirmDialog title={label} confirm={label} isWorking={isWorking} onConfirm={() => void act()} onCancel={onClose}>
      <p>{translate('taxStatements.generate.body')}</p>
      {refusal ? <Refused role="alert">{(refusal.told.length > 0 ? refusal.told : [refusal.message]).join(' ')}</Refused> : null}
      {failure === undefined ? null : <Refused role="alert">{failure}</Refused>}
    </ConfirmDialog>
  );
};
