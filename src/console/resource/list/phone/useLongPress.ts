import { useRef } from 'react';
import type { PointerEvent } from 'react';

const HELD = 450;
const STILL = 8;

/** Calls `onHold` when a finger stays on the same place; the click that follows is then to be left out (`wasHeld`). */
export const useLongPress = (onHold: (target: EventTarget) => void) => {
  const state = useRef({ timer: 0, x: 0, y: 0, held: false });
  const end = (): void => window.clearTimeout(state.current.timer);
  return {
    wasHeld: (): boolean => state.current.held,
    handlers: {
      onPointerDown: ({ pointerType, clientX, clientY, target }: PointerEvent): void => {
        state.current.held = false;
        if (pointerType === 'mouse') return;
        const timer = window.setTimeout(() => {
          state.current.held = true;
          onHold(target);
        }, HELD);
        state.current = { timer, x: clientX, y: clientY, held: false };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent): void => {
        if (Math.hypot(clientX - state.current.x, clientY - state.current.y) > STILL) end();
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
};
