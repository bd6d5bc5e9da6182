/** The first figure of a grouped result as a chart: steps by the first grouping, series by the second. */
import { seriesColour } from './series.ts';
import type { Figures } from './figures.ts';
import type { ChartRow, Series } from './series.ts';

export type FigureChart = { readonly rows: readonly ChartRow[]; readonly series: readonly Series[]; readonly measure: string; readonly shown: number };

const MOST_STEPS = 24;
const MOST_PERIODS = 60;

/** `periods`: the steps of time in their order, of which the last are shown. Null where a chart would say nothing or would mislead: no group, no figure, days instead of numbers, amounts of several currencies, or more groupings than are told apart of what may not be added. */
export const chartOf = ({ columns, rows }: Figures, isAdded: boolean, periods?: readonly string[]): FigureChart | null => {
  const groups = columns.flatMap(({ kind }, at) => (kind === 'GROUP' ? [at] : []));
  const currency = columns.findIndex(({ kind }) => kind === 'CURRENCY');
  const at = columns.findIndex(({ kind }) => kind === 'MEASURE');
  const [first, second] = groups;
  if (first === undefined || at < 0 || rows.length === 0) return null;
  if (!isAdded && groups.length > 2) return null;
  if (currency >= 0 && new Set(rows.map(({ texts }) => texts[currency])).size > 1) return null;
  if (rows.every(({ numbers }) => numbers[at] === null) || rows.some(({ numbers }) => Number.isNaN(Number(numbers[at] ?? 0)))) return null;
  const names = periods ?? [...new Set(rows.map(({ texts }) => texts[first] ?? ''))];
  const kept = periods ? names.slice(-MOST_PERIODS) : names.slice(0, MOST_STEPS);
  const labels = second === undefined ? [columns[at]!.label] : [...new Set(rows.map(({ texts }) => texts[second] ?? ''))];
  const series = labels.map((label, index): Series => ({ key: `v${index}`, label, colour: seriesColour(index) }));
  const steps = kept.map((name): ChartRow => {
    const values: Record<string, number> = {};
    for (const { texts, numbers } of rows) {
      if (texts[first] !== name) continue;
      const key = `v${second === undefined ? 0 : labels.indexOf(texts[second] ?? '')}`;
      values[key] = (values[key] ?? 0) + Number(numbers[at] ?? 0);
    }
    return { name, values };
  });
  return { rows: steps, series, measure: columns[at]!.label, shown: names.length };
};
