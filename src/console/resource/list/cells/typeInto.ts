import type { HeldAct, Press } from '../grid/cellLayer.ts';
import { isText } from '../grid/cellLayer.ts';

export type Control = HTMLElement;

/** The control of an editor that takes the keys. */
export const controlOf = (box: HTMLElement | null): Control | null => box?.querySelector<HTMLElement>('input, textarea, [role=combobox], button') ?? null;

type Line = HTMLInputElement | HTMLTextAreaElement;
const isLine = (control: Control): control is Line => control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

/** Puts text where the caret is, in the place of what is marked. */
const put = (control: Line, text: string): void => {
  const { selectionStart, selectionEnd, value } = control;
  control.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  control.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Does in a control what an act of the clipboard does that came before it was there. What cannot be written to the clipboard any more is not cut. */
export const clipInto = (control: Control, { act, text }: Extract<HeldAct, { readonly text: string }>): void => {
  if (!isLine(control)) return;
  if (act === 'paste') return put(control, control instanceof HTMLInputElement ? text.replace(/[\r\n]+/g, ' ').trim() : text);
  const marked = control.value.slice(control.selectionStart ?? 0, control.selectionEnd ?? 0);
  if (marked === '' || globalThis.navigator?.clipboard === undefined) return;
  void navigator.clipboard.writeText(marked).then(() => (act === 'cut' ? put(control, '') : undefined));
};

/** Does in a control what a key does that was pressed before it was there: text is put in its place, other keys are told. */
export const typeInto = (control: Control, press: Press): void => {
  if (isLine(control) && (isText(press) || press.key === ' ')) put(control, press.key);
  else control.dispatchEvent(new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true }));
};

/** Does on the page what a key does that no cell takes: saving, undoing. Later, when what was done before it is drawn. */
export const tellPage = (press: Press): void => void setTimeout(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true })));
