import { useTranslate } from 'ra-core';
import { ReadActivityTrackingDocument } from '../../../generated/monitoring/operations.ts';
import { ChartTable } from '../shell/charts/ChartTable.tsx';
import { Legend } from '../shell/charts/Legend.tsx';
import { StackedBars } from '../shell/charts/StackedBars.tsx';
import { FiguresCard } from '../shell/board/FiguresCard.tsx';
import { useBoardPart } from '../shell/board/useBoardPart.ts';
import { useTimes } from '../shell/board/useTimes.ts';
import type { Narrowing } from '../shell/board/useBoardPlace.ts';

const COLOURS = { productive: 'var(--c3)', neutral: 'var(--c8)', unproductive: 'var(--c2)', idle: 'var(--c4)' } as const;

/** Each day's hours: productive, neutral and unproductive, and idle. */
export const TrackingCard = ({ narrowing, employeeId = null }: { readonly narrowing: Narrowing; readonly employeeId?: number | null }) => {
  const translate = useTranslate();
  const times = useTimes();
  const title = translate('productivity.card.tracking');
  const part = useBoardPart(ReadActivityTrackingDocument, { ...narrowing, employeeId });
  const series = (['productive', 'neutral', 'unproductive', 'idle'] as const).map((key) => ({ key, label: translate(`activityDay.${key}Minutes`), colour: COLOURS[key] }));
  const rowsOf = ({ tracking }: NonNullable<typeof part.data>) =>
    tracking.map((day) => ({ id: day.date, name: times.day(day.date), values: { productive: times.hours(day.productiveMinutes), neutral: times.hours(day.neutralMinutes), unproductive: times.hours(day.unproductiveMinutes), idle: times.hours(day.idleMinutes) } }));
  return (
    <FiguresCard isWide title={title} {...(employeeId === null ? { about: translate('productivity.card.hours') } : {})} part={part} isEmpty={({ tracking }) => tracking.every(({ people }) => people === 0)} table={(answer) => <ChartTable caption={title} series={series} rows={rowsOf(answer)} />}>
      {(answer) => (
        <>
          <StackedBars sentence={title} series={series} rows={rowsOf(answer)} height={220} />
          <Legend series={series} />
        </>
      )}
    </FiguresCard>
  );
};
