import { useDeferredValue, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ReadTaxStatementLinesDocument } from '../../../../generated/tax-and-statutory/operations.ts';
import { writeDate } from '../../fields/input/dateText.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useAmounts } from '../../salary/useAmounts.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { SearchBox } from '../../shell/pieces/SearchBox.tsx';
import { ShowMore } from '../../shell/pieces/ShowMore.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { usePages } from '../../shell/usePages.ts';
import { StatementTable } from './StatementTable.ts';
import { useMonthText } from './useMonthText.ts';
import type { TabProps } from '../../resource/tabs/recordTabs.ts';

const Parts = styled('div')({ display: 'grid', gap: 12, padding: 16, minWidth: 0, maxWidth: 1160, justifyItems: 'start' });

/** Deductee by deductee what the statement says, or would say. */
export const StatementLines = ({ record }: TabProps) => {
  const translate = useTranslate();
  const { dateFormat } = useCellFormats();
  const monthText = useMonthText();
  const [text, setText] = useState('');
  const search = useDeferredValue(text);
  const asked = { statementId: String(record.id), search };
  const { data, error, refetch, ...pages } = usePages(['tax-statement-lines', asked, record], (page, signal) => askAnswer('tax-and-statutory', ReadTaxStatementLinesDocument, { ...asked, ...page }, signal));
  const money = useAmounts(data?.currency ?? 'INR');
  const [pan, month, paidOn, paid, tax, challan] = ['pan', 'month', 'paidOn', 'paid', 'tax', 'challan'].map((key) => translate(`taxStatements.${key}`));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Parts><Skeleton widths={[480, 320, 480]} /></Parts>;
  return (
    <Parts>
      <SearchBox label={translate('taxStatements.search')} text={text} onText={setText} />
      {data.rows.length === 0 ? <EmptyState title={translate('taxStatements.noLines')} /> : (
        <StatementTable>
          <thead>
            <tr>
              <th scope="col">{translate('taxStatements.employee')}</th>
              <th scope="col">{pan}</th>
              <th scope="col">{month}</th>
              <th scope="col">{paidOn}</th>
              <th scope="col" data-amount>{paid}</th>
              <th scope="col" data-amount>{tax}</th>
              <th scope="col">{challan}</th>
            </tr>
          </thead>
          <tbody>
            {data.rows.map((row) => (
              <tr key={`${row.employeeNumber} ${row.month} ${row.challan ?? ''}`}>
                <th scope="row">{row.employeeName}<small>{row.employeeNumber}</small></th>
                <td data-label={pan}>{row.pan ?? '–'}</td>
                <td data-label={month}>{monthText(row.month)}</td>
                <td data-label={paidOn}>{writeDate(row.paidOn, dateFormat)}</td>
                <td data-label={paid} data-amount>{row.paid == null ? '–' : money(row.paid)}</td>
                <td data-label={tax} data-amount>{money(row.tax)}</td>
                <td data-label={challan} data-bad={row.challan == null || undefined}>{row.challan ?? translate('taxStatements.notDeposited')}{row.depositedOn == null ? null : <small>{writeDate(row.depositedOn, dateFormat)}</small>}</td>
              </tr>
            ))}
          </tbody>
        </StatementTable>
      )}
      <ShowMore label={translate('salaries.without.more')} pages={pages} />
    </Parts>
  );
};
