/** Browsers end an element at some 17 to 33 million pixels; past this the scrollbar stands for more than it is high. */
export const MAX_HEIGHT = 10_000_000;

/** Where the scrollbar is (`real`) and what is seen (`seen`), both in pixels from the top. */
export type Scrolled = { readonly real: number; readonly seen: number };

export type Extent = { readonly content: number; readonly viewport: number };

export const heightOf = (content: number): number => Math.min(content, MAX_HEIGHT);

const furthest = (height: number, viewport: number): number => Math.max(0, height - viewport);

/**
 * What is seen after the scrollbar has moved to `real`. A move of less than a screen is one to one, so that wheel and keys
 * feel the same in a list of any length; a longer one (the thumb) jumps to the same part of the whole.
 */
export const follow = (before: Scrolled, real: number, { content, viewport }: Extent): Scrolled => {
  if (content <= MAX_HEIGHT) return { real, seen: real };
  const end = furthest(content, viewport);
  const realEnd = furthest(MAX_HEIGHT, viewport);
  if (real <= 0) return { real, seen: 0 };
  if (real >= realEnd - 1) return { real, seen: end };
  const moved = real - before.real;
  const seen = Math.abs(moved) <= viewport ? before.seen + moved : (real / realEnd) * end;
  return { real, seen: Math.min(end, Math.max(0, seen)) };
};

/** Where the scrollbar has to be for a place in the content to be seen. */
export const realOf = (seen: number, { content, viewport }: Extent): number =>
  content <= MAX_HEIGHT ? seen : (seen / Math.max(1, furthest(content, viewport))) * furthest(MAX_HEIGHT, viewport);
