/** The form that is to be corrected, why nothing was taken now, or neither where the page goes on. */
type Came = { readonly form?: HTMLFormElement; readonly against?: string };

/** Of a post that is gone: nothing is left to send. */
const GONE: readonly number[] = [404, 410];

const showInstead = (next: HTMLElement, title: string): void => {
  document.querySelector('main')?.replaceWith(next);
  document.title = title;
  window.scrollTo(0, 0);
};

/** Sends the application. What comes back to be corrected takes the place of what was sent, and the file that was chosen stays chosen. @throws where nothing came back */
export const send = async (sent: HTMLFormElement): Promise<Came> => {
  const response = await fetch(sent.action, { method: 'POST', body: new FormData(sent) });
  if (response.redirected) {
    window.location.assign(response.url);
    return {};
  }
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const next = page.querySelector('main');
  if (!next) throw new Error(`An answer without a page: ${response.status}`);
  const form = next.querySelector<HTMLFormElement>('form[data-apply]');
  if (!form && !GONE.includes(response.status)) return { against: next.querySelector('[role=alert]')?.textContent ?? page.title };
  showInstead(next, page.title);
  if (!form) {
    for (const part of document.querySelectorAll<HTMLElement>('[data-line],[data-place]')) part.hidden = true;
    return {};
  }
  const [chosen, again] = [sent.querySelector<HTMLInputElement>('input[type=file]'), form.querySelector<HTMLInputElement>('input[type=file]')];
  if (chosen?.files && again && again.getAttribute('aria-invalid') !== 'true') {
    again.files = chosen.files;
    form.querySelector('[data-again]')?.remove();
  }
  return { form };
};
