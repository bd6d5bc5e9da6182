import { useTranslate } from 'ra-core';
import { useAmounts } from '../../salary/useAmounts.ts';
import { AdvanceTable } from './AdvanceTable.ts';
import { useMonthNames } from '../../shell/useMonthNames.ts';

type Props = { readonly caption: string; readonly from: string; readonly rows: readonly { readonly month: string; readonly amount: string }[]; readonly currency: string };

/** Months with what is deducted in each, and what is left after it. `from`: what is left before them. */
export const PlanTable = ({ caption, from, rows, currency }: Props) => {
  const translate = useTranslate();
  const money = useAmounts(currency);
  const month = useMonthNames();
  const left = rows.map((_, at) => Number(from) - rows.slice(0, at + 1).reduce((sum, { amount }) => sum + Number(amount), 0));
  return (
    <AdvanceTable>
      <caption>{caption}</caption>
      <thead>
        <tr>{['month', 'deducted', 'left'].map((key) => <th key={key} scope="col">{translate(`advances.${key}`)}</th>)}</tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.month}>
            <th scope="row">{month(row.month)}</th>
            <td>{money(row.amount)}</td>
            <td>{money(Math.round(left[at]! * 1e4) / 1e4)}</td>
          </tr>
        ))}
      </tbody>
    </AdvanceTable>
  );
};
