import { useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How many of at most so many find room in a bar of one line, whatever the language and the width: one fewer as long as something is cut off. `said`: what else stands there. */
export const useFitting = (bar: RefObject<HTMLElement | null>, most: number, said: string): number => {
  const [width, setWidth] = useState(0);
  const [fitting, setFitting] = useState({ of: '', count: most });
  // Another width or other words: all of them may have room again.
  const of = `${most} ${width} ${said}`;
  const count = fitting.of === of ? fitting.count : most;
  useEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [bar]);
  useLayoutEffect(() => {
    const element = bar.current;
    if (element && count > 1 && element.scrollWidth > element.clientWidth) setFitting({ of, count: count - 1 });
  }, [bar, count, of]);
  return count;
};
