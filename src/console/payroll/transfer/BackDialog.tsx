import { useTranslate } from 'ra-core';
import { TakeBackSettlementTransfersDocument, TakeBackTransfersDocument } from '../../../../generated/payroll-admin/operations.ts';
import { ActDialog } from '../../resource/acts/ActDialog.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import { SETTLEMENTS } from './transferred.ts';

type Props = { readonly runId: string; readonly ids: readonly string[]; readonly onClose: () => void; readonly onDone: () => void };

/** What a bank returned is to be paid again. */
export const BackDialog = ({ runId, ids, onClose, onDone }: Props) => {
  const translate = useTranslate();
  const { run, isWorking, refusal } = useChange('payroll-admin', true);
  const isSettlement = runId === SETTLEMENTS;
  const act = async (): Promise<void> => {
    // Of settlements it is taken back by marking them again.
    const done = isSettlement
      ? await run(TakeBackSettlementTransfersDocument, { settlementIds: [...ids] }, ({ settlements }) => translate('transfer.settlements.backDone', { smart_count: settlements }), false)
      : await run(TakeBackTransfersDocument, { payslipIds: [...ids] }, ({ payslips }) => translate('transfer.back.done', { smart_count: payslips }));
    if (done) onDone();
  };
  const label = translate('transfer.back.menu');
  return <ActDialog title={label} names={translate(isSettlement ? 'transfer.settlements.chosen' : 'payslips.chosen', { smart_count: ids.length })} consequence={translate(isSettlement ? 'transfer.settlements.back' : 'transfer.back.body')} act={label} isWorking={isWorking} refusal={refusal} onClose={onClose} onAct={() => void act()} />;
};
