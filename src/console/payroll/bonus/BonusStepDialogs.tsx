import { useTranslate } from 'ra-core';
import { DecideBonusRoundDocument, MoveBonusRoundDocument, ReckonBonusRoundDocument, type BonusStep } from '../../../../generated/payroll-admin/operations.ts';
import { plainField } from '../../fields/plainField.ts';
import { ActDialog } from '../../resource/acts/ActDialog.tsx';
import { useAsked, type Asked } from '../../resource/acts/useAsked.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import { workDialog } from '../../resource/acts/workDialog.tsx';
import type { ActDialogProps } from '../../resource/acts/recordAct.ts';

const remarks = plainField('remarks', 'longText', { required: true, rule: { maxLength: 500 } });

/** One step of a round, with what it means; where it goes back or away, with the reason. */
const stepDialog = (step: BonusStep, document: typeof MoveBonusRoundDocument | typeof DecideBonusRoundDocument) =>
  function BonusStepDialog({ ids, onClose, onDone }: ActDialogProps) {
    const translate = useTranslate();
    const { run, isWorking, refusal } = useChange('payroll-admin', true);
    const { values, show, isComplete, left } = useAsked(`bonus ${step} ${ids.join()}`, {}, refusal);
    const asked: readonly Asked[] = step === 'RETURN' || step === 'CANCEL' ? [{ field: remarks, label: translate('bonus.reason') }] : [];
    const label = translate(`bonus.${step}.menu`);
    const act = async (): Promise<void> => {
      if (isComplete(asked) && (await run(document, { roundId: ids[0] ?? '', step, remarks: asked.length > 0 ? String(values['remarks']) : null }, ({ people }) => translate(`bonus.${step}.done`, { smart_count: people })))) onDone();
    };
    return (
      <ActDialog title={label} names="" consequence={translate(`bonus.${step}.body`)} act={label} {...(step === 'CANCEL' ? { leave: translate('shell.close') } : {})} isWorking={isWorking} refusal={left(asked)} onClose={onClose} onAct={() => void act()}>
        {asked.map(show)}
      </ActDialog>
    );
  };

export const SubmitDialog = stepDialog('SUBMIT', MoveBonusRoundDocument);
export const CancelDialog = stepDialog('CANCEL', MoveBonusRoundDocument);
export const ApproveDialog = stepDialog('APPROVE', DecideBonusRoundDocument);
export const ReturnDialog = stepDialog('RETURN', DecideBonusRoundDocument);
export const CancelApprovedDialog = stepDialog('CANCEL', DecideBonusRoundDocument);

export const ReckonBonusDialog = workDialog({
  endpoint: 'payroll-admin', document: ReckonBonusRoundDocument, variables: (roundId) => ({ roundId }), words: { menu: 'bonus.RECKON.menu', body: 'bonus.RECKON.body', begun: 'bonus.RECKON.menu', done: 'bonusRound.done' }, count: ({ people }) => people,
});
