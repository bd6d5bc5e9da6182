import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Virtualizer } from '@tanstack/react-virtual';
import { follow, heightOf, realOf } from './scale.ts';
import type { Scrolled } from './scale.ts';

type Options = {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly count: number;
  readonly rowHeight: number;
  /** Pixels of what sticks to the top of the scroller. */
  readonly head: number;
  /** Kept in the page wherever it is: the row that has the focus. */
  readonly keep: number | undefined;
};

export type RowWindow = {
  /** Rows to draw, and where, in pixels from the top of the rows. */
  readonly items: readonly { readonly index: number; readonly top: number }[];
  /** Indices of the first and last row in sight, some before and after included. */
  readonly first: number;
  readonly last: number;
  /** Pixels of all rows as far as the browser can hold them. */
  readonly height: number;
  readonly scrollTo: (index: number) => void;
  /** Pixels of the rows above what is in sight, as `goTo` takes them. */
  readonly place: () => number;
  readonly goTo: (place: number) => void;
  /** How many rows fit on the screen. */
  readonly fitting: number;
};

const OVERSCAN = 4;

/** The first size is a guess until the browser has laid the page out, so that rows are there at once. */
const firstRect = { width: 1048, height: 640 };

/** Which rows of a fixed height are in sight, by TanStack Virtual, for lists higher than an element can be. */
export const useWindow = ({ scroller, count, rowHeight, head, keep }: Options): RowWindow => {
  const scrolled = useRef<Scrolled>({ real: 0, seen: 0 });
  const content = count * rowHeight;
  /** As the browser told it last: to ask while drawing would have it lay the page out at once. */
  const height = useRef(0);
  const extent = useCallback(() => ({ content, viewport: (height.current || firstRect.height) - head }), [content, head]);
  const newest = useRef(extent);
  newest.current = extent;

  const observeRect = useCallback((instance: Virtualizer<HTMLDivElement, Element>, tell: (rect: { readonly width: number; readonly height: number }) => void) => {
    const element = instance.scrollElement;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const read = (): void => {
      height.current = element.clientHeight;
      if (height.current > 0) tell({ width: element.clientWidth, height: height.current });
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const observeOffset = useCallback(
    (instance: Virtualizer<HTMLDivElement, Element>, tell: (offset: number, isScrolling: boolean) => void) => {
      const element = instance.scrollElement;
      if (!element) return undefined;
      const read = (): void => {
        if (element.scrollTop === scrolled.current.real) return;
        scrolled.current = follow(scrolled.current, element.scrollTop, newest.current());
        tell(scrolled.current.seen, false);
      };
      tell(scrolled.current.seen, false);
      element.addEventListener('scroll', read, { passive: true });
      return () => element.removeEventListener('scroll', read);
    },
    [],
  );

  const virtual = useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    initialRect: firstRect,
    observeElementRect: observeRect,
    observeElementOffset: observeOffset,
    scrollToFn: (seen) => {
      const real = realOf(seen, extent());
      scrolled.current = { real, seen };
      if (scroller.current) scroller.current.scrollTop = real;
    },
    overscan: OVERSCAN,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      return keep === undefined || keep >= count || seen.includes(keep) ? seen : [...seen, keep].sort((one, other) => one - other);
    },
  });

  useEffect(() => virtual.measure(), [rowHeight, virtual]);

  const { real, seen } = scrolled.current;
  const fitting = Math.max(1, Math.floor(extent().viewport / rowHeight));
  const scrollTo = useCallback(
    (index: number) => {
      const element = scroller.current;
      if (!element) return;
      const top = index * rowHeight;
      const { viewport } = extent();
      const now = scrolled.current.seen;
      const next = top < now ? top : top + rowHeight > now + viewport ? top + rowHeight - viewport : now;
      if (next === now) return;
      const place = content <= heightOf(content) ? next : realOf(next, extent());
      scrolled.current = Math.abs(next - now) <= viewport ? { real: scrolled.current.real + (next - now), seen: next } : { real: place, seen: next };
      element.scrollTop = scrolled.current.real;
      scrolled.current = { real: element.scrollTop, seen: next };
      virtual.scrollOffset = next;
      virtual.options.onChange?.(virtual, false);
    },
    [content, extent, rowHeight, scroller, virtual],
  );

  const goTo = useCallback(
    (place: number) => {
      const element = scroller.current;
      if (!element) return;
      const seen = Math.max(0, Math.min(place, content - extent().viewport));
      element.scrollTop = realOf(seen, extent());
      scrolled.current = { real: element.scrollTop, seen };
      virtual.scrollOffset = seen;
      virtual.options.onChange?.(virtual, false);
    },
    [content, extent, scroller, virtual],
  );
  const place = useCallback(() => scrolled.current.seen, []);

  const items = virtual.getVirtualItems();
  return {
    first: Math.max(0, (virtual.range?.startIndex ?? 0) - OVERSCAN),
    last: Math.max(0, Math.min(count - 1, (virtual.range?.endIndex ?? fitting) + OVERSCAN)),
    items: items.map(({ index }) => ({ index, top: index * rowHeight - seen + real })),
    height: heightOf(content),
    scrollTo,
    place,
    goTo,
    fitting,
  };
};
