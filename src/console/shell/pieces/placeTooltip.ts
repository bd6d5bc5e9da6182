export type TooltipPlacement = 'bottom' | 'right';

const gap = 6;
const edge = 4;

/** Puts a tooltip below its control (above where there is no room) or to its right, inside the window. */
export const placeTooltip = (bubble: HTMLElement, control: DOMRect, placement: TooltipPlacement): void => {
  const { width, height } = bubble.getBoundingClientRect();
  const isRight = placement === 'right';
  const left = isRight ? control.right + gap : control.left + control.width / 2 - width / 2;
  const below = control.bottom + gap;
  const top = isRight ? control.top + control.height / 2 - height / 2 : below + height > window.innerHeight - edge ? control.top - gap - height : below;
  bubble.style.left = `${Math.max(edge, Math.min(left, window.innerWidth - width - edge))}px`;
  bubble.style.top = `${Math.max(edge, Math.min(top, window.innerHeight - height - edge))}px`;
};
