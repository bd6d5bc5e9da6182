/** One measure of a chart; its values stand in the rows under `key`. */
export type Series = { readonly key: string; readonly label: string; readonly colour: string };

/** One step of the axis with a value a series. */
export type ChartRow = { /** Tells apart those of one name. */ readonly id?: string; readonly name: string; readonly isCurrent?: boolean; readonly values: Readonly<Record<string, number>>; /** Lists that values were counted from. */ readonly paths?: Readonly<Partial<Record<string, string>>> };

/** Colours of series in their order, c1 to c8. */
export const seriesColour = (index: number): string => `var(--c${(index % 8) + 1})`;

/** The highest mark of an axis from zero: the smallest of 1, 2, 4, 5, 8 × 10ⁿ (at least 4) that holds `most`, so that four steps fall on whole numbers. */
export const axisEnd = (most: number): number => {
  if (most <= 4) return 4;
  const scale = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 4, 8, 10].map((step) => step * scale).find((end) => end >= most && end % 4 === 0) ?? Math.ceil(most / 4) * 4;
};

/** At most eight series: the smallest of more become one, 'Other', or without its label are left out. */
export const limitSeries = (rows: readonly ChartRow[], series: readonly Series[], otherLabel: string | null): { readonly rows: readonly ChartRow[]; readonly series: readonly Series[] } => {
  if (series.length <= 8) return { rows, series };
  const total = (key: string): number => rows.reduce((sum, { values }) => sum + (values[key] ?? 0), 0);
  const kept = new Set([...series].sort((one, other) => total(other.key) - total(one.key)).slice(0, otherLabel === null ? 8 : 7).map(({ key }) => key));
  const largest = series.filter(({ key }) => kept.has(key));
  if (otherLabel === null) return { rows, series: largest };
  const rest = series.filter(({ key }) => !kept.has(key));
  return {
    series: [...largest, { key: 'other', label: otherLabel, colour: seriesColour(7) }],
    rows: rows.map((row) => ({ ...row, values: { ...row.values, other: rest.reduce((sum, { key }) => sum + (row.values[key] ?? 0), 0) } })),
  };
};
