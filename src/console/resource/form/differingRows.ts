import type { ChildRow } from '../../fields/rows/row.ts';
import type { Field, Rows } from '../../../domain/resource.ts';

export type DifferingRow = { readonly id: string; readonly before: ChildRow | undefined; readonly after: ChildRow | undefined };

const isRow = (value: unknown): value is ChildRow => typeof value === 'object' && value !== null && 'id' in value;

/** Whether a part of a row is what it was; the id names the row. */
export const isSamePart = ({ key, kind }: Field, was: ChildRow, is: ChildRow): boolean => kind === 'id' || JSON.stringify(was[key] ?? null) === JSON.stringify(is[key] ?? null);

/** Child rows as the journal keeps them; undefined for what are none. */
export const keptRows = (value: unknown): readonly ChildRow[] | undefined => {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) && value.every(isRow) ? value : undefined;
};

const byId = (rows: readonly ChildRow[]): ReadonlyMap<string, ChildRow> => new Map(rows.map((row) => [String(row['id']), row]));

/** The rows that came, went or are otherwise now, in their order; where a row stands among the others counts for nothing. */
export const differingRows = ({ fields }: Rows, before: readonly ChildRow[], after: readonly ChildRow[]): readonly DifferingRow[] => {
  const [old, now] = [byId(before), byId(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((id) => {
    const [was, is] = [old.get(id), now.get(id)];
    return was && is && fields.every((part) => isSamePart(part, was, is)) ? [] : [{ id, before: was, after: is }];
  });
};
