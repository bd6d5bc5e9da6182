import { useTranslate } from 'react-admin';
import { styled } from '@mui/material/styles';
import { ReadLateArrivalsDocument } from '../../../../generated/attendance/operations.ts';
import { ClockDrawing } from '../../shell/drawings/ClockDrawing.tsx';
import { WidgetCard } from '../board/WidgetCard.tsx';
import { attendanceForm } from '../board/formOf.ts';
import { useWidget } from '../board/useWidget.ts';
import { useWords } from '../../shell/useWords.ts';
import { ChartTable } from '../../shell/charts/ChartTable.tsx';
import { TrendLine } from '../../shell/charts/TrendLine.tsx';
import { seriesColour } from '../../shell/charts/series.ts';
import type { WidgetProps } from '../board/widget.ts';

const Head = styled('p')({ display: 'flex', alignItems: 'baseline', gap: 8, padding: '0 16px 4px', color: 'var(--text-2)', '& b': { fontSize: 26, lineHeight: '32px', color: 'var(--text)', letterSpacing: '-.01em' }, '& span:last-of-type': { marginLeft: 'auto', fontSize: 12, lineHeight: '16px', textAlign: 'right' } });

/** Late arrivals of the last 30 days, day by day; who was late most often. */
export const LateArrivals = ({ board }: WidgetProps) => {
  const translate = useTranslate();
  const words = useWords();
  const title = translate('dashboard.lateArrivals');
  const query = useWidget('attendance', ReadLateArrivalsDocument, { form: attendanceForm[board] }, ({ getLateAttendanceStatistics }) => getLateAttendanceStatistics);
  const series = { key: 'late', label: title, colour: seriesColour(0) };
  const rowsOf = (days: readonly { readonly date: string; readonly lateArrivals: number }[]) => days.map(({ date, lateArrivals }) => ({ name: words.day(date), values: { late: lateArrivals } }));
  return (
    <WidgetCard
      title={title}
      query={query}
      empty={{ when: ({ days }) => days.length === 0, text: translate('dashboard.lateArrivals.none'), drawing: <ClockDrawing small /> }}
      table={({ days }) => <ChartTable caption={title} rows={rowsOf(days)} series={[series]} />}
    >
      {({ days, lateArrivals, onTimeArrivals, employees }) => {
        const said = translate('dashboard.lateArrivals.of', { number: words.number(lateArrivals + onTimeArrivals) });
        const most = employees[0];
        return (
          <>
            <Head>
              <b>{words.number(lateArrivals)}</b>
              <span>{said}</span>
              {most && board !== 'mine' ? <span>{translate('dashboard.lateArrivals.most', { name: most.employeeName, number: words.number(most.lateArrivals) })}</span> : null}
            </Head>
            <TrendLine rows={rowsOf(days)} series={[series]} sentence={`${title}: ${words.number(lateArrivals)} ${said}`} height={140} />
          </>
        );
      }}
    </WidgetCard>
  );
};
