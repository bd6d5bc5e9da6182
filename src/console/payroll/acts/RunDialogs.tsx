import { useGetOne, useTranslate } from 'ra-core';
import { FinalizePayrollRunDocument, ReckonPayrollRunDocument, ReopenPayrollRunDocument } from '../../../../generated/payroll-admin/operations.ts';
import { useWork } from '../../resource/acts/useWork.ts';
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
    const { begin, isWorking, refusal } = useWork('payroll-admin');
    const act = async (): Promise<void> => {
      if (await begin(STEPS[step], { runId: ids[0] ?? '' }, { begun: 'payslips.work.begun', say: ({ payslips }) => translate(`payrollRun.${step}.done`, { smart_count: payslips }), undoable: false })) onDone();
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
