import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useGetOne, useTranslate } from 'ra-core';
import { FinalizePayrollRunDocument, ReckonPayrollRunDocument, ReopenPayrollRunDocument } from '../../../../generated/payroll-admin/operations.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { useFailureText } from '../../resource/form/useFailureText.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { ConfirmDialog } from '../../shell/pieces/ConfirmDialog.tsx';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { useSnackbar } from '../../shell/snackbar/useSnackbar.ts';
import { readBulkEdit } from '../../shell/work/bulkJob.ts';
import { followWork } from '../../shell/work/followWork.ts';
import { useWorkEnd } from '../../shell/work/useWorkEnd.ts';
import type { Row } from '../../providers/data/row.ts';
import type { ActDialogProps } from '../../resource/acts/recordAct.ts';

const STEPS = { finalize: FinalizePayrollRunDocument, reopen: ReopenPayrollRunDocument } as const;

/** The question before a run becomes final, or a draft again: what that means. */
const stepDialog = (step: keyof typeof STEPS) =>
  function RunStepDialog({ target, ids, onClose, onDone }: ActDialogProps) {
    const translate = useTranslate();
    const { data: run } = useGetOne<Row>(target.name, { id: ids[0] ?? '' }, { retry: false });
    const { run: change, isWorking, refusal } = useChange('payroll-admin', true);
    const act = async (): Promise<void> => {
      if (await change(STEPS[step], { runId: ids[0] ?? '' }, ({ payslips }) => translate(`payslips.${step}.done`, { smart_count: payslips }), false)) onDone();
    };
    const label = translate(`payslips.${step}.menu`);
    return (
      <ConfirmDialog title={run ? `${label}: ${String(run['name'])}` : label} confirm={label} isWorking={isWorking} onConfirm={() => void act()} onCancel={onClose}>
        <p>{translate(`payslips.${step}.body`, { people: String(run?.['people'] ?? '') })}</p>
        {refusal ? <Refused role="alert">{(refusal.told.length > 0 ? refusal.told : [refusal.message]).join(' ')}</Refused> : null}
      </ConfirmDialog>
    );
  };

export const FinalizeDialog = stepDialog('finalize');
export const ReopenDialog = stepDialog('reopen');

/** Reckons a run anew: at once, or beside every page where it is of very many people. */
export const ReckonDialog = ({ ids, onClose, onDone }: ActDialogProps) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const show = useSnackbar();
  const failureText = useFailureText();
  const listener = useWorkEnd();
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const act = async (): Promise<void> => {
    setWorking(true);
    setFailure(undefined);
    try {
      const { job, payslips } = await askAnswer('payroll-admin', ReckonPayrollRunDocument, { runId: ids[0] ?? '' });
      if (job == null) {
        await client.invalidateQueries();
        show({ type: 'success', message: translate('payrollRun.done', { smart_count: payslips }) });
      } else followWork(await readBulkEdit(job), 'CARD', listener);
      onDone();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setWorking(false);
    }
  };
  const label = translate('payslips.reckon.menu');
  return (
    <ConfirmDialog title={label} confirm={label} isWorking={isWorking} onConfirm={() => void act()} onCancel={onClose}>
      <p>{translate('payslips.reckon.body')}</p>
      {failure === undefined ? null : <Refused role="alert">{failure}</Refused>}
    </ConfirmDialog>
  );
};
