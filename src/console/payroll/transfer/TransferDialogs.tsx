import { useTranslate } from 'ra-core';
import { useToday } from '../../shell/useToday.ts';
import { BackDialog } from './BackDialog.tsx';
import { FileDialog } from './FileDialog.tsx';
import { MarkDialog } from './MarkDialog.tsx';
import { fitting, SETTLEMENTS, sumAt, sumOf, type ShownTransfer, type TransferRow } from './transferred.ts';

export type TransferAct = { readonly kind: keyof typeof fitting; /** Of the chosen people; else of all. */ readonly isOfChosen: boolean };

type Props = { readonly act: TransferAct; readonly transfer: ShownTransfer; readonly chosen: readonly TransferRow[]; readonly money: (amount: string) => string; readonly onClose: () => void; readonly onDone: () => void };

/** The dialog of what is being done: with all of a run, or with those chosen whom it fits. */
export const TransferDialogs = ({ act: { kind, isOfChosen }, transfer, chosen, money, onClose, onDone }: Props) => {
  const translate = useTranslate();
  const today = useToday();
  const fit = chosen.filter(fitting[kind]);
  const ids = isOfChosen ? fit.map(({ id }) => id) : null;
  const { runId } = transfer;
  const name = runId === SETTLEMENTS ? translate('transfer.settlements') : (transfer.name ?? '');
  const toPay = sumAt(transfer, 'TO_PAY');
  if (kind === 'back') return <BackDialog runId={runId} ids={ids ?? []} onClose={onClose} onDone={onDone} />;
  if (kind === 'file') return <FileDialog runId={runId} name={name} filedAt={transfer.filedAt ?? null} filedBy={transfer.filedBy ?? ''} ids={ids} isWithPaid={isOfChosen ? fit.some(fitting.back) : toPay.people === 0} onClose={onClose} />;
  const { people, amount } = isOfChosen ? { people: fit.length, amount: sumOf(fit.map(({ net }) => net), transfer.currency) } : toPay;
  return <MarkDialog runId={runId} name={name} ids={ids} people={people} amount={money(amount)} day={today} onClose={onClose} onDone={onDone} />;
};
