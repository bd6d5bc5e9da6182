import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { useRights } from '../../providers/authSession.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { ShapeBar } from '../../resource/list/shapes/ShapeBar.tsx';
import { CalendarDrawing } from '../../shell/drawings/CalendarDrawing.tsx';
import { LensDrawing } from '../../shell/drawings/LensDrawing.tsx';
import { ProgressLine } from '../../shell/frame/ProgressLine.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { FigureStrip } from '../../shell/pieces/FigureStrip.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { useWords } from '../../shell/useWords.ts';
import { DecideDialog } from '../days/DecideDialog.tsx';
import { TeamFoot, TeamScroll } from '../../shell/team/TeamTable.tsx';
import { TeamNarrows } from '../../shell/team/TeamNarrows.tsx';
import { useTeamPlace } from '../../shell/team/useTeamPlace.ts';
import { FinalizeDialog } from './FinalizeDialog.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { useToFinalize } from './useFinalization.ts';
import type { DayOf } from '../days/kinds.ts';

const path = '/my-team/attendance/attendance-finalization';
const FIGURES = ['unsettledDays', 'open', 'ready', 'finalized'] as const;
/** What becomes of days on which nothing settles attendance. */
const OFFERED = ['PRESENT', 'CORRECTED', 'ON_DUTY', 'WORK_FROM_HOME', 'DAY_LOST'] as const;

/** /my-team/attendance/attendance-finalization: days without attendance are decided, then the period is finalized, so that pay finds it settled. */
export const AttendanceFinalization = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const navigate = useNavigate();
  const { number } = useWords();
  const { add: mayAdd, delete: mayReopen } = useRights('ATTENDANCE_FINALIZATION');
  const place = useTeamPlace();
  const { data, error, refetch, isFetching, isPlaceholderData } = useToFinalize(place.get('from') || null, place.get('until') || null, place.filter);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [deciding, setDeciding] = useState<{ readonly days: readonly DayOf[]; readonly name?: string } | null>(null);
  const [isFinalizing, setFinalizing] = useState(false);
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  const people = data?.employees ?? [];
  const picked = people.filter(({ employeeId, state }) => chosen.has(employeeId) && state !== 'FINALIZED');
  const openOf = picked.flatMap(({ employeeId, unsettled }) => unsettled.map(({ day }) => ({ employeeId, day })));
  const ready = picked.length > 0 ? picked.filter(({ state }) => state === 'READY').length : (data?.ready ?? 0);
  const period = { from: place.get('from') || (data?.periods[0]?.from ?? ''), until: data?.until ?? '' };
  const isTooMany = data !== undefined && data.totalRecords > 0 && people.length === 0;
  const actions = [
    { key: 'finalized', kind: 'more' as const, label: translate('finalization.list'), run: () => void navigate(`${path}/finalized`) },
    ...(mayAdd ? [{ key: 'finalize', kind: 'filled' as const, label: translate('finalization.finalize', { smart_count: ready }), shortLabel: translate('finalization.finalizeShort'), ...(ready === 0 ? { disabledReason: translate('finalization.noneReady') } : {}), run: () => setFinalizing(true) }] : []),
  ];
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} actions={actions} divided />
      <ShapeBar>
        <PeriodChoice periods={data?.periods ?? []} from={period.from} until={place.get('until')} onPeriod={(from, until) => {
          setChosen(new Set());
          place.put({ from, until });
        }} />
        <span className="rest" />
        <TeamNarrows place={place} />
      </ShapeBar>
      {isFetching ? <ProgressLine /> : null}
      {data === undefined ? <Skeleton widths={[480, 480, 320, 320]} /> : (
        <TeamScroll role="region" aria-label={title} tabIndex={0} aria-busy={isPlaceholderData}>
          <div className="strip"><FigureStrip figures={FIGURES.map((key) => ({ key, label: translate(`finalization.figure.${key}`), value: number(data[key]) }))} /></div>
          {isTooMany ? <div className="strip"><Note tone="warning" title={translate('finalization.tooMany', { smart_count: data.totalRecords })} /></div> : null}
          {data.totalRecords > people.length && !isTooMany ? <div className="strip"><Note tone="info" title={translate('finalization.firstOnes', { smart_count: people.length, total: data.totalRecords })} /></div> : null}
          {data.totalRecords === 0 ? (place.isNarrowed ? <EmptyState drawing={<LensDrawing />} title={translate('roster.noneFound')} action={{ label: translate('roster.clear'), run: place.clear }} /> : <EmptyState drawing={<CalendarDrawing />} title={translate('finalization.empty')} message={translate('finalization.emptyWhy')} />) : null}
          {people.length > 0 ? <PeopleTable people={people} label={title} chosen={chosen} mayDecide={mayAdd} onChosen={setChosen} onDecide={(person, days) => setDeciding({ days: days.map((day) => ({ employeeId: person.employeeId, day })), name: person.name })} /> : null}
        </TeamScroll>
      )}
      <TeamFoot data-chosen={picked.length > 0 ? '' : undefined}>
        <span role="status">{picked.length > 0 ? translate('finalization.chosen', { smart_count: picked.length }) : data === undefined ? '' : translate('finalization.people', { smart_count: data.totalRecords })}</span>
        <span className="rest" />
        {mayAdd && openOf.length > 0 ? <Button size="small" variant="outlined" onClick={() => setDeciding({ days: openOf })}>{translate('teamDays.decideMany', { smart_count: openOf.length })}</Button> : null}
      </TeamFoot>
      {deciding ? <DecideDialog days={deciding.days} name={deciding.name} offered={OFFERED} onClose={() => setDeciding(null)} /> : null}
      {isFinalizing && data ? <FinalizeDialog period={period} people={picked.length > 0 ? picked.map(({ employeeId }) => employeeId) : null} ready={ready} open={picked.length > 0 ? picked.length - ready : data.open} filter={place.filter} mayUndo={mayReopen} onClose={(isDone) => {
        setFinalizing(false);
        if (isDone) setChosen(new Set());
      }} /> : null}
    </>
  );
};
