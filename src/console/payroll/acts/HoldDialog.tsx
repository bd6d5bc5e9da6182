import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { HoldPayslipsDocument, ReleasePayslipsDocument } from '../../../../generated/payroll-admin/operations.ts';
import { FieldInput } from '../../fields/inputs.tsx';
import { plainField } from '../../fields/plainField.ts';
import { FieldFrame } from '../../resource/form/FieldFrame.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import { Refused } from '../../shell/pieces/Refused.tsx';
import type { ActDialogProps } from '../../resource/acts/recordAct.ts';

const Said = styled('p')({ margin: 0, overflowWrap: 'anywhere' });
const Parts = styled('div')({ display: 'grid', gap: 16, marginTop: 12, color: 'var(--text)' });

/** Keeps payslips out of their run with the reason, or lets them go on. */
const payslipDialog = (key: 'hold' | 'release') =>
  function PayslipDialog({ ids, onClose, onDone }: ActDialogProps) {
    const translate = useTranslate();
    const id = useId();
    const [reason, setReason] = useState<unknown>(null);
    const { run, isWorking, refusal } = useChange('payroll-admin', true);
    const label = translate(`payslips.${key}.menu`);
    const wrong = refusal?.problems.find(({ field }) => field === 'reason')?.message;
    const act = async (): Promise<void> => {
      const payslipIds = [...ids];
      const done = key === 'hold'
        ? await run(HoldPayslipsDocument, { payslipIds, reason: String(reason ?? '') }, ({ payslips }) => translate('payslip.held', { smart_count: payslips }))
        : await run(ReleasePayslipsDocument, { payslipIds }, ({ payslips }) => translate('payslip.released', { smart_count: payslips }));
      if (done) onDone();
    };
    return (
      <Dialog
        title={label}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>{translate('shell.cancel')}</Button>
            <Button variant="contained" loading={isWorking} onClick={() => void act()}>{label}</Button>
          </>
        }
      >
        {ids.length > 1 ? <Said>{translate('payslips.chosen', { smart_count: ids.length })}</Said> : null}
        <Said>{translate(`payslips.${key}.body`)}</Said>
        <Parts>
          {key === 'hold' ? (
            <FieldFrame id={`${id}-reason`} kind="longText" label={translate('payslip.holdReason')} required wide broad={false} isSwitch={false} was={undefined} help={undefined} problem={wrong}>
              <FieldInput field={plainField('reason', 'longText', { rule: { maxLength: 300 } })} entity="payslip" id={`${id}-reason`} labelId={`${id}-reason-label`} invalid={wrong !== undefined} value={reason} record={{}} onChange={setReason} onBlur={() => undefined} />
            </FieldFrame>
          ) : null}
          {refusal && wrong === undefined ? <Refused role="alert">{(refusal.told.length > 0 ? refusal.told : [refusal.message]).join(' ')}</Refused> : null}
        </Parts>
      </Dialog>
    );
  };

export const HoldDialog = payslipDialog('hold');
export const ReleaseDialog = payslipDialog('release');
