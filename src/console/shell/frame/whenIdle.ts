/** Does something once `rest` ms have passed and the page has nothing else to do; answers how to call it off. */
export const whenIdle = (act: () => void, rest: number): (() => void) => {
  let handle: number | undefined;
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'undefined') act();
    else handle = requestIdleCallback(act);
  }, rest);
  return () => {
    clearTimeout(timer);
    if (handle !== undefined) cancelIdleCallback(handle);
  };
};
