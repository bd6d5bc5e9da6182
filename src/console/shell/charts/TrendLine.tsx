import { Line, LineChart, ReferenceDot, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartTip } from './ChartTip.tsx';
import { EndTick } from './EndTick.tsx';
import { axisEnd } from './series.ts';
import type { ChartRow, Series } from './series.ts';

export type TrendLineProps = { readonly rows: readonly ChartRow[]; readonly series: Series; readonly sentence: string; readonly height: number };

/** One measure over time from zero; the last point is dotted in the accent. */
export const TrendLine = ({ rows, series, sentence, height }: TrendLineProps) => {
  const last = rows.at(-1);
  const first = rows[0];
  const most = Math.max(0, ...rows.map(({ values }) => values[series.key] ?? 0));
  return (
    <div role="img" aria-label={sentence} style={{ height }}>
      <ResponsiveContainer width="100%" height="100%">
        <LineChart data={rows.map(({ name, values }) => ({ name, ...values }))} margin={{ top: 8, right: 16, bottom: 0, left: 16 }}>
          <XAxis dataKey="name" tickLine={false} axisLine={{ stroke: 'var(--line)' }} tick={<EndTick first={first?.name} />} ticks={[first?.name, last?.name].filter((name) => name !== undefined)} interval={0} />
          <YAxis domain={[0, axisEnd(most)]} hide />
          <Tooltip content={<ChartTip series={[series]} />} cursor={{ stroke: 'var(--line)' }} isAnimationActive={false} />
          <Line dataKey={series.key} name={series.label} type="linear" stroke={series.colour} strokeWidth={2} dot={false} activeDot={{ r: 3.5 }} isAnimationActive={false} />
          {last ? <ReferenceDot x={last.name} y={last.values[series.key] ?? 0} r={3.5} fill="var(--accent)" stroke="var(--surface)" strokeWidth={1.5} /> : null}
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
};
