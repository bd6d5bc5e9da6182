import { useEffect } from 'react';

const opened = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether anything is open over the page. What is fading out after a choice, hidden from readers already, holds no save back. */
const isCovered = (): boolean => [...document.querySelectorAll(opened)].some((element) => element.closest('[aria-hidden="true"]') === null);

/** Ctrl S and Ctrl Enter (⌘ on a Mac) save the page's form, Esc leaves it where it has a place to go; while something is open over the form they are its own. */
export const useSaveKeys = (save: () => void, leave?: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && (event.key === 's' || event.key === 'Enter');
      if (isSave) {
        event.preventDefault();
        if (!isCovered()) save();
      } else if (event.key === 'Escape' && document.querySelector(opened) === null) leave?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [save, leave]);
};
