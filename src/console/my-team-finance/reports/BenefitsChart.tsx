import { useTranslate } from 'ra-core';
import { ReportChart } from '../../shell/charts/ReportChart.tsx';
import { deductedGroups } from '../../../domain/payroll/benefits-report.ts';
import type { ReadBenefitsReportQuery } from '../../../../generated/payroll-admin/operations.ts';

type Report = ReadBenefitsReportQuery['answer'];

/** What is paid and, apart from it, what is deducted, by line; either is left out where there is none. Months stand in their order. */
export const BenefitsChart = ({ title, report: { columns, rows }, nameOf, isTime }: { readonly title: string; readonly report: Report; readonly nameOf: (row: Report['rows'][number]) => string; readonly isTime: boolean }) => {
  const translate = useTranslate();
  const named = rows.map((row) => ({ ...row, name: nameOf(row) }));
  return ([false, true] as const).map((isDeducted) => (
    <ReportChart
      key={String(isDeducted)} title={`${title}: ${translate(isDeducted ? 'benefitsReport.deducted' : 'benefitsReport.paid')}`} inOrder={isTime}
      report={{ columns: columns.map(({ group, label }, at) => ({ key: group, label, isCharted: deductedGroups.has(group) === isDeducted && rows.some(({ values }) => Number(values[at]) > 0) })), rows: named }}
    />
  ));
};
