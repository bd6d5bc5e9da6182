/** Keys on a choice rest so long before it is sent: each arrow is a change, and whoever goes to the fifth choice does not want the first four. */
const REST_MS = 700;
/** Where the keyboard was when the page was sent, for the page that comes. */
const PLACE = 'careers place';

const placed = (work: (storage: Storage) => void): void => {
  try {
    work(window.sessionStorage);
  } catch (error) {
    console.info('the place of the keyboard is not kept', error);
  }
};

/** Filters that send themselves: at once where they are pointed at; after the keyboard, when it rests or goes on. What nobody chose stays out of the address. */
export const narrowing = (form: HTMLFormElement): void => {
  let isTyped = false;
  let waiting: number | undefined;
  const send = (): void => {
    window.clearTimeout(waiting);
    form.requestSubmit();
  };
  form.addEventListener('formdata', ({ formData }) => {
    const unsaid = Array.from(formData).filter(([name, value]) => value === '' || (name === 'sort' && value === 'newest'));
    for (const [name] of unsaid) formData.delete(name);
  });
  for (const choice of form.querySelectorAll<HTMLSelectElement>('select[data-sends]')) {
    choice.addEventListener('keydown', () => (isTyped = true));
    choice.addEventListener('pointerdown', () => (isTyped = false));
    choice.addEventListener('change', () => {
      if (!isTyped) return send();
      window.clearTimeout(waiting);
      waiting = window.setTimeout(() => {
        placed((storage) => storage.setItem(PLACE, choice.name));
        send();
      }, REST_MS);
    });
  }
  placed((storage) => {
    const place = storage.getItem(PLACE);
    storage.removeItem(PLACE);
    if (place !== null) form.querySelector<HTMLSelectElement>(`select[name="${CSS.escape(place)}"]`)?.focus();
  });
};
