import type { Values } from './values.ts';

const keyOf = (screen: string, id: string | undefined): string => `draft:${screen}:${id ?? 'new'}`;

/** Keeps what was typed for the time that the person is signed out. Only in this browser tab, gone when it closes. */
export const keepDraft = (screen: string, id: string | undefined, values: Values): void => sessionStorage.setItem(keyOf(screen, id), JSON.stringify(values));

export const dropDraft = (screen: string, id: string | undefined): void => sessionStorage.removeItem(keyOf(screen, id));

/** What was kept, if anything readable was. */
export const readDraft = (screen: string, id: string | undefined): Values | undefined => {
  const kept = sessionStorage.getItem(keyOf(screen, id));
  if (kept === null) return undefined;
  try {
    return JSON.parse(kept) as Values;
  } catch {
    return undefined;
  }
};
