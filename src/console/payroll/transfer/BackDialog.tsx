import { useTranslate } from 'ra-core';
import { TakeBackTransfersDocument } from '../../../../generated/payroll-admin/operations.ts';
import { ActDialog } from '../../resource/acts/ActDialog.tsx';
import { useChange } from '../../resource/acts/useChange.ts';

type Props = { readonly payslipIds: readonly string[]; readonly onClose: () => void; readonly onDone: () => void };

/** What a bank returned is to be paid again. */
export const BackDialog = ({ payslipIds, onClose, onDone }: Props) => {
  const translate = useTranslate();
  const { run, isWorking, refusal } = useChange('payroll-admin', true);
  const act = async (): Promise<void> => {
    if (await run(TakeBackTransfersDocument, { payslipIds: [...payslipIds] }, ({ payslips }) => translate('transfer.back.done', { smart_count: payslips }))) onDone();
  };
  const label = translate('transfer.back.menu');
  return <ActDialog title={label} names={translate('payslips.chosen', { smart_count: payslipIds.length })} consequence={translate('transfer.back.body')} act={label} isWorking={isWorking} refusal={refusal} onClose={onClose} onAct={() => void act()} />;
};
