import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Legend } from '../../shell/charts/Legend.tsx';
import { NamedBars } from '../../shell/charts/NamedBars.tsx';
import { limitSeries, seriesColour, type Series } from '../../shell/charts/series.ts';
import type { TeamReport } from './teamReports.ts';

const Box = styled('div')({ display: 'grid', gap: 12, padding: '12px 16px 16px', borderBottom: '1px solid var(--line)', '& > p': { margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600, '& small': { marginLeft: 8, fontSize: 12, fontWeight: 400, color: 'var(--text-2)' } } });

const MOST_BARS = 8;

/** The lines with the most of what is charted, longest first; nothing where there is none. */
export const ReportChart = ({ title, report: { columns, rows } }: { readonly title: string; readonly report: TeamReport }) => {
  const translate = useTranslate();
  const charted = columns.flatMap((column, at) => (column.isCharted ? [{ ...column, at }] : []));
  const all: readonly Series[] = charted.map(({ key, label }, index) => ({ key, label, colour: seriesColour(index) }));
  const bars = rows.map((row) => ({ id: row.id ?? row.name, name: row.name, values: Object.fromEntries(charted.map(({ key, at }) => [key, Number(row.values[at] ?? 0)])), sum: charted.reduce((sum, { at }) => sum + Number(row.values[at] ?? 0), 0) }))
    .filter(({ sum }) => sum > 0).toSorted((a, b) => b.sum - a.sum);
  if (bars.length === 0) return null;
  const { rows: shown, series } = limitSeries(bars.slice(0, MOST_BARS), all, translate('common.other'));
  return (
    <Box data-chart role="group" aria-label={title}>
      <p>{title}{bars.length > shown.length ? <small>{translate('teamReport.first', { count: shown.length, total: bars.length })}</small> : null}</p>
      <NamedBars rows={shown} series={series} sentence={title} />
      {series.length > 1 ? <Legend series={series} /> : null}
    </Box>
  );
};
