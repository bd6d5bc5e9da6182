import type { ChildRow } from '../../fields/rows/row.ts';

export type DifferingRow = { readonly id: string; readonly before: ChildRow | undefined; readonly after: ChildRow | undefined };

const isRow = (value: unknown): value is ChildRow => typeof value === 'object' && value !== null && 'id' in value;

/** Child rows as the journal keeps them; undefined for what are none. */
export const keptRows = (value: unknown): readonly ChildRow[] | undefined => {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) && value.every(isRow) ? value : undefined;
};

/** The rows that came, went or are otherwise now, in their order; where a row stands among the others counts for nothing. */
export const differingRows = (before: readonly ChildRow[], after: readonly ChildRow[]): readonly DifferingRow[] => {
  const [old, now] = [before, after].map((rows) => new Map(rows.map((row) => [String(row['id']), row])));
  return [...new Set([...now!.keys(), ...old!.keys()])].flatMap((id) => {
    const [was, is] = [old!.get(id), now!.get(id)];
    const same = was && is && Object.keys({ ...was, ...is }).every((key) => key === 'position' || JSON.stringify(was[key] ?? null) === JSON.stringify(is[key] ?? null));
    return same ? [] : [{ id, before: was, after: is }];
  });
};
