import { useTranslate } from 'react-admin';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { Legend } from './Legend.tsx';
import { NamedBars } from './NamedBars.tsx';
import { MOST_SHARES, Ring } from './Ring.tsx';
import { StackedBars } from './StackedBars.tsx';
import { TrendLine } from './TrendLine.tsx';
import { limitSeries, seriesColour } from './series.ts';
import type { ChartKind } from '../../../domain/reports/definition.ts';
import type { ChartRow, Series } from './series.ts';

type Props = {
  readonly kind: ChartKind;
  readonly rows: readonly ChartRow[];
  readonly series: readonly Series[];
  /** Of what may not be added, series stand side by side, and nothing is gathered. */
  readonly isAdded: boolean;
  /** Steps of time stand side by side. */
  readonly isTime: boolean;
  readonly sentence: string;
  /** A step was chosen, and the label of its series where the chart tells them apart. */
  readonly onOpen?: (step: string, series: string | undefined) => void;
};

/** Bars, lines or shares. What is too many to be told apart is 'Other', or is left out and said where it may not be added. */
export const DrawnChart = ({ kind: wished, isAdded, rows: all, series: every, isTime, sentence, onOpen }: Props) => {
  const translate = useTranslate();
  const tag = useCellFormats().locale;
  const other = translate('reports.other');
  const kind = wished === 'PIE' && !isAdded ? 'BAR' : wished;
  const { rows, series } = limitSeries(all, every, isAdded ? other : null);
  const opening = onOpen ? { onOpen: ({ name }: ChartRow, key?: string) => onOpen(name, series.find((one) => one.key === key)?.label) } : {};
  if (kind === 'PIE') {
    const sum = (at: number): number => series.reduce((whole, { key }) => whole + (rows[at]?.values[key] ?? 0), 0);
    const shares = rows.map(({ name }, at) => ({ name, value: sum(at) })).toSorted((one, next) => next.value - one.value);
    const kept = shares.length > MOST_SHARES ? [...shares.slice(0, MOST_SHARES - 1), { name: other, value: shares.slice(MOST_SHARES - 1).reduce((whole, { value }) => whole + value, 0) }] : shares;
    const number = new Intl.NumberFormat(tag);
    const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
    return (
      <Ring shares={kept.map((share, at) => ({ ...share, text: number.format(share.value), colour: seriesColour(at) }))} sentence={sentence} percent={(share) => percent.format(share)} {...(onOpen ? { onOpen: (name: string) => onOpen(name, undefined) } : {})} />
    );
  }
  const bars = isTime ? <StackedBars isStacked={isAdded} rows={rows} series={series} sentence={sentence} height={220} {...opening} /> : <NamedBars isStacked={isAdded} rows={rows} series={series} sentence={sentence} {...opening} />;
  return (
    <>
      {kind === 'LINE' ? <TrendLine rows={rows} series={series} sentence={sentence} height={200} {...opening} /> : bars}
      {series.length > 1 ? <Legend series={series} /> : null}
      {isAdded || series.length === every.length ? null : <p>{translate('reports.chart.series', { count: series.length, total: every.length })}</p>}
    </>
  );
};
