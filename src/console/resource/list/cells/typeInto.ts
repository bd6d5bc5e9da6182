import type { HeldAct, Press } from '../grid/cellLayer.ts';
import { isText } from '../grid/cellLayer.ts';

export type Control = HTMLElement;

/** The control of an editor that takes the keys: of a telephone number the number, not its country. */
export const controlOf = (box: HTMLElement | null): Control | null => box?.querySelector<HTMLElement>('input[type=tel]') ?? box?.querySelector<HTMLElement>('input, textarea, [role=combobox], button') ?? null;

type Line = HTMLInputElement | HTMLTextAreaElement;
/** Whether text is written in a control. */
export const isLine = (control: EventTarget | null): control is Line => control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

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

const replayed = new WeakSet<Event>();

/** Whether a key is told that was pressed earlier. */
export const isReplayed = (event: Event): boolean => replayed.has(event);

/** Takes away what is marked, or else the character on that side of the caret. */
const remove = (control: Line, side: -1 | 1): void => {
  const { selectionStart, selectionEnd, value } = control;
  const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  if (from === to) control.setSelectionRange(Math.max(0, side < 0 ? from - 1 : from), side < 0 ? to : to + 1);
  put(control, '');
};

/** What a browser does in a line by itself, and not for a key that it is only told of. */
const doInLine = (control: Line, press: Press): boolean => {
  const isCommand = (press.ctrlKey || press.metaKey) && !press.altKey;
  if (isText(press) || press.key === ' ') put(control, press.key);
  else if (isCommand && press.key.toLowerCase() === 'a') control.select();
  else if (press.key === 'Backspace') remove(control, -1);
  else if (press.key === 'Delete') remove(control, 1);
  else return false;
  return true;
};

/** Does in a control what a key does that was pressed before it was there: text is put in its place, other keys are told. */
export const typeInto = (control: Control, press: Press): void => {
  if (isLine(control) && doInLine(control, press)) return;
  const told = new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true });
  replayed.add(told);
  control.dispatchEvent(told);
};

/** Does on the page what a key does that no cell takes: saving, undoing. Later, when what was done before it is drawn. */
export const tellPage = (press: Press): void => void setTimeout(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true })));
