import type { Advance } from '../resource/bulk-edit/advance.ts';

/** Payslips that are worked on at once: few enough for the memory, and many enough that a statement costs nothing beside them. */
const PORTION = 1000;

/** Goes through payslips a portion at a time, telling how many are done; the end is the caller's to tell. */
export const inPortions = async (ids: readonly string[], advance: Advance, work: (some: readonly string[]) => Promise<void>): Promise<void> => {
  for (let at = 0; at < ids.length; at += PORTION) {
    await advance(at, ids.length);
    await work(ids.slice(at, at + PORTION));
  }
};
