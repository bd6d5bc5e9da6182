/** Runs so many works at once, and the others in the order in which they came. */
export const someAtOnce = (most: number) => {
  let going = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (going >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else going += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else going -= 1;
    }
  };
};
