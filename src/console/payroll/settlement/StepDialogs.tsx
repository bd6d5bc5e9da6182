import { useGetOne, useTranslate } from 'ra-core';
import { DecideSettlementDocument, MoveSettlementDocument, ReckonSettlementDocument } from '../../../../generated/payroll-admin/operations.ts';
import { plainField } from '../../fields/plainField.ts';
import { ActDialog } from '../../resource/acts/ActDialog.tsx';
import { useAsked } from '../../resource/acts/useAsked.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import { useToday } from '../../shell/useToday.ts';
import type { Field } from '../../../domain/resource.ts';
import type { Row } from '../../providers/data/row.ts';
import type { ActDialogProps } from '../../resource/acts/recordAct.ts';

const reason = plainField('reason', 'longText', { required: true, rule: { maxLength: 300 } });
const day = plainField('day', 'date', { required: true });
const reference = plainField('reference', 'text', { rule: { maxLength: 100 } });

/** What a step asks for, with its words. */
const asks = {
  SUBMIT: [], RETURN: [[reason, 'common.reason']], PAY: [[day, 'settlement.paidOn'], [reference, 'settlements.PAY.reference']], UNPAY: [], FINALIZE: [], REOPEN: [],
} as const satisfies Readonly<Record<string, readonly (readonly [Field, string])[]>>;

/** Asks what there is to ask before a settlement goes a step on or back, and does it. A step cannot be undone otherwise than by the step back. */
const stepDialog = (step: keyof typeof asks) =>
  function SettlementStepDialog({ target, ids, onClose, onDone }: ActDialogProps) {
    const translate = useTranslate();
    const today = useToday();
    const settlementId = ids[0] ?? '';
    const { data: record } = useGetOne<Row>(target.name, { id: settlementId }, { retry: false });
    const { run, isWorking, refusal } = useChange('payroll-admin', true);
    const { values, show, isComplete, left } = useAsked(`settlement ${step} ${settlementId}`, step === 'PAY' ? { day: today } : {}, refusal);
    const asked = asks[step].map(([field, words]) => ({ field, label: translate(words) }));
    const text = (name: string): string | null => (values[name] == null || values[name] === '' ? null : String(values[name]));
    const label = translate(`settlements.${step}.menu`);
    const act = async (): Promise<void> => {
      if (!isComplete(asked)) return;
      const said = translate(`settlements.${step}.done`);
      const done = step === 'FINALIZE' || step === 'REOPEN' ? await run(DecideSettlementDocument, { settlementId, decision: step }, said, false) : await run(MoveSettlementDocument, { settlementId, step, reason: text('reason'), day: text('day'), reference: text('reference') }, said, false);
      if (done) onDone();
    };
    return (
      <ActDialog title={record ? `${label}: ${String(record['name'])}` : label} names="" consequence={translate(`settlements.${step}.body`)} act={label} isWorking={isWorking} refusal={left(asked)} onClose={onClose} onAct={() => void act()}>
        {asked.map(show)}
      </ActDialog>
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
  return <ActDialog title={label} names="" consequence={translate('settlements.reckon.body')} act={label} isWorking={isWorking} refusal={refusal} onClose={onClose} onAct={() => void act()} />;
};
