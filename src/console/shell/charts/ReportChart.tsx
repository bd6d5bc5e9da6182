import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Legend } from './Legend.tsx';
import { NamedBars } from './NamedBars.tsx';
import { limitSeries, seriesColour, type Series } from './series.ts';

type Charted = {
  readonly columns: readonly { readonly key: string; readonly label: string; readonly isCharted: boolean }[];
  readonly rows: readonly { readonly id?: string | null | undefined; readonly name: string; readonly values: readonly (string | null | undefined)[] }[];
};

const Box = styled('div')({ display: 'grid', gap: 12, padding: '12px 16px 16px', borderBottom: '1px solid var(--line)', '& > p': { margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600, '& small': { marginLeft: 8, fontSize: 12, fontWeight: 400, color: 'var(--text-2)' } } });

const MOST_BARS = 8;

/** The lines with the most of what is charted, longest first, or all as they stand; nothing where there is none. */
export const ReportChart = ({ title, report: { columns, rows }, inOrder = false }: { readonly title: string; readonly report: Charted; /** All as they stand: months. */ readonly inOrder?: boolean }) => {
  const translate = useTranslate();
  const charted = columns.flatMap((column, at) => (column.isCharted ? [{ ...column, at }] : []));
  const all: readonly Series[] = charted.map(({ key, label }, index) => ({ key, label, colour: seriesColour(index) }));
  const bars = rows.map((row) => ({ id: row.id ?? row.name, name: row.name, values: Object.fromEntries(charted.map(({ key, at }) => [key, Number(row.values[at] ?? 0)])), sum: charted.reduce((sum, { at }) => sum + Number(row.values[at] ?? 0), 0) }))
    .filter(({ sum }) => sum > 0);
  if (bars.length === 0) return null;
  const { rows: shown, series } = limitSeries(inOrder ? bars : bars.toSorted((a, b) => b.sum - a.sum).slice(0, MOST_BARS), all, translate('common.other'));
  return (
    <Box data-chart role="group" aria-label={title}>
      <p>{title}{bars.length > shown.length ? <small>{translate('teamReport.first', { count: shown.length, total: bars.length })}</small> : null}</p>
      <NamedBars rows={shown} series={series} sentence={title} />
      {series.length > 1 ? <Legend series={series} /> : null}
    </Box>
  );
};
