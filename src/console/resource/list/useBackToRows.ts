import { useEffect, useRef, type FocusEvent } from 'react';

/** Whoever works by keyboard is in the rows again once what was done with the selection is over: the buttons and the dialog that had the focus are gone by then. `isUnderWay`: something is selected or asked. */
export const useBackToRows = (isUnderWay: boolean): ((event: FocusEvent) => void) => {
  const [was, isByKey] = [useRef(false), useRef(false)];
  useEffect(() => {
    const isOver = was.current && !isUnderWay;
    was.current = isUnderWay;
    if (!isOver || !isByKey.current) return undefined;
    isByKey.current = false;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>(':is([role=grid], [role=treegrid]) [tabindex="0"]')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isByKey, isUnderWay, was]);
  return ({ target }) => {
    isByKey.current = target.matches(':focus-visible');
  };
};
