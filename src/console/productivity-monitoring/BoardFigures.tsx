import { useTranslate } from 'ra-core';
import { ReadActivityFiguresDocument } from '../../../generated/monitoring/operations.ts';
import { FigureStrip } from '../shell/pieces/FigureStrip.tsx';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { useBoardPart } from '../shell/board/useBoardPart.ts';
import { useTimes } from '../shell/board/useTimes.ts';
import type { Narrowing } from '../shell/board/useBoardPlace.ts';

/** The overview: averages a day of which something is recorded. */
export const BoardFigures = ({ narrowing, employeeId = null }: { readonly narrowing: Narrowing; readonly employeeId?: number | null }) => {
  const translate = useTranslate();
  const times = useTimes();
  const { data, error, refetch } = useBoardPart(ReadActivityFiguresDocument, { ...narrowing, employeeId });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton widths={[320, 320]} />;
  const { figures } = data;
  const mean = (minutes: number): number => (figures.days === 0 ? 0 : Math.round(minutes / figures.days));
  const counted = figures.productiveMinutes + figures.unproductiveMinutes + figures.neutralMinutes;
  const before = figures.shareBefore == null ? {} : { note: translate('productivity.shareBefore', { share: times.percent(figures.shareBefore) }) };
  const first = employeeId === null
    ? { label: translate('productivity.people'), value: times.number(figures.people), note: translate('productivity.peopleOf', { smart_count: figures.monitored }) }
    : { label: translate('productivity.days'), value: times.number(figures.days) };
  return (
    <FigureStrip
      isLong
      figures={[
        first,
        { label: translate('productivity.share'), value: times.percent(counted === 0 ? null : figures.productiveMinutes / counted), ...before },
        { label: translate('productivity.active'), value: times.span(mean(figures.activeMinutes)), note: translate('productivity.idleBeside', { time: times.span(mean(figures.idleMinutes)) }) },
        { label: translate('productivity.uptime'), value: times.span(mean(figures.uptimeMinutes)), note: translate('productivity.computerBeside', { time: times.span(mean(figures.computerMinutes)) }) },
        { label: translate('productivity.averageStart'), value: times.clock(figures.startMinute), note: translate('productivity.averageEnd', { time: times.clock(figures.endMinute) }) },
      ]}
    />
  );
};
