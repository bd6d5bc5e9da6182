import { useCallback, useEffect, useRef, useState } from 'react';
import { tooltipDelay } from './Tooltip.tsx';

/** So long the pointer may be between a thing and its note. */
const LEAVING = 200;

/** When a note shows: after a rest of the pointer, at once where it is asked for, until one leaves it. */
export const useNote = <About,>() => {
  const [about, setAbout] = useState<About>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const after = useCallback((milliseconds: number, next: About | undefined): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAbout(next), milliseconds);
  }, []);
  const show = useCallback((next: About): void => {
    clearTimeout(timer.current);
    setAbout(next);
  }, []);
  const hide = useCallback((): void => {
    clearTimeout(timer.current);
    setAbout(undefined);
  }, []);
  const rest = useCallback((next: About): void => after(tooltipDelay, next), [after]);
  const leave = useCallback((): void => after(LEAVING, undefined), [after]);
  const stay = useCallback((): void => clearTimeout(timer.current), []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { about, show, hide, rest, leave, stay };
};
