import type { Press } from '../grid/cellLayer.ts';
import { isText } from '../grid/cellLayer.ts';

export type Control = HTMLElement;

/** The control of an editor that takes the keys. */
export const controlOf = (box: HTMLElement | null): Control | null => box?.querySelector<HTMLElement>('input, textarea, [role=combobox], button') ?? null;

/** Does in a control what a key does that was pressed before it was there: text is put in its place, other keys are told. */
export const typeInto = (control: Control, press: Press): void => {
  const isLine = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  if (isLine && (isText(press) || press.key === ' ')) {
    const { selectionStart, selectionEnd, value } = control;
    control.setRangeText(press.key, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
    control.dispatchEvent(new Event('input', { bubbles: true }));
  } else control.dispatchEvent(new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true }));
};

/** Does on the page what a key does that no cell takes: saving, undoing. Later, when what was done before it is drawn. */
export const tellPage = (press: Press): void => void setTimeout(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true })));
