import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Whether the part of the page is still there, for what takes its time: it ends where the person is by then. */
export const useIsHere = (): RefObject<boolean> => {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
};
