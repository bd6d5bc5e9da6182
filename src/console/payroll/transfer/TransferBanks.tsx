import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { PayTable } from '../PayTable.ts';
import { sumAt, type ShownTransfer } from './transferred.ts';

type Props = { readonly transfer: ShownTransfer; readonly money: (amount: string) => string };

const FIRST = 8;

/** What goes to each bank, of those who are still to be paid. */
export const TransferBanks = ({ transfer, money }: Props) => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const [isWhole, setWhole] = useState(false);
  const number = new Intl.NumberFormat(locale);
  const shown = isWhole ? transfer.banks : transfer.banks.slice(0, FIRST);
  const left = transfer.banks.length - shown.length;
  const total = sumAt(transfer, 'TO_PAY');
  if (transfer.banks.length === 0) return <p>{translate('transfer.noneToPay')}</p>;
  return (
    <>
      <PayTable>
        <thead>
          <tr>
            <th scope="col">{translate('fundTransfer.column.bank')}</th>
            <th scope="col">{translate('fundTransfer.column.people')}</th>
            <th scope="col">{translate('fundTransfer.column.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ bank, people, amount }) => (
            <tr key={bank}>
              <th scope="row">{bank}</th>
              <td>{number.format(people)}</td>
              <td>{money(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tbody>
          <tr data-net>
            <th scope="row">{translate('fundTransfer.total')}</th>
            <td>{number.format(total.people)}</td>
            <td>{money(total.amount)}</td>
          </tr>
        </tbody>
      </PayTable>
      {left > 0 ? <Button onClick={() => setWhole(true)}>{translate('transfer.more')}</Button> : null}
    </>
  );
};
