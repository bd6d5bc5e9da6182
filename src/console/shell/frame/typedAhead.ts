/** Keys pressed between the opening of a field and its being there. They are meant for the field: where they land, letters would open and change things. */
let text = '';
let release = (): void => undefined;

/** Ends the holding, and forgets what was held. */
export const letGoTyped = (): void => {
  release();
  text = '';
};

/** Keeps what is typed from the page until the field takes it. */
export const holdTyped = (onEscape: () => void): void => {
  letGoTyped();
  const hold = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Escape') onEscape();
    else if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
  };
  window.addEventListener('keydown', hold, true);
  release = () => window.removeEventListener('keydown', hold, true);
};

/** What was typed; from now on keys go where they land. */
export const takeTyped = (): string => {
  const typed = text;
  letGoTyped();
  return typed;
};
