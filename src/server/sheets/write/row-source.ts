import type { RowSource } from './sheet-xml.ts';
import type { Value } from './sheet.ts';

/** Reads rows one ahead, so that a full sheet knows whether another one must follow. */
export const rowSource = async (rows: AsyncIterable<readonly Value[]> | Iterable<readonly Value[]>): Promise<RowSource & { close(): Promise<void> }> => {
  const iterator = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  let next = await iterator.next();
  return {
    take: async () => {
      if (next.done === true) return undefined;
      const { value } = next;
      next = await iterator.next();
      return value;
    },
    isDone: () => next.done === true,
    close: async () => void (await iterator.return?.()),
  };
};
