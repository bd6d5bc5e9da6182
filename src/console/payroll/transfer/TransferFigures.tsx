import { useTranslate } from 'ra-core';
import { writeDate } from '../../fields/input/dateText.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { FigureStrip } from '../../shell/pieces/FigureStrip.tsx';
import { BLOCKED, PATH, sumAt, sumOf, type ShownTransfer } from './transferred.ts';

type Props = { readonly transfer: ShownTransfer; readonly money: (amount: string) => string };

/** What is left to be paid, what was transferred, and who cannot be paid and why. */
export const TransferFigures = ({ transfer, money }: Props) => {
  const translate = useTranslate();
  const { locale, dateFormat } = useCellFormats();
  const number = new Intl.NumberFormat(locale);
  const people = (count: number): string => translate('transfer.people', { smart_count: count });
  const path = (standing: string): string => `${PATH}?${new URLSearchParams({ run: transfer.runId, standing }).toString()}`;
  const [toPay, transferred] = [sumAt(transfer, 'TO_PAY'), sumAt(transfer, 'TRANSFERRED')];
  const blocked = BLOCKED.map((standing) => ({ standing, ...sumAt(transfer, standing) })).filter((sum) => sum.people > 0);
  const count = blocked.reduce((sum, one) => sum + one.people, 0);
  return (
    <FigureStrip
      isLong
      figures={[
        { label: translate('transfer.toPay'), value: money(toPay.amount), note: people(toPay.people), path: path('TO_PAY') },
        { label: translate('transfer.transferred'), value: money(transferred.amount), note: people(transferred.people), path: path('TRANSFERRED') },
        {
          label: translate('transfer.blocked'), value: number.format(count), path: blocked[0] && path(blocked[0].standing),
          note: blocked.length === 0 ? undefined : [...blocked.map((sum) => `${translate(`enum.FundTransferStanding.${sum.standing}`)} ${number.format(sum.people)}`), money(sumOf(blocked.map(({ amount }) => amount), transfer.currency))].join(' · '),
        },
        ...(transfer.payDate == null ? [] : [{ label: translate('transfer.payDate'), value: writeDate(transfer.payDate, dateFormat) }]),
      ]}
    />
  );
};
