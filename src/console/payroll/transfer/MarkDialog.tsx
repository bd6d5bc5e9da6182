import { useTranslate } from 'ra-core';
import { MarkSettlementsTransferredDocument, MarkTransferredDocument } from '../../../../generated/payroll-admin/operations.ts';
import { plainField } from '../../fields/plainField.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { ActDialog } from '../../resource/acts/ActDialog.tsx';
import { useAsked, type Asked } from '../../resource/acts/useAsked.tsx';
import { useWork } from '../../resource/acts/useWork.ts';
import { SETTLEMENTS } from './transferred.ts';

type Props = { readonly runId: string; readonly name: string; /** Null for all who are to be paid. */ readonly ids: readonly string[] | null; readonly people: number; readonly amount: string; readonly day: string; readonly onClose: () => void; readonly onDone: () => void };

/** On which day it was transferred and what the bank calls it; one undo takes all of it back. */
export const MarkDialog = ({ runId, name, ids, people, amount, day, onClose, onDone }: Props) => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const isSettlement = runId === SETTLEMENTS;
  const { begin, isWorking, refusal } = useWork('payroll-admin');
  const { values, show, isComplete, left } = useAsked('mark transferred', { paidOn: day, reference: '' }, refusal);
  const asked: readonly Asked[] = [
    { field: plainField('paidOn', 'date', { required: true }), label: translate('transfer.mark.day') },
    { field: plainField('reference', 'text', { rule: { maxLength: 60 } }), label: translate('transfer.mark.reference'), help: translate('transfer.mark.referenceHelp') },
  ];
  const act = async (): Promise<void> => {
    if (!isComplete(asked)) return;
    const told = { paidOn: String(values['paidOn']), reference: String(values['reference'] ?? '').trim() || null };
    const chosen = ids === null ? null : [...ids];
    // Of settlements it is taken back here, and not by an undo.
    const done = isSettlement
      ? await begin(MarkSettlementsTransferredDocument, { settlementIds: chosen, ...told }, { begun: 'payslips.work.begun', say: ({ settlements }) => translate('transfer.settlements.marked', { smart_count: settlements }), undoable: false })
      : await begin(MarkTransferredDocument, { runId, payslipIds: chosen, ...told }, { begun: 'payslips.work.begun', say: ({ payslips }) => translate('payrollRun.transfer.done', { smart_count: payslips }) });
    if (done) onDone();
  };
  const label = translate('transfer.mark.menu');
  return (
    <ActDialog title={`${label}: ${name}`} names="" consequence={translate(isSettlement ? (ids === null ? 'transfer.settlements.mark' : 'transfer.settlements.markChosen') : ids === null ? 'transfer.mark.body' : 'transfer.mark.chosenBody', { smart_count: people, people: new Intl.NumberFormat(locale).format(people), amount })} act={label} isWorking={isWorking} refusal={left(asked)} onClose={onClose} onAct={() => void act()}>
      {asked.map(show)}
    </ActDialog>
  );
};
