import { Line, LineChart, ReferenceDot, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartTip } from './ChartTip.tsx';
import { EndTick } from './EndTick.tsx';
import { axisEnd } from './series.ts';
import type { ChartRow, Series } from './series.ts';

export type TrendLineProps = { readonly rows: readonly ChartRow[]; readonly series: readonly Series[]; readonly sentence: string; readonly height: number; readonly onOpen?: (row: ChartRow) => void };

/** Measures over time from zero, a line each; the last point of a single one is dotted in the accent. */
export const TrendLine = ({ rows, series, sentence, height, onOpen }: TrendLineProps) => {
  const last = rows.at(-1);
  const first = rows[0];
  const most = Math.max(0, ...rows.flatMap(({ values }) => series.map(({ key }) => values[key] ?? 0)));
  const [only] = series.length === 1 ? series : [];
  const open = (name: string | number | undefined): void => {
    const row = rows.find((one) => one.name === name);
    if (row) onOpen?.(row);
  };
  return (
    <div role="img" aria-label={sentence} style={{ height }}>
      <ResponsiveContainer width="100%" height="100%">
        <LineChart data={rows.map(({ name, values }) => ({ name, ...values }))} margin={{ top: 8, right: 16, bottom: 0, left: 16 }} onClick={({ activeLabel }) => open(activeLabel)} style={onOpen ? { cursor: 'pointer' } : {}}>
          <XAxis dataKey="name" tickLine={false} axisLine={{ stroke: 'var(--line)' }} tick={<EndTick first={first?.name} />} ticks={[first?.name, last?.name].filter((name) => name !== undefined)} interval={0} />
          <YAxis domain={[0, axisEnd(most)]} hide />
          <Tooltip content={<ChartTip series={series} />} cursor={{ stroke: 'var(--line)' }} isAnimationActive={false} />
          {series.map(({ key, label, colour }) => (
            <Line key={key} dataKey={key} name={label} type="linear" stroke={colour} strokeWidth={2} connectNulls dot={false} activeDot={{ r: 3.5 }} isAnimationActive={false} />
          ))}
          {last && only ? <ReferenceDot x={last.name} y={last.values[only.key] ?? 0} r={3.5} fill="var(--accent)" stroke="var(--surface)" strokeWidth={1.5} /> : null}
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
};
