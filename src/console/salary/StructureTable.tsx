import { useMemo } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { FigureRow } from './FigureRow.tsx';
import { MonthCell } from './MonthCell.tsx';
import { useAmounts } from './useAmounts.ts';
import type { Figure, Reckoned } from './reckoned.ts';

const Table = styled('table')({
  width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px', fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 0 6px 12px', textAlign: 'right', borderBottom: '1px solid var(--hair)', whiteSpace: 'nowrap', verticalAlign: 'top', fontWeight: 400 },
  '& th:first-of-type': { textAlign: 'left', paddingLeft: 0, whiteSpace: 'normal' },
  '& thead th': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' },
  '& tr[data-head] th': { paddingTop: 14, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' },
  '& tr[data-sum] :is(th, td)': { fontWeight: 600, borderBottomColor: 'var(--line)' },
  '& small': { display: 'block', fontWeight: 400, fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
});

type SumProps = { readonly label: string; readonly monthly?: string; /** What the month's sum is. */ readonly means?: string; readonly annual: string };

const Sum = ({ label, monthly = '', means, annual }: SumProps) => (
  <tr data-sum>
    <th scope="row">{label}</th>
    <td>
      {monthly}
      {means === undefined ? null : <small>{means}</small>}
    </td>
    <td>{annual}</td>
  </tr>
);

/** Every figure of a salary by month and year, with its sums, and what is kept from the pay; a name opens what its figure comes from. */
export const StructureTable = ({ reckoned: { salaryStructure: structure, employeeRetiralDetails } }: { readonly reckoned: Reckoned }) => {
  const translate = useTranslate();
  const money = useAmounts(structure.currency);
  const { allowances, retirals, grosses } = structure;
  const byCode = useMemo(() => new Map([...allowances, ...retirals, ...grosses].map((figure) => [figure.code, figure])), [allowances, retirals, grosses]);
  const kept = employeeRetiralDetails.filter(({ employeeShareAnnual }) => Number(employeeShareAnnual) > 0);
  const heading = (head: string) => (
    <tr data-head>
      <th scope="colgroup" colSpan={3}>
        {translate(head)}
      </th>
    </tr>
  );
  const byId = new Map(retirals.map((figure) => [figure.componentId, figure]));
  const rows = (head: string, figures: readonly Figure[]) =>
    figures.length === 0 ? null : (
      <>
        {heading(head)}
        {figures.map((figure) => (
          <FigureRow key={figure.code} figure={figure} figures={byCode} money={money} />
        ))}
      </>
    );
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{translate('salary.component')}</th>
          <th scope="col">{translate('salary.monthly')}</th>
          <th scope="col">{translate('salary.annual')}</th>
        </tr>
      </thead>
      <tbody>
        {rows('salary.earnings', allowances)}
        <Sum label={translate('salary.gross')} monthly={money(structure.monthlyGrossSalary)} means={translate('salary.ordinaryMonth')} annual={money(structure.annualGrossSalary)} />
        {rows('salary.retirals', retirals)}
        <Sum label={translate('salary.total')} annual={money(structure.annualCTC)} />
        {rows('salary.grosses', grosses)}
        {kept.length === 0 ? null : heading('salary.kept')}
        {kept.map(({ componentId, name, employeeShareMonthly, employeeShareAnnual, employeeShareLastMonth }) => (
          <tr key={componentId}>
            <th scope="row">{name}</th>
            <MonthCell monthly={employeeShareMonthly} lastMonth={employeeShareLastMonth} period={byId.get(componentId)?.period} money={money} />
            <td>{money(employeeShareAnnual)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
