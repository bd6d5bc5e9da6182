import { bucketStart, bucketText, weekdayOf, type DateBucket } from '../../../domain/lists/buckets.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Figures } from './figures.ts';

const before = (start: string, bucket: DateBucket): string => bucketStart(new Date(Date.parse(`${start}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10), bucket, weekdayOf(start));

/** More steps than a chart can show say nothing. */
const MOST = 1000;

/** Every period from the first to the last of a result, those without records too, of very many the last ones; undefined where its rows do not say when they begin. */
export const periodsOf = ({ rows }: Pick<Figures, 'rows'>, field: string, bucket: DateBucket, language: Language, day: (iso: string) => string): readonly string[] | undefined => {
  const starts = rows.flatMap(({ filter }) => {
    const from = (filter?.[field] as { readonly from?: unknown } | undefined)?.from;
    return typeof from === 'string' ? [from] : [];
  });
  if (starts.length === 0 || rows.some(({ filter }) => filter === null)) return undefined;
  const sorted = starts.toSorted();
  const out: string[] = [];
  for (let start = sorted.at(-1)!; start >= sorted[0]! && out.length < MOST; start = before(start, bucket)) out.unshift(bucketText(start, bucket, language, day));
  return out;
};
