/** Keeps what was read for so long, and no longer: what nobody asks for again takes no memory. */
export type Fresh<Kept> = {
  /** What is kept under the key, else what `read` makes now. */
  take(key: string, read: () => Kept): Kept;
  drop(key: string): void;
  clear(): void;
  readonly size: number;
};

/** `most` bounds what may be asked for within the time. */
export const freshFor = <Kept>(milliseconds: number, most: number): Fresh<Kept> => {
  const known = new Map<string, { readonly at: number; readonly kept: Kept }>();
  /** The first is the oldest: a key that is read anew goes to the end. */
  const forgetOld = (now: number): void => {
    for (const [key, { at }] of known) {
      if (now - at < milliseconds) return;
      known.delete(key);
    }
  };
  return {
    take: (key, read) => {
      const now = performance.now();
      forgetOld(now);
      const had = known.get(key);
      if (had !== undefined) return had.kept;
      if (known.size >= most) known.clear();
      const kept = read();
      known.set(key, { at: now, kept });
      return kept;
    },
    drop: (key) => void known.delete(key),
    clear: () => known.clear(),
    get size() {
      return known.size;
    },
  };
};
