import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useGetOne, useTranslate } from 'ra-core';
import { DecideSettlementDocument, MoveSettlementDocument, ReckonSettlementDocument } from '../../../../generated/payroll-admin/operations.ts';
import { FieldInput } from '../../fields/inputs.tsx';
import { plainField } from '../../fields/plainField.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { FieldFrame } from '../../resource/form/FieldFrame.tsx';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import { useToday } from '../../shell/useToday.ts';
import { Refused } from '../../shell/pieces/Refused.tsx';
import type { Field } from '../../../domain/resource.ts';
import type { Row } from '../../providers/data/row.ts';
import type { ActDialogProps } from '../../resource/acts/recordAct.ts';

const Said = styled('p')({ margin: 0, overflowWrap: 'anywhere' });
const Parts = styled('div')({ display: 'grid', gap: 16, marginTop: 12, color: 'var(--text)' });

const reason = plainField('reason', 'longText', { rule: { maxLength: 300 } });
const day = plainField('day', 'date', { required: true });
const reference = plainField('reference', 'text', { rule: { maxLength: 100 } });

const asks = {
  SUBMIT: [], RETURN: [[reason, 'common.reason']], PAY: [[day, 'settlement.paidOn'], [reference, 'settlements.PAY.reference']], UNPAY: [], FINALIZE: [], REOPEN: [],
} as const satisfies Readonly<Record<string, readonly (readonly [Field, string])[]>>;

/** Asks what there is to ask before a settlement goes a step on or back, and does it. A step cannot be undone otherwise than by the step back. */
const stepDialog = (step: keyof typeof asks) =>
  function SettlementStepDialog({ target, ids, onClose, onDone }: ActDialogProps) {
    const translate = useTranslate();
    const id = useId();
    const { data: record } = useGetOne<Row>(target.name, { id: ids[0] ?? '' }, { retry: false });
    const [values, setValues] = useState<Readonly<Record<string, unknown>>>({ day: useToday() });
    const { run, isWorking, refusal } = useChange('payroll-admin', true);
    const settlementId = ids[0] ?? '';
    const text = (name: string): string | null => (values[name] == null || values[name] === '' ? null : String(values[name]));
    const act = async (): Promise<void> => {
      const said = translate(`settlements.${step}.done`);
      const done = step === 'FINALIZE' || step === 'REOPEN' ? await run(DecideSettlementDocument, { settlementId, decision: step }, said, false) : await run(MoveSettlementDocument, { settlementId, step, reason: text('reason'), day: step === 'PAY' ? text('day') : null, reference: text('reference') }, said, false);
      if (done) onDone();
    };
    const label = translate(`settlements.${step}.menu`);
    const problemOf = (name: string): string | undefined => refusal?.problems.find(({ field }) => field === name)?.message;
    const asked: readonly (readonly [Field, string])[] = asks[step];
    const isTold = asked.some(([{ name }]) => problemOf(name) !== undefined);
    return (
      <Dialog
        title={record ? `${label}: ${String(record['name'])}` : label}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>{translate('shell.cancel')}</Button>
            <Button variant="contained" loading={isWorking} onClick={() => void act()}>{label}</Button>
          </>
        }
      >
        <Said>{translate(`settlements.${step}.body`)}</Said>
        <Parts>
          {asked.map(([field, words]) => (
            <FieldFrame key={field.name} id={`${id}-${field.name}`} kind={field.kind} label={translate(words)} required={field.required} wide broad={false} isSwitch={false} was={undefined} help={undefined} problem={problemOf(field.name)}>
              <FieldInput field={field} entity="settlement" id={`${id}-${field.name}`} labelId={`${id}-${field.name}-label`} invalid={problemOf(field.name) !== undefined} value={values[field.name] ?? null} record={values} onChange={(value: unknown) => setValues((had) => ({ ...had, [field.name]: value }))} onBlur={() => undefined} />
            </FieldFrame>
          ))}
          {refusal && !isTold ? <Refused role="alert">{(refusal.told.length > 0 ? refusal.told : [refusal.message]).join(' ')}</Refused> : null}
        </Parts>
      </Dialog>
    );
  };

export const SubmitDialog = stepDialog('SUBMIT');
export const ReturnDialog = stepDialog('RETURN');
export const PayDialog = stepDialog('PAY');
export const UnpayDialog = stepDialog('UNPAY');
export const FinalizeDialog = stepDialog('FINALIZE');
export const ReopenDialog = stepDialog('REOPEN');

/** Reckons a draft anew. */
export const ReckonDialog = ({ ids, onClose, onDone }: ActDialogProps) => {
  const translate = useTranslate();
  const { run, isWorking, refusal } = useChange('payroll-admin', true);
  const label = translate('settlements.reckon.menu');
  const act = async (): Promise<void> => {
    if (await run(ReckonSettlementDocument, { settlementId: ids[0] ?? '' }, translate('settlements.reckon.done'), false)) onDone();
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
      <Said>{translate('settlements.reckon.body')}</Said>
      {refusal ? <Refused role="alert">{(refusal.told.length > 0 ? refusal.told : [refusal.message]).join(' ')}</Refused> : null}
    </Dialog>
  );
};
