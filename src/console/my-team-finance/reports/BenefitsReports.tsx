import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { ReadBenefitsReportDocument } from '../../../../generated/payroll-admin/operations.ts';
import { isLanguage } from '../../../domain/languages.ts';
import { benefitsGroups } from '../../../domain/payroll/benefits-report.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useRights } from '../../providers/authSession.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { ShapeBar } from '../../resource/list/shapes/ShapeBar.tsx';
import { askAnswer } from '../../shell/askAnswer.ts';
import { useReportFile } from '../../shell/charts/useReportFile.ts';
import { BarsDrawing } from '../../shell/drawings/BarsDrawing.tsx';
import { ProgressLine } from '../../shell/frame/ProgressLine.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Pill, Pills } from '../../shell/pieces/Pill.ts';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { SmallChoice } from '../../shell/pieces/SmallChoice.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { TeamNarrows } from '../../shell/team/TeamNarrows.tsx';
import { TeamFoot, TeamScroll } from '../../shell/team/TeamTable.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { BenefitsChart } from './BenefitsChart.tsx';
import { BenefitsLines } from './BenefitsLines.tsx';
import { pathOfLine } from './pathOfLine.ts';
import { LINES, useBenefitsPlace } from './useBenefitsPlace.ts';

const Choice = styled('div')({ display: 'flex', padding: '6px 16px', flex: 'none', borderBottom: '1px solid var(--hair)' });
const path = '/my-team-finance/benefits-and-deduction/reports';

/** What final payslips of some months paid and deducted beside salaries, by whom and where: drawn, as a table that leads to the people, and as a file. The address holds all of it. */
export const BenefitsReports = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const { locale } = useCellFormats();
  const told = useLocale();
  const language = (isLanguage(told) ? told : 'en').toUpperCase() as Uppercase<'en'>;
  const { view: seesPayslips } = useRights('SALARY_PAYSLIP_BI_MONTHLY');
  const { place, months, groups, toggle, asked } = useBenefitsPlace();
  const { by, fromMonth, untilMonth } = asked;
  const { data, error, refetch, isFetching } = useQuery({ queryKey: ['benefits-report', asked, language], placeholderData: keepPreviousData, retry: false, queryFn: ({ signal }) => askAnswer('payroll-admin', ReadBenefitsReportDocument, { ...asked, language }, signal) });
  const file = useReportFile('benefits-report', asked, title);
  const monthName = (month: string): string => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
  const options = months.map((value) => ({ value, label: monthName(value) }));
  const isEmpty = data?.totalRecords === 0;
  const blocked = data === undefined || isEmpty ? { disabledReason: translate('grid.export.none') } : {};
  const actions = (['XLSX', 'CSV'] as const).map((format) => ({ key: format, kind: 'outlined' as const, label: translate('grid.export.as', { format: translate(`grid.export.${format.toLowerCase()}`) }), ...blocked, run: () => void file.run(format) }));
  const nameOf = ({ id, name }: { readonly id?: string | null | undefined; readonly name: string }): string => (by === 'MONTH' && id != null ? monthName(id) : name);
  const period = fromMonth === untilMonth ? monthName(fromMonth) : `${monthName(fromMonth)} – ${monthName(untilMonth)}`;
  const counted = data === undefined ? '' : data.totalRecords > data.rows.length ? translate('finalization.firstOnes', { smart_count: data.rows.length, total: data.totalRecords }) : translate('benefitsReport.foot');
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} actions={actions} favourite={path} divided />
      <Choice><Pills role="group" aria-label={translate('benefitsReport.groups')}>{benefitsGroups.map((group) => <Pill key={group} type="button" aria-pressed={groups.includes(group)} onClick={() => toggle(group)}>{translate(`enum.BenefitsGroup.${group}`)}</Pill>)}</Pills></Choice>
      <ShapeBar>
        <SmallChoice label={translate('benefitsReport.from')} value={fromMonth} options={options} onChoose={(value) => place.put({ from: value, ...(value > untilMonth ? { until: value } : {}) })} />
        <span aria-hidden>–</span>
        <SmallChoice label={translate('benefitsReport.until')} value={untilMonth} options={options} onChoose={(value) => place.put({ until: value, from: fromMonth > value ? value : fromMonth })} />
        <SmallChoice label={translate('benefitsReport.lines')} value={by} options={LINES.map((value) => ({ value, label: translate(`benefitsReport.by.${value}`) }))} onChoose={(value) => place.put({ by: value })} />
        <span className="rest" />
        <TeamNarrows place={place} />
      </ShapeBar>
      {isFetching || file.isWorking ? <ProgressLine /> : null}
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <Skeleton widths={[480, 480, 320, 320]} /> : null}
      {data && isEmpty ? <EmptyState drawing={<BarsDrawing />} title={translate('benefitsReport.empty')} message={translate('benefitsReport.emptyWhy')} /> : null}
      {data && !isEmpty ? (
        <TeamScroll role="region" aria-label={title} tabIndex={0}>
          <BenefitsChart title={period} report={data} nameOf={nameOf} isTime={by === 'MONTH'} />
          <BenefitsLines report={data} by={by} label={title} nameOf={nameOf} pathOf={({ id }) => (id == null ? null : pathOfLine(by, id, asked, seesPayslips))} />
        </TeamScroll>
      ) : null}
      <TeamFoot><span role="status">{counted}</span></TeamFoot>
    </>
  );
};
