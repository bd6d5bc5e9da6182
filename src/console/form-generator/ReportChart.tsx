import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { isLanguage } from '../../domain/languages.ts';
import { formatDate } from '../../domain/values/dateFormat.ts';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { Legend } from '../shell/charts/Legend.tsx';
import { NamedBars } from '../shell/charts/NamedBars.tsx';
import { MOST_SHARES, Ring } from '../shell/charts/Ring.tsx';
import { StackedBars } from '../shell/charts/StackedBars.tsx';
import { TrendLine } from '../shell/charts/TrendLine.tsx';
import { limitSeries, seriesColour } from '../shell/charts/series.ts';
import { chartOf, type ResultChart } from './chartOf.ts';
import { periodsOf } from './periods.ts';
import type { Grouping } from '../../domain/lists/aggregate.ts';
import type { ChartKind } from '../../domain/reports/definition.ts';
import type { Result } from './useReportResult.ts';

const Box = styled('div')({ display: 'grid', gap: 12, padding: '12px 16px 16px', borderBottom: '1px solid var(--line)', '& > p': { margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600, '& small': { marginLeft: 8, fontSize: 12, fontWeight: 400, color: 'var(--text-2)' } } });

type Props = { readonly kind: ChartKind; readonly result: Result; /** The first grouping where it is a period: steps stand side by side, those without records too. */ readonly period: Grouping | undefined };

/** The chart above the table of the same figures. */
export const ReportChart = ({ kind, result, period }: Props) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const language = isLanguage(formats.language) ? formats.language : 'en';
  const tag = formats.locale;
  const isTime = period !== undefined;
  const found = chartOf(result, period && periodsOf(result, period.field, period.bucket ?? 'MONTH', language, (day) => formatDate(day, formats.dateFormat, language)));
  if (found === null) return null;
  const title = translate('reports.chart.says', { measure: found.measure, group: found.group });
  return (
    <Box data-chart tabIndex={0} role="group" aria-label={title}>
      <p>
        {title}
        {found.shown > found.rows.length ? <small>{translate('reports.chart.first', { count: found.rows.length, total: found.shown })}</small> : null}
      </p>
      <Drawn kind={kind} chart={found} isTime={isTime} sentence={title} tag={tag} other={translate('reports.other')} />
    </Box>
  );
};

type DrawnProps = { readonly kind: ChartKind; readonly chart: ResultChart; readonly isTime: boolean; readonly sentence: string; readonly tag: string; readonly other: string };

const Drawn = ({ kind, chart, isTime, sentence, tag, other }: DrawnProps) => {
  const { rows, series } = limitSeries(chart.rows, chart.series, other);
  if (kind === 'PIE') {
    const sum = (at: number): number => series.reduce((whole, { key }) => whole + (rows[at]?.values[key] ?? 0), 0);
    const all = rows.map(({ name }, at) => ({ name, value: sum(at) })).toSorted((one, next) => next.value - one.value);
    const kept = all.length > MOST_SHARES ? [...all.slice(0, MOST_SHARES - 1), { name: other, value: all.slice(MOST_SHARES - 1).reduce((whole, { value }) => whole + value, 0) }] : all;
    const number = new Intl.NumberFormat(tag);
    const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
    return <Ring shares={kept.map((share, at) => ({ ...share, text: number.format(share.value), colour: seriesColour(at) }))} sentence={sentence} percent={(share) => percent.format(share)} />;
  }
  const [only] = series;
  const legend = series.length > 1 ? <Legend series={series} /> : null;
  if (kind === 'LINE' && series.length === 1 && only) return <TrendLine rows={rows} series={only} sentence={sentence} height={200} />;
  return (
    <>
      {isTime ? <StackedBars rows={rows} series={series} sentence={sentence} height={220} /> : <NamedBars rows={rows} series={series} sentence={sentence} />}
      {legend}
    </>
  );
};
