import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ReadOutstandingAdvancesDocument } from '../../../../generated/payroll-admin/operations.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { ShapeBar } from '../../resource/list/shapes/ShapeBar.tsx';
import { useAmounts } from '../../salary/useAmounts.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { useReportFile } from '../../shell/charts/useReportFile.ts';
import { BarsDrawing } from '../../shell/drawings/BarsDrawing.tsx';
import { LensDrawing } from '../../shell/drawings/LensDrawing.tsx';
import { ProgressLine } from '../../shell/frame/ProgressLine.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { FigureStrip } from '../../shell/pieces/FigureStrip.tsx';
import { Pill } from '../../shell/pieces/Pill.ts';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { SmallChoice } from '../../shell/pieces/SmallChoice.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { TeamNarrows } from '../../shell/team/TeamNarrows.tsx';
import { TeamFoot, TeamScroll } from '../../shell/team/TeamTable.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { advancesPath, AdvancesTable, sumsOf } from './AdvancesTable.tsx';
import { useAdvancesPlace } from './useAdvancesPlace.ts';
import type { ReadOutstandingAdvancesQuery } from '../../../../generated/payroll-admin/operations.ts';

const path = `${advancesPath}/outstanding`;

const Totals = ({ advances: { totals, currency } }: { readonly advances: ReadOutstandingAdvancesQuery['answer'] }) => {
  const translate = useTranslate();
  const money = useAmounts(currency);
  return <div className="strip"><FigureStrip isLong figures={sumsOf(totals).map((key) => ({ key, label: translate(`advances.${key}`), value: money(Math.round(Number(totals[key]))) }))} /></div>;
};

/** What is outstanding of salary advances, by employee or department, as a table and as a file. The address holds what is looked at. */
export const OutstandingAdvances = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const { place, group, withClosed, asked, isNarrowed, clear } = useAdvancesPlace();
  const { data, error, refetch, isFetching } = useQuery({ queryKey: ['outstanding-advances', asked], placeholderData: keepPreviousData, retry: false, queryFn: ({ signal }) => askAnswer('payroll-admin', ReadOutstandingAdvancesDocument, asked, signal) });
  const file = useReportFile('outstanding-advances', asked, title);
  const isEmpty = data?.totalRecords === 0;
  const blocked = data === undefined || isEmpty ? { disabledReason: translate('grid.export.none') } : {};
  const actions = (['XLSX', 'CSV'] as const).map((format) => ({ key: format, kind: 'outlined' as const, label: translate('grid.export.as', { format: translate(`grid.export.${format.toLowerCase()}`) }), ...blocked, run: () => void file.run(format) }));
  const counted = data === undefined ? '' : data.totalRecords > data.rows.length ? translate('advances.firstRows', { shown: data.rows.length, smart_count: data.totalRecords }) : translate(group === 'DEPARTMENT' ? 'advances.groups' : 'advances.rows', { smart_count: data.totalRecords });
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} actions={actions} favourite={path} divided />
      <ShapeBar>
        <SmallChoice label={translate('advances.by')} value={group} options={(['EMPLOYEE', 'DEPARTMENT'] as const).map((value) => ({ value, label: translate(`advances.by.${value}`) }))} onChoose={(value) => place.put({ by: value === 'DEPARTMENT' ? value : null })} />
        <Pill type="button" aria-pressed={withClosed} onClick={() => place.put({ closed: withClosed ? null : 'yes' })}>{translate('advances.withClosed')}</Pill>
        <span className="rest" />
        <TeamNarrows place={place} />
      </ShapeBar>
      {isFetching || file.isWorking ? <ProgressLine /> : null}
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <Skeleton widths={[480, 480, 320, 320]} /> : null}
      {data && isEmpty && isNarrowed ? <EmptyState drawing={<LensDrawing />} title={translate('advances.noneHere')} action={{ label: translate('advances.clear'), run: clear }} /> : null}
      {data && isEmpty && !isNarrowed ? <EmptyState drawing={<BarsDrawing />} title={translate('advances.none')} message={translate('advances.noneWhy')} /> : null}
      {data && !isEmpty ? (
        <TeamScroll role="region" aria-label={title} tabIndex={0}>
          <Totals advances={data} />
          <AdvancesTable advances={data} group={group} label={title} />
        </TeamScroll>
      ) : null}
      <TeamFoot><span role="status">{counted}</span></TeamFoot>
    </>
  );
};
