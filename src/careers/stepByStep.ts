import { bringBack, keep } from './draft.ts';
import { openAround } from './openAround.ts';
import { NOTHING, readResume } from './readResume.ts';
import { send } from './send.ts';

const MOST_BYTES = 5_000_000;
/** After the form came: who comes back to a filled form may be faster than the server takes a person to be. */
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
  const opened = performance.now();
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
    const isTooLarge = (file?.size ?? 0) > MOST_BYTES;
    problem.textContent = isTooLarge ? (words['tooLarge'] ?? '') : '';
    resume.setCustomValidity(problem.textContent);
    note.textContent = (file && !isTooLarge && words['reading']) || '';
    if (!file || isTooLarge) return;
    void readResume(form, file)
      .catch((error: unknown) => {
        console.info('the resume was not read', error);
        return NOTHING;
      })
      .then(({ message, isRefused }) => {
        if (resume.files?.[0] !== file) return;
        resume.setCustomValidity(isRefused ? message : '');
        problem.textContent = message;
        note.textContent = (keep(name, form) && words['kept']) || '';
      });
  });

  /** The first control of the step that is not right; the browser says at it what is wrong. */
  const wrongIn = (step: HTMLFieldSetElement | undefined): HTMLInputElement | HTMLTextAreaElement | undefined => [...(step?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea') ?? [])].find((control) => !control.checkValidity());

  const stop = (control: HTMLInputElement | HTMLTextAreaElement): void => {
    problem.textContent = control.validity.customError ? control.validationMessage : (words[control.validity.valueMissing ? 'needed' : 'wrong'] ?? '');
    openAround(control);
    control.reportValidity();
  };

  const release = (): void => {
    if (go.dataset['sent']) note.textContent = (keep(name, form) && words['kept']) || '';
    go.removeAttribute('aria-disabled');
    delete go.dataset['sent'];
  };

  const sendAll = async (): Promise<void> => {
    try {
      const { form: next, against = '' } = await send(form);
      if (next) {
        stepByStep(next);
        next.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      }
      problem.textContent = against;
      if (against) release();
    } catch (error) {
      console.info('the application was not sent', error);
      // Where there is a connection it may have arrived: only the answer is missing.
      problem.textContent = words[navigator.onLine ? 'noAnswer' : 'notSent'] ?? '';
      release();
    }
  };

  form.noValidate = true;
  form.addEventListener('submit', (event): void => {
    event.preventDefault();
    const wrong = wrongIn(steps[at]);
    if (wrong) return stop(wrong);
    if (at < steps.length - 1) {
      window.history.pushState({ step: at + 1 }, '');
      return show(at + 1, true);
    }
    const late = steps.findIndex((step) => wrongIn(step));
    if (late >= 0) {
      show(late, true);
      return stop(wrongIn(steps[late])!);
    }
    if (go.dataset['sent']) return;
    go.setAttribute('aria-disabled', 'true');
    go.dataset['sent'] = '1';
    problem.textContent = '';
    note.textContent = words['sending'] ?? '';
    window.setTimeout(() => void sendAll(), Math.max(0, opened + LEAST_MS - performance.now()));
  });
  window.addEventListener('pageshow', release);
  const stepOf = (state: unknown): number => (state as { readonly step?: number } | null)?.step ?? 0;
  // The browser's own way back leads through the steps, and to none before which something is missing.
  window.addEventListener('popstate', ({ state }) => {
    if (!form.isConnected) return;
    const wrong = steps.findIndex((step) => wrongIn(step));
    show(Math.min(stepOf(state), wrong < 0 ? steps.length - 1 : wrong), true);
  });
  back.addEventListener('click', () => (at > 0 && stepOf(window.history.state) === at ? window.history.back() : show(at - 1, true)));
  form.addEventListener('input', () => {
    if (keep(name, form)) note.textContent = words['kept'] ?? '';
  });
  bringBack(name, form);
  if (keep(name, form)) note.textContent = words['kept'] ?? '';
  // What came back from the server says what is wrong: its step is shown.
  const marked = steps.findIndex((step) => step.querySelector('[aria-invalid]'));
  show(Math.max(0, marked), false);
};
