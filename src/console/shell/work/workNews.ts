import { createSignal } from '../signal.ts';

/** What those who hear the page are told of the work that cards show: which, and how far it is. */
export const workNews = createSignal<{ readonly what: string; readonly how: string } | undefined>(undefined);
