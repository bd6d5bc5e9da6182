import { createSignal } from './signal.ts';

/** What the loading screen says; undefined while it is hidden. */
export const loadingScreen = createSignal<{ readonly message: string } | undefined>(undefined);

/** Covers the page while something happens that nothing may be done beside, such as signing out; the next navigation hides it. */
export const showLoading = (message: string): void => loadingScreen.set({ message });

export const hideLoading = (): void => loadingScreen.set(undefined);
