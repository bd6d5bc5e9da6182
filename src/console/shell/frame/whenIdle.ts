/** Milliseconds without a click or a key: what a person asks for does not wait behind what can wait itself. */
const QUIET = 1_000;
/** Nor does that wait for ever: whoever types without a pause has their notices in so many milliseconds more. */
const MOST = 10_000;

let acted = -QUIET;
let isListening = false;

const listen = (): void => {
  if (isListening) return;
  isListening = true;
  for (const kind of ['click', 'keydown']) document.addEventListener(kind, () => void (acted = performance.now()), { capture: true, passive: true });
};

/** Does something once `rest` ms have passed, the person pauses and the page has nothing else to do; answers how to call it off. */
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
    const left = Math.min(acted + QUIET, latest) - now;
    if (left > 0) wait(left);
    else act();
  };
  wait(rest);
  return () => {
    clearTimeout(timer);
    if (handle !== undefined) cancelIdleCallback(handle);
  };
};
