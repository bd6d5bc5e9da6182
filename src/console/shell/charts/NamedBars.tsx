import { Bar, BarChart, CartesianGrid, Cell, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartTip } from './ChartTip.tsx';
import { axisEnd } from './series.ts';
import { useAxisNumber } from './useAxisNumber.ts';
import type { ChartRow, Series } from './series.ts';

export type NamedBarsProps = { readonly rows: readonly ChartRow[]; readonly series: readonly Series[]; /** One on the other; else side by side. */ readonly isStacked?: boolean; readonly sentence: string; readonly onOpen?: (row: ChartRow, series: string) => void };

const LINE = 34;
/** Of each of several bars side by side. */
const BESIDE = 14;
const LETTERS = 22;

const shortened = (name: string): string => (name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name);

/** Bars from zero, one a name, lying so that names can be read; its series follow one another. */
export const NamedBars = ({ rows, series, isStacked = true, sentence, onOpen }: NamedBarsProps) => {
  const axisNumber = useAxisNumber();
  const most = Math.max(0, ...rows.flatMap(({ values }) => (isStacked ? [series.reduce((sum, { key }) => sum + (values[key] ?? 0), 0)] : series.map(({ key }) => values[key] ?? 0))));
  const end = axisEnd(most);
  return (
    <div role="img" aria-label={sentence} style={{ height: rows.length * (isStacked ? LINE : Math.max(LINE, series.length * BESIDE + 8)) + 32 }}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart layout="vertical" data={rows.map(({ name, values }) => ({ name, ...values }))} margin={{ top: 4, right: 24, bottom: 0, left: 0 }} barCategoryGap={8}>
          <CartesianGrid horizontal={false} stroke="var(--hair)" />
          <XAxis type="number" tickFormatter={axisNumber} domain={[0, end]} ticks={[0, end / 4, end / 2, (end * 3) / 4, end]} tickLine={false} axisLine={false} tick={{ fill: 'var(--text-2)', fontSize: 12 }} />
          <YAxis type="category" dataKey="name" width={148} tickFormatter={shortened} interval={0} tickLine={false} axisLine={false} tick={{ fill: 'var(--text-2)', fontSize: 12 }} />
          <Tooltip content={<ChartTip series={series} />} cursor={{ fill: 'var(--hover)', opacity: 0.5 }} isAnimationActive={false} />
          {series.map(({ key, label, colour }) => (
            <Bar key={key} dataKey={key} name={label} {...(isStacked ? { stackId: 'all' } : {})} fill={colour} maxBarSize={22} radius={1.5} stroke="var(--surface)" strokeWidth={1} isAnimationActive={false}>
              {rows.map((row) => (
                <Cell key={row.id ?? row.name} cursor={onOpen ? 'pointer' : 'default'} onClick={() => onOpen?.(row, key)} />
              ))}
            </Bar>
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
};
