import { useEffect } from 'react';

/** Ctrl S and Ctrl Enter (⌘ on a Mac) save the page's form; while a dialog is open they are its own. */
export const useSaveKeys = (save: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && (event.key === 's' || event.key === 'Enter');
      if (!isSave || event.defaultPrevented) return;
      event.preventDefault();
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') === null) save();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [save]);
};
