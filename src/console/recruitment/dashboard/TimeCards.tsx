import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { ReadStageTimesDocument, ReadTimeToHireDocument } from '../../../../generated/recruitment/operations.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { ChartTable } from '../../shell/charts/ChartTable.tsx';
import { Legend } from '../../shell/charts/Legend.tsx';
import { StackedBars } from '../../shell/charts/StackedBars.tsx';
import { TrendLine } from '../../shell/charts/TrendLine.tsx';
import { seriesColour } from '../../shell/charts/series.ts';
import { hiringLists, monthWithin } from '../../hiringAddresses.ts';
import { Card } from './Card.tsx';
import { usePart, type Narrowing } from './usePart.ts';

type Props = { readonly narrowing: Narrowing };

/** How long candidates wait in each stage: the bar is the median, what stands on it leads to the ninetieth percentile. */
export const StageTimesCard = ({ narrowing }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const title = translate('recruiting.times');
  const part = usePart(ReadStageTimesDocument, narrowing);
  type Time = NonNullable<typeof part.data>['stageTimes'][number];
  const name = ({ kind }: Time): string => translate(`enum.HiringStageKind.${kind}`);
  const series = [{ key: 'median', label: translate('recruiting.median'), colour: seriesColour(0) }, { key: 'ninetieth', label: translate('recruiting.ninetieth'), colour: seriesColour(1) }];
  // What stands on the median is the way from it to the percentile.
  const drawn = series.map((one, at) => (at === 0 ? one : { ...one, label: `${series[0]!.label} → ${one.label}` }));
  return (
    <Card title={title} part={part} isEmpty={({ stageTimes }) => stageTimes.length === 0} table={({ stageTimes }) => <ChartTable caption={title} series={series} rows={stageTimes.map((time) => ({ name: name(time), values: { median: time.median, ninetieth: time.ninetieth } }))} />}>
      {({ stageTimes, postIds, period }) => {
        const open = (step: string): void => {
          const found = stageTimes.find((time) => name(time) === step);
          if (found) void navigate(hiringLists.moves(postIds, period, found.statusIds));
        };
        return (
          <>
            <StackedBars sentence={title} height={220} series={drawn} rows={stageTimes.map((time) => ({ name: name(time), values: { median: time.median, ninetieth: Math.round((time.ninetieth - time.median) * 10) / 10 } }))} onOpen={(row) => open(row.name)} />
            <Legend series={drawn} />
          </>
        );
      }}
    </Card>
  );
};

/** Whether hiring becomes faster. */
export const TimeToHireCard = ({ narrowing }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { locale } = useCellFormats();
  const title = translate('recruiting.timeToHire');
  const part = usePart(ReadTimeToHireDocument, narrowing);
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' });
  type Month = NonNullable<typeof part.data>['timeToHire'][number];
  const name = ({ month: day }: Month): string => month.format(new Date(`${day}T00:00:00Z`));
  const [median, hires] = [{ key: 'median', label: translate('recruiting.median'), colour: seriesColour(0) }, { key: 'hires', label: translate('recruiting.hired'), colour: seriesColour(1) }];
  return (
    <Card title={title} part={part} isEmpty={({ timeToHire }) => timeToHire.every(({ hires: count }) => count === 0)} table={({ timeToHire, postIds, period }) => <ChartTable caption={title} series={[median, hires]} rows={timeToHire.map((one) => ({ name: name(one), values: { median: one.median ?? 0, hires: one.hires }, paths: { hires: hiringLists.hires(postIds, monthWithin(one.month, period)) } }))} />}>
      {({ timeToHire, postIds, period }) => {
        const known = timeToHire.filter(({ median: days }) => days !== null && days !== undefined);
        const open = (step: string): void => {
          const from = known.find((one) => name(one) === step)?.month;
          if (from) void navigate(hiringLists.hires(postIds, monthWithin(from, period)));
        };
        return <TrendLine sentence={title} height={220} series={[median]} rows={known.map((one) => ({ name: name(one), values: { median: one.median ?? 0 } }))} onOpen={(row) => open(row.name)} />;
      }}
    </Card>
  );
};
