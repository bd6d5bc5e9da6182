import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { writeDate } from '../../fields/input/dateText.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { challansOf } from './statementAddresses.ts';
import { StatementTable } from './StatementTable.ts';
import { useMonthText } from './useMonthText.ts';
import type { ReadTaxStatementReviewQuery } from '../../../../generated/tax-and-statutory/operations.ts';

type Props = { readonly months: ReadTaxStatementReviewQuery['answer']['months']; readonly money: (amount: string) => string };

/** Deducted and deposited month by month, each leading to its challans. */
export const StatementMonths = ({ months, money }: Props) => {
  const translate = useTranslate();
  const { dateFormat } = useCellFormats();
  const monthText = useMonthText();
  const [people, deducted, deposited, challans, due] = ['people', 'deducted', 'deposited', 'challans', 'depositDue'].map((key) => translate(`taxStatements.${key}`));
  return (
    <StatementTable>
      <thead>
        <tr>
          <th scope="col">{translate('taxStatements.month')}</th>
          <th scope="col" data-amount>{people}</th>
          <th scope="col" data-amount>{deducted}</th>
          <th scope="col" data-amount>{deposited}</th>
          <th scope="col" data-amount>{challans}</th>
          <th scope="col">{due}</th>
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.month}>
            <th scope="row">{monthText(month.month)}</th>
            <td data-label={people} data-amount>{month.people}</td>
            <td data-label={deducted} data-amount>{money(month.deducted)}</td>
            <td data-label={deposited} data-amount data-bad={Number(month.deposited) < Number(month.deducted) || undefined}>{money(month.deposited)}</td>
            <td data-label={challans} data-amount>{month.challans > 0 ? <Link to={challansOf(month.month)} aria-label={`${month.challans} · ${challans}: ${monthText(month.month)}`}>{month.challans}</Link> : 0}</td>
            <td data-label={due}>{writeDate(month.depositDue, dateFormat)}</td>
          </tr>
        ))}
      </tbody>
    </StatementTable>
  );
};
