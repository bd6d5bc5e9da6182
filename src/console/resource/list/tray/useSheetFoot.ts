import { useCallback } from 'react';

/** The footer of a list, which stands below whatever says how high it is. */
const FOOTER = 44;

/** Keeps the place of messages above an element that stands on the footer of the sheet, however high it is. */
export const useSheetFoot = () =>
  useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty('--sheet-foot', `${FOOTER + element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty('--sheet-foot');
    };
  }, []);
