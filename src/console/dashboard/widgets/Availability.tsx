import { useTranslate } from 'react-admin';
import { ReadLeaveDistributionDocument } from '../../../../generated/employee-self-service/operations.ts';
import { CalendarDrawing } from '../../shell/drawings/CalendarDrawing.tsx';
import { WidgetCard } from '../board/WidgetCard.tsx';
import { LevelTag } from '../board/LevelTag.tsx';
import { leaveForm } from '../board/formOf.ts';
import { useWidget } from '../board/useWidget.ts';
import { useWords } from '../../shell/useWords.ts';
import { ChartTable } from '../../shell/charts/ChartTable.tsx';
import { Legend } from '../../shell/charts/Legend.tsx';
import { StackedBars } from '../../shell/charts/StackedBars.tsx';
import { seriesColour } from '../../shell/charts/series.ts';
import type { WidgetProps } from '../board/widget.ts';

/** Who would work and who is away on the next fourteen days; the lowest level of the coming days is told. */
export const Availability = ({ board }: WidgetProps) => {
  const translate = useTranslate();
  const words = useWords();
  const title = translate('dashboard.availability');
  const query = useWidget('employee-self-service', ReadLeaveDistributionDocument, { form: leaveForm[board] }, ({ getLeaveDistribution }) => getLeaveDistribution.teamAvailability);
  const series = [
    { key: 'available', label: translate('dashboard.availability.here'), colour: seriesColour(0) },
    { key: 'away', label: translate('dashboard.availability.away'), colour: seriesColour(3) },
  ];
  type Day = NonNullable<typeof query.data>[number];
  const rowsOf = (days: readonly Day[]) => days.map(({ date, expected, available }, at) => ({ name: words.day(date), isCurrent: at === 0, values: { available, away: expected - available } }));
  const lowest = (days: readonly Day[]): Day | undefined => days.filter(({ percent }) => percent !== null).reduce<Day | undefined>((low, day) => (low === undefined || (day.percent ?? 100) < (low.percent ?? 100) ? day : low), undefined);
  const sentence = (days: readonly Day[]): string => {
    const low = lowest(days);
    return low ? translate('dashboard.availability.lowest', { percent: String(low.percent), date: words.day(low.date) }) : title;
  };
  return (
    <WidgetCard
      title={title}
      query={query}
      empty={{ when: (days) => days.every(({ expected }) => expected === 0), text: translate('dashboard.availability.none'), drawing: <CalendarDrawing small /> }}
      beside={(days) => {
        const low = lowest(days);
        return low?.level ? <LevelTag level={low.level}>{sentence(days)}</LevelTag> : null;
      }}
      foot={() => <Legend series={series} />}
      table={(days) => <ChartTable caption={title} rows={rowsOf(days)} series={series} />}
    >
      {(days) => <StackedBars rows={rowsOf(days)} series={series} sentence={sentence(days)} height={228} />}
    </WidgetCard>
  );
};
