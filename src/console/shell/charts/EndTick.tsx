/** A label under the first or last step of a line, kept inside the chart; recharts fills in where. */
export type EndTickProps = { readonly first: string | undefined; readonly x?: number; readonly y?: number; readonly payload?: { readonly value: string } };

export const EndTick = ({ first, x = 0, y = 0, payload }: EndTickProps) => (
  <text x={x} y={y + 10} textAnchor={payload?.value === first ? 'start' : 'end'} fill="var(--text-2)" fontSize={12}>
    {payload?.value}
  </text>
);
