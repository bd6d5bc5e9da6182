import { openAround } from './openAround.ts';

/** Answers that stay on the device until they are sent. The file is chosen anew, and consent is given anew. */
const PREFIX = 'application ';
const DAYS = 14;
const LEFT_OUT = new Set(['token', 'website', 'consent', 'resume']);

type Draft = { readonly at: number; readonly values: readonly (readonly [string, string])[] };

/** Storage may be switched off: then nothing is kept, and nothing else changes. */
const withStorage = <T>(work: (storage: Storage) => T): T | undefined => {
  try {
    return work(window.localStorage);
  } catch (error) {
    console.info('answers are not kept on this device', error);
    return undefined;
  }
};

export const keep = (name: string, form: HTMLFormElement): boolean => {
  const values = [...new FormData(form)].flatMap(([key, value]) => (typeof value === 'string' && value !== '' && !LEFT_OUT.has(key) ? [[key, value] as const] : []));
  return withStorage((storage) => (storage.setItem(PREFIX + name, JSON.stringify({ at: Date.now(), values } satisfies Draft)), true)) ?? false;
};

const fill = (control: Element, value: string): void => {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked ||= control.value === value;
  else if ((control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) && control.value === '') control.value = value;
};

/** What the server brought back stays: only empty fields are filled. */
export const bringBack = (name: string, form: HTMLFormElement): void => {
  const text = withStorage((storage) => storage.getItem(PREFIX + name));
  const draft = text ? (JSON.parse(text) as Draft) : undefined;
  if (!draft || Date.now() - draft.at > DAYS * 86_400_000) return;
  for (const [key, value] of draft.values)
    for (const control of form.querySelectorAll(`[name="${CSS.escape(key)}"]`)) {
      fill(control, value);
      openAround(control);
    }
};

/** All drafts of the organisation: what was sent is not kept here any longer. */
export const forget = (organisation: string): void => {
  withStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(`${PREFIX}${organisation} `)) storage.removeItem(key);
  });
};
