const scrolls = (element: Element): boolean => element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX === 'auto';

/** Scrolls the row around a part sideways until the part is whole with some pixels beside it. Unlike `scrollIntoView` it does not tell the browser to go on from there with Tab. */
export const showWhole = (part: Element | null | undefined, beside = 0): void => {
  let row = part?.parentElement;
  while (row && !scrolls(row)) row = row.parentElement;
  if (!part || !row) return;
  const { left, right } = part.getBoundingClientRect();
  const start = row.getBoundingClientRect().left + row.clientLeft;
  const before = left - beside - start;
  const after = right + beside - start - row.clientWidth;
  if (before < 0) row.scrollLeft += before;
  else if (after > 0) row.scrollLeft += Math.min(before, after);
};
