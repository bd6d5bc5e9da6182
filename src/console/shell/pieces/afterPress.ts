let isPressed = false;
let waiting: (() => void)[] = [];

const end = (): void => {
  isPressed = false;
  const due = waiting;
  waiting = [];
  // The click comes right after the release.
  if (due.length > 0) setTimeout(() => due.forEach((act) => act()));
};

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (isPressed = true), { passive: true, capture: true });
  for (const kind of ['pointerup', 'pointercancel'] as const) window.addEventListener(kind, end, { passive: true, capture: true });
  // The release may be in another window.
  window.addEventListener('blur', end);
}

/** Does what may move the page once the press under way is over: a button that moves away between press and release is not clicked. */
export const afterPress = (act: () => void): void => {
  if (isPressed) waiting.push(act);
  else act();
};
