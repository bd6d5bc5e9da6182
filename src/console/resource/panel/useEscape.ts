import { useEffect, useRef } from 'react';

const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Escape closes the panel where nothing has the focus that could take the key: its record has not come yet, or a click on plain text took the focus away.
 * What holds the focus hears the key itself.
 */
export const useEscape = (onClose: () => void, isOn = true): void => {
  const newest = useRef(onClose);
  newest.current = onClose;
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.target !== document.body || document.querySelector(layers)) return;
      newest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
};
