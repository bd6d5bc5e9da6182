import { bringBack, keep } from './draft.ts';
import { readResume } from './readResume.ts';

const MOST_BYTES = 5_000_000;
/** After the page was opened: who comes back to a filled form may be faster than the server takes a person to be. */
const LEAST_MS = 4000;

/** Shows one step of the application at a time, with a progress line and one button. */
export const stepByStep = (form: HTMLFormElement): void => {
  const words = form.dataset;
  const name = words['apply'] ?? '';
  const steps = [...form.querySelectorAll<HTMLFieldSetElement>('fieldset[data-step]')];
  const [line, place] = [document.querySelector<HTMLProgressElement>('[data-line]'), document.querySelector<HTMLElement>('[data-place]')];
  const [go, back] = [form.querySelector<HTMLButtonElement>('[data-go]'), form.querySelector<HTMLButtonElement>('[data-back]')];
  const [note, problem] = [form.querySelector<HTMLElement>('[data-note]'), form.querySelector<HTMLElement>('[data-problem]')];
  if (steps.length === 0 || !line || !place || !go || !back || !note || !problem) return;
  let at = 0;

  const show = (step: number, isMoved: boolean): void => {
    at = step;
    const isLast = at === steps.length - 1;
    steps.forEach((one, index) => (one.hidden = index !== at));
    [line.hidden, place.hidden, back.hidden] = [false, false, at === 0];
    [line.max, line.value] = [steps.length, at + 1];
    place.textContent = (words['stepOf'] ?? '').replace('{step}', String(at + 1));
    go.textContent = (isLast ? words['send'] : words['continue']) ?? '';
    problem.textContent = '';
    if (!isMoved) return;
    window.scrollTo(0, 0);
    steps[at]?.querySelector('h2')?.focus();
  };

  const resume = form.querySelector<HTMLInputElement>('input[type=file]');
  resume?.addEventListener('change', () => {
    const file = resume.files?.[0];
    resume.setCustomValidity((file?.size ?? 0) > MOST_BYTES ? (words['tooLarge'] ?? '') : '');
    if (!file || file.size > MOST_BYTES) return;
    note.textContent = words['reading'] ?? '';
    problem.textContent = '';
    void readResume(form, file)
      .catch((error: unknown): string => {
        console.info('the resume was not read', error);
        return '';
      })
      .then((against) => {
        if (resume.files?.[0] !== file) return;
        problem.textContent = against;
        note.textContent = (keep(name, form) && words['kept']) || '';
      });
  });

  /** The first control of the step that is not right; the browser says at it what is wrong. */
  const wrongIn = (step: HTMLFieldSetElement | undefined): HTMLElement | undefined => [...(step?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea') ?? [])].find((control) => !control.checkValidity());

  const stop = (control: HTMLElement): void => {
    problem.textContent = words['needed'] ?? '';
    control.closest('details')?.setAttribute('open', '');
    (control as HTMLInputElement).reportValidity();
  };

  form.noValidate = true;
  form.addEventListener('submit', (event): void => {
    const wrong = wrongIn(steps[at]);
    if (wrong || at < steps.length - 1) event.preventDefault();
    if (wrong) return stop(wrong);
    if (at < steps.length - 1) return show(at + 1, true);
    const late = steps.findIndex((step) => wrongIn(step));
    if (late >= 0) {
      event.preventDefault();
      show(late, true);
      return stop(wrongIn(steps[late])!);
    }
    go.setAttribute('aria-disabled', 'true');
    if (go.dataset['sent']) return event.preventDefault();
    const early = LEAST_MS - performance.now();
    if (early > 0) {
      event.preventDefault();
      window.setTimeout(() => form.requestSubmit(), early);
      return;
    }
    go.dataset['sent'] = '1';
  });
  window.addEventListener('pageshow', () => {
    go.removeAttribute('aria-disabled');
    delete go.dataset['sent'];
  });
  back.addEventListener('click', () => show(at - 1, true));
  form.addEventListener('input', () => {
    if (keep(name, form)) note.textContent = words['kept'] ?? '';
  });
  bringBack(name, form);
  if (keep(name, form)) note.textContent = words['kept'] ?? '';
  // What came back from the server says what is wrong: its step is shown.
  const marked = steps.findIndex((step) => step.querySelector('[aria-invalid]'));
  show(Math.max(0, marked), false);
};
