import { createSignal } from '../signal.ts';

/** What is open over the frame; one thing at a time is enough. */
export const frameState = createSignal({ palette: false, keyboardMap: false, drawer: false });

const closed = { palette: false, keyboardMap: false, drawer: false };

export const openPalette = (): void => frameState.set({ ...closed, palette: true });
export const openKeyboardMap = (): void => frameState.set({ ...closed, keyboardMap: true });
export const openDrawer = (): void => frameState.set({ ...closed, drawer: true });
export const closeAll = (): void => frameState.set(closed);
