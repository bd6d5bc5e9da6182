import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { isLanguage } from '../../../domain/languages.ts';
import { formatDate } from '../../../domain/values/dateFormat.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { listAddress } from '../../resource/panel/listAddress.ts';
import { useAmounts } from '../../salary/useAmounts.ts';
import { ReportScroll, ReportTable } from '../../shell/charts/ReportTable.ts';
import type { ReadAirTicketSettlementQuery } from '../../../../generated/payroll-admin/operations.ts';

type Settlement = ReadAirTicketSettlementQuery['answer'];

export const SUMS = ['entitled', 'accrued', 'claimed', 'settled', 'encashed', 'balance', 'liability'] as const;
export const claimsPath = '/my-team-finance/benefits-and-deduction/air-ticketing-settlement-summary/claims';

/** Each cycle of somebody a line, the name leading to the claims, the sum of all below. */
export const SettlementTable = ({ settlement: { rows, totals, currency }, label }: { readonly settlement: Settlement; readonly label: string }) => {
  const translate = useTranslate();
  const { dateFormat, language } = useCellFormats();
  const written = useAmounts(currency);
  const money = (amount: string): string => (Number(amount) === 0 ? '–' : written(amount));
  const word = (key: string): string => translate(`ticketSettlement.${key}`);
  const day = (iso: string): string => formatDate(iso, dateFormat, isLanguage(language) ? language : 'en');
  return (
    <ReportScroll>
      <ReportTable aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{translate('common.employee')}</th>
            {['cycle', 'policy', 'destination'].map((key) => <th key={key} scope="col">{word(key)}</th>)}
            {['people', 'tickets', ...SUMS].map((key) => <th key={key} scope="col" className="number">{word(key)}</th>)}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.employeeId} ${row.cycleFrom}`}>
              <th scope="row"><Link to={listAddress(claimsPath, { employeeId: { equals: row.employeeId } })} aria-label={translate('ticketSettlement.claimsOf', { name: row.employeeName })}>{row.employeeName}</Link> <small>{row.employeeNumber}</small></th>
              <td>{`${day(row.cycleFrom)} – ${day(row.cycleUntil)}`}</td>
              <td>{row.policyName}</td>
              <td>{row.destination ?? '–'}</td>
              <td className="number">{row.people}</td>
              <td className="number">{translate('ticketSettlement.used', { used: row.ticketsUsed, all: row.tickets })}</td>
              {SUMS.map((key) => <td key={key} className="number">{money(row[key])}</td>)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{word('total')}</th>
            <td colSpan={5} />
            {SUMS.map((key) => <td key={key} className="number">{money(totals[key])}</td>)}
          </tr>
        </tfoot>
      </ReportTable>
    </ReportScroll>
  );
};
