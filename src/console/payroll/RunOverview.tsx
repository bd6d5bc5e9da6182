import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ReadPayrollRunReviewDocument } from '../../../generated/payroll-admin/operations.ts';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { listAddress } from '../resource/panel/listAddress.ts';
import { useAmounts } from '../salary/useAmounts.ts';
import { askAnswer } from '../shell/askAnswer.ts';
import { Note } from '../shell/pieces/Note.tsx';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { onNarrow } from '../shell/widths.ts';
import { FigureStrip } from '../shell/pieces/FigureStrip.tsx';
import { PAYSLIPS } from './payslipPaths.ts';
import { RunPoints } from './RunPoints.tsx';
import { RunSums } from './RunSums.tsx';
import type { TabProps } from '../resource/tabs/recordTabs.ts';

const Parts = styled('div')({ display: 'grid', gap: 20, padding: 16, minWidth: 0 });
const Columns = styled('div')({
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 360px)', gap: '24px 40px', alignItems: 'start', maxWidth: 1160, '& h2': { margin: '0 0 8px', fontSize: 16, lineHeight: '24px', fontWeight: 600 }, '& section': { minWidth: 0 }, '& aside': { display: 'grid', gap: 24, minWidth: 0 },
  [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)', '& aside': { order: -1 } },
});

/** What a run comes to beside the one before, and what to look at before it is final. */
export const RunOverview = ({ record }: TabProps) => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const runId = String(record.id);
  const { data, error, refetch } = useQuery({ queryKey: ['payroll-run-review', runId, record], queryFn: ({ signal }) => askAnswer('payroll-admin', ReadPayrollRunReviewDocument, { runId }, signal), retry: false });
  const money = useAmounts(String(record['currency'] ?? 'USD'));
  const count = (key: string): number => Number(record[key] ?? 0);
  const number = new Intl.NumberFormat(locale);
  const list = (filter: object): string => listAddress(PAYSLIPS, { runId: { in: [runId] }, ...filter });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (record['preparedAt'] == null) return <Parts><Note tone="info" title={translate('payslips.notReckoned')} /></Parts>;
  return (
    <Parts>
      {data?.isOwn && record['status'] === 'DRAFT' ? <Note tone="info" title={translate('payslips.ownRun')} /> : null}
      <FigureStrip
        isLong
        figures={[
          { label: translate('payrollRun.net'), value: money(String(record['net'] ?? 0)), note: data?.formerNet ? translate('payslips.was', { amount: money(data.formerNet) }) : undefined },
          { label: translate('payrollRun.gross'), value: money(String(record['gross'] ?? 0)) },
          { label: translate('payrollRun.deductions'), value: money(String(record['deductions'] ?? 0)) },
          ...(Number(record['reimbursements']) > 0 ? [{ label: translate('payrollRun.reimbursements'), value: money(String(record['reimbursements'])) }] : []),
          { label: translate('payrollRun.people'), value: number.format(count('people')), path: list({}) },
          { label: translate('payrollRun.withWarnings'), value: number.format(count('withWarnings')), path: list({ warningCount: { from: 1 } }) },
          { label: translate('payrollRun.held'), value: number.format(count('held')), path: list({ status: { in: ['HELD'] } }) },
        ]}
      />
      {data ? (
        <Columns>
          <section aria-label={translate('payslips.sums')}>
            <h2>{translate('payslips.sums')}</h2>
            <RunSums review={data} money={money} />
          </section>
          <aside>
            <RunPoints review={data} money={money} withoutSalary={count('withoutSalary')} withWarnings={count('withWarnings')} allPath={list({ warningCount: { from: 1 } })} attendancePath={`/my-team/attendance/attendance-finalization?from=${String(record['fromDate'])}&until=${String(record['toDate'])}`} />
          </aside>
        </Columns>
      ) : (
        <Skeleton widths={[480, 320, 480]} />
      )}
    </Parts>
  );
};
