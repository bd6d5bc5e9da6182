import { createSignal } from '../signal.ts';
import { holdTyped, letGoTyped } from './typedAhead.ts';

/** What is open over the frame; one thing at a time is enough. */
export const frameState = createSignal({ palette: false, keyboardMap: false, drawer: false });

const closed = { palette: false, keyboardMap: false, drawer: false };

const show = (what: Partial<typeof closed>): void => {
  letGoTyped();
  frameState.set({ ...closed, ...what });
};

export const openKeyboardMap = (): void => show({ keyboardMap: true });
export const openDrawer = (): void => show({ drawer: true });
export const closeAll = (): void => show({});
/** Its field may take a moment to come: what is typed meanwhile is kept for it. */
export const openPalette = (): void => {
  if (frameState.get().palette) return;
  show({ palette: true });
  holdTyped(closeAll);
};
