import type { Values } from './values.ts';

/** Whose: of the person who typed it, never of the next one to sign in. */
export type DraftKey = { readonly userId: string | undefined; readonly screen: string; readonly id: string | undefined };

const keyOf = ({ userId, screen, id }: DraftKey): string => `draft:${userId ?? ''}:${screen}:${id ?? 'new'}`;

/** Keeps what was typed for the time that the person is signed out. Only in this browser tab, gone when it closes. */
export const keepDraft = (key: DraftKey, values: Values): void => sessionStorage.setItem(keyOf(key), JSON.stringify(values));

export const dropDraft = (key: DraftKey): void => sessionStorage.removeItem(keyOf(key));

/** What was typed into a form while its record was being added, for the form of what that has become. */
const handed = new Map<string, Values>();

export const handOver = (key: DraftKey, values: Values): void => void handed.set(keyOf(key), values);

/** Takes it out, once. */
export const takeOver = (key: DraftKey): Values | undefined => {
  const values = handed.get(keyOf(key));
  handed.delete(keyOf(key));
  return values;
};

/** What was kept, if anything readable was. */
export const readDraft = (key: DraftKey): Values | undefined => {
  const kept = sessionStorage.getItem(keyOf(key));
  if (kept === null) return undefined;
  try {
    return JSON.parse(kept) as Values;
  } catch {
    return undefined;
  }
};
