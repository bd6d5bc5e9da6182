import { useGetOne, useTranslate } from 'ra-core';
import { FinalizePayrollRunDocument, ReckonPayrollRunDocument, ReopenPayrollRunDocument } from '../../../../generated/payroll-admin/operations.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { workDialog } from '../../resource/acts/workDialog.tsx';
import { ConfirmDialog } from '../../shell/pieces/ConfirmDialog.tsx';
import { Refused } from '../../shell/pieces/Refused.tsx';
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

/** Reckons a run anew. */
export const ReckonDialog = workDialog({
  endpoint: 'payroll-admin', document: ReckonPayrollRunDocument, variables: (runId) => ({ runId }), words: { menu: 'payslips.reckon.menu', body: 'payslips.reckon.body', begun: 'payslips.reckon.menu', done: 'payrollRun.done' }, count: ({ payslips }) => payslips,
});
