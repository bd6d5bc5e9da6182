import { useTranslate } from 'ra-core';
import { HoldPayslipsDocument, ReleasePayslipsDocument } from '../../../../generated/payroll-admin/operations.ts';
import { plainField } from '../../fields/plainField.ts';
import { ActDialog } from '../../resource/acts/ActDialog.tsx';
import { useAsked, type Asked } from '../../resource/acts/useAsked.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import type { ActDialogProps } from '../../resource/acts/recordAct.ts';

const reason = plainField('reason', 'longText', { required: true, rule: { maxLength: 300 } });

/** Keeps payslips out of their run with the reason, or lets them go on. */
const payslipDialog = (key: 'hold' | 'release') =>
  function PayslipDialog({ ids, onClose, onDone }: ActDialogProps) {
    const translate = useTranslate();
    const { run, isWorking, refusal } = useChange('payroll-admin', true);
    const { values, show, isComplete, left } = useAsked(`payslips ${key} ${ids.join()}`, {}, refusal);
    const asked: readonly Asked[] = key === 'hold' ? [{ field: reason, label: translate('payslip.holdReason') }] : [];
    const label = translate(`payslips.${key}.menu`);
    const act = async (): Promise<void> => {
      if (!isComplete(asked)) return;
      const payslipIds = [...ids];
      const done = key === 'hold'
        ? await run(HoldPayslipsDocument, { payslipIds, reason: String(values['reason']) }, ({ payslips }) => translate('payslip.held', { smart_count: payslips }))
        : await run(ReleasePayslipsDocument, { payslipIds }, ({ payslips }) => translate('payslip.released', { smart_count: payslips }));
      if (done) onDone();
    };
    return (
      <ActDialog title={label} names={ids.length > 1 ? translate('payslips.chosen', { smart_count: ids.length }) : ''} consequence={translate(`payslips.${key}.body`)} act={label} isWorking={isWorking} refusal={left(asked)} onClose={onClose} onAct={() => void act()}>
        {asked.map(show)}
      </ActDialog>
    );
  };

export const HoldDialog = payslipDialog('hold');
export const ReleaseDialog = payslipDialog('release');
