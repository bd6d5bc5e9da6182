type Point = { readonly x: number; readonly y: number; readonly shiftKey: boolean; readonly ctrlKey: boolean; readonly metaKey: boolean };

/** Keeps the last click of the page until `replay` gives it to what stands there then. */
export const keepClick = (): { readonly replay: () => void } => {
  let kept: Point | undefined;
  const keep = (event: MouseEvent): void => {
    kept = { x: event.clientX, y: event.clientY, shiftKey: event.shiftKey, ctrlKey: event.ctrlKey, metaKey: event.metaKey };
  };
  document.addEventListener('click', keep, true);
  return {
    replay: () => {
      document.removeEventListener('click', keep, true);
      if (!kept) return;
      const { x, y, ...keys } = kept;
      const target = document.elementFromPoint(x, y);
      const init = { bubbles: true, cancelable: true, clientX: x, clientY: y, ...keys };
      for (const [name, kind] of [['pointerdown', PointerEvent], ['mousedown', MouseEvent], ['pointerup', PointerEvent], ['mouseup', MouseEvent], ['click', MouseEvent]] as const) target?.dispatchEvent(new kind(name, init));
    },
  };
};
