import { openAround } from './openAround.ts';
import { shrink } from './shrink.ts';

/** What is told of a step is kept when its page is left by any way, and a file is sent as soon as it is chosen. */
export const joining = (form: HTMLFormElement): void => {
  const words = form.dataset;
  const note = form.querySelector<HTMLElement>('[data-note]');
  const version = form.querySelector<HTMLInputElement>('input[name=version]');
  if (!note || !version) return;
  let [isDirty, isSent] = [false, false];
  /** What goes with the next sending alone. */
  const said: HTMLInputElement[] = [];
  const address = form.action;

  /** All that was typed; files go by themselves. */
  const typed = (): FormData => {
    const body = new FormData(form);
    for (const input of form.querySelectorAll<HTMLInputElement>('input[type=file]')) body.delete(input.name);
    return body;
  };

  /** While something is being sent nothing else can be chosen or typed: the answer takes the place of this page. What is said of it stays readable. */
  const hold = (isHeld: boolean): void => {
    for (const part of [...form.children, ...(note.parentElement?.children ?? [])]) if (part instanceof HTMLElement && !part.contains(note)) part.inert = isHeld;
  };

  const keep = async (): Promise<void> => {
    if (!isDirty || isSent) return;
    isDirty = false;
    const response = await fetch(form.action, { method: 'POST', body: typed(), headers: { accept: 'application/json' }, keepalive: true });
    const answer = response.ok && response.headers.get('content-type')?.includes('json') ? ((await response.json()) as { readonly version: number; readonly wrong: number; readonly isConflict: boolean }) : undefined;
    if (answer) version.value = String(answer.version);
    isDirty = !answer || answer.isConflict;
    note.textContent = (answer?.isConflict ? words['other'] : answer?.wrong === 0 ? words['saved'] : words['unsaved']) ?? '';
  };

  const sendWith = (name: string, value: string): void => {
    const one = document.createElement('input');
    [one.type, one.name, one.value] = ['hidden', name, value];
    form.append(one);
    said.push(one);
    form.requestSubmit();
  };

  const send = (input: HTMLInputElement): void => {
    note.textContent = words['sending'] ?? '';
    sendWith('now', input.name.split('.').slice(0, 2).join('.'));
  };

  const choose = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    input.setCustomValidity('');
    if (!file) return;
    hold(true);
    const most = Number(input.dataset['most']);
    const fitting = await shrink(file, most);
    if (fitting.size > most) {
      hold(false);
      input.setCustomValidity(input.dataset['tooLarge'] ?? '');
      input.value = '';
      input.reportValidity();
      return;
    }
    if (fitting !== file) {
      const files = new DataTransfer();
      files.items.add(fitting);
      input.files = files.files;
    }
    send(input);
  };

  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file') return;
    isDirty = true;
    note.textContent = words['unsaved'] ?? '';
  });
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file') void choose(target);
  });
  form.addEventListener('submit', (event) => {
    // The browser would put its own page of the lost connection in the place of what was entered.
    if (!navigator.onLine) {
      event.preventDefault();
      form.action = address;
      for (const one of said.splice(0)) one.remove();
      note.textContent = words['notSent'] ?? '';
      return hold(false);
    }
    isSent = true;
    hold(true);
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a'))
    link.addEventListener('click', (event) => {
      if (!isDirty && !form.querySelector('[aria-invalid]')) return;
      event.preventDefault();
      // By itself the page would come before what was typed is kept, and without what is wrong.
      form.action = link.href;
      sendWith('go', 'here');
    });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void keep().catch((error: unknown) => console.info('the step was not saved', error));
  });
  window.addEventListener('pageshow', () => {
    isSent = false;
    hold(false);
  });
  openTarget(form);
};

/** A link to an answer leads into its box, open. */
const openTarget = (form: HTMLFormElement): void => {
  const open = (): void => {
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    if (!target || !form.contains(target)) return;
    openAround(target);
    target.scrollIntoView({ block: 'start' });
    target.querySelector<HTMLElement>('input:not([type=hidden]),select,textarea')?.focus({ preventScroll: true });
    if (target.matches('input,select,textarea,[tabindex]')) target.focus();
  };
  window.addEventListener('hashchange', open);
  open();
};
