/**
 * Does pieces of work in their order, some of them begun before earlier ones have ended, so that this process and the database work at the same
 * time. Answers what came of each. After a failure nothing more is begun, what was begun is waited for, and the first failure is thrown: nothing
 * may be asked of a transaction that has ended.
 */
export const sideBySide = async <T>(pieces: number, most: number, work: (piece: number) => Promise<T>): Promise<T[]> => {
  const done: T[] = [];
  const failures: unknown[] = [];
  let next = 0;
  const begin = async (): Promise<void> => {
    while (next < pieces && failures.length === 0) {
      const piece = next++;
      await work(piece).then((one) => (done[piece] = one), (error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, most) }, begin));
  if (failures.length > 0) throw failures[0];
  return done;
};
