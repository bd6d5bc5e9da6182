import IconButton from '@mui/material/IconButton';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { isLanguage } from '../../../domain/languages.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { ShapeBar } from '../../resource/list/shapes/ShapeBar.tsx';
import { BarsDrawing } from '../../shell/drawings/BarsDrawing.tsx';
import { LensDrawing } from '../../shell/drawings/LensDrawing.tsx';
import { ProgressLine } from '../../shell/frame/ProgressLine.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Pill, Pills } from '../../shell/pieces/Pill.ts';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { SmallChoice } from '../../shell/pieces/SmallChoice.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { TeamNarrows } from '../../shell/team/TeamNarrows.tsx';
import { TeamFoot, TeamScroll } from '../../shell/team/TeamTable.tsx';
import { useReportFile } from '../../shell/charts/useReportFile.ts';
import { ReportChart } from '../../shell/charts/ReportChart.tsx';
import { ReportLines } from './ReportLines.tsx';
import { GROUPS, type ReportName, type TeamReport } from './teamReports.ts';
import { useReportPlace } from './useReportPlace.ts';
import type { Group } from './teamReports.ts';
import type { Language, RosterFilter } from '../../../../generated/attendance/operations.ts';

const Choice = styled('div')({ display: 'flex', padding: '6px 16px', flex: 'none', borderBottom: '1px solid var(--hair)' });

export type AskReport<Name extends ReportName> = (asked: { report: Name; from: string; until: string; by: Group; filter: RosterFilter; language: Language }, signal: AbortSignal) => Promise<TeamReport>;
type Props<Name extends ReportName> = { readonly path: string; readonly reports: readonly [Name, ...Name[]]; readonly ask: AskReport<Name> };

/** Reports on the people within reach: which, of when, in which lines; drawn, as a table, and as a file. The address holds all of it, so that a favourite keeps it. */
export const TeamReportsPage = <Name extends ReportName>({ path, reports, ask }: Props<Name>) => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const { locale } = useCellFormats();
  const told = useLocale();
  const language = (isLanguage(told) ? told : 'en').toUpperCase() as Language;
  const { place, report, by, span, mayBeYear, from, until, isNow, turn } = useReportPlace(reports);
  const asked = { report: report as Name, from, until, by, filter: place.filter };
  const { data, error, refetch, isFetching } = useQuery({ queryKey: ['team-report', path, asked, language], placeholderData: keepPreviousData, retry: false, queryFn: ({ signal }) => ask({ ...asked, language }, signal) });
  const name = translate(`teamReport.${report}`);
  const file = useReportFile('team-report', asked, name);
  const period = new Intl.DateTimeFormat(locale, { year: 'numeric', ...(span === 'YEAR' ? {} : { month: 'long' }), timeZone: 'UTC' }).format(new Date(`${from}T00:00:00Z`));
  const isEmpty = data?.totalRecords === 0;
  const blocked = data === undefined || isEmpty ? { disabledReason: translate('grid.export.none') } : {};
  const actions = (['XLSX', 'CSV'] as const).map((format) => ({ key: format, kind: 'outlined' as const, label: translate('grid.export.as', { format: translate(`grid.export.${format.toLowerCase()}`) }), ...blocked, run: () => void file.run(format) }));
  const query = new URLSearchParams({ report, by, ...(mayBeYear ? { span } : {}) }).toString();
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} actions={actions} favourite={`${path}?${query}`} favouriteTitle={name} divided />
      <Choice><Pills role="group" aria-label={translate('teamReport.report')}>{reports.map((one) => <Pill key={one} type="button" aria-pressed={one === report} onClick={() => place.put({ report: one })}>{translate(`teamReport.${one}`)}</Pill>)}</Pills></Choice>
      <ShapeBar>
        <IconButton size="small" aria-label={translate('teamReport.earlier')} onClick={() => turn(-1)}><ChevronLeft /></IconButton>
        <IconButton size="small" aria-label={translate('teamReport.later')} disabled={isNow} onClick={() => turn(1)}><ChevronRight /></IconButton>
        <h2 aria-live="polite">{period}</h2>
        {mayBeYear ? <SmallChoice label={translate('shapes.calendar.span')} value={span} options={(['MONTH', 'YEAR'] as const).map((value) => ({ value, label: translate(`teamReport.span.${value}`) }))} onChoose={(value) => place.put({ span: value })} /> : null}
        <SmallChoice label={translate('teamReport.lines')} value={by} options={GROUPS.map((value) => ({ value, label: translate(`teamReport.by.${value}`) }))} onChoose={(value) => place.put({ by: value })} />
        <span className="rest" />
        <TeamNarrows place={place} />
      </ShapeBar>
      {isFetching || file.isWorking ? <ProgressLine /> : null}
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <Skeleton widths={[480, 480, 320, 320]} /> : null}
      {isEmpty ? (place.isNarrowed ? <EmptyState drawing={<LensDrawing />} title={translate('roster.noneFound')} action={{ label: translate('roster.clear'), run: place.clear }} /> : <EmptyState drawing={<BarsDrawing />} title={translate('teamReport.empty')} message={translate('teamReport.emptyWhy')} />) : null}
      {data && !isEmpty ? (
        <TeamScroll role="region" aria-label={name} tabIndex={0}>
          <ReportChart title={`${name}, ${period}`} report={data} />
          <ReportLines report={data} by={by} label={name} />
        </TeamScroll>
      ) : null}
      <TeamFoot><span role="status">{data === undefined ? '' : data.totalRecords > data.rows.length ? translate('finalization.firstOnes', { smart_count: data.rows.length, total: data.totalRecords }) : translate(`teamReport.why.${report}`)}</span></TeamFoot>
    </>
  );
};
