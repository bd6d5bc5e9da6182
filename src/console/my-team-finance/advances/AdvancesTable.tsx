import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { isLanguage } from '../../../domain/languages.ts';
import { formatDate } from '../../../domain/values/dateFormat.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useAmounts } from '../../salary/useAmounts.ts';
import { ReportScroll, ReportTable } from '../../shell/charts/ReportTable.ts';
import { useMonthNames } from '../../shell/useMonthNames.ts';
import type { OutstandingAdvancesGroup, ReadOutstandingAdvancesQuery } from '../../../../generated/payroll-admin/operations.ts';

type Advances = ReadOutstandingAdvancesQuery['answer'];

const SUMS = ['amount', 'recovered', 'repaid', 'forfeited', 'outstanding', 'next'] as const;
const SELDOM: ReadonlySet<string> = new Set(['repaid', 'forfeited']);

/** The sums that say anything: of what happens seldom those that are there. */
export const sumsOf = (totals: Advances['totals']): readonly (typeof SUMS)[number][] => SUMS.filter((key) => !SELDOM.has(key) || Number(totals[key]) !== 0);
export const advancesPath = '/my-team-finance/benefits-and-deduction/salary-advances';

/** Each advance a line that leads to it, or each department one; the sum of all below. */
export const AdvancesTable = ({ advances: { rows, totals, currency }, group, label }: { readonly advances: Advances; readonly group: OutstandingAdvancesGroup; readonly label: string }) => {
  const translate = useTranslate();
  const { dateFormat, language } = useCellFormats();
  const written = useAmounts(currency);
  const month = useMonthNames();
  const money = (amount: string): string => (Number(amount) === 0 ? '–' : written(amount));
  const word = (key: string): string => translate(`advances.${key}`);
  const day = (iso: string | null | undefined): string => (iso == null ? '–' : formatDate(iso, dateFormat, isLanguage(language) ? language : 'en'));
  const sums = sumsOf(totals);
  const isGrouped = group === 'DEPARTMENT';
  return (
    <ReportScroll>
      <ReportTable aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{translate(isGrouped ? 'teamReport.department' : 'common.employee')}</th>
            {isGrouped ? <th scope="col" className="number">{word('people')}</th> : ['for', 'paidOn'].map((key) => <th key={key} scope="col">{word(key)}</th>)}
            {sums.map((key) => <th key={key} scope="col" className="number">{word(key)}</th>)}
            <th scope="col">{word('until')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.advanceId ?? row.name ?? ''}>
              <th scope="row">
                {row.advanceId == null ? (row.name ?? word('without')) : <Link to={`${advancesPath}/${row.advanceId}`} aria-label={translate('advances.open', { name: row.name ?? '', reason: row.reason ?? '' })}>{row.name}</Link>} {row.employeeNumber == null ? null : <small>{row.employeeNumber}</small>}
              </th>
              {isGrouped ? <td className="number">{row.people}</td> : <><td>{row.reason}</td><td>{day(row.paidOn)}</td></>}
              {sums.map((key) => <td key={key} className="number">{money(row[key])}</td>)}
              <td>{row.until == null ? '–' : month(row.until)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{word('total')}</th>
            {isGrouped ? <td className="number">{totals.people}</td> : <td colSpan={2} />}
            {sums.map((key) => <td key={key} className="number">{money(totals[key])}</td>)}
            <td />
          </tr>
        </tfoot>
      </ReportTable>
    </ReportScroll>
  );
};
