import { openAround } from './openAround.ts';

const mark = (form: HTMLFormElement, control: HTMLElement, words: string): void => {
  const label = form.querySelector(`label[for="${CSS.escape(control.id)}"]`);
  if (!label || label.querySelector('.read')) return;
  const said = document.createElement('span');
  said.className = 'read';
  said.textContent = `✦ ${words}`;
  label.append(' ', said);
  // What is corrected is no longer the resume's.
  control.addEventListener('input', () => said.remove(), { once: true });
};

/** What another resume filled in and nobody corrected goes: of two files chosen one after the other, the last one counts. */
const forgetRead = (form: HTMLFormElement): void => {
  for (const said of form.querySelectorAll('label .read')) {
    const control = said.closest('label')?.control;
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = '';
    said.remove();
  }
};

/** Why a resume cannot be read; `isRefused`: nor will it be taken. */
export type Against = { readonly message: string; readonly isRefused: boolean };

export const NOTHING: Against = { message: '', isRefused: false };

const REFUSED = new Set(['FILE_BLANK', 'FILE_NOT_WHAT_IT_SAYS', 'FILE_TOO_LARGE']);

/** Fills what the form does not know yet out of the resume that was chosen, and marks it. Answers why the file cannot be read, where the server says so; whatever else goes wrong, the form is filled in by hand. */
export const readResume = async (form: HTMLFormElement, file: File): Promise<Against> => {
  const { reads, from } = form.dataset;
  if (!reads || !from) return NOTHING;
  const body = new FormData();
  body.set('resume', file);
  const response = await fetch(reads, { method: 'POST', body });
  if (response.status === 400) {
    const { message = '', errorCode = '' } = (await response.json()) as { readonly message?: string; readonly errorCode?: string };
    return { message, isRefused: REFUSED.has(errorCode) };
  }
  if (!response.ok) return NOTHING;
  const { answers } = (await response.json()) as { readonly answers: Readonly<Record<string, string>> };
  forgetRead(form);
  for (const [name, value] of Object.entries(answers)) {
    const control = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${CSS.escape(name)}"]`);
    if (!control || control.value !== '') continue;
    control.value = value;
    if (control.value === '') continue;
    openAround(control);
    mark(form, control, from);
  }
  return NOTHING;
};
