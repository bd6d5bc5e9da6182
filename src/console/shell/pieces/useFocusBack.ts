import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';

type Part<Kind extends HTMLElement> = { readonly ref: RefObject<Kind | null>; readonly onFocus: (event: FocusEvent<Kind>) => void };

/** For a part that goes by itself: when it had the focus, that goes back to where it was before, or else to the page. */
export const useFocusBack = <Kind extends HTMLElement>(): Part<Kind> => {
  const ref = useRef<Kind>(null);
  const before = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const part = ref.current;
    return () => {
      if (!part?.contains(document.activeElement)) return;
      before.current?.focus({ preventScroll: true });
      if (part.contains(document.activeElement)) document.getElementById('sheet')?.focus({ preventScroll: true });
    };
  }, []);
  return {
    ref,
    onFocus: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
  };
};
