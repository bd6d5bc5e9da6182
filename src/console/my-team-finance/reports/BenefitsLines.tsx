import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useAmounts } from '../../salary/useAmounts.ts';
import { ReportScroll, ReportTable } from '../../shell/charts/ReportTable.ts';
import { useWords } from '../../shell/useWords.ts';
import type { BenefitsReportGroup, ReadBenefitsReportQuery } from '../../../../generated/payroll-admin/operations.ts';

type Report = ReadBenefitsReportQuery['answer'];
type Row = Report['rows'][number];

type Props = {
  readonly report: Report;
  readonly by: BenefitsReportGroup;
  readonly label: string;
  /** How a line is called, and where it leads: to its people, or the payslips of a person. */
  readonly nameOf: (row: Row) => string;
  readonly pathOf: (row: Row) => string | null;
};

/** The lines of the report in money, each leading to what is behind it; deductions stand with a minus, the sum of all below a double rule. */
export const BenefitsLines = ({ report: { columns, rows, total, currency }, by, label, nameOf, pathOf }: Props) => {
  const translate = useTranslate();
  const { number } = useWords();
  const money = useAmounts(currency);
  const cells = (row: Row) => columns.map(({ group, isDeduction }, at) => <td key={group} className="number">{Number(row.values[at]) === 0 ? '–' : money(isDeduction ? -Number(row.values[at]) : row.values[at]!)}</td>);
  const head = (row: Row) => {
    const path = pathOf(row);
    return <>{path === null ? nameOf(row) : <Link to={path} aria-label={translate(by === 'EMPLOYEE' ? 'benefitsReport.toPayslips' : 'benefitsReport.toPeople', { name: nameOf(row) })}>{nameOf(row)}</Link>} {row.code == null ? null : <small>{row.code}</small>}</>;
  };
  return (
    <ReportScroll>
      <ReportTable aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{translate(by === 'EMPLOYEE' ? 'common.employee' : `benefitsReport.head.${by}`)}</th>
            {by === 'EMPLOYEE' ? null : <th scope="col" className="number">{translate('benefitsReport.people')}</th>}
            {columns.map(({ group, label: said }) => <th key={group} scope="col" className="number">{said}</th>)}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id ?? ''}>
              <th scope="row">{head(row)}</th>
              {by === 'EMPLOYEE' ? null : <td className="number">{number(row.people)}</td>}
              {cells(row)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total.name}</th>
            {by === 'EMPLOYEE' ? null : <td className="number">{number(total.people)}</td>}
            {cells(total)}
          </tr>
        </tfoot>
      </ReportTable>
    </ReportScroll>
  );
};
