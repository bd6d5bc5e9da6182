/** Whoever waits longer may press again: the answer does not come any more. */
const LONGEST_MS = 30_000;

/** Sends a form once, however often its button is pressed while the answer is on its way: a passcode would be used up by the first press, a document brought twice. */
export const once = (form: HTMLFormElement): void => {
  let isSent = false;
  const hold = (isHeld: boolean): void => {
    isSent = isHeld;
    for (const button of form.querySelectorAll('button')) button.ariaDisabled = isHeld ? 'true' : null;
  };
  form.addEventListener('submit', (event) => {
    if (isSent) return event.preventDefault();
    hold(true);
    window.setTimeout(() => hold(false), LONGEST_MS);
  });
  window.addEventListener('pageshow', () => hold(false));
};
