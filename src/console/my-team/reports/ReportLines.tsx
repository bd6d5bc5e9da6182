import { useTranslate } from 'ra-core';
import { ReportScroll, ReportTable } from '../../shell/charts/ReportTable.ts';
import { useWords } from '../../shell/useWords.ts';
import type { Group, ReportRow, TeamReport } from './teamReports.ts';

/** The lines of a report, the sum of all below a double rule. */
export const ReportLines = ({ report: { columns, rows, total }, by, label }: { readonly report: TeamReport; readonly by: Group; readonly label: string }) => {
  const translate = useTranslate();
  const { number } = useWords();
  const text = (value: string | null | undefined, isShare: boolean): string => (value == null ? '–' : isShare ? `${number(Number(value))} %` : number(Number(value)));
  const cells = (row: ReportRow) => columns.map(({ key, isShare }, at) => <td key={key} className="number">{text(row.values[at], isShare)}</td>);
  return (
    <ReportScroll>
      <ReportTable aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{translate(by === 'EMPLOYEE' ? 'common.employee' : by === 'DEPARTMENT' ? 'teamReport.department' : 'teamReport.location')}</th>
            {by === 'EMPLOYEE' ? null : <th scope="col" className="number">{translate('teamReport.people')}</th>}
            {columns.map(({ key, label: said }) => <th key={key} scope="col" className="number">{said}</th>)}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id ?? row.name}>
              <th scope="row">{row.name} {row.code == null ? null : <small>{row.code}</small>}</th>
              {by === 'EMPLOYEE' ? null : <td className="number">{number(row.people)}</td>}
              {cells(row)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{translate('teamReport.total')}</th>
            {by === 'EMPLOYEE' ? null : <td className="number">{number(total.people)}</td>}
            {cells(total)}
          </tr>
        </tfoot>
      </ReportTable>
    </ReportScroll>
  );
};
