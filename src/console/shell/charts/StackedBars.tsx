import { Bar, BarChart, CartesianGrid, Cell, ReferenceArea, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartTip } from './ChartTip.tsx';
import { axisEnd } from './series.ts';
import { useAxisNumber } from './useAxisNumber.ts';
import type { ChartRow, Series } from './series.ts';

export type StackedBarsProps = {
  readonly rows: readonly ChartRow[];
  readonly series: readonly Series[]; /** One on the other; else side by side. */ readonly isStacked?: boolean;
  /** What the chart says in one sentence. */
  readonly sentence: string;
  readonly height: number;
  readonly onOpen?: (row: ChartRow, series: string) => void;
};

/** Bars from zero, one a step, its series stacked; the current step stands on the accent wash. */
export const StackedBars = ({ rows, series, isStacked = true, sentence, height, onOpen }: StackedBarsProps) => {
  const axisNumber = useAxisNumber();
  const most = Math.max(0, ...rows.flatMap(({ values }) => (isStacked ? [series.reduce((sum, { key }) => sum + (values[key] ?? 0), 0)] : series.map(({ key }) => values[key] ?? 0))));
  const end = axisEnd(most);
  const current = rows.find(({ isCurrent }) => isCurrent);
  return (
    <div role="img" aria-label={sentence} style={{ height }}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={rows.map(({ name, values }) => ({ name, ...values }))} margin={{ top: 8, right: 16, bottom: 0, left: -16 }} barCategoryGap={8}>
          <CartesianGrid vertical={false} stroke="var(--hair)" />
          {current ? <ReferenceArea x1={current.name} x2={current.name} fill="var(--accent-wash)" fillOpacity={1} /> : null}
          <XAxis dataKey="name" tickLine={false} axisLine={false} tick={{ fill: 'var(--text-2)', fontSize: 12 }} interval="preserveStartEnd" minTickGap={4} />
          <YAxis domain={[0, end]} tickFormatter={axisNumber} ticks={[0, end / 4, end / 2, (end * 3) / 4, end]} allowDecimals={false} tickLine={false} axisLine={false} tick={{ fill: 'var(--text-2)', fontSize: 12 }} width={48} />
          <Tooltip content={<ChartTip series={series} />} cursor={{ fill: 'var(--hover)', opacity: 0.5 }} isAnimationActive={false} />
          {series.map(({ key, label, colour }) => (
            <Bar key={key} dataKey={key} name={label} {...(isStacked ? { stackId: 'all' } : {})} fill={colour} maxBarSize={22} radius={1.5} stroke="var(--surface)" strokeWidth={1} isAnimationActive={false}>
              {rows.map((row) => (
                <Cell key={row.name} cursor={onOpen ? 'pointer' : 'default'} onClick={() => onOpen?.(row, key)} />
              ))}
            </Bar>
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
};
