import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { ReadAirTicketSettlementDocument } from '../../../../generated/payroll-admin/operations.ts';
import { useRights } from '../../providers/authSession.ts';
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
import { SettlementTable, SUMS } from './SettlementTable.tsx';
import { AS_OF, useSettlementPlace } from './useSettlementPlace.ts';
import type { ReadAirTicketSettlementQuery } from '../../../../generated/payroll-admin/operations.ts';

const path = '/my-team-finance/benefits-and-deduction/air-ticketing-settlement-summary';
const policies = '/settings/benefits-and-deduction/air-ticketing-policy';

const Totals = ({ settlement: { totals, currency } }: { readonly settlement: ReadAirTicketSettlementQuery['answer'] }) => {
  const translate = useTranslate();
  const money = useAmounts(currency);
  // Whole units: what is exact stands below the lines.
  return <div className="strip"><FigureStrip isLong figures={SUMS.map((key) => ({ key, label: translate(`ticketSettlement.${key}`), value: money(Math.round(Number(totals[key]))) }))} /></div>;
};

const None = ({ hasPolicy, isNarrowed, onClear }: { readonly hasPolicy: boolean; readonly isNarrowed: boolean; readonly onClear: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { add } = useRights('AIR_TICKETING_POLICY');
  if (isNarrowed) return <EmptyState drawing={<LensDrawing />} title={translate('ticketSettlement.none')} action={{ label: translate('ticketSettlement.clear'), run: onClear }} />;
  if (hasPolicy) return <EmptyState drawing={<BarsDrawing />} title={translate('ticketSettlement.none')} message="" />;
  return <EmptyState drawing={<BarsDrawing />} title={translate('ticketSettlement.noPolicy')} message={translate('ticketSettlement.noPolicyWhy')} {...(add ? { action: { label: translate('ticketSettlement.addPolicy'), run: () => void navigate(`${policies}/create`) } } : {})} />;
};

/** What everybody is entitled to, what became of it, and what is owed: by cycle, as a table and as a file. The address holds what is looked at. */
export const TicketSettlement = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const { place, asOf, cycles, withBalance, asked, isNarrowed, clear } = useSettlementPlace();
  const { data, error, refetch, isFetching } = useQuery({ queryKey: ['air-ticket-settlement', asked], placeholderData: keepPreviousData, retry: false, queryFn: ({ signal }) => askAnswer('payroll-admin', ReadAirTicketSettlementDocument, asked, signal) });
  const file = useReportFile('air-ticket-settlement', asked, title);
  const isEmpty = data?.totalRecords === 0;
  const blocked = data === undefined || isEmpty ? { disabledReason: translate('grid.export.none') } : {};
  const actions = (['XLSX', 'CSV'] as const).map((format) => ({ key: format, kind: 'outlined' as const, label: translate('grid.export.as', { format: translate(`grid.export.${format.toLowerCase()}`) }), ...blocked, run: () => void file.run(format) }));
  const counted = data === undefined ? '' : data.totalRecords > data.rows.length ? translate('ticketSettlement.firstRows', { shown: data.rows.length, smart_count: data.totalRecords }) : `${translate('ticketSettlement.employees', { smart_count: data.totals.people })}, ${translate('ticketSettlement.rows', { smart_count: data.totalRecords })}`;
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} actions={actions} favourite={path} divided />
      <ShapeBar>
        <SmallChoice label={translate('ticketSettlement.asOf')} value={asOf} options={AS_OF.map((value) => ({ value, label: translate(`ticketSettlement.asOf.${value}`) }))} onChoose={(value) => place.put({ asOf: value === 'TODAY' ? null : value })} />
        <SmallChoice label={translate('ticketSettlement.cycles')} value={cycles} options={(['CURRENT', 'ALL'] as const).map((value) => ({ value, label: translate(`ticketSettlement.cycles.${value}`) }))} onChoose={(value) => place.put({ cycles: value === 'ALL' ? value : null })} />
        <Pill type="button" aria-pressed={withBalance} onClick={() => place.put({ left: withBalance ? null : 'yes' })}>{translate('ticketSettlement.withBalance')}</Pill>
        <span className="rest" />
        <TeamNarrows place={place} />
      </ShapeBar>
      {isFetching || file.isWorking ? <ProgressLine /> : null}
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <Skeleton widths={[480, 480, 320, 320]} /> : null}
      {data && isEmpty ? <None hasPolicy={data.hasPolicy} isNarrowed={isNarrowed} onClear={clear} /> : null}
      {data && !isEmpty ? (
        <TeamScroll role="region" aria-label={title} tabIndex={0}>
          <Totals settlement={data} />
          <SettlementTable settlement={data} label={title} />
        </TeamScroll>
      ) : null}
      <TeamFoot><span role="status">{counted}</span><span className="rest" /><span>{data === undefined || isEmpty ? null : translate('ticketSettlement.liabilityWhy')}</span></TeamFoot>
    </>
  );
};
