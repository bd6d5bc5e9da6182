import { useTranslate } from 'ra-core';
import { ReadLocationFiguresDocument } from '../../../../generated/monitoring/operations.ts';
import { useBoardPart } from '../../shell/board/useBoardPart.ts';
import { useTimes } from '../../shell/board/useTimes.ts';
import { FigureStrip } from '../../shell/pieces/FigureStrip.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import type { Narrowing } from '../../shell/board/useBoardPlace.ts';

/** The overview: of whom something is known, and the share of their days at each kind of place. */
export const LocationFigures = ({ narrowing, employeeId = null }: { readonly narrowing: Narrowing; readonly employeeId?: number | null }) => {
  const translate = useTranslate();
  const times = useTimes();
  const { data, error, refetch } = useBoardPart(ReadLocationFiguresDocument, { ...narrowing, employeeId });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton widths={[320, 320]} />;
  const { figures } = data;
  const share = (key: string, days: number) => ({ label: translate(`locationIntelligence.${key}`), value: times.percent(figures.days === 0 ? null : days / figures.days), note: translate(employeeId === null ? 'locationIntelligence.daysOf' : 'locationIntelligence.daysOfOne', { smart_count: days }) });
  return (
    <FigureStrip
      isLong
      figures={[
        ...(employeeId === null ? [{ label: translate('locationIntelligence.people'), value: times.number(figures.people), note: translate('locationIntelligence.peopleOf', { smart_count: figures.tracked }) }] : []),
        share('atOffice', figures.officeDays),
        share('elsewhere', figures.elsewhereDays),
        share('unknown', figures.unknownDays),
        { label: translate('locationIntelligence.computers'), value: times.number(figures.computers) },
      ]}
    />
  );
};
