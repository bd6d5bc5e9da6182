/** Moves focus to a control, or to the first thing in it that takes focus (what is wrong in it, a toggle, a group), and brings it into view. */
export const focusControl = (id: string): void => {
  const control = document.getElementById(id);
  if (!control) return;
  const wrong = control.querySelector<HTMLElement>('[aria-invalid=true]');
  const inner = wrong ?? (control.matches('input, textarea, button, select, [tabindex]') ? control : control.querySelector<HTMLElement>('[tabindex="0"], button, input'));
  const target = inner ?? control;
  target.focus({ preventScroll: true });
  target.scrollIntoView?.({ block: 'center' });
};
