import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { deductedGroups } from '../../../domain/payroll/benefits-report.ts';
import { ReportChart } from '../../shell/charts/ReportChart.tsx';
import type { ReadBenefitsReportQuery } from '../../../../generated/payroll-admin/operations.ts';

type Report = ReadBenefitsReportQuery['answer'];

const Charts = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))', alignItems: 'start', borderBottom: '1px solid var(--line)', '&:empty': { display: 'none' }, '& > [data-chart]': { minWidth: 0, borderBottom: 0 } });

type Props = { readonly title: string; readonly report: Report; readonly nameOf: (row: Report['rows'][number]) => string; /** Months stand in their order. */ readonly isTime: boolean };

/** What is paid and, beside it, what is deducted, by line; either is left out where there is none. */
export const BenefitsChart = ({ title, report: { columns, rows }, nameOf, isTime }: Props) => {
  const translate = useTranslate();
  const named = rows.map((row) => ({ ...row, name: nameOf(row) }));
  const chart = (isDeducted: boolean) => {
    const charted = columns.map(({ group, label }, at) => ({ key: group, label, isCharted: deductedGroups.has(group) === isDeducted && rows.some(({ values }) => Number(values[at]) > 0) }));
    const only = charted.filter(({ isCharted }) => isCharted);
    const said = only.length === 1 ? only[0]!.label : translate(isDeducted ? 'benefitsReport.deducted' : 'benefitsReport.paid');
    return <ReportChart title={`${said}, ${title}`} inOrder={isTime} report={{ columns: charted, rows: named }} />;
  };
  return <Charts>{chart(false)}{chart(true)}</Charts>;
};
