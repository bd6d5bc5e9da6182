import { useEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';

type Part<Kind extends HTMLElement> = { readonly ref: RefObject<Kind | null>; readonly onFocus: (event: FocusEvent<Kind>) => void; readonly onBlur: (event: FocusEvent<Kind>) => void };
const CONTROL = ':is(a[href], button, input, select, textarea):not(:disabled)';
/** Where in the part it stays rather than at the first control. */
const PREFERRED = `[data-keeps-focus] ${CONTROL}`;

/** For a part whose controls come and go with what they do: when the one that had the focus is gone or was at work, that stays in the part, also after a question asked of it. A part that may be left without controls takes a tabIndex of -1. */
export const useFocusKept = <Kind extends HTMLElement>(): Part<Kind> => {
  const ref = useRef<Kind>(null);
  const last = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const from = last.current;
    if (!from || (document.activeElement ?? document.body) !== document.body) return;
    // At work still: it may come back.
    if (from.isConnected && from.matches(':disabled')) return;
    (from.isConnected ? from : (ref.current?.querySelector<HTMLElement>(PREFERRED) ?? ref.current?.querySelector<HTMLElement>(CONTROL) ?? ref.current))?.focus();
  });
  return {
    ref,
    // Also told of what stands in a dialog of the part, which is elsewhere in the document.
    onFocus: ({ currentTarget, target }) => void (last.current = currentTarget.contains(target) ? target : last.current),
    onBlur: ({ currentTarget, target, relatedTarget }) => {
      if (relatedTarget === null ? currentTarget.contains(target) && target.isConnected && !target.matches(':disabled') : !currentTarget.contains(relatedTarget) && relatedTarget.closest('[role=dialog], [role=alertdialog]') === null) last.current = undefined;
    },
  };
};
