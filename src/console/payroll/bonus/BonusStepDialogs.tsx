import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { DecideBonusRoundDocument, MoveBonusRoundDocument, type BonusStep } from '../../../../generated/payroll-admin/operations.ts';
import { FieldInput } from '../../fields/inputs.tsx';
import { plainField } from '../../fields/plainField.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { FieldFrame } from '../../resource/form/FieldFrame.tsx';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import { Refused } from '../../shell/pieces/Refused.tsx';
import type { ActDialogProps } from '../../resource/acts/recordAct.ts';

const Said = styled('p')({ margin: 0, overflowWrap: 'anywhere' });
const Parts = styled('div')({ display: 'grid', gap: 16, marginTop: 12, color: 'var(--text)' });

/** One step of a round, with what it means; where it goes back or away, with the reason. */
const stepDialog = (step: BonusStep, document: typeof MoveBonusRoundDocument | typeof DecideBonusRoundDocument) =>
  function BonusStepDialog({ ids, onClose, onDone }: ActDialogProps) {
    const translate = useTranslate();
    const id = useId();
    const [remarks, setRemarks] = useState<unknown>(null);
    const { run, isWorking, refusal } = useChange('payroll-admin', true);
    const label = translate(`bonus.${step}.menu`);
    const asksWhy = step === 'RETURN' || step === 'CANCEL';
    const wrong = refusal?.problems.find(({ field }) => field === 'remarks')?.message;
    const act = async (): Promise<void> => {
      if (await run(document, { roundId: ids[0] ?? '', step, remarks: asksWhy ? String(remarks ?? '') : null }, ({ people }) => translate(`bonus.${step}.done`, { smart_count: people }))) onDone();
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
        <Said>{translate(`bonus.${step}.body`)}</Said>
        <Parts>
          {asksWhy ? (
            <FieldFrame id={`${id}-remarks`} kind="longText" label={translate('bonus.reason')} required wide broad={false} isSwitch={false} was={undefined} help={undefined} problem={wrong}>
              <FieldInput field={plainField('remarks', 'longText', { rule: { maxLength: 500 } })} entity="bonusRound" id={`${id}-remarks`} labelId={`${id}-remarks-label`} invalid={wrong !== undefined} value={remarks} record={{}} onChange={setRemarks} onBlur={() => undefined} />
            </FieldFrame>
          ) : null}
          {refusal && wrong === undefined ? <Refused role="alert">{(refusal.told.length > 0 ? refusal.told : [refusal.message]).join(' ')}</Refused> : null}
        </Parts>
      </Dialog>
    );
  };

export const SubmitDialog = stepDialog('SUBMIT', MoveBonusRoundDocument);
export const CancelDialog = stepDialog('CANCEL', MoveBonusRoundDocument);
export const ApproveDialog = stepDialog('APPROVE', DecideBonusRoundDocument);
export const ReturnDialog = stepDialog('RETURN', DecideBonusRoundDocument);
export const CancelApprovedDialog = stepDialog('CANCEL', DecideBonusRoundDocument);
