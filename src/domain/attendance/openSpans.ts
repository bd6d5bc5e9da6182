import { addDays } from '../dates.ts';

type Span = { readonly from: string; readonly until: string };

/** What is left of a period once spans of it are taken out; both ends of each are included. */
export const openSpans = ({ from, until }: Span, taken: readonly Span[]): readonly Span[] => {
  const spans: Span[] = [];
  let next = from;
  for (const one of taken.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    if (one.until < next || one.from > until) continue;
    if (one.from > next) spans.push({ from: next, until: addDays(one.from, -1) });
    next = addDays(one.until, 1);
  }
  return next <= until ? [...spans, { from: next, until }] : spans;
};
