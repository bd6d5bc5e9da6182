/** From one moment to a later one, in milliseconds of the epoch; the end does not belong to it. */
export type Span = { readonly from: number; readonly to: number };

/** What a span and another have in common; null where they do not meet. */
export const common = (one: Span, other: Span): Span | null => {
  const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)];
  return from < to ? { from, to } : null;
};

/** What of a span none of the others covers, in order of time. */
export const without = (span: Span, others: readonly Span[]): Span[] => {
  const left: Span[] = [];
  let { from } = span;
  for (const other of others.filter((one) => common(span, one) !== null).toSorted((a, b) => a.from - b.from)) {
    if (other.from > from) left.push({ from, to: other.from });
    from = Math.max(from, other.to);
  }
  if (from < span.to) left.push({ from, to: span.to });
  return left;
};
