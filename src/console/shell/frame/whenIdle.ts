import { queryClient } from '../../providers/queryClient.ts';

/** Milliseconds without a click or a key: what a person asks for does not wait behind what can wait itself. */
const QUIET = 1_000;
/** Milliseconds after which one looks again whether an answer has come that is waited for: rows come before the code of menus. */
const AGAIN = 100;
/** Nor does that wait for ever: whoever types without a pause has their notices in so many milliseconds more. */
const MOST = 10_000;

let acted = -QUIET;
let isListening = false;

const listen = (): void => {
  if (isListening) return;
  isListening = true;
  for (const kind of ['click', 'keydown']) document.addEventListener(kind, () => void (acted = performance.now()), { capture: true, passive: true });
};

/** Does something once `rest` ms have passed, the person pauses and the page has nothing else to do or to wait for; answers how to call it off. */
export const whenIdle = (act: () => void, rest: number): (() => void) => {
  listen();
  const latest = performance.now() + rest + MOST;
  let handle: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (milliseconds: number): void => {
    timer = setTimeout(() => {
      if (typeof requestIdleCallback === 'undefined') look();
      else handle = requestIdleCallback(look);
    }, milliseconds);
  };
  const look = (): void => {
    const now = performance.now();
    const left = Math.min(Math.max(acted + QUIET, queryClient.isFetching() > 0 ? now + AGAIN : 0), latest) - now;
    if (left > 0) wait(left);
    else act();
  };
  wait(rest);
  return () => {
    clearTimeout(timer);
    if (handle !== undefined) cancelIdleCallback(handle);
  };
};
