export type MergedLists = { readonly added: readonly string[]; readonly duplicates: number; /** How many were given, duplicates too. */ readonly given: number };

/** What a pasted text brings to a list, in its order: an entry a line, or between commas, semicolons and tabs; what is there already is left out, by `keyOf`. */
export const mergeLists = (present: readonly string[], pasted: string, keyOf: (entry: string) => string): MergedLists => {
  const entries = pasted.split(/[\n\r\t,;、；，]+/u).map((entry) => entry.trim().replace(/\s+/gu, ' ')).filter((entry) => entry !== '');
  const keys = new Set(present.map(keyOf));
  const added = entries.filter((entry) => {
    const key = keyOf(entry);
    if (keys.has(key)) return false;
    keys.add(key);
    return true;
  });
  return { added, duplicates: entries.length - added.length, given: entries.length };
};
