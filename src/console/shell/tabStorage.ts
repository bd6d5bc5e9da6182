/** What is kept in this browser tab for later, as JSON: gone when it closes. */

/** What was kept under the key; undefined where nothing readable was, or nothing may be kept here. */
export const readKept = <Value>(key: string): Value | undefined => {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Keeps the value, or takes away what was kept where it is undefined. */
export const keep = (key: string, value: unknown): void => {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // No room, or nothing may be kept here: what the page shows is there all the same.
  }
};
