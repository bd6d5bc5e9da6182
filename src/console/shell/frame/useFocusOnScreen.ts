import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Puts the focus on the sheet when a new screen has taken away what had it, so that the next Tab reaches that screen and not the frame again. */
export const useFocusOnScreen = (isLoading: boolean): void => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (isLoading || shown.current === pathname) return undefined;
    shown.current = pathname;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById('sheet')?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [isLoading, pathname]);
};
