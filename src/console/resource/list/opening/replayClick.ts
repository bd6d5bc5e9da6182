/** A click and the row of the picture that it was meant for. */
type Kept = { readonly init: MouseEventInit; readonly index: string; readonly isDouble: boolean };

const holds = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: MouseEvent): boolean => clientX >= left && clientX < right && clientY >= top && clientY < bottom;

const events = [
  ['pointerdown', PointerEvent],
  ['mousedown', MouseEvent],
  ['pointerup', PointerEvent],
  ['mouseup', MouseEvent],
  ['click', MouseEvent],
] as const;

const click = (target: Element, init: MouseEventInit, detail: number): void => {
  for (const [name, kind] of events) {
    target.dispatchEvent(new kind(name, { ...init, detail }));
    if (name === 'mousedown') target.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  }
};

/** Keeps the last click on a row of the picture, or the last two of a double click; `replay` gives it to the same row of the list, should that stand there, `forget` to nobody. */
export const keepClick = (picture: HTMLElement): { readonly replay: () => void; readonly forget: () => void } => {
  let kept: Kept | undefined;
  const keep = (event: MouseEvent): void => {
    kept = undefined;
    // The picture is inert: a click that somebody else took was not for it.
    if (event.target !== document.documentElement && event.target !== document.body) return;
    const row = [...picture.querySelectorAll<HTMLElement>('.body > .row')].find((one) => holds(one.getBoundingClientRect(), event));
    const { clientX, clientY, shiftKey, ctrlKey, metaKey } = event;
    if (row?.dataset['index']) kept = { index: row.dataset['index'], isDouble: event.detail === 2, init: { bubbles: true, cancelable: true, clientX, clientY, shiftKey, ctrlKey, metaKey } };
  };
  document.addEventListener('click', keep, true);
  const forget = (): void => document.removeEventListener('click', keep, true);
  return {
    forget,
    replay: () => {
      forget();
      if (!kept) return;
      const { init, index, isDouble } = kept;
      const target = document.elementFromPoint(init.clientX ?? 0, init.clientY ?? 0);
      if (target?.closest<HTMLElement>('[role=grid] .row')?.dataset['index'] !== index) return;
      click(target, init, 1);
      // Once the list listens for it.
      if (isDouble) setTimeout(() => click(target, init, 2));
    },
  };
};
