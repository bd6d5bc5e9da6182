import { useEffect, useRef, useState } from 'react';

/** Seconds of work before the time left can be told. */
const leastSeconds = 3;

/** How long work still takes by how fast it went so far; undefined while that cannot be told. */
export const useSecondsLeft = (done: number, total: number): number | undefined => {
  const began = useRef<{ readonly at: number; readonly done: number }>(undefined);
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    began.current ??= { at: performance.now(), done };
    const seconds = (performance.now() - began.current.at) / 1000;
    const rate = (done - began.current.done) / seconds;
    setLeft(seconds < leastSeconds || rate <= 0 || done >= total ? undefined : (total - done) / rate);
  }, [done, total]);
  return left;
};
