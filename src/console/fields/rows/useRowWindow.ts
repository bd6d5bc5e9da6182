import { useCallback } from 'react';
import type { RefObject } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';

type Options = { readonly scroller: RefObject<HTMLDivElement | null>; readonly count: number; readonly rowHeight: number; readonly head: number; readonly isOn: boolean };

export type Placed = { readonly position: number; readonly top: number | undefined };

/** Which rows are drawn: all of few, of many those in sight, measured as they come because a problem under a cell makes a row higher. */
export const useRowWindow = ({ scroller, count, rowHeight, head, isOn }: Options) => {
  const virtual = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count,
    enabled: isOn,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    initialRect: { width: 688, height: 480 },
    overscan: 4,
    scrollPaddingStart: head,
  });
  const placed: readonly Placed[] = isOn
    ? virtual.getVirtualItems().map(({ index, start }) => ({ position: index, top: start }))
    : Array.from({ length: count }, (_, position) => ({ position, top: undefined }));
  const show = useCallback(
    (position: number, then: () => void) => {
      // The browser scrolls to what is drawn already when it takes the focus.
      if (!isOn || scroller.current?.querySelector(`[data-position="${position}"]`)) return then();
      virtual.scrollToIndex(position, { align: 'auto' });
      requestAnimationFrame(() => requestAnimationFrame(then));
    },
    [isOn, scroller, virtual],
  );
  return { placed, height: isOn ? virtual.getTotalSize() : undefined, measure: isOn ? virtual.measureElement : undefined, show };
};
