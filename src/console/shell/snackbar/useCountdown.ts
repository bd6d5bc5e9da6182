import { useEffect, useState } from 'react';

/** Calls `onEnd` after `duration` ms; null never ends. While paused nothing is counted, and the whole time begins again afterwards. */
export const useCountdown = (key: number | undefined, duration: number | null, onEnd: () => void): { readonly pause: () => void; readonly resume: () => void } => {
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (key === undefined || paused || duration === null) return undefined;
    const timer = setTimeout(onEnd, duration);
    return () => clearTimeout(timer);
  }, [key, paused, duration, onEnd]);
  return { pause: () => setPaused(true), resume: () => setPaused(false) };
};
