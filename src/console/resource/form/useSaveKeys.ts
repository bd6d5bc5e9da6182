import { useEffect } from 'react';

const opened = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Ctrl S and Ctrl Enter (⌘ on a Mac) save the page's form, Esc leaves it where it has a place to go; while something is open over the form they are its own. */
export const useSaveKeys = (save: () => void, leave?: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && (event.key === 's' || event.key === 'Enter');
      const isFree = document.querySelector(opened) === null;
      if (isSave) {
        event.preventDefault();
        if (isFree) save();
      } else if (event.key === 'Escape' && isFree) leave?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [save, leave]);
};
